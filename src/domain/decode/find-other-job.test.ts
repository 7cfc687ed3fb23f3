import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rules = (closing: string): string[] =>
  decode(
    baseLetter(
      {
        closing: `Die Abschlussprüfung bestand Frau Kern mit der Note gut. ${closing} Wir danken ihr für die stets sehr gute Mitarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.`,
      },
      { type: 'ausbildungszeugnis' },
    ),
  ).findings.map(({ rule }) => rule);

test.each([
  'Die ausgebildete Verkäuferin verlässt uns auf eigenen Wunsch.',
  'Leider können wir die junge Bankkauffrau nicht übernehmen.',
  'Die frischgebackene Zahnmedizinische Fachangestellte nimmt ein Studium auf.',
])('a trainee does not leave in another trade: %s', (closing) => {
  expect(rules(closing)).toContain('job-varies');
});

test.each([
  'Die ausgebildete Industriekauffrau verlässt uns auf eigenen Wunsch.',
  'Leider können wir die junge Kauffrau nicht übernehmen.',
  'Die junge Kollegin nimmt ein Studium auf.',
  'Als gelernte Fachkraft nimmt sie ein Studium auf.',
  'Für eine junge Fachfrau weiß sie ungewöhnlich viel.',
])('her own trade and general words fit: %s', (closing) => {
  expect(rules(closing)).not.toContain('job-varies');
});
