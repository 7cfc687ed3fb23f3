import { searchOf } from '../german/sieve.ts';

/** What trainees must keep is a fact: neither praise nor blame. */
export const record = searchOf(/ausbildungsnachweis|berichtsheft/iu);
