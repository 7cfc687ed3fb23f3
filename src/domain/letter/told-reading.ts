import type { Reading } from '../decode/reading.ts';
import { findingsToTell, nextSteps } from './next-steps.ts';
import { withOneWording } from './one-wording.ts';

/** A reading as people are told it, on the screen, in the report and on the command line: nothing twice. */
export function toldReading(reading: Reading): Reading {
  const one = withOneWording(reading);
  return { ...one, findings: findingsToTell(one), recommendations: nextSteps(one) };
}
