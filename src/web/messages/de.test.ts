import { expect, test } from 'vitest';
import messages from './de.json';

const entries = Object.entries(messages);
/** Words that the specification prescribes as they stand. */
const prescribed = new Set(['register.done']);
const formal = /\b(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/u;
const informal = /\b(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]ein(?:e[mnrs]?)?)\b/u;

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

test('messages are calm and quote in German', () => {
  expect(entries.filter(([, text]) => /!|\.\.\.|"|“[^„]*”/u.test(text))).toEqual([]);
});
