/** More than the longest reference holds; beyond it somebody is playing. */
export const letterLimits = {
  blocks: 400,
  /** Bullets below one block. */
  items: 200,
  /** Characters of one block, or of one bullet. */
  text: 10_000,
  /** Characters of the whole letter, some ten pages. */
  letter: 40_000,
  dropped: 400,
} as const;

const count = (limit: number): string => limit.toLocaleString('de-DE');

/**
 * What is too much in a letter of unknown shape; only its size is looked at.
 * @returns German, for whoever wrote it; null for one that can be kept
 */
export function letterFault(source: unknown): string | null {
  const blocks = listIn(source, 'areas').flatMap((area) => listIn(area, 'blocks'));
  if (blocks.length > letterLimits.blocks)
    return `Das Zeugnis hat zu viele Bausteine: höchstens ${count(letterLimits.blocks)}. Bitte einige entfernen.`;
  let length = 0;
  for (const block of blocks) {
    const list = listIn(block, 'list');
    if (list.length > letterLimits.items)
      return `Eine Aufzählung hat zu viele Punkte: höchstens ${count(letterLimits.items)}. Bitte einige entfernen.`;
    const texts = [valueIn(block, 'text'), ...list].filter((text) => typeof text === 'string');
    if (texts.some((text) => text.length > letterLimits.text))
      return `Ein Absatz ist zu lang: höchstens ${count(letterLimits.text)} Zeichen. Bitte kürzen oder aufteilen.`;
    length += texts.reduce((sum, text) => sum + text.length, 0);
  }
  return length > letterLimits.letter
    ? `Das Zeugnis ist zu lang: höchstens ${count(letterLimits.letter)} Zeichen, etwa zehn Seiten. Bitte kürzen.`
    : null;
}

function valueIn(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null
    ? (source as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function listIn(source: unknown, name: string): readonly unknown[] {
  const value = valueIn(source, name);
  return Array.isArray(value) ? value : [];
}
