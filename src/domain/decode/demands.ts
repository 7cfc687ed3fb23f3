import { late, lateRegExp } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import { isMet, metBy } from './expectation.ts';
import type { Formula } from './formula.ts';
import { isTrait, type SentenceUnits } from './sentence-units.ts';

/** A word that the formula cannot do without. */
export const tellsDemand = ({ lower }: Token): boolean =>
  /^(?:(?:mindest)?anforderungen|ansprüchen?|vorstellungen)$/.test(lower);

const post =
  '\\p{L}*(?:stelle|position|funktion|tätigkeit|rolle|aufgabe|ausbildung|platzes|berufe?s|hauses|kanzlei|praxis|schule|betriebe?s|unternehmens|vereins|firma|leitung|führung|station|aufnahme|ambulanz|labors?|stube|küche|abteilung|werkstatt|saal(?:e?s)?|filiale|redaktion|hotels|schicht)';
/** What a house of ours asks is asked of the post; what customers ask is not. */
const house =
  'unsere[rs](?: \\p{L}+e[nrs]?)? (?!\\p{L}*(?:kund|g[aä]st|mandant|patient|klient|auftrag|eltern|schül|bewohn|besuch|leser|mitglied|investor|bauherr|partner|lieferant))\\p{L}+';
/** „an eine Fachverkäuferin“ */
const job = `(?:${post}|\\p{L}*(?:er|in|ent|ist|eur|kraft|mann|frau|koch))`;
/**
 * What is asked of the post as a whole, not „den Anforderungen an Sorgfalt“ or „die Ansprüche der Kunden“: the nouns
 * stand alone, or with the post, the house, the person or the job.
 */
const ofPost = lateRegExp(
  `(?:^|\\s)(?:den|unsere[nr]?|meine[nr]?|die|allen?|sämtlichen?) (?:(?:von uns )?(?:(?:an|von) )?(?:ihn|sie|ihm|ihr) )?(?:(?:\\p{L}+(?<!lich|ell|isch)en|sehr|stets|hohe) ){0,3}(?:mindest)?(?:anforderungen|ansprüchen?|vorstellungen)(?:(?! (?:de[rsn]|an|aus|auf|vo[nm]|bei|für|(?:unsere|ihre|seine|eine)[rs]) )| (?:(?:de|unsere|ihre|seine|eine)[rs](?: \\p{L}+e[nrs]?)? ${post}|${house}|an (?:eine?n?|die|den)(?: \\p{L}+e[nrs]?)? ${job}|an (?:ihn|sie))(?!\\p{L}))`,
  'u',
);
const person =
  '(?:er|sie|(?:herrn?|frau) |(?:unsere?|de[rm]|die) \\p{L}*(?:auszubild|praktik|mitarb|lehrling|student|kolleg|kraft|assist|gesell|helfer)\\p{L}*)';
const meets = '(?:hat|ist|war|zeigte|wurde|wird|erfüllte?|entsprach|entspricht|genügte?)';
/** The person, or the work as a whole, is what meets them; „die Brote genügten“ tells of a result. */
const byPerson = lateRegExp(
  `(?<!\\p{L})${meets} (?:${person}(?!\\p{L})|herrn?|frau)|^${person}.*(?<!\\p{L})${meets}(?!\\p{L})|(?<!\\p{L})von (?:ihm|ihr|herrn|frau)(?!\\p{L}).*erfüllt|^was [^,]*leistete? ,|(?:^(?:\\p{L}+ ){0,4}?|(?:entspr\\p{L}+|genügten?) )(?:seine|ihre|die|unsere) (?:\\p{L}*leistung(?:en)?|arbeit)(?!\\p{L})`,
  'u',
);
const summing = /^(?:(?:arbeits|gesamt)?leistung(?:en)?|arbeit|arbeiten|zusammenarbeit|ausbildung)$/;

/**
 * Reads what was asked and met („wurde den Anforderungen ihrer Stelle gerecht“, „hat unseren Ansprüchen genügt“): the
 * formula of expectations with other nouns, and its grades. Null where a single trait is measured, or more is said.
 * Source: domain.md §2.1 („wurde den Anforderungen gerecht“: 4), §2.2.
 */
export function readDemands(sentence: SentenceUnits): Formula | null {
  const { tokens } = sentence;
  const at = tokens.findIndex(tellsDemand);
  if (at < 0 || tokens.length > mostTokens) return null;
  const text = tokens.map(({ lower }) => lower).join(' ');
  if (more.test(text) || inField.test(text) || !ofPost.test(text) || !byPerson.test(text)) return null;
  if (!isMet(sentence) || tokens.some((token) => ofTrait(token))) return null;
  const read = metBy(sentence, at);
  // Whoever is up to demands bears them: a trait, unless it is limited.
  if (text.includes('gewachsen')) return read.grade === 5 ? { ...read, ifRated: true } : null;
  return { ...read, ifRated: true, category: 'performance-summary' };
}

const ofTrait = (token: Token): boolean =>
  token.capital && isTrait(token) && !summing.test(token.lower) && !manner.test(token.lower);
/** „Bei Vorträgen genügte er den Anforderungen“: one field of many. */
const inField = late.u`^(?:bei|beim|in|im|als|auf|am) (?!(?:der|aller) regel|(?:wesentlichen|allgemeinen|großen)|jede|alle|weiten|vollem|bester|höchstem|hervorragend|(?:\p{L}+ )?\p{L}*(?:ausbildung|praktikum|zeit|jahren|monaten)(?!\p{L}))`;
/** „in bester Weise“, „in jeder Hinsicht“ */
const manner = /^(?:weise|hinsicht)$/;
/** What goes beyond it, or was only meant. */
const more = late.u`zufrieden|übertr|zu (?:erfüllen|entsprechen|genügen)|[;:?]|(?:^|, )ob |fachlich|vorgesetzt|(?<!\p{L})(?:lage|angestrengt|darauf|darüber|hätten?|könnten?|würden?|dass|wenn|obwohl|kund\p{L}*|team\p{L}*|mannschaft)(?!\p{L})`;
const mostTokens = 24;
