import { flatten } from '../german/flat.ts';
import { threesOf } from '../german/threes.ts';
import { codeById, codes } from '../knowledge/codes.ts';
import { cueIndex } from '../knowledge/cue-index.ts';
import { paraphrases } from '../knowledge/paraphrases/paraphrases.ts';
import { matchPhrase, type Phrase } from '../knowledge/pattern.ts';

/** A classic code („Geheimcode“) in a sentence; `id` leads to `knowledge/codes.ts`. */
export interface FoundCode {
  readonly id: string;
  /** Offsets into the text that was searched. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Said in other words than the textbook's. */
  readonly paraphrase?: true;
}

type Told = Phrase & { readonly of?: string };
const told = paraphrases.filter(({ of }) => codeById(of) !== undefined);
const worthTrying = cueIndex<Told>([...codes, ...told]);

/**
 * The codes of one sentence, each at most once, in the order of the text.
 */
export function findCodes(text: string): FoundCode[] {
  const flat = flatten(text);
  const lower = flat.text.toLowerCase();
  const threes = threesOf(flat.text);
  const found: FoundCode[] = [];
  const seen = new Set<string>();
  const look = (code: Told): void => {
    const id = code.of ?? code.id;
    if (seen.has(id)) return;
    const span = matchPhrase(code, flat.text, threes);
    if (span === null) return;
    seen.add(id);
    const start = flat.origin(span.start);
    const end = flat.origin(span.end - 1) + 1;
    const paraphrase = code.of === undefined ? {} : { paraphrase: true as const };
    found.push({ id, start, end, text: text.slice(start, end), ...paraphrase });
  };
  worthTrying(lower).forEach(look);
  return found.toSorted((a, b) => a.start - b.start);
}
