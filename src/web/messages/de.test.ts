import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import messages from './de.json';

const entries = Object.entries(messages);
/** Words that the specification prescribes as they stand. */
const prescribed = new Set(['register.done']);
const formal = /\b(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/u;
const informal = /\b(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]ein(?:e[mnrs]?)?)\b/u;

/** The keys of a flat object as they stand in its text, those that stand twice included. */
const keysIn = (json: string): string[] =>
  [...json.matchAll(/^\s*("(?:[^"\\]|\\.)*")\s*:/gm)].map(([, key = '""']) => JSON.parse(key) as string);
const twice = (keys: readonly string[]): string[] => keys.filter((key, at) => keys.indexOf(key) !== at);

// The parser keeps the last of two messages with the same key and says nothing.
test('no message stands twice in the file', () => {
  expect(twice(keysIn('{\n  "a.b": "1",\n  "c": "2: \\"d\\": 3",\n  "a.b": "4"\n}'))).toEqual(['a.b']);
  const keys = keysIn(readFileSync('src/web/messages/de.json', 'utf8'));
  expect(twice(keys)).toEqual([]);
  expect(keys).toEqual(Object.keys(messages));
});

test('a message that is said in both forms has both', () => {
  const keys = Object.keys(messages);
  const said = (form: 'sie' | 'du') =>
    keys.filter((key) => key.endsWith(`_${form}`)).map((key) => key.slice(0, -form.length - 1));
  expect(said('du')).toEqual(said('sie'));
  expect(said('sie').length).toBeGreaterThan(0);
});

test('a message addresses the reader only in the form that its name says', () => {
  const wrong = entries.filter(
    ([key, text]) =>
      !prescribed.has(key) &&
      ((!key.endsWith('_sie') && formal.test(text)) || (!key.endsWith('_du') && informal.test(text))),
  );
  expect(wrong).toEqual([]);
});

test('a paragraph of the law keeps its number beside it', () => {
  expect(entries.filter(([, text]) => /(?:§|Abs\.|Art\.) \d/u.test(text))).toEqual([]);
});

test('messages are calm and quote in German', () => {
  expect(entries.filter(([, text]) => /!|\.\.\.|"|“[^„]*”/u.test(text))).toEqual([]);
});
