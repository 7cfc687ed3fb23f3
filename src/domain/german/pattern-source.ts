/**
 * A regular expression that may not be made yet. Letters of all scripts (`\p{L}`) are dear to make, and most patterns are
 * only ever needed in the form for Latin texts (`latin.ts`), many of them never.
 */
export interface PatternSource {
  readonly source: string;
  readonly flags: string;
}

/** The regular expression of a pattern. */
export const madeOf = (pattern: PatternSource): RegExp =>
  pattern instanceof RegExp ? pattern : new RegExp(pattern.source, pattern.flags);
