import type { ModuleGroup } from './module.ts';

/** An occupation with its usual tasks, for suggestions. */
export interface Occupation {
  /** kebab-case, never changed. */
  readonly id: string;
  readonly male: string;
  readonly female: string;
  /** For people who want neither form; absent: male and female side by side. */
  readonly neutral?: string;
  /** Other names of the same job, in any gender form. */
  readonly synonyms: readonly string[];
  readonly group: ModuleGroup;
  /** Leads people as a rule. */
  readonly leader?: boolean;
  /** What clients are called: a lemma of german/group-nouns.ts; „Kunden“ when absent, null where there are none. */
  readonly clients?: string | null;
  /** Nominal phrases, the most important first; groups of people as template slots. */
  readonly activities: readonly string[];
}
