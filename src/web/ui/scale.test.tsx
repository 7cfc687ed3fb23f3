import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '#web/lib/i18n.ts';
import { Scale } from './scale.tsx';

beforeAll(startI18n);

const rating = { grade: 2, range: [1.5, 3], confidence: 1 } as const;

test('the dot stands at the points of the grade, the bar spans the range', () => {
  const html = renderToStaticMarkup(<Scale rating={rating} size="row" />);
  // 5.5 of 7 points is three quarters of the way from 1 to 7; grades 3 and 1.5 are 4 and 6.3 points.
  expect(html).toContain('class="scale-dot" style="left:75%"');
  expect(html).toMatch(/class="scale-range" style="left:50%;width:38\.33/);
  expect(html.match(/class="scale-tick"/g)).toHaveLength(7);
});

test('it says in words what it shows', () => {
  const html = renderToStaticMarkup(<Scale rating={rating} size="inline" />);
  expect(html.replaceAll('\u00A0', ' ')).toContain('gut, zwischen befriedigend und sehr gut · 5,5 von 7');
});

test('only the large one writes the five grades under their places', () => {
  expect(renderToStaticMarkup(<Scale rating={rating} size="row" />)).not.toContain('scale-words');
  expect(renderToStaticMarkup(<Scale rating={rating} size="overall" />)).toMatch(
    /left:100%">sehr gut.*left:75%">gut.*left:50%">befriedigend/,
  );
});
