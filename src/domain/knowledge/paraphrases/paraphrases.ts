import { ofBelongings } from './of-belongings.ts';
import { ofCare } from './of-care.ts';
import { ofCircumstances } from './of-circumstances.ts';
import { ofCloseness } from './of-closeness.ts';
import { ofComfort } from './of-comfort.ts';
import { ofConditions } from './of-conditions.ts';
import { ofEffort } from './of-effort.ts';
import { ofEnding } from './of-ending.ts';
import { ofFeasts } from './of-feasts.ts';
import { ofHanding } from './of-handing.ts';
import { ofLimits } from './of-limits.ts';
import { ofManners } from './of-manners.ts';
import { ofPersons } from './of-persons.ts';
import { ofProvisos } from './of-provisos.ts';
import { ofQuietMonths } from './of-quiet-months.ts';
import { ofRights } from './of-rights.ts';
import { ofSelf } from './of-self.ts';
import { ofTalk } from './of-talk.ts';
import { ofTemper } from './of-temper.ts';
import { ofTempo } from './of-tempo.ts';
import { ofTrying } from './of-trying.ts';
import { ofBystanders } from './of-bystanders.ts';
import { ofHearsay } from './of-hearsay.ts';
import { ofSecondThoughts } from './of-second-thoughts.ts';
import { ofWorkingDays } from './of-working-days.ts';
import { ofTrifles } from './of-trifles.ts';
import type { Paraphrase } from './paraphrase.ts';

/** Codes, techniques and restrictions in other words than the textbook's. */
export const paraphrases: readonly Paraphrase[] = [
  ...ofPersons,
  ...ofEffort,
  ...ofLimits,
  ...ofConditions,
  ...ofCircumstances,
  ...ofProvisos,
  ...ofQuietMonths,
  ...ofManners,
  ...ofEnding,
  ...ofBelongings,
  ...ofCare,
  ...ofCloseness,
  ...ofComfort,
  ...ofFeasts,
  ...ofHanding,
  ...ofRights,
  ...ofSelf,
  ...ofTalk,
  ...ofTemper,
  ...ofTempo,
  ...ofTrying,
  ...ofTrifles,
  ...ofBystanders,
  ...ofHearsay,
  ...ofSecondThoughts,
  ...ofWorkingDays,
];
