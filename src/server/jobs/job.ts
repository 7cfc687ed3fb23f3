import type { SigningParts } from '../usecases/signing/signing-parts.ts';

/** What jobs work with. */
export type JobParts = SigningParts;

/** Something that is done again and again, by one server at a time. */
export interface Job {
  readonly name: string;
  /** Milliseconds from one start to the next. */
  readonly every: number;
  /** Must be finished within `lease` (job-lock.ts) and may be repeated at any time. */
  readonly work: (parts: JobParts) => Promise<void>;
}
