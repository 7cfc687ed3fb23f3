import { late } from '../german/late.ts';
import { readNumber } from '../german/numbers.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import type { Grade } from '../letter/grade.ts';
import type { Formula } from './formula.ts';
import type { SentenceUnits } from './sentence-units.ts';

const exam =
  /prüfung|prüfer|prüfling|abschluss|ausbildung|lehre|lehrzeit|berufsschul|gesellenbrief|meisterstück|studium|lehrgang|kammer/i;
/** More marks than one, a fail, or somebody else's result: for the fitted part. */
const mixed =
  /nicht|jahrgang|durchschnittlich|schüler|teilnehmer|bewerber|auszubildenden|lehrlinge\b|abitur|unser haus|übrigen/i;
const again = /wiederholung|(?<!ersten )(?<!anhieb )(?:anlauf|versuch)/i;
const swiss = late.iu`schweizer|\bHF\b|\bBMS\b|dipl\. \p{L}+ HF|\bEFZ\b|\bEBA\b|lehrabschlussprüfung|qualifikationsverfahren|kanton`;
/** Nobody passes with a German 4,5 or worse: such a mark is a Swiss one. */
const passed = late.iu`(?<!\p{L})(?:bestand|bestanden|erlangte|erwarb|diplom\p{L}*|schloss|abgeschlossen|abschloss)(?!\p{L})`;
const words: Readonly<Record<string, number>> = {
  'sehr gut': 1, gut: 2, befriedigend: 3, ausreichend: 4, mangelhaft: 5, ungenügend: 6,
  eins: 1, einser: 1, einsen: 1, zwei: 2, zweier: 2, drei: 3, dreier: 3, vier: 4, vierer: 4, fünf: 5, fünfer: 5, sechs: 6, sechser: 6,
}; // prettier-ignore
const note = late.giu`(?<!\p{L})(?:\p{L}*note(?:ndurchschnitt)?|\p{L}*schnitt)(?: von)? (?<mark>[1-6](?:,\d+)?|eins|zwei|drei|vier|fünf|sechs)(?![\p{L}\d])`;
/** „eine Drei“, „lauter Zweier“: a mark as a noun. */
const noun = late.gu`(?<!\p{L})(?:(?:[Ee]iner?|[Gg]latten?|[Ll]auter|[Dd]urchweg)(?: [gb]latten?)?) (?<mark>Eins|Zwei|Drei|Vier|Fünf|Sechs|Eins(?:er|en)|Zweier|Dreier|Vierer|Fünfer|[1-6],\d)(?![\p{L}\d])`;
/** „mit der Gesamtnote „gut““, „mit dem Prädikat sehr gut“ */
const named = late.giu`(?<!\p{L})(?:\p{L}*note|prädikat|gesamturteil|gesamtergebnis|gesamtprädikat)(?: von)?(?: [„“”"»«'‚‘])? (?<mark>sehr gut|gut|befriedigend|ausreichend|mangelhaft|ungenügend)(?!\p{L})`;
/** „mit gutem Ergebnis“, „mit befriedigendem Gesamtergebnis“ */
const resulting = late.giu`(?<!\p{L})(?:mit|ein|einem) (?<mark>(?:sehr )?gut|befriedigend|ausreichend|mangelhaft)e[ms]? (?:gesamt|prüfungs|end)?ergebnis(?!\p{L})`;
const points = late.giu`100 Punkten (?:\p{L}+ ){1,6}(?<last>\d{2,3})(?!\d)|(?<!\p{L})(?<points>\d{2,3}|\p{L}{5,}) (?:(?:von|der) (?:\p{L}+ )?(?:100|hundert) )?(?:\p{L}+ )?Punkten?(?!\p{L})`;
/** From so many of a hundred points on; the scale of the chambers. */
const scale: readonly (readonly [number, Grade])[] = [
  [92, 1],
  [81, 2],
  [67, 3],
  [50, 4],
];

/**
 * Reads the mark of an examination where it stands as a number („mit der Note 1,3“, „mit 86 Punkten“) or as a word for
 * one („eine Drei“, „mit der Gesamtnote gut“); null else. Passed at the second go, no mark is better than a 4. Swiss marks count from 6 downwards.
 * Source: § 24 of the chambers' model examination rules (100–92 points: sehr gut, 91–81: gut, 80–67: befriedigend,
 * 66–50: ausreichend).
 */
export function readExamMark({ tokens }: SentenceUnits): Formula | null {
  if (!tokens.some((token) => token.kind === 'number' || tellsMark(token))) return null;
  const text = tokens
    .map(({ kind, text: told }) => (kind === 'number' ? told.replace(/\.$/, '') : told))
    .join(' ');
  if (!exam.test(text) || mixed.test(text)) return null;
  const inSwiss = swiss.test(text);
  const isPassed = passed.test(text);
  const marks = [note, noun, named, resulting].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups }) => markOf(groups?.['mark'] ?? '', inSwiss, isPassed)),
  );
  const reached = [...text.matchAll(points)].flatMap(({ groups }) => {
    const told = groups?.['points'] ?? groups?.['last'] ?? '';
    const value = /^\d/.test(told) ? Number(told) : readNumber(told.toLowerCase());
    return value === null || value > 100 || value < 10 ? [] : [gradeFor(value)];
  });
  const [mark, ...more] = [...new Set([...marks, ...reached])];
  if (mark === undefined || more.length > 0 || twoResults(tokens)) return null;
  const told = Math.min(5, Math.round(2 * mark) / 2);
  const grade = again.test(text) && told < 4 ? 4 : told;
  return {
    id: marks.length === 0 ? 'exam-points' : 'exam-mark',
    grade,
    range: [Math.max(1, grade - 0.5), Math.min(6, grade + 0.5)],
    confidence: 0.9,
  };
}

const hint = /punkt|note|schnitt|prädikat|gesamt|ergebnis$|^(?:eins|zwei|drei|vier|fünf|sechs)(?:er|en)?$/i;
/** A word for a mark; else a number must tell it. */
export const tellsMark = rememberByWord(
  ({ kind, text }: Token): boolean => kind === 'word' && hint.test(text),
);

/** „80 in der Theorie, 95 Punkte in der Praxis“ */
const twoResults = (tokens: SentenceUnits['tokens']): boolean =>
  tokens.filter(({ text }) => /^[1-9]\d$/.test(text)).length > 1;

/** The mark as a German grade; in Switzerland 6 is the best and 4 just enough. */
function markOf(told: string, inSwiss: boolean, isPassed: boolean): number {
  const value = words[told.toLowerCase()] ?? Number(told.replace(',', '.'));
  if ((!inSwiss && !(isPassed && value > 4.4 && !Number.isInteger(value))) || value < 4) return value;
  return value >= 5.5 ? 7 - value : value >= 5 ? 2 : value >= 4.5 ? 3 : 4;
}

const gradeFor = (reached: number): Grade => scale.find(([from]) => reached >= from)?.[1] ?? 5;
