import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const read = (lines: string, letterhead?: string) => {
  const { findings, facts } = decode(
    baseLetter({
      signature: `Neuenstadt, den 31. August 2023\n\n${lines}`,
      ...(letterhead === undefined ? {} : { letterhead }),
    }),
  );
  return { rules: findings.map(({ rule }) => rule), signatories: facts.signatories };
};

const signedBy = (lines: string, letterhead: string): readonly string[] =>
  decode(
    baseLetter(
      {
        letterhead,
        tasks: 'Frau Kern leitete ein Team von sechs Fachkräften und plante den Anbau.',
        signature: `Neuenstadt, den 31. August 2023\n\n${lines}`,
      },
      { job: 'Leiterin des Gemüsebaus' },
    ),
  )
    .findings.map(({ rule }) => rule)
    .filter((rule) => rule === 'low-signer');

describe('offices of the state, the church and the hospital', () => {
  it.each([
    'Im Auftrag\n\nEva Lang\nRegierungsrätin',
    'Im Auftrag\nKarl Lang\nAmtsrat',
    'Im Auftrag\n\nKarl Lang\nStadtamtmann',
    'Im Auftrag\n\nEva Lang\nVerwaltungsoberinspektorin',
    'i. A.\nEva Lang\nPolizeihauptkommissarin',
    'Kriminaloberrat Max Lang\nDienststellenleiter',
    'Oberstudiendirektorin Eva Lang\nSchulleiterin',
    'Oberstudienrat Karl Lang\nStellvertretender Schulleiter',
    'Regierungsdirektorin Eva Lang',
    'Leitender Medizinaldirektor Dr. Max Lang',
    'Landwirtschaftsdirektor Max Lang\nAmtsleiter',
    'Regierungsrätin Eva Lang',
    'Eva Lang, Schulrätin',
    'Konrektorin Eva Lang',
    'Oberarzt Dr. Max Lang',
    'Dr. Max Lang\nOberarzt',
    'Pfarrer Max Lang',
    'Pastorin Eva Lang\nVorsitzende des Kirchenvorstands',
    'Superintendentin Eva Lang',
    'Generaloberin Sr. Eva Lang',
  ])('may sign: %s', (lines) => {
    const { rules, signatories } = read(lines);
    expect(rules).toEqual([]);
    expect(signatories).toHaveLength(1);
    expect(signatories[0]).toMatch(/(?:Eva|Max|Karl) Lang, \p{Lu}/u);
  });

  it.each([
    ['Ulrike Damm\nRegierungsinspektoranwärterin', 'low-signer'],
    ['Im Auftrag\nUlrike Damm\nRegierungssekretärin', 'low-signer'],
    ['Im Auftrag\nUlrike Damm', 'low-signer'],
    ['Im Auftrag\nUlrike Damm\nRechnungswesen', 'low-signer'],
    ['Ulrike Damm', 'no-function'],
    ['Studiendirektorin', 'no-signer'],
  ])('others are told as before: %s', (lines, rule) => {
    expect(read(lines).rules).toContain(rule);
  });
});

describe('the body that signs stands over the name', () => {
  it.each([
    'Vorstand der Muster Papierwerke eG\nMax Lang',
    'Für den Vorstand\nMax Lang',
    'Der Vorstand\n\nMax Lang    Eva Lang',
    'Die Geschäftsführung\nMax Lang',
    'Für die Geschäftsleitung:\nMax Lang',
    'Im Namen des Vorstands\nMax Lang',
    'Die Schulleitung\nMax Lang',
    'Leitung der Kita Sonnenschein\nEva Lang',
    'Heimleitung\nEva Lang',
    'Für das Presbyterium\nEva Lang',
    'Kirchenvorstand der Gemeinde St. Anna\nEva Lang',
    'Verwaltungsrat\nEva Lang',
  ])('%s', (lines) => {
    expect(read(lines).rules.filter((rule) => /signer|function/u.test(rule))).toEqual([]);
  });

  it.each(['Die Geschäftsleitung', 'Muster Papierwerke GmbH\nDer Vorstand'])(
    'and without a name it is told: %s',
    (lines) => {
      expect(read(lines).rules).toContain('no-signer');
    },
  );
});

describe('of several functions the highest counts, and who gives the house the name is above all', () => {
  const farm = 'Hof Eichengrund\nDirk und Annegret Böckenhauer\nEichengrund 4\n26941 Neuenstadt';
  const firm = 'Muster Gemüse GmbH\nHafenstraße 3\n26941 Neuenstadt';

  it.each([
    ['Ulrike Damm\nGärtnermeisterin, Betriebsleiterin', firm],
    ['Ulrike Damm\nGärtnermeisterin und Geschäftsführerin', firm],
    ['Annegret Böckenhauer\nGärtnermeisterin', farm],
    ['Dirk Böckenhauer\nGärtner', farm],
  ])('%s', (lines, letterhead) => {
    expect(signedBy(lines, letterhead)).toEqual([]);
  });

  it.each([
    ['Ulrike Damm\nGärtnermeisterin', firm],
    ['Ulrike Damm\nVorarbeiterin', farm],
  ])('is told: %s', (lines, letterhead) => {
    expect(signedBy(lines, letterhead)).toEqual(['low-signer']);
  });
});
