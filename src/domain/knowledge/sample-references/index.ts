import { arbeitszeugnis } from './arbeitszeugnis.ts';
import { ausbildungszeugnis } from './ausbildungszeugnis.ts';
import { praktikumszeugnis } from './praktikumszeugnis.ts';
import type { SampleReference } from './sample-reference.ts';
import { zwischenzeugnis } from './zwischenzeugnis.ts';

export type { SampleReference };

/** All samples, by kind, the best grade first. */
export const sampleReferences: readonly SampleReference[] = [
  ...arbeitszeugnis,
  ...zwischenzeugnis,
  ...praktikumszeugnis,
  ...ausbildungszeugnis,
];
