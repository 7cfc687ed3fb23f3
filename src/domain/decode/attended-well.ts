import { late } from '../german/late.ts';
import type { SentenceUnits } from './sentence-units.ts';

const attended = late.u`(?<!\p{L})(?:besuchte?|absolvierte?|belegte?|teilgenommen|nahm(?!\p{L})[^.;]* teil)(?!\p{L})`;
const course = late.u`\p{L}*(?:kurse?n?|lehrgang|lehrgänge?n?|seminare?n?|schulung(?:en)?|fortbildung(?:en)?|weiterbildung(?:en)?|workshops?|trainings?|unterweisung(?:en)?)(?!\p{L})`;
const success = late.u`(?<!\p{L})mit (?:(?:sehr|stets) )?(?:\p{L}+em )?erfolg(?!\p{L})`;

/**
 * „Er besuchte mit Erfolg den Schweißerkurs“ rates, however plain the course; without the success it only tells.
 * Source: domain.md §4 (Weiterbildung: „nahm teil mit Erfolg“ is befriedigend).
 */
export function attendedWell({ tokens }: SentenceUnits): boolean {
  if (tokens.length > 24 || !tokens.some(({ text }) => text === 'Erfolg')) return false;
  const text = tokens.map(({ lower }) => lower).join(' ');
  return success.test(text) && attended.test(text) && course.test(text);
}
