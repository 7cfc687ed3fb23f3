import { availableParallelism, hostname } from 'node:os';
import type { Bell } from '../queue/bell.ts';
import type { Pace } from '../queue/pace.ts';
import type { WriteParts } from '../records/write.ts';
import type { ByteSeal } from '../seal-bytes.ts';

/** What reading files outside of requests works with. */
export interface ReadingParts extends WriteParts {
  readonly seal: ByteSeal;
  readonly bell: Bell;
  readonly pace: Pace;
}

/** This machine: one page at a time for each of its processors. */
export const thisHost = { name: hostname(), slots: Math.max(1, availableParallelism()) };
