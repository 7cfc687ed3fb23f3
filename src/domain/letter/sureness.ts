import { namedGrade, type Rating } from './grade.ts';

/** From here on nearly all readers are of one mind … */
const agreedFrom = 0.85;
/** … and from here on most of them. */
const mostFrom = 0.65;

/**
 * How sure a rating is, in words that fit the range beside it; on the screen as in the report. Whoever reads „zwischen
 * befriedigend und sehr gut“ is not told of agreement, and beside a single grade nobody is told of none.
 */
export function sureness({ range, confidence }: Pick<Rating, 'range' | 'confidence'>): string {
  const apart = namedGrade(range[1]) - namedGrade(range[0]);
  if (confidence >= agreedFrom && apart < 2)
    return apart === 0
      ? 'Darin sind sich die meisten Leser einig.'
      : 'Darin sind sich die meisten Leser fast einig.';
  if (apart === 0 || confidence >= (apart < 2 ? mostFrom : agreedFrom))
    return 'So lesen es die meisten, einzelne lesen es anders.';
  return 'Hier gehen die Lesarten auseinander.';
}
