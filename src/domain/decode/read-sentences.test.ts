import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const list = '- Prüfung und Buchung der Belege\n- Überwachung der Zahlungen';

test.each([
  'Sie war vor allem verantwortlich für',
  'Zu ihren Aufgaben gehörten im Wesentlichen',
  'In dieser Stelle war sie betraut mit',
])('words that only lead to a list rate nobody: %s', (lead) => {
  for (const gap of ['\n', '\n\n']) {
    const { sentences, findings } = decode(baseLetter({ tasks: `${lead}${gap}${list}` }));
    expect(sentences.find(({ text }) => text === lead)?.graded).toBe(false);
    expect(findings).toEqual([]);
  }
});

test('but a whole sentence before a list does', () => {
  const praise = 'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft.';
  const { sentences } = decode(baseLetter({ performance: `${praise}\n${list}` }));
  expect(sentences.find(({ text }) => text === praise)?.graded).toBe(true);
});
