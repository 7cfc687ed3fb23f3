import { allMatches } from '../german/all-matches.ts';
import { late, lateRegExp } from '../german/late.ts';
import { wordStarts } from '../german/word-starts.ts';
import { lowered } from '../knowledge/pattern.ts';
import { bodyText } from './body-text.ts';
import type { GradedSentence } from './grade-sentence.ts';
import { isSummary } from './satisfaction.ts';
import type { Unit } from './units.ts';

const colloquial = lateRegExp(
  lowered(
    String.raw`(?:^|[^\p{L}])(?:prima|super|toll(?:e[nrs]?)?|(?:war|ist|waren|sind|einfach|echt|wirklich) klasse|spitze|kriege|krieg|theater|kram|schwer getan|gern gehabt|gern gemocht|nett(?:e[nrs]?)?|gold wert|danke für|mann/frau|echt|halt|sauber gemacht|dazu gehört|gute seele|nicht meckern|angepackt|mit angefasst|gequatscht|bescheid|geschuftet|malocht|reinschauen|schade, dass|richtig gut|ziemlich|ein bisschen|bißchen|kann man nur|nur gutes|nur das allerbeste|lassen sie sich|chef|hundertprozentig|zupacken|auch mal|losging|gut geworden|all die jahre|so gut wie alles|picobello|keinen tag bereut|so einen bekomme|bestens geklappt|blitzsauber|tipptopp|den laden|alles liebe|gemault|zum glück|wahnsinn|flott|steckt er|steckt sie|kein einziges mal|sehen lassen können|wie man so etwas|zum ersten mal|gute hände|gutes auge|durch und durch|besser kann man|bessere hilfe|traurig gemacht|so eine schöne|wie eine tochter|wie ein sohn|geschafft|ganz ehrlich|gespannt|angefangen hat|nachbessern mussten|ross|opa|haut er|bestens miteinander|mit leib und seele)(?!\p{L})`,
  ),
  'g',
);
/** How each of them begins: most letters hold none. */
const mayBeColloquial = wordStarts(
  (
    'prima,super,toll,klasse,spitze,krieg,theater,kram,schwer getan,gern gehabt,gern gemocht,nett,gold wert,' +
    'danke für,mann/frau,echt,halt,sauber gemacht,dazu gehört,gute seele,nicht meckern,angepackt,mit angefasst,' +
    'gequatscht,bescheid,geschuftet,malocht,reinschauen,schade,richtig gut,ziemlich,ein bisschen,bißchen,' +
    'kann man nur,nur gutes,nur das allerbeste,lassen sie sich,chef,hundertprozentig,zupacken,auch mal,losging,' +
    'gut geworden,all die jahre,so gut wie alles,bestens miteinander,mit leib und seele,' +
    'picobello,keinen tag bereut,so einen bekomme,bestens geklappt,blitzsauber,tipptopp,den laden,alles liebe,gemault,zum glück,wahnsinn,flott,steckt er,steckt sie,kein einziges mal,sehen lassen können,wie man so etwas,zum ersten mal,gute hände,gutes auge,durch und durch,besser kann man,bessere hilfe,traurig gemacht,so eine schöne,wie eine tochter,wie ein sohn,geschafft,ganz ehrlich,gespannt,angefangen hat,nachbessern mussten,ross,opa,haut er'
  ).split(','),
);
const firstPerson = late.gu`(?<!\p{L})(?:ich|mir|mich|meine[mnr]? (?:frau|mann|meinung))(?!\p{L})`;
/** Family businesses name the family where others name superiors. */
const family = late.u`(?<!\p{L})(?:mein|unser)\p{L}* (?:mann|frau|sohn|tochter|vater|mutter|bruder|schwester|chefin|chef)(?!\p{L})`;
const informal = late.u`(?<!\p{L})(?:du|dir|dich|dein\p{L}*)(?!\p{L})`;

/** Families write as families do. */
const household = late.u`privathaushalt|(?:in|bei) (?:unserem|uns im|meinem) haushalt|wir sind eine familie|(?:bei|für) (?:meine[rn]?|unsere[rn]?) (?:mutter|eltern|vater)(?!\p{L})|haben (?:\p{L}+ )?kinder(?!\p{L})`;
const called = late.u`\p{L}!`;
/** „Danke, liebe Frau Kern, für …“: in the middle of a reference nobody speaks to the person but by way of a card. */
const addressed = late.u`(?<!\p{L})(?:dank\p{Ll}*|alles (?:liebe|gute)|viel glück|wünschen (?:wir )?ihnen|tschüss)(?!\p{L})[^.;]{0,40}(?<!\p{L})liebe[rs]? (?:frau|herr)(?!\p{L})`;

/**
 * Does the letter look written by a layman: odd structure, everyday words, no standard formulas? Its phrases are then
 * clumsiness rather than intent.
 */
export function detectLayman(
  units: readonly Unit[],
  graded: readonly (GradedSentence | null)[],
  { rows, warmth }: { readonly rows: number; readonly warmth: number },
): boolean {
  const { flat: whole, lower } = bodyText(units);
  const threes = units[0]?.whole.threes;
  const selves = allMatches(firstPerson, lower).length;
  const formula = units.some(
    (unit, i) => unit.kind === 'sentence' && graded[i]?.graded === true && isSummary(unit, graded[i] ?? null),
  );
  const behavior = lower.includes('verhalten') || lower.includes('vorgesetzten');
  const score =
    (whole.includes('!') && called.test(whole) ? 1.2 : 0) +
    (threes !== undefined && mayBeColloquial(lower, threes)
      ? Math.min(2, 0.7 * allMatches(colloquial, lower).length)
      : 0) +
    Math.min(1.2, 0.4 * selves) +
    (informal.test(lower) || (lower.includes(', liebe') && addressed.test(lower)) ? 1 : 0) +
    (family.test(lower) ? 0.8 : 0) +
    (warmth >= 3 ? 0.6 : 0) +
    (formula ? 0 : 0.8) +
    (behavior ? 0 : 0.8) +
    (rows >= 3 ? 1.5 : 0) +
    (household.test(lower) ? 2.2 : 0);
  return score >= 2.8;
}

const warm = lateRegExp(
  lowered(
    String.raw`(?:^|[^\p{L}])(?:nur gutes|gold wert|gern gehabt|bessere[nr]? .{0,30}(?:kriege|bekommen|finden|gibt)|prima|super|toll\p{L}*|(?:war|ist|waren|sind|einfach|echt|wirklich) klasse|spitze\p{L}*|wunderbar\p{L}*|schade|vermissen|ins herz|ans herz|keinen fehler|herzlich willkommen|jederzeit (?:wieder|willkommen)|sehr zufrieden|glücksfall|perle|ein gewinn|begeistert|liebevoll|nur empfehlen|wärmstens|von herzen|großartig\p{L}*|wieder (?:nehmen|einstellen)|hundertprozentig|prächtig|rundum|rührend|fehlt (?:uns|mir)|wie kaum eine[rn]?|so eine[nr]? wie .{0,20} noch (?:nie|nicht)|am liebsten|dabehalten|(?:sehr|viel) geholfen|blind (?:geben|vertrau\p{L}*|verlass\p{L}*)|ein schatz|erdenklich|beste[rn]?)(?!\p{L})`,
  ),
  'g',
);

/** Whether a sentence in lower case holds warm words of praise. */
export function isWarm(lower: string): boolean {
  warm.lastIndex = 0;
  return warm.test(lower);
}

/** How many warm words of praise a letter holds. */
export function countWarmth(units: readonly Unit[]): number {
  return allMatches(warm, bodyText(units).lower).length;
}
