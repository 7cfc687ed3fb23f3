import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../markdown.ts';
import { builtInArticles } from './index.ts';

const source = (file: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../../usecases', file), 'utf8');
const privacy = builtInArticles.find(({ slug }) => slug === 'datenschutz')?.body ?? '';

// What the privacy page promises, and the line of code that keeps it.
test.each([
  [
    'Text und Auswertung eines geprüften Zeugnisses, ohne Konto',
    '24 Stunden',
    'create-analysis.ts',
    /\bday\b/,
  ],
  ['Bilder der Seiten', '24 Stunden', 'forget-readings.ts', /picturesFor = 24 \* hour/],
  ['begonnenen Zeugnisses', '30 Tage', 'delete-guest-drafts.ts', /draftRetention = 30 \* day/],
  ['Protokoll', '14 Tage', 'forget-traces.ts', /_logs: 14 \* day/],
  ['Von gelöschten Zeugnissen', 'ein Jahr', 'forget-traces.ts', /tombstones: 365 \* day/],
  ['Sprachmodell.**', 'zwei Tagen', 'forget-traces.ts', /model_use: 2 \* day/],
  ['Papierkorb', 'sieben Tage', 'overview/empty-trash.ts', /trashRetention = 7 \* day/],
  ['Links zum Lesen', '30 Tage', 'sharing/forget-shares.ts', /keptFor = 30 \* day/],
  ['Newsletter', 'sieben Tage', '../newsletter/subscriptions.ts', /keepPending = 7 \* day/],
  ['zwölf Monate', '30 Tage', 'warn-silent-accounts.ts', /silence = 365 \* day/],
])('%s: %s', (what, period, file, kept) => {
  const line = privacy.split('\n').find((one) => one.includes(what)) ?? '';
  expect(line).toContain(period);
  expect(source(file)).toMatch(kept);
});

/** Scripts of the web that keep something in the browser. */
function keepers(): { file: string; text: string }[] {
  const web = path.resolve(import.meta.dirname, '../../../web');
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(path.join(web, file), 'utf8') }))
    .filter(({ text }) => /\b(?:localStorage|sessionStorage)\b|<ScrollRestoration/.test(text));
}
/** Names under which they do: of a constant, or of a function that puts something behind. */
const nameOf = /(?:key\w*|\w+Key|\w+For) = (?:\([^)]*\)[^=]*=>\s*)?['`]([\w-]+?-?)(?:\$\{|['`])/gi;

test('every name in the storage of the browser stands on the privacy page', () => {
  // They hand the storage on, or read and clear what others put there.
  const others = new Set(['public-pages/public-pages.ts']);
  for (const { file, text } of keepers().filter(({ file: one }) => !others.has(one))) {
    const names = [...text.matchAll(nameOf)].map(([, name = '']) => name);
    if (text.includes('<ScrollRestoration')) names.push('react-router-scroll-positions');
    if (text.includes("persistence: 'localStorage'") || text.includes("'ph_'")) names.push('ph_', '__ph_');
    expect(names, file).not.toEqual([]);
    for (const name of names) expect(privacy, file).toContain(`**${name}${name.endsWith('-') ? '…' : ''}**`);
  }
  expect(privacy.match(/klarzeugnis-model-/g)).not.toBeNull();
});

test('built-in pages are calm, whole and without placeholders that nobody fills', () => {
  const known = new Set([
    'anbieter',
    'betreiber',
    'verantwortlich',
    'kontakt',
    'umsatzsteuer',
    'anschrift',
    'email',
    'telefon',
    'name',
  ]);
  for (const { slug, body, description } of builtInArticles) {
    expect(renderMarkdown(body).length, slug).toBeGreaterThan(500);
    expect(description.length, slug).toBeGreaterThan(20);
    expect(body, slug).not.toMatch(/!(?!\[)|\bTODO\b/);
    const used = [...body.matchAll(/\{\{([a-z]+)\}\}/g)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  }
});
