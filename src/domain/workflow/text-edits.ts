import { blocksOf, type Letter } from '../letter/letter.ts';

/** A block that whoever was to approve the text changed himself: what stood there before, and what does since. */
export interface TextEdit {
  readonly block: string;
  /** '' where the block is new. */
  readonly before: string;
  /** '' where the block is gone. */
  readonly after: string;
}

const textsOf = (letter: Letter | null): ReadonlyMap<string, string> =>
  new Map(
    (letter === null ? [] : blocksOf(letter))
      .filter(({ hidden }) => !hidden)
      .map(({ id, text, list }) => [id, [text, ...list.map((item) => `• ${item}`)].join(' ').trim()]),
  );

/** The edits of somebody after he saved once more. What he put back as it was is none. */
export function addEdits(
  edits: readonly TextEdit[],
  before: Letter | null,
  after: Letter | null,
): TextEdit[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  const known = new Map(edits.map((one) => [one.block, one]));
  return [...new Set([...known.keys(), ...old.keys(), ...now.keys()])]
    .map((block) => {
      const [was, is] = [old.get(block) ?? '', now.get(block) ?? ''];
      const earlier = known.get(block);
      // What others changed in between is not his.
      if (earlier && was === is) return earlier;
      return { block, before: earlier?.before ?? was, after: is };
    })
    .filter((one) => one.before !== one.after);
}
