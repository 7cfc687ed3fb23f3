/** A piece of the text that is being rebuilt: a paragraph, or an item of a list. */
export interface TextBlock {
  readonly kind: 'paragraph' | 'item';
  readonly text: string;
}

/** Paragraphs with a blank line between them, list items as lines below each other. */
export function joinBlocks(blocks: readonly TextBlock[]): string {
  let out = '';
  let previous: TextBlock | null = null;
  for (const block of blocks) {
    const text = block.text.trim();
    if (text === '') continue;
    const tight = previous?.kind === 'item' && block.kind === 'item';
    if (previous !== null) out += tight ? '\n' : '\n\n';
    out += block.kind === 'item' ? asItem(text) : text;
    previous = block;
  }
  return out;
}

/** „– item“; numbers are kept as they are. */
function asItem(text: string): string {
  return /^(?:–|\d{1,2}[.)]) /.test(text) ? text : `– ${text}`;
}
