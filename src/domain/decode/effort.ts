import type { Token } from '../german/tokens.ts';
import type { Formula } from './formula.ts';
import type { SentenceUnits } from './sentence-units.ts';

/** „gab sich mit den Anschlüssen Mühe“, „hat sich redlich Mühe gegeben“: the whole statement, with nothing behind it. */
const effort =
  /(?<!\p{L})(?:gab|gibt)(?!\p{L})[^.;:]{0,60}? sich [^.;:]{0,80}?(?<!\p{L})Mühe$|(?<!\p{L})sich (?:[^.;:]{0,80} )?Mühe gegeben$/u;

/** The word that such a sentence cannot do without. */
export const tellsEffort = ({ text }: Token): boolean => text === 'Mühe';

/**
 * Reads effort that is all a sentence tells, however far its words lie apart: without a success it is a 5; null else.
 * Source: domain.md §2.1 („bemüht/versucht“: 5–6).
 */
export function readEffort({ tokens }: SentenceUnits): Formula | null {
  if (!tokens.some(tellsEffort)) return null;
  const text = tokens
    .map((token) => token.text)
    .join(' ')
    .replace(/ [.!]$/, '');
  if (!effort.test(text)) return null;
  return { id: 'effort-only', grade: 5, range: [4.5, 6], confidence: 0.9 };
}
