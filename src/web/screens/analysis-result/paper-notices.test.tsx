import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decode } from '#domain/decode/decode.ts';
import { samples } from '#domain/knowledge/samples.ts';
import { PaperNotices } from './paper-notices.tsx';

const [first = '', second = ''] = samples.map(({ text }) => text);
const shown = (text: string): string =>
  renderToStaticMarkup(<PaperNotices findings={decode(text).findings} />);

test('several letters and copies are told with what to do, other findings are not', () => {
  expect(shown(`${first}\n\n${second}`)).toMatch(/<aside.*Im Text stehen zwei Zeugnisse.*einzeln prüfen/);
  expect(shown(`${second}\n\n${second}`)).toMatch(/<aside.*Dasselbe Zeugnis steht zweimal/);
  expect(shown(first.slice(0, first.indexOf('Zufriedenheit')))).toMatch(
    /<aside.*Fehlt eine Seite\?.*Alle Seiten zusammen prüfen/,
  );
  expect(shown(second)).toBe('');
});
