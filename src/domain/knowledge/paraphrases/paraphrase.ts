import type { Phrase } from '../pattern.ts';

/**
 * A code, technique or restriction in other words than the textbook's. It is told as the entry it stands for; an own
 * entry has its own cues and its own „unless“, so that neither spoils the other.
 */
export interface Paraphrase extends Phrase {
  /** Id of the code or technique that says the same. */
  readonly of: string;
}

export const ownWords = 'domain.md §3, in anderen Worten (eigene Beobachtung)';
