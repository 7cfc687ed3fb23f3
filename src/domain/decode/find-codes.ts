import { flatten } from '../german/flat.ts';
import { codes, type Code } from '../knowledge/codes.ts';
import { findPhrase } from '../knowledge/pattern.ts';

/** A classic code („Geheimcode“) in a sentence; `id` leads to `knowledge/codes.ts`. */
export interface FoundCode {
  readonly id: string;
  /** Offsets into the text that was searched. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The classic codes of one sentence, each at most once, in the order of the text.
 * @param among the codes worth seeking; all where the sentence stands alone
 */
export function findCodes(text: string, among: readonly Code[] = codes): FoundCode[] {
  const flat = flatten(text);
  const lower = flat.text.toLowerCase();
  const found: FoundCode[] = [];
  for (const code of among) {
    const span = findPhrase(code, flat.text, lower);
    if (span === null) continue;
    const start = flat.origin(span.start);
    const end = flat.origin(span.end - 1) + 1;
    found.push({ id: code.id, start, end, text: text.slice(start, end) });
  }
  return found.toSorted((a, b) => a.start - b.start);
}
