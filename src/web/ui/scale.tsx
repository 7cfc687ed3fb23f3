import { describeRating, gradeWords, namedGrade, points } from '#domain/letter/grade.ts';
import type { Rating } from '#domain/letter/grade.ts';
import { useText } from '#web/lib/i18n.ts';
import { formatPoints } from '#web/lib/format.ts';

/** Share of the line (0…1) at which a number of points out of 7 stands. */
const place = (value: number) => `${((value - 1) / 6) * 100}%`;
const ticks = [1, 2, 3, 4, 5, 6, 7];

/** „gut, zwischen gut und sehr gut · 5,5 von 7“: a rating said in words. */
function useRatingWords(): (rating: Rating) => string {
  const t = useText();
  return (rating) =>
    t('scale.sentence', {
      words: describeRating(rating),
      points: formatPoints(points(rating.grade)),
    });
}

/**
 * A rating on the line of seven points: a dot for the grade, a lighter bar for its range.
 * `overall` writes the five grades under their places; `row` and `inline` leave the words to what stands beside.
 */
export function Scale({ rating, size }: { rating: Rating; size: 'overall' | 'row' | 'inline' }) {
  const words = useRatingWords();
  const best = points(rating.range[0]);
  const worst = points(rating.range[1]);
  return (
    <span className="scale" data-size={size} data-grade={namedGrade(rating.grade)}>
      <span className="sr-only">{words(rating)}</span>
      <span className="scale-line" aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} className="scale-tick" style={{ left: place(tick) }} />
        ))}
        <span
          className="scale-range"
          style={{ left: place(worst), width: `${((best - worst) / 6) * 100}%` }}
        />
        <span className="scale-dot" style={{ left: place(points(rating.grade)) }} />
      </span>
      {size === 'overall' && (
        <span className="scale-words" aria-hidden>
          {gradeWords.map((word, index) => (
            <span key={word} style={{ left: place(points(index + 1)) }}>
              {word}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
