import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const contradictions = (job: string, exam: string): string[] =>
  decode(
    baseLetter(
      {
        introduction: `Frau Jana Kern, geboren am 3. Mai 2003 in Husum, wurde vom 1. September 2020 bis zum 31. August 2023 in unserem Unternehmen zur ${job} ausgebildet.`,
        closing: `${exam} Wir danken ihr für die stets sehr gute Mitarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.`,
      },
      { type: 'ausbildungszeugnis' },
    ),
  ).findings.flatMap(({ kind, rule }) => (kind === 'contradiction' ? [rule] : []));

test.each([
  [
    'Fachangestellten für Medien- und Informationsdienste, Fachrichtung Archiv,',
    'Die Abschlussprüfung in der Fachrichtung Bibliothek bestand sie mit „gut“.',
  ],
  [
    'Fachinformatikerin für Systemintegration',
    'Die Prüfung zur Fachinformatikerin für Anwendungsentwicklung bestand sie mit „gut“.',
  ],
])('another branch at the examination: %s, %s', (job, exam) => {
  expect(contradictions(job, exam)).toEqual(['branch-varies']);
});

test.each([
  [
    'Fachinformatikerin für Systemintegration',
    'Die Prüfung in der Fachrichtung Systemintegration bestand sie mit „gut“.',
  ],
  [
    'Gärtnerin der Fachrichtung Zierpflanzenbau',
    'Sie bestand mit „gut“ und möchte nun in der Fachrichtung Baumschule weiterlernen.',
  ],
])('the same, or one to come: %s, %s', (job, exam) => {
  expect(contradictions(job, exam)).toEqual([]);
});
