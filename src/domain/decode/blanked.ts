import type { Token } from '../german/tokens.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The sentence with blanks over some of its words, so that all others keep their places; null where nothing goes.
 * @param spansIn places in the sentence as it is given to it: one space between words, however its lines break
 */
export function blanked(
  text: string,
  tokens: readonly Token[],
  spansIn: (told: string) => readonly Span[],
): string | null {
  let told = '';
  const ends = tokens.map((token) => {
    told += `${told === '' || (token.kind === 'mark' && ',.;:!?'.includes(token.text)) ? '' : ' '}${token.text}`;
    return told.length;
  });
  const spans = spansIn(told);
  if (spans.length === 0) return null;
  const goes = (at: number): boolean =>
    spans.some(({ start, end }) => (ends[at] as number) > start && (ends[at] as number) <= end);
  let rest = text;
  for (const [at, { start, end }] of tokens.entries())
    if (goes(at)) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}
