import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const hasTwoEnds = (end: string, closing: string): boolean =>
  decode(
    baseLetter(
      {
        introduction: `Frau Jana Kern, geboren am 3. Mai 2003 in Husum, wurde vom 1. September 2020 bis zum ${end} in unserem Unternehmen zur Tischlerin ausgebildet.`,
        closing: `${closing} Wir danken ihr für die stets sehr gute Mitarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.`,
      },
      { type: 'ausbildungszeugnis' },
    ),
  ).findings.some(({ rule }) => rule === 'two-ends');

describe('the training ended with the examination, and the introduction names another day', () => {
  test.each([
    'Am 12. Juli 2023 hat Frau Kern die Gesellenprüfung bestanden. Damit endete das Ausbildungsverhältnis.',
    'Am 12. Juli 2023 bestand Frau Kern die Gesellenprüfung mit der Note gut. Mit dem Bestehen der Prüfung endete die Ausbildung.',
    'Am 12. Juli 2023 bestand Frau Kern die Gesellenprüfung; damit endete das Ausbildungsverhältnis.',
  ])('%s', (closing) => {
    expect(hasTwoEnds('31. August 2023', closing)).toBe(true);
    expect(hasTwoEnds('12. Juli 2023', closing)).toBe(false);
  });
  test.each([
    'Am 12. Juli 2023 hat Frau Kern die Gesellenprüfung bestanden.',
    'Am 12. Juli 2023 hat Frau Kern die Gesellenprüfung bestanden. Damit begann für sie ein neuer Abschnitt.',
  ])('silent: %s', (closing) => {
    expect(hasTwoEnds('31. August 2023', closing)).toBe(false);
  });
});
