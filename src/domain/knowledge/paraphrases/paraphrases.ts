import { ofCircumstances } from './of-circumstances.ts';
import { ofConditions } from './of-conditions.ts';
import { ofEffort } from './of-effort.ts';
import { ofEnding } from './of-ending.ts';
import { ofLimits } from './of-limits.ts';
import { ofManners } from './of-manners.ts';
import { ofPersons } from './of-persons.ts';
import type { Paraphrase } from './paraphrase.ts';

/** Codes, techniques and restrictions in other words than the textbook's. */
export const paraphrases: readonly Paraphrase[] = [
  ...ofPersons,
  ...ofEffort,
  ...ofLimits,
  ...ofConditions,
  ...ofCircumstances,
  ...ofManners,
  ...ofEnding,
];
