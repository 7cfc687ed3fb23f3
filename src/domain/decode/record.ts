import { searchOf } from '../german/sieve.ts';

/** What trainees must keep, and what somebody was offered, is a fact: neither praise nor blame. */
export const record = searchOf(
  /ausbildungsnachweis|berichtsheft|(?:stelle|übernahme|vertrag|anstellung|arbeitsplatz|position)(?!\p{L})[^.;]{0,40} (?:angeboten|boten)(?!\p{L})/iu,
);
