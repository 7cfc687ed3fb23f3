import type { Finding, Reading, SentenceReading } from '../../decode/reading.ts';
import { namedGrade } from '../../letter/grade.ts';
import { atLevel, fitWording } from './fit-wording.ts';
import { toldInPresent } from './in-present.ts';
import { keepsContent } from './keeps-content.ts';
import type { Setting } from './person-words.ts';
import { tidy } from './point.ts';
import { faultless, reorderPersons } from './reword-persons.ts';
import { inPlainWords, raiseFormula, whatWasDone, withoutHealth, withoutLimits } from './reword.ts';

/** What limits or encodes a praise: it is mended by other words for the same praise. */
export const ofWording: ReadonlySet<Finding['kind']> = new Set(['code', 'restriction', 'technique']);
/** What is mended by raising a sentence to the rest. */
const ofDegree: ReadonlySet<string> = new Set([
  'dull-spot',
  'outlier',
  'praise-against-formula',
  'summary-against-singles',
]);
/** What happened only the employer can tell. */
const onlyInWords: ReadonlySet<string> = new Set(['trait-told-twice', 'trennung-angedeutet']);
const ofTense: ReadonlySet<string> = new Set(['interim-past', 'interim-slip']);
/** What is asked for in place of a sentence with what was found in it; null where only words can ask. */
export function wordingFor(
  sentence: SentenceReading,
  here: readonly Finding[],
  reading: Reading,
  setting: Setting,
): string | null {
  const { text } = sentence;
  if (here.some(({ rule }) => onlyInWords.has(rule))) return null;
  if (here.some(({ rule }) => ofTense.has(rule)))
    return here.every(({ rule }) => ofTense.has(rule)) ? toldInPresent(tidy(text)) : null;
  // A layman's exclamation marks are his voice: how he says it without them is left to him.
  if (!reading.layman && here.every(({ rule }) => rule === 'marks' || rule === 'scare-quotes'))
    return withoutMarks(text, here);
  if (here.some(({ rule }) => ofClosing.has(rule))) return newClosing(sentence, here, setting);
  const order = here.find(({ rule }) => rule === 'order-persons');
  const others = here.filter((finding) => finding !== order);
  const better = others.length === 0 ? text : betterFor(sentence, others, reading, setting);
  return better === null || order === undefined
    ? better
    : (reorderPersons(better, order.quote ?? '') ?? better);
}

/** The same sentence without marks that stress or doubt it. */
function withoutMarks(text: string, here: readonly Finding[]): string {
  const bare = here.reduce((left, { rule, quote = '' }) => {
    const inner = quote.replaceAll(/["„“”«»]/gu, '');
    return rule === 'scare-quotes' && inner !== '' ? left.replace(quote, () => inner) : left;
  }, text);
  return tidy(here.some(({ rule }) => rule === 'marks') ? bare.replaceAll(/[!?]+/gu, '.') : bare);
}

function betterFor(
  sentence: SentenceReading,
  here: readonly Finding[],
  reading: Reading,
  setting: Setting,
): string | null {
  if (here.some(({ rule, kind }) => !ofWording.has(kind) && !ofDegree.has(rule))) return null;
  const { text, grade = 9 } = sentence;
  if (here.some(({ rule }) => rule === 'praise-against-formula')) return raiseFormula(text, 1);
  if (here.some(({ rule }) => rule === 'summary-against-singles')) {
    const level = levelOfSingles(reading);
    // Where the single sentences are the weaker side, they are to be raised.
    return level < namedGrade(grade) ? raiseFormula(text, level) : null;
  }
  const isSummed = reading.sentences.some((one) => one !== sentence && isFormula(one));
  return reworded(sentence, here, setting, isSummed);
}

const isFormula = ({ category, text }: SentenceReading): boolean =>
  category === 'performance-summary' && /zufrieden/iu.test(text);

/** What is said of the end of a reference: another wish in its place tells the same. */
const ofClosing: ReadonlySet<string> = new Set([
  'interim-wishes',
  'interim-farewell',
  'gesundheit-wunsch',
  'ironischer-wunsch',
  'success-hoped',
  'meagre-wishes',
  'order-private-first',
]);

function newClosing(
  { text, better = '' }: SentenceReading,
  here: readonly Finding[],
  setting: Setting,
): string | null {
  if (/\d/u.test(text) || here.some(({ rule }) => !ofClosing.has(rule))) return null;
  if (here.every(({ rule }) => rule === 'gesundheit-wunsch')) {
    const rest = withoutHealth(text);
    if (rest !== null) return rest;
  }
  const wording = here.find((one) => one.better !== undefined)?.better ?? '';
  // Thanks that stand there stay.
  const kept = /dank/iu.test(text) && !/dank/iu.test(wording) ? better : wording;
  return kept === '' ? null : fitWording(atLevel(kept, setting.level), setting, text);
}

/** Codes that praise nothing which could be said in plain words: what shall stand there only the employer knows. */
const nothingToSay: ReadonlySet<string> = new Set([
  'puenktlichkeit-vorbild',
  'galt-als',
  'gesundes-selbstvertrauen',
  'needs-help',
  'auf-anweisung',
]);
/** Codes for a want of results: they praise the effort, and another effort it shall be. */
const ofEffort: ReadonlySet<string> = new Set([
  'interesse-ohne-ergebnis',
  'eifer',
  'nach-kraeften',
  'verstaendnis-arbeit',
]);

/** The same praise without what was found in it: the employer's own sentence where that can be, else ours. */
function reworded(
  sentence: SentenceReading,
  here: readonly Finding[],
  setting: Setting,
  isSummed: boolean,
): string | null {
  const { text, category } = sentence;
  const quotes = here.filter(({ kind }) => ofWording.has(kind)).map(({ quote = '' }) => tidy(quote));
  const isCode = here.some(({ kind }) => kind === 'code');
  const isConduct = category === 'internal-behavior' || category === 'external-behavior';
  const plain = inPlainWords(text, [...new Set(here.map(({ rule }) => rule))]);
  if (plain !== null) return plain;
  if (here.some(({ rule }) => nothingToSay.has(rule))) return null;
  if (here.every(({ rule }) => rule === 'gelegenheit')) return whatWasDone(text, setting.present);
  if (here.every(({ kind, rule }) => kind === 'restriction' || rule === 'second-attempt')) {
    const rest = withoutLimits(text, quotes);
    if (rest !== null && rest !== tidy(text)) return raiseFormula(rest, setting.level) ?? rest;
  }
  const own =
    (category === 'performance-summary' ? raiseFormula(text, setting.level) : null) ??
    (isConduct ? faultless(text, { ...setting, always: setting.level < 3 }) : null);
  if (own !== null && quotes.every((quote) => !own.includes(quote))) return own;
  // An effort that is praised for itself is no result: only another word for the effort says the same.
  const isEffort = here.some(({ rule }) => ofEffort.has(rule));
  const ofSentence = isCode && !(isEffort && category === 'motivation') ? '' : (sentence.better ?? '');
  const offered = [
    ...(isEffort ? [] : here.map(({ better = '' }) => atLevel(better, setting.level))),
    ofSentence,
    // One formula sums it all up: a second one is no better wording for anything.
  ].filter((one) => one !== '' && !(isSummed && one.includes('Zufriedenheit')));
  // A whole sentence is no turn of phrase: what it tells shall not go with it.
  const gone = quotes.filter((quote) => quote.split(' ').length <= 4).join(' ');
  return (
    offered
      .map((wording) => fitWording(wording, setting, text))
      .find(
        (wording): wording is string =>
          wording !== null && keepsContent(text, wording, { gone, lastName: setting.lastName }),
      ) ?? null
  );
}

/** What the sentences attest beside the formula that sums them up. */
export function levelOfSingles({ categories }: Reading): 1 | 2 | 3 {
  const singles = categories.filter(({ category }) => !notSingle.has(category)).map(({ grade }) => grade);
  if (singles.length === 0) return 2;
  const mean = singles.reduce((sum, grade) => sum + grade, 0) / singles.length;
  const named = namedGrade(mean);
  return named <= 1 ? 1 : named === 2 ? 2 : 3;
}
const notSingle: ReadonlySet<string> = new Set([
  'performance-summary',
  'internal-behavior',
  'external-behavior',
  'future-wishes',
  'exam-result',
]);
