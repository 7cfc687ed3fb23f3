import type { AreaId, Letter } from '../letter/letter.ts';
import { redline, type RedlineRun } from '../letter/redline.ts';

/** A state of a certificate: its letter and its answers by column. */
export interface Snapshot {
  readonly letter: Letter | null;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** A block of the letter with what became of it. */
export interface BlockChange {
  readonly id: string;
  readonly area: AreaId;
  readonly state: 'same' | 'added' | 'removed' | 'changed' | 'moved';
  readonly runs: readonly RedlineRun[];
}

/** An answer that differs; `path` is that of the certificate („person.last_name“), values are as stored. */
export interface AnswerChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

export interface VersionComparison {
  readonly blocks: readonly BlockChange[];
  readonly answers: readonly AnswerChange[];
}

interface Placed {
  readonly id: string;
  readonly area: AreaId;
  readonly text: string;
}

const placed = (letter: Letter | null): Placed[] =>
  (letter?.areas ?? []).flatMap(({ id: area, blocks }) =>
    blocks
      .filter(({ hidden }) => !hidden)
      .map(({ id, text, list }) => ({
        id,
        area,
        text: [text, ...list.map((item) => `• ${item}`)].join(' '),
      })),
  );

/** What became of a certificate between two states, block by block in the order of the later one. */
export function compareVersions(before: Snapshot, after: Snapshot): VersionComparison {
  const [old, now] = [placed(before.letter), placed(after.letter)];
  const wasThere = new Map(old.map((block) => [block.id, block]));
  const isThere = new Set(now.map(({ id }) => id));
  const moved = movedBlocks(
    old.filter(({ id }) => isThere.has(id)),
    now.filter(({ id }) => wasThere.has(id)),
  );
  const blocks: BlockChange[] = now.map(({ id, area, text }) => {
    const was = wasThere.get(id);
    if (was === undefined) return { id, area, state: 'added', runs: [{ kind: 'added', text }] };
    const state = was.text === text ? (moved.has(id) ? 'moved' : 'same') : 'changed';
    return { id, area, state, runs: redline(was.text, text) };
  });
  // What went stands where it stood: after the block that was before it.
  for (const [at, { id, area, text }] of old.entries()) {
    if (isThere.has(id)) continue;
    const previous = old[at - 1]?.id;
    const place = previous === undefined ? 0 : blocks.findIndex((block) => block.id === previous) + 1;
    blocks.splice(place, 0, { id, area, state: 'removed', runs: [{ kind: 'removed', text }] });
  }
  return { blocks, answers: compareAnswers(before.answers, after.answers) };
}

/** Blocks that are in both but not in the same order: those outside the longest run that kept its order. */
function movedBlocks(old: readonly Placed[], now: readonly Placed[]): Set<string> {
  const position = new Map(old.map(({ id }, at) => [id, at]));
  const order = now.map(({ id }) => position.get(id) ?? -1);
  const best: { length: number; previous: number }[] = [];
  for (const [at, value] of order.entries()) {
    let [length, previous] = [1, -1];
    for (let earlier = 0; earlier < at; earlier += 1) {
      const one = best[earlier];
      if ((order[earlier] ?? 0) < value && one !== undefined && one.length + 1 > length)
        [length, previous] = [one.length + 1, earlier];
    }
    best.push({ length, previous });
  }
  const kept = new Set<string>();
  let at = best.reduce((top, one, index) => (one.length > (best[top]?.length ?? 0) ? index : top), 0);
  while (at >= 0 && best[at] !== undefined) {
    kept.add(now[at]?.id ?? '');
    at = best[at]?.previous ?? -1;
  }
  return new Set(now.map(({ id }) => id).filter((id) => !kept.has(id)));
}

function flat(value: unknown, path: string, found: Map<string, string>): void {
  if (value === null || value === undefined || value === '' || value === false) return;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    found.set(path, String(value));
  else if (typeof value !== 'object') return;
  else if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    if (value.length > 0) found.set(path, value.join(' · '));
  } else
    for (const [key, inner] of Object.entries(value))
      flat(inner, path === '' ? key : `${path}.${key}`, found);
}

function compareAnswers(before: Snapshot['answers'], after: Snapshot['answers']): AnswerChange[] {
  const [old, now] = [new Map<string, string>(), new Map<string, string>()];
  flat(before, '', old);
  flat(after, '', now);
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({ path, before: old.get(path) ?? '', after: now.get(path) ?? '' }));
}

/** True where nothing that a reader would see differs. */
export const isSame = ({ blocks, answers }: VersionComparison): boolean =>
  answers.length === 0 && blocks.every(({ state }) => state === 'same');
