/** A stretch of text that stayed, went or came. */
export interface RedlineRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond this many words the middle is told as one change: nobody reads such a comparison word by word. */
const mostWords = 4_000;

/**
 * What became of a text, word by word. The runs of kinds `same` and `removed` make the old text, those of `same` and
 * `added` the new one (white space apart).
 */
export function redline(before: string, after: string): RedlineRun[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < now.length - head &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  )
    tail += 1;
  const middle = compare(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  return joined([...same(old.slice(0, head)), ...middle, ...same(tail === 0 ? [] : old.slice(-tail))]);
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const same = (words: readonly string[]): RedlineRun[] => words.map((text) => ({ kind: 'same', text }));

/** Longest common subsequence of words. */
function compare(old: readonly string[], now: readonly string[]): RedlineRun[] {
  const removed = old.map((text) => ({ kind: 'removed', text }) as const);
  const added = now.map((text) => ({ kind: 'added', text }) as const);
  if (old.length === 0 || now.length === 0 || old.length + now.length > mostWords)
    return [...removed, ...added];
  const width = now.length + 1;
  const length = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number): number => length[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      length[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const runs: RedlineRun[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [left, right] = [old[row], now[column]];
    if (left !== undefined && left === right) {
      runs.push({ kind: 'same', text: left });
      row += 1;
      column += 1;
    } else if (left !== undefined && (right === undefined || at(row + 1, column) >= at(row, column + 1))) {
      runs.push({ kind: 'removed', text: left });
      row += 1;
    } else if (right !== undefined) {
      runs.push({ kind: 'added', text: right });
      column += 1;
    }
  }
  return runs;
}

/** Words of one kind in a row are one run; within a change what went stands before what came. */
function joined(runs: readonly RedlineRun[]): RedlineRun[] {
  const whole: RedlineRun[] = [];
  let change = { removed: [] as string[], added: [] as string[] };
  const close = (): void => {
    for (const kind of ['removed', 'added'] as const) {
      if (change[kind].length > 0) whole.push({ kind, text: change[kind].join(' ') });
    }
    change = { removed: [], added: [] };
  };
  for (const { kind, text } of runs) {
    const last = whole.at(-1);
    if (kind !== 'same') change[kind].push(text);
    else {
      close();
      if (last !== undefined && last === whole.at(-1) && last.kind === 'same')
        whole[whole.length - 1] = { kind, text: `${last.text} ${text}` };
      else whole.push({ kind, text });
    }
  }
  close();
  return whole;
}
