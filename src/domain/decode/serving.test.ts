import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (changes: Parameters<typeof baseLetter>[0], job: string): readonly string[] =>
  decode(baseLetter(changes, { job })).findings.map(({ rule }) => rule);

describe('whom somebody served tells nothing of how', () => {
  const behavior = 'Ihr Verhalten gegenüber Vorgesetzten und Kolleginnen war stets vorbildlich.';
  const praise =
    'Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. Sie verfügt über hervorragende Fachkenntnisse. Sie arbeitete stets äußerst sorgfältig. Ihre Ergebnisse waren immer sehr gut.';
  const tasks =
    'Frau Kern war für Haarpflege, Schneiden, Färben und Hochstecken zuständig. Sie nahm Termine an.';

  test.each([
    'Sie empfing und beriet Kundinnen und Kunden, bediente sie auch allein, verkaufte Pflegemittel und hielt den Salon in Ordnung.',
    'Sie begrüßte unsere Kundinnen, beriet sie und kassierte.',
  ])('%s', (told) => {
    expect(rulesOf({ tasks, performance: `${praise} ${told}`, behavior }, 'Friseurin')).toContain(
      'missing-customers',
    );
  });

  test.each([
    'Sie beriet Kundinnen und Kunden stets freundlich, bediente sie aufmerksam und verkaufte Pflegemittel.',
    'Kundinnen ließen sich am liebsten von ihr bedienen.',
  ])('praise does: %s', (told) => {
    expect(rulesOf({ tasks, performance: `${praise} ${told}`, behavior }, 'Friseurin')).not.toContain(
      'missing-customers',
    );
  });
});

describe('helpers bear the name of the profession that they work for', () => {
  const practice = {
    letterhead: 'Tierärztliche Praxis Dr. Damm\nHafenstraße 3\n26941 Neuenstadt',
    company: 'Die Praxis besteht seit 1988 und hat fünf Beschäftigte.',
    signature: 'Neuenstadt, den 31. August 2023\n\nDr. Ulrike Damm\nTierärztin',
  };

  test.each([
    ['den Tierarzthelferinnen und den Tierhaltern', true],
    ['dem Tierarzt, den Tierarzthelferinnen und den Tierhaltern', false],
  ])('%s', (persons, isMissing) => {
    const rules = rulesOf(
      { ...practice, behavior: `Ihr Verhalten gegenüber ${persons} war stets gut.` },
      'Tierpflegerin',
    );
    expect(rules.includes('missing-superiors')).toBe(isMissing);
  });
});
