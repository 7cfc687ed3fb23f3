import { freedomClashes } from './freedom-clashes.ts';
import type { StoryClash } from './story-clash.ts';

/** What takes a trait back by what was done about it: who helped, decided, stood in, and what became of it. */
export const aspectClashes: readonly StoryClash[] = [...freedomClashes];
