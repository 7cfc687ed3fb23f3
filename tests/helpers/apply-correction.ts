import type { CorrectionPoint } from '../../src/domain/compose/correction-points.ts';
import type { Reading } from '../../src/domain/decode/reading.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  readonly point: CorrectionPoint;
}

/** A reference in which an employer did what the letter asks for in so many words; what it asks in words stays undone. */
export function applyCorrection(
  text: string,
  reading: Reading,
  points: readonly CorrectionPoint[],
): { readonly text: string; readonly done: readonly Edit[] } {
  const done = points
    .flatMap((point) => editOf(text, reading, point))
    .toSorted((a, b) => b.start - a.start || b.end - a.end);
  const changed = done.reduce(
    (left, { start, end, words }) => left.slice(0, start) + words + left.slice(end),
    text,
  );
  return { text: changed, done };
}

function editOf(text: string, { sentences }: Reading, point: CorrectionPoint): Edit[] {
  const { kind, old, wanted } = point;
  if (kind === 'clarify' || (kind === 'add' && wanted === '')) return [];
  if (kind === 'add') {
    const parts = partsFor(wanted);
    const last =
      sentences.findLast(({ part }) => parts.includes(part)) ??
      sentences.findLast(({ part }) => ['behavior', 'performance', 'summary', 'tasks'].includes(part));
    const at = last?.end ?? text.length;
    return [{ start: at, end: at, words: ` ${wanted}`, point }];
  }
  const words = old.split(/\s+/).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  const found = new RegExp(words.join(String.raw`[\s*_]+`), 'u').exec(text);
  if (found === null) throw new Error(`Nothing reads „${old}“`);
  return [{ start: found.index, end: found.index + found[0].length, words: wanted, point }];
}

function partsFor(wanted: string): readonly string[] {
  if (/danken|bedauern|wünschen|freuen uns auf/iu.test(wanted)) return ['closing'];
  return /gegenüber|Verhalten/u.test(wanted) ? ['behavior'] : ['performance', 'summary'];
}
