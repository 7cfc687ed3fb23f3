import type { Finding, Reading, SentenceReading } from '../decode/reading.ts';
import { blocksOf, type Letter } from '../letter/letter.ts';
import { liesIn, wordingFor } from '../letter/one-wording.ts';

/** Something the employer is asked to change in a reference. */
export interface CorrectionPoint {
  /** `clarify`: it cannot stand as it does, but how it should read only the employer can tell. */
  readonly kind: 'replace' | 'remove' | 'add' | 'clarify';
  /** The words that stand there; '' for what is missing. */
  readonly old: string;
  /** What shall stand there; '' where it shall only go. */
  readonly wanted: string;
  /** Why, German, addressed to nobody. */
  readonly reason: string;
  /** Id in knowledge/rulings.ts; null where none is needed. */
  readonly ruling: string | null;
}

/** A sentence that most readers take for worse than „gut“ is worth asking for. */
const weakFrom = 2.75;
/** From here on the employer has to prove that the work was no better. */
const belowAverage = 3.5;
const burdenOfProof = 'lag-koeln-4-sa-12-23';

/** A point with the sentence that it is about; null where it is about none. */
interface Placed {
  readonly sentence: SentenceReading | null;
  readonly finding: Finding | undefined;
  readonly point: CorrectionPoint;
}

/**
 * What can be asked for from the reading alone: weak sentences with a better wording, and findings that the employer
 * has to correct; for thanks he can be asked.
 */
export const pointsOfReading = (reading: Reading): CorrectionPoint[] =>
  placedPoints(reading).map(({ point }) => point);

function placedPoints({ sentences, findings }: Reading): Placed[] {
  const correctable = findings.filter((finding) => finding.correctable || isWish(finding));
  const told = new Set<Finding>();
  const points = sentences.flatMap((sentence): Placed[] => {
    const here = correctable.filter((finding) => liesIn(finding, sentence));
    const isWeak = (sentence.grade ?? 0) >= weakFrom;
    for (const finding of here) told.add(finding);
    if (!isWeak && here.length === 0) return [];
    const wanted = wordingFor(sentence, here) ?? '';
    return [{ sentence, finding: here[0], point: pointOf(sentence, here[0], wanted) }];
  });
  const missing = correctable.filter((finding) => !told.has(finding));
  return [
    ...points,
    ...missing.map((finding) => ({ sentence: null, finding, point: missingPoint(finding) })),
  ];
}

/** Nobody has a claim to thanks and regret: they can be asked for all the same. */
const isWish = ({ rule, kind }: Finding): boolean => kind === 'omission' && rule.startsWith('missing-thanks');

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function pointOf(sentence: SentenceReading, finding: Finding | undefined, wanted: string): CorrectionPoint {
  const below = (sentence.grade ?? 0) >= belowAverage ? burdenOfProof : null;
  return {
    ...oldOf(sentence, finding, wanted),
    wanted,
    reason: finding?.detail ?? sentence.explanation,
    ruling: finding?.ruling ?? below,
  };
}

/** Codes and restrictions can go by themselves; a sentence that tells more must not go with them. */
function oldOf(
  { text }: SentenceReading,
  finding: Finding | undefined,
  wanted: string,
): Pick<CorrectionPoint, 'kind' | 'old'> {
  const old = tidy(text);
  if (wanted !== '') return { kind: 'replace', old };
  if (finding === undefined) return { kind: 'remove', old };
  const quote = tidy(finding.quote ?? '').replace(/[.!?]$/, '');
  const isPart = quote !== '' && quote.length < old.length - 1;
  if (finding.kind !== 'code' && finding.kind !== 'restriction') return { kind: 'clarify', old };
  return { kind: 'remove', old: isPart ? `… ${quote} …` : old };
}

const missingPoint = (finding: Finding): CorrectionPoint => ({
  kind: finding.quote === undefined || finding.quote === '' ? 'add' : 'replace',
  old: finding.quote ?? '',
  wanted: finding.better ?? '',
  reason: `${finding.title}. ${finding.detail}${isWish(finding) ? ` ${onlyWish}` : ''}`,
  ruling: isWish(finding) ? null : (finding.ruling ?? null),
});

const onlyWish = 'Ein Anspruch darauf besteht nicht; es ist eine Bitte.';

/** Why a sentence of the old reference should read otherwise. */
export type Reason = Pick<CorrectionPoint, 'reason' | 'ruling'>;

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
  const explained = new Map(reading.sentences.map(({ text, explanation }) => [tidy(text), explanation]));
  const found = Object.entries(before).flatMap(([id, old]): [string, Reason][] => {
    const known = points.get(tidy(old));
    const reason = known?.reason ?? explained.get(tidy(old)) ?? '';
    const ruling = known?.ruling ?? null;
    return reason === '' && ruling === null ? [] : [[id, { reason, ruling }]];
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
    return [{ kind: wanted === '' ? 'remove' : 'replace', old, wanted, ...reason }];
  });
  const added = [...now].filter(([id, text]) => before[id] === undefined && text !== '');
  return [
    ...changed,
    ...added.map(([, wanted]) => ({ kind: 'add' as const, old: '', wanted, reason: '', ruling: null })),
  ];
}
