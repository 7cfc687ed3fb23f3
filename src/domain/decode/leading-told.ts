import { flatten } from '../german/flat.ts';
import { late, lateRegExp } from '../german/late.ts';
import { leading } from '../letter/answers.ts';
import { categoryLabels, type Category } from '../letter/category.ts';
import { betterWording } from './better-wording.ts';
import type { GradedSentence } from './grade-sentence.ts';
import type { SentenceReading } from './reading.ts';

const ofLeaders: ReadonlySet<Category> = new Set<Category>(leading);
/** Is it a category in which only those are rated who lead? */
export const isOfLeading = (category: Category | undefined): boolean =>
  category !== undefined && ofLeaders.has(category);

/** Those who may be led, taught or shown their work; one's own group that helps is none of them. */
const staff =
  '(?:mitarbeiter(?:n|innen|stab\\p{L}*|schaft|zufriedenheit|motivation|gespräch\\p{L}*|förderung|entwicklung)|(?:seine|ihre|unsere|neue|alle|jüngere|die)[nr]? mitarbeiter|mitarbeitende[nr]?|(?:\\p{L}+e[nr]?) beschäftigten?|auszubildenden?|azubis?|lehrlinge?n?s?|lernenden?|praktikant(?:en|innen)|nachwuchs\\p{L}*|gesellen|\\p{L}*mannschaft(?:en)?|kolonnen?|crew|belegschaft|personal(?:s|bedarf\\p{L}*)?|teammitgliedern?|untergebenen?|unterstellt\\p{L}*|\\p{L}*kräften?|hilfskraft|einsteiger\\p{L}*|werkstudent\\p{L}+|aushilfen|monteuren?|fahrern?|(?:seine|ihre)n? leuten?)';
/** To lead, to guide, to share out work; „unter Anleitung“ and „mit Hilfe seines Teams“ tell of being led. */
const leads =
  '(?:(?:personal|mitarbeiter|menschen|team|schicht|gruppen|abteilungs|bau)?führungs?\\p{L}*|(?<!an)geführte?[mnrs]?|führte?n?(?= (?:sein|ihr|das team|die (?:gruppe|abteilung|schicht|mannschaft)|ein team))|führte?n? (?:er|sie|herr|frau)(?![^.;,]{0,90} (?:aus|durch|fort|herbei|zu ende)(?= und|[.;,]|$))|(?:ge)?leitete?n?|leitungs?\\p{L}*|anleitete?n?|anzuleiten|angeleitet|anwies|wies [^.;]{0,60} an|leitete?n? [^.;]{0,80} an|unterwies\\p{L}*|unterweist|unterrichtete|einarbeitete|eingearbeitet|arbeitete?n? [^.;]{0,60}(?:kolleg|neue|kräfte)[^.;]{0,60} ein|lernte?n? [^.;]{0,60}an|angelernt\\p{L}*|motivier\\p{L}* [^.;]{0,30}(?:beteiligte|kolleg|gruppe|team|mitglied)\\p{L}*|delegier\\p{L}*|delegation|vorgesetzter|chefin|(?:aufgaben|verantwortung|befugnisse|arbeiten)(?!\\p{L})[^.;]{0,60}(?:übertr[aäu]g\\p{L}*|verteil\\p{L}*|überlie(?:ß|ss)\\p{L}*|weiter(?:ge|zu)?(?:gab|geben|reich\\p{L}*))|(?:übertr[aäu]g\\p{L}*|verteil\\p{L}*|gab|gibt) [^.;]{0,60}(?:aufgaben|verantwortung|befugnisse)(?!\\p{L})|(?:sein|ihr|das|ein)(?:e[mnrs]?|em)? (?:\\p{L}+e[mnrs]? )?team(?:s|mitglieder\\p{L}*)?|teams|den stärken|(?:personal|mitarbeiter)?einsatz(?:plan|plän|pläne|planung)\\p{L}*|(?:dienst|schicht|urlaubs)planung\\p{L}*|besetz(?:ung|te?n?)|(?:arbeits|betriebs)klima\\p{L}*|(?:ihren|seinen|deren) (?:jeweiligen )?(?:stärken|fähigkeiten|neigungen)|(?:jeden|jede|jeder) (?:einzelne\\p{L}* )?(?:nach|entsprechend|dort))';
const speaks = lateRegExp(`(?<!\\p{L})(?:${staff}|${leads})(?!\\p{L})`, 'iu');
/** What others gave: help, guidance and the lead. */
const received = late.giu`(?<!\p{L})(?:unter|nach|mit|bei|auf|ohne|dank|durch)(?: (?:der|die|dem|den|einer|genauer|enger|ständiger|fachlicher|sachkundiger|entsprechender|gelegentlicher|tatkräftiger))* (?:unterstützung|hilfe|(?:an)?leitung|führung|unterweisung|einarbeitung|aufsicht|zutun)(?: (?:de[rsmn]|durch|von|seine[rsnm]?|ihre[rsnm]?|eine[rsnm]?)(?: \p{L}+){1,2})?`;

const isHelped = (text: string): boolean => flatten(text).text.search(received) >= 0;

/** Does a sentence speak of leading, of staff, of guiding others? */
export const speaksOfLeading = (text: string): boolean =>
  speaks.test(flatten(text).text.replaceAll(received, ' '));

/**
 * The sentences of somebody who leads nobody: what is read as a rating of leading without a word of it („bearbeitete er
 * mit Unterstützung seiner Gruppe“) speaks of the next likely category, if there is one, and asks for its wording.
 * @param graded what was read of the same units
 */
export function withoutLeading(
  sentences: readonly SentenceReading[],
  graded: readonly (GradedSentence | null)[],
): SentenceReading[] {
  return sentences.map((one, at) =>
    [one.category, ...one.categories].some(isOfLeading) && !speaksOfLeading(one.text)
      ? besideLeading(one, graded[at]?.beside)
      : one,
  );
}

function besideLeading(sentence: SentenceReading, beside: Category | undefined): SentenceReading {
  const { category, explanation } = sentence;
  const others = sentence.categories.filter((one) => !isOfLeading(one));
  if (category === undefined || !isOfLeading(category)) return { ...sentence, categories: others };
  // Whoever worked with help worked less on his own.
  const instead = others[0] ?? (isHelped(sentence.text) ? 'self-reliance' : beside);
  const { category: _, better: __, ...rest } = sentence;
  const label = `${categoryLabels[category]}: `;
  if (instead === undefined) return { ...rest, categories: [], explanation: explanation.replace(label, '') };
  const better = betterWording(instead, sentence.grade ?? 1);
  return {
    ...rest,
    category: instead,
    categories: others.length > 0 ? others : [instead],
    explanation: explanation.replace(label, `${categoryLabels[instead]}: `),
    ...(better === null ? {} : { better }),
  };
}
