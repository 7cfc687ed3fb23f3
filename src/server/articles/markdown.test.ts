import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

test('headings, lists, tables and quotes become what they are', () => {
  const text = renderMarkdown('# Eins\n\n- a\n- b\n\n| x | y |\n| :- | -: |\n| 1 | 2 |\n\n> Zitat');
  expect(text).toContain('<h2>Eins</h2>');
  expect(text).toContain('<li>a</li>');
  expect(text).toContain('<table role="table">');
  expect(text).toContain('<blockquote>');
  expect(text).not.toContain('style=');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](https://fremd.example/zaehler.png)',
  '![x](//fremd.example/zaehler.png)',
  '![x](/api/files/../secret)',
  '![" onerror="alert(1)](x)',
  '<https://a.example/"onmouseover="alert(1)>',
])('%s does nothing', (text) => {
  const out = renderMarkdown(text);
  expect(out).not.toMatch(/<(?:script|img|iframe)/i);
  expect(out).not.toMatch(/href="(?:javascript|data):/i);
  expect(out).not.toMatch(/<[^>]*\son\w+=/i);
});

test('a picture of our own is shown, with its words for those who do not see it', () => {
  const out = renderMarkdown('![Ein Zeugnis](/api/files/images/abc123/bild_1.png)');
  expect(out).toMatch(
    /<img src="\/api\/files\/images\/abc123\/bild_1\.png" alt="Ein Zeugnis" loading="lazy"/,
  );
});

test('links to other hosts tell them nothing', () => {
  expect(renderMarkdown('[x](https://a.example)')).toContain('rel="noreferrer"');
  expect(renderMarkdown('[x](/muster)')).toContain('<a href="/muster">');
});

test('a cell says which column it belongs to, for phones where the heads have no room', () => {
  const out = renderMarkdown('| Was | **Wie** lange | |\n| - | - | - |\n| Text | 24 Stunden | x |\n');
  expect(out).toContain('<td role="cell">Text</td>');
  expect(out).toContain('<td role="cell" data-label="Wie lange">24 Stunden</td>');
  expect(out).toContain('<td role="cell">x</td>');
  expect(out).toContain('<th role="columnheader">Was</th>');
  const hostile = renderMarkdown('| a | "onclick="alert(1) |\n| - | - |\n| 1 | 2 |\n');
  expect(hostile).not.toMatch(/<[^>]*\sonclick=/i);
});

test('several tables are told apart by those who hear them', () => {
  const table = '| A |\n| --- |\n| b |\n';
  expect(renderMarkdown(table)).toContain('aria-label="Tabelle"');
  const labels = [...renderMarkdown(`${table}\nText\n\n${table}`).matchAll(/aria-label="([^"]+)"/g)];
  expect(labels.map(([, label]) => label)).toEqual(['Tabelle 1', 'Tabelle 2']);
});
