import type { Token } from '../german/tokens.ts';
import type { MarkerKind } from '../knowledge/markers/marker.ts';
import type { Grade, Rating } from '../letter/grade.ts';
import type { MarkerHit } from './find-markers.ts';
import type { SentenceUnits } from './sentence-units.ts';

/** A known formula with its grade. */
export interface Formula extends Rating {
  readonly id: string;
  /** Its words stand in sentences about things too: it holds only where the sentence rates somebody. */
  readonly ifRated?: true;
}

/** The degree that stands with the satisfaction: „vollste“, „volle“, none. */
type Degree = 'top' | 'full' | 'bare';

const topWords =
  /^(vollst|allervollst|höchst|allerhöchst|grösst|allergrösst|äusserst|ausserordentlich|ausserst|uneingeschränkt|ungeteilt|vollkommen|absolut|aussergewöhnlich|aussergewohnlich|größtmöglich|grösstmöglich|denkbar|best|überaus|hervorragend|rundum|restlos|ausgesprochen)/;
const fullWords =
  /^(voll|vollauf|hoh|hoch|gross|sehr|besonder|ganz|gänzlich|völlig|vollständig|vollumfänglich|überdurchschnittlich)/;
/** Satisfaction of others than the issuer is another statement. */
const others =
  /^(kund|gäst|gast|patient|mandant|mandantschaft|elter|klient|bewohn|schül|auftraggeb|besuch|leser|leserschaft|mitarbeit|angehörig|käuf|bürg|beteiligt|team)|(patient|mandant|bewohn)/;
/** Marks of a sentence that says more than the formula; such sentences are for the fitted part. */
export const limitingKinds: ReadonlySet<MarkerKind> = new Set([
  'mostly',
  'sometimes',
  'restriction',
  'condition',
  'help',
  'downtoner',
]);

/** A word that the satisfaction formula cannot do without. */
export const tellsContent = ({ lower }: Token): boolean => lower.startsWith('zufrieden');

/**
 * Reads the satisfaction formula, wherever it stands in the sentence; null when there is none. Covers the word order
 * („zu unserer stets vollen …“), a missing „unserer“, genitives („… der Partnerschaft“) and „waren … zufrieden“.
 * Source: domain.md §2.2 (BAG 9 AZR 584/13: „zur vollen Zufriedenheit“ is befriedigend).
 */
export function readFormula(sentence: SentenceUnits): Formula | null {
  const at = sentence.tokens.findIndex(tellsContent);
  if (at < 0) return null;
  const word = (sentence.tokens[at] as Token).text.toLowerCase();
  const noun = word.startsWith('zufriedenheit');
  const text = sentence.tokens.map((token) => token.text).join(' ');
  if (!noun && twiceNegated.test(text)) return table[degreeAt(sentence, at)][1];
  if (noun && ownContent.test(text)) return formula('restricted', 5, [4.5, 5.5], 0.8);
  if (noun ? !ofIssuer(sentence.tokens, at) : !saidByIssuer(sentence.tokens, at)) return null;
  const kinds = new Set(sentence.hits.map((hit) => hit.kind));
  if (kinds.has('fault') || kinds.has('distance')) return null;
  if (doubtful.test(text)) return null;
  const degree = /\bvoll und ganz\b/i.test(text) ? 'full' : degreeAt(sentence, at);
  const always = alwaysBy(sentence, at);
  if (kinds.has('effort')) return formula('effort', 5, [5, 6], 0.9);
  if (intended.test(text)) return null;
  if (partOnly.test(text)) return formula('partial', degree === 'bare' ? 5 : 4.5, [4, 5.5], 0.7);
  const limited = sentence.hits.some(
    (hit) => limitingKinds.has(hit.kind) && !isMereSummary(sentence, hit, degree),
  );
  if (limited && degree === 'full' && always) return null;
  if (limited && degree !== 'top') {
    return degree === 'bare'
      ? formula('restricted', 5, [4.5, 5.5], 0.9)
      : formula('restricted-full', 4.5, [4, 5], 0.6);
  }
  if (limited) return null;
  if (!noun && degree !== 'bare' && verySatisfiedAt(sentence.tokens, at))
    return verySatisfied[always ? 1 : 0];
  if (!noun && degree === 'top' && !always) return formula('top', 2, [1, 2.5], 0.6);
  return table[degree][always ? 1 : 0];
}

const table: Readonly<Record<Degree, readonly [Formula, Formula]>> = {
  top: [formula('top', 1.5, [1, 2], 0.6), formula('top-always', 1, [1, 1.5], 0.97)],
  full: [formula('full', 3, [2.5, 3], 0.9), formula('full-always', 2, [1.5, 2.5], 0.95)],
  bare: [formula('bare', 4, [3.5, 4.5], 0.9), formula('bare-always', 3, [3, 4], 0.6)],
};

function formula(id: string, grade: Grade, range: readonly [Grade, Grade], confidence: number): Formula {
  return { id: `satisfaction-${id}`, grade, range, confidence };
}

/** Words that turn the formula into something else; left to the fitted part. */
const doubtful =
  /\b(nicht|kein\w*|nie|weder|kaum|ohne(?! (Unterbrechung|Ausnahme|Einschränkung|Vorbehalt|Abstrich))|bedacht|gemäßen|gemässen|entsprachen|langsam|erst|vor allem|wenn)\b/i;

/** „zu seiner eigenen vollsten Zufriedenheit“, „unsere Zufriedenheit wollte er erringen“: not the employer's content. */
const ownContent =
  /\b(seiner|ihrer) eigenen (\p{Ll}+ )?Zufriedenheit\b|\bZufriedenheit (wollte|suchte|wünschte|strebte|trachtete)\b|\b(wollte|suchte|wünschte)\b.{0,60}\bZufriedenheit\b.{0,30}\b(erringen|erlangen|gewinnen|erreichen)\b/u;

/** „Es gab keinen Tag, an dem wir nicht voll zufrieden waren“: always content. */
const twiceNegated =
  /\b(kein(en|e|em)? (einzige[nrsm]? )?(Tag|Moment|Augenblick|Zeitpunkt|Mal|Woche|Monat|Jahr)|nie|niemals)\b.* nicht (\p{Ll}+ ){0,2}zufrieden\b/u;

/** What was meant to be done, or would have been, is not said to have been done. */
const intended = /\b(hätte|hätten|zu (erledigen|erfüllen|bewältigen|lösen|arbeiten))\b/i;
/** Content with a part of the work only („die leichteren Aufgaben“, „die Arbeiten, die ihm lagen“). */
const partOnly =
  /\b(einige|einzelne|manche|leichtere[nr]?|einfachere[nr]?|in der Hauptsache|zu Ende führte|(ihm|ihr) (lagen|zusagten)|Fähigkeiten entsprachen)\b/i;

/** „insgesamt“ before „volle Zufriedenheit“ sums up; alone it restricts. */
function isMereSummary(sentence: SentenceUnits, hit: MarkerHit, degree: Degree): boolean {
  return degree !== 'bare' && /^(insgesamt|alles)$/i.test((sentence.tokens[hit.first] as Token).text);
}

/** „Wir waren mit ihren Leistungen … zufrieden“, „Ihre Leistungen waren … zufriedenstellend“. */
function saidByIssuer(tokens: readonly Token[], at: number): boolean {
  const word = (tokens[at] as Token).text.toLowerCase();
  if (!/^zufrieden(gestellt|stellend)?$/.test(word)) return false;
  if (at === 0) return false;
  const texts = tokens.map((token) => token.text.toLowerCase());
  if (texts.includes('gut')) return false;
  if (word !== 'zufrieden') return texts.some((text) => /leistung/.test(text));
  if (texts.includes('wir')) return /^(waren|sind|durften|dürfen)$/.test(verbOf(texts));
  const speaks =
    texts.some((text) => superior.test(text)) && !tokens.some((token) => others.test(token.stem));
  return (
    speaks &&
    texts.some((text) => /^(war|waren|ist|sind)$/.test(text)) &&
    texts.some((text) => work.test(text))
  );
}

/** Who speaks for the employer. */
const superior =
  /(leitung|direktion|führung|vorstand|präsidium|inhaber|inhaberin|chef|chefin|geschäftsführer|geschäftsführerin|vorgesetzte[rnm]?|partner|partnerschaft|kanzlei|meister|meisterin|behörde|gemeinde)$/;
const work = /^(leistung|arbeit|arbeitsleistung|tätigkeit|einsatz|dienst)/;

function verbOf(texts: readonly string[]): string {
  return (
    texts.find((text) => /^(waren|sind|konnten|blicken|können|könnten|durften|dürfen)$/.test(text)) ?? ''
  );
}

/** „Sehr zufrieden“ says more than „voll zufrieden“. */
const verySatisfied: readonly [Formula, Formula] = [
  formula('full-always', 2, [2, 3], 0.7),
  formula('top-always', 1.5, [1, 2], 0.7),
];

const verySatisfiedAt = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some((token) => token.text === 'sehr');

/** A time adverb that governs the satisfaction: not one behind „und“ that belongs to the next statement. */
function alwaysBy(sentence: SentenceUnits, at: number): boolean {
  const rest = sentence.tokens.findIndex((token, index) => index > at && /^(und|;)$/.test(token.text));
  const end = rest < 0 ? sentence.tokens.length : rest;
  const before = sentence.tokens.slice(0, end).map((token) => token.text);
  return (
    sentence.hits.some(
      (hit) => hit.kind === 'always' && hit.first < end && governs(sentence.tokens, hit, at),
    ) ||
    /\bin jeder (Hinsicht|Beziehung)\b/.test(before.join(' ')) ||
    alwaysAfter(sentence, at)
  );
}

/** „… Zufriedenheit, und das jederzeit“, „… und zwar durchgängig“: said behind, meant of the same. */
function alwaysAfter({ tokens, hits }: SentenceUnits, at: number): boolean {
  return hits.some(({ kind, first }) => {
    if (kind !== 'always' || first <= at + 1) return false;
    const lead = tokens.slice(first - 2, first).map((token) => token.text.toLowerCase());
    return lead[0] === 'und' && /^(zwar|das|dies)$/.test(lead[1] ?? '');
  });
}

const determiner = /^(die|der|das|den|dem|des|ihre[nr]?|seine[nr]?)$/i;
const verb = /^(ge\p{Ll}+t|\p{Ll}+te|\p{Ll}+ten|war|ist|sind|waren)$/u;
const deed =
  /^(versah|versieht|verricht|nahm|übte|leistet|kam|ging|wickelt|erledig|erfüll|arbeit|bewältig|führt|hat$|haben$)/;

/**
 * Does „stets“ speak of the satisfaction? Not in „die stets anspruchsvollen Aufgaben“, nor in „war stets freundlich
 * und erledigte … zu unserer vollen Zufriedenheit“.
 */
function governs(tokens: readonly Token[], { first, last }: MarkerHit, at: number): boolean {
  if (last > at) return true;
  const [adjective, noun] = [tokens[last + 1], tokens[last + 2]];
  if (
    determiner.test(tokens[first - 1]?.text ?? '') &&
    /^\p{Ll}+en?$/u.test(adjective?.text ?? '') &&
    noun?.capital === true &&
    !noun.text.startsWith('Zufriedenheit')
  )
    return false;
  const way = tokens.findLastIndex((token, index) => index < at && /^(zu|zur)$/i.test(token.text));
  const between = tokens.slice(last + 1, way > last ? way : at);
  const link = between.findIndex((token) => /^(und|,|;)$/.test(token.text));
  if (link < 1) return true;
  return (
    !between.slice(0, link).some((token) => verb.test(token.text)) &&
    !between.slice(link).some((token) => deed.test(token.text))
  );
}

/** „zu unserer … Zufriedenheit“, „zur vollen Zufriedenheit der Geschäftsleitung“; not that of customers. */
function ofIssuer(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 8), at).map((token) => token.text.toLowerCase());
  const from = Math.max(before.lastIndexOf('zu'), before.lastIndexOf('zur'));
  const aside = tokens.slice(Math.max(0, at - 8) + from + 1, at);
  if (from >= 0 && aside.some((token) => token.text === 'und') && aside.some((token) => token.capital))
    return false;
  if (from < 0 || before.slice(from).some((word) => /^(die|der|das|,)$/.test(word))) return false;
  return (
    !tokens.slice(at + 1, at + 6).some((token) => others.test(token.stem)) &&
    (/^(unsere|meine)r$/.test(before[from + 1] ?? '') || !before.some((word) => others.test(word)))
  );
}

const onto = /^(das|aufs)$/;

/** The strongest degree word that belongs to the satisfaction: between „zu“ and it, or in front of „zufrieden“. */
function degreeAt(sentence: SentenceUnits, at: number): Degree {
  const { tokens } = sentence;
  let degree: Degree = 'bare';
  for (let index = at - 1; index >= Math.max(0, at - 8); index -= 1) {
    const token = tokens[index] as Token;
    if (token.kind === 'mark' && token.text !== '-') break;
    if (/^(zu|zur|dass)$/.test(token.text)) break;
    // „Frau Groß“ is no degree, „auf das Höchste“ is.
    if (token.capital && index > 0 && !onto.test(tokens[index - 1]?.text ?? '')) continue;
    if (sentence.hits.some((hit) => limitingKinds.has(hit.kind) && hit.first <= index && hit.last >= index))
      continue;
    const stem = token.stem.replaceAll('ß', 'ss');
    if (topWords.test(stem)) return 'top';
    if (fullWords.test(stem)) degree = 'full';
  }
  return degree;
}
