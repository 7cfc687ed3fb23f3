import { flatten } from '../german/flat.ts';
import { codes } from '../knowledge/codes.ts';
import { cueIndex } from '../knowledge/cue-index.ts';
import { matchPhrase } from '../knowledge/pattern.ts';

/** A classic code („Geheimcode“) in a sentence; `id` leads to `knowledge/codes.ts`. */
export interface FoundCode {
  readonly id: string;
  /** Offsets into the text that was searched. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const worthTrying = cueIndex(codes);

/** The classic codes of one sentence, each at most once, in the order of the text. */
export function findCodes(text: string): FoundCode[] {
  const flat = flatten(text);
  const found: FoundCode[] = [];
  for (const code of worthTrying(flat.text.toLowerCase())) {
    const span = matchPhrase(code, flat.text);
    if (span === null) continue;
    const start = flat.origin(span.start);
    const end = flat.origin(span.end - 1) + 1;
    found.push({ id: code.id, start, end, text: text.slice(start, end) });
  }
  return found.toSorted((a, b) => a.start - b.start);
}
