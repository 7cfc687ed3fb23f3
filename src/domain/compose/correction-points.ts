import type { Finding, Reading } from '../decode/reading.ts';
import { blocksOf, type Letter } from '../letter/letter.ts';
import { tidy, type CorrectionPoint } from './correction/point.ts';
import { placedPoints } from './correction/points-of-reading.ts';
import { burdenOfProof, reasonForGrade } from './correction/reason-for-employer.ts';

export type { CorrectionPoint };

/**
 * What can be asked for from the reading alone: what is wrong, and what must stand there and does not; then, marked as
 * requests, better grades and a friendlier closing, to which nobody has a claim.
 */
export const pointsOfReading = (reading: Reading): CorrectionPoint[] =>
  placedPoints(reading).map(({ point }) => point);

/** Why a sentence of the old reference should read otherwise. */
export type Reason = Pick<CorrectionPoint, 'reason' | 'ruling' | 'request'>;

/** From here on a sentence is asked to be better; better ones need no reason to read otherwise. */
const weakFrom = 2.5;

/**
 * What the reading says against each sentence that was taken over: all that a later letter to the employer needs of it.
 * @param before text of each block when the reference was taken over, by id
 */
export function reasonsFor(
  reading: Reading,
  before: Readonly<Record<string, string>>,
): Record<string, Reason> {
  const points = new Map(
    placedPoints(reading).flatMap(({ sentence, point }) =>
      sentence === null ? [] : [[tidy(sentence.text), point] as const],
    ),
  );
  const graded = new Map(reading.sentences.map(({ text, grade }) => [tidy(text), grade]));
  const found = Object.entries(before).flatMap(([id, old]): [string, Reason][] => {
    const known = points.get(tidy(old));
    const grade = graded.get(tidy(old)) ?? 0;
    if (known !== undefined) {
      const { reason, ruling, request } = known;
      return [[id, { reason, ruling, ...(request === true && { request }) }]];
    }
    // Nothing is wrong with it: another grade is only wished for.
    return grade < weakFrom
      ? []
      : [[id, { reason: reasonForGrade(grade), ruling: burdenOfProof(grade), request: true }]];
  });
  return Object.fromEntries(found);
}

/**
 * What an employer is asked for once the reference was worked on: what was changed by hand, and what was found amiss
 * and still stands as it did.
 * @param before text of each block when the reference was taken over, by id
 * @param reasons of {@link reasonsFor}
 * @param now the letter as it reads with the changes
 */
export function pointsOfImproved(
  reasons: Readonly<Record<string, Reason>>,
  before: Readonly<Record<string, string>>,
  letter: Letter,
  now: Reading,
): CorrectionPoint[] {
  return [...pointsOfChanges(reasons, before, letter), ...stillAmiss(before, letter, now)];
}

/**
 * Findings in words of the employer that nobody touched, and what is missing all the same. A sentence that is only weak
 * is left to the user: who wanted it better has written it anew.
 */
export function stillAmiss(
  before: Readonly<Record<string, string>>,
  letter: Letter,
  now: Reading,
): CorrectionPoint[] {
  const untouched = blocksOf(letter)
    .filter(({ id, text, hidden }) => !hidden && before[id] === text)
    .map(({ text }) => tidy(text));
  return placedPoints(now).flatMap(({ sentence, finding, point }) => {
    if (finding === undefined) return [];
    if (sentence === null) return isAboutParts(finding) ? [point] : [];
    const text = tidy(sentence.text);
    return untouched.some((one) => one.includes(text)) ? [point] : [];
  });
}

/** What is said of the whole letter; a finding with words of its own stands in some sentence. */
const isAboutParts = ({ kind, quote = '' }: Finding): boolean => kind === 'omission' && quote === '';

/**
 * What was changed by hand: each sentence of the old reference that reads otherwise now, was left out, or came new.
 * @param before text of each block when the reference was taken over, by id
 * @param reasons of {@link reasonsFor}
 */
export function pointsOfChanges(
  reasons: Readonly<Record<string, Reason>>,
  before: Readonly<Record<string, string>>,
  letter: Letter,
): CorrectionPoint[] {
  const blocks = blocksOf(letter);
  const now = new Map(blocks.filter(({ hidden }) => !hidden).map((block) => [block.id, block.text]));
  const changed = Object.entries(before).flatMap(([id, old]): CorrectionPoint[] => {
    const wanted = now.get(id) ?? '';
    if (wanted === old) return [];
    const reason = reasons[id] ?? { reason: '', ruling: null };
    return [{ ...plain, kind: wanted === '' ? 'remove' : 'replace', old, wanted, ...reason }];
  });
  const added = [...now].filter(([id, text]) => before[id] === undefined && text !== '');
  return [...changed, ...added.map(([, wanted]) => ({ ...plain, kind: 'add' as const, wanted }))];
}

/** A point of which nothing is known but what was changed. */
const plain: Omit<CorrectionPoint, 'kind'> = {
  old: '',
  wanted: '',
  wish: '',
  topic: '',
  reason: '',
  ruling: null,
  rules: [],
};
