import { describeRating, namedGrade, points, type Rating } from '#domain/letter/grade.ts';
import { html, type Html } from '../html.ts';

const width = 120;
const margin = 6;
/** Where a number of points out of 7 stands on the line. */
const place = (value: number): number => margin + ((value - 1) / 6) * (width - 2 * margin);
const ticks = [1, 2, 3, 4, 5, 6, 7];
const format = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** „gut, zwischen gut und sehr gut · 5,5 von 7“. */
export function ratingWords(rating: Rating): string {
  return `${describeRating(rating)} · ${format.format(points(rating.grade))} von 7`;
}

/**
 * A rating on the line of seven points, as the app draws it (web/ui/scale.tsx). Here it is a drawing with
 * attributes: the policy forbids the inline styles that place the app's dot.
 */
export function scale(rating: Rating, size: 'overall' | 'row' = 'row'): Html {
  const [best, worst] = rating.range.map((grade) => place(points(grade))) as [number, number];
  return html`<svg
    class="line-scale"
    data-size="${size}"
    data-grade="${namedGrade(rating.grade)}"
    viewBox="0 0 ${width} 16"
    role="img"
    aria-label="${ratingWords(rating)}"
  >
    <path class="line-scale-line" d="M${margin} 8H${width - margin}" />
    ${ticks.map((tick) => html`<path class="line-scale-line" d="M${place(tick).toFixed(1)} 5v6" />`)}
    <rect
      class="line-scale-range"
      x="${(worst - 2).toFixed(1)}"
      y="5.5"
      width="${(best - worst + 4).toFixed(1)}"
      height="5"
      rx="2.5"
    />
    <circle class="line-scale-dot" cx="${place(points(rating.grade)).toFixed(1)}" cy="8" r="4.5" />
  </svg>`;
}

/** A plain grade as a rating, for what was written with it. */
export function ratingOf(grade: number): Rating {
  return { grade, range: [grade, grade], confidence: 1 };
}
