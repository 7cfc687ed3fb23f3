import { placedPoints } from '../compose/correction/points-of-reading.ts';
import { withToldWordings } from '../compose/correction/told-wordings.ts';
import type { Reading } from '../decode/reading.ts';
import { findingsToTell, nextSteps } from './next-steps.ts';

/** A reading as people are told it, on the screen, in the report and on the command line: nothing twice. */
export function toldReading(reading: Reading): Reading {
  const placed = placedPoints(reading);
  const one = withToldWordings(reading, placed);
  const points = placed.map(({ point }) => point);
  return { ...one, findings: findingsToTell(one), recommendations: nextSteps(one, points) };
}
