// What the API says in English, for developers, is never shown to a reader.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as errors from '#server/errors.ts';
import { fieldWordsOf, wordsOf } from '#web/lib/words-of.ts';

const shown = (message: string) => wordsOf({ message, data: {} });

test('the general refusals have no words for the reader but those of the fields', () => {
  const general = [errors.notFound(), errors.invalid({}), errors.loginNeeded(), errors.forbidden()];
  for (const { message } of general) expect(shown(message)).toBe('');
  const faults = {
    file: { message: 'Bitte eine PDF-Datei wählen.' },
    a: { 0: { email: { message: 'Zu lang.' } } },
  };
  expect(wordsOf({ message: errors.invalid({}).message, data: faults as never })).toBe(
    'Bitte eine PDF-Datei wählen. Zu lang.',
  );
  const incomplete = {
    message: 'Es fehlen noch Angaben.',
    data: { a: { message: 'Bitte einen Namen angeben.' } },
  };
  expect(wordsOf(incomplete)).toBe('Es fehlen noch Angaben.');
  expect(fieldWordsOf(incomplete)).toBe('Bitte einen Namen angeben.');
  expect(shown('Daran wird gerade gearbeitet.')).toBe('Daran wird gerade gearbeitet.');
});

test('every English message in the server is known as one', () => {
  const files = readdirSync('src/server', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
  const thrown = files.flatMap((text) => [
    ...text.matchAll(
      /(?:ApiError\(\s*\d{3},\s*|invalid\([^;]*?,\s*|forbidden\()(?:'([^'\n]+)'|"([^"\n]+)")/g,
    ),
  ]);
  const english = thrown
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((text) =>
      /\b(?:the|is|are|was|wasn't|not allowed|to|missing|failed|invalid|record)\b/i.test(text),
    )
    .filter((text) => !/[äöüß]|\b(?:der|die|das|ist|nicht|bitte|wird|und|es)\b/i.test(text));
  expect(english.length).toBeGreaterThan(3);
  expect(english.filter((text) => shown(text) !== '')).toEqual([]);
});
