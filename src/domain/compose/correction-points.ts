import type { Finding, Reading, SentenceReading } from '../decode/reading.ts';
import { blocksOf, type Letter } from '../letter/letter.ts';

/** Something the employer is asked to change in a reference. */
export interface CorrectionPoint {
  readonly kind: 'replace' | 'remove' | 'add';
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

/**
 * What can be asked for from the reading alone: weak sentences with a better wording, and findings that the employer
 * has to correct.
 */
export function pointsOfReading({ sentences, findings }: Reading): CorrectionPoint[] {
  const correctable = findings.filter((finding) => finding.correctable);
  const told = new Set<Finding>();
  const points = sentences.flatMap((sentence): CorrectionPoint[] => {
    const here = correctable.filter((finding) => liesIn(finding, sentence));
    const isWeak = (sentence.grade ?? 0) >= weakFrom;
    for (const finding of here) told.add(finding);
    if (!isWeak && here.length === 0) return [];
    const wanted = sentence.better ?? here.find(({ better }) => better !== undefined)?.better ?? '';
    return [pointOf(sentence, here[0], wanted)];
  });
  const missing = correctable.filter((finding) => !told.has(finding));
  return [...points, ...missing.map((finding) => missingPoint(finding))];
}

const liesIn = ({ start, end }: Finding, sentence: SentenceReading): boolean =>
  start !== undefined && end !== undefined && start < sentence.end && end > sentence.start;

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function pointOf(sentence: SentenceReading, finding: Finding | undefined, wanted: string): CorrectionPoint {
  return {
    kind: wanted === '' ? 'remove' : 'replace',
    old: tidy(sentence.text),
    wanted,
    reason: finding?.detail ?? sentence.explanation,
    ruling: finding?.ruling ?? null,
  };
}

const missingPoint = (finding: Finding): CorrectionPoint => ({
  kind: finding.quote === undefined || finding.quote === '' ? 'add' : 'replace',
  old: finding.quote ?? '',
  wanted: finding.better ?? '',
  reason: `${finding.title}. ${finding.detail}`,
  ruling: finding.ruling ?? null,
});

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
  const points = new Map(pointsOfReading(reading).map((point) => [point.old, point]));
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
