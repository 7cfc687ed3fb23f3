import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (text: string): string[] => decode(text).findings.map(({ rule }) => rule);

const closing = (exam: string): string =>
  `${exam} Wir danken ihr für die stets sehr gute Mitarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.`;

const inKanzlei = (behavior: string): string[] =>
  rulesOf(
    baseLetter(
      {
        letterhead: 'Rechtsanwälte Damm & Partner mbB\nHafenstraße 3\n26941 Neuenstadt',
        behavior,
        signature: 'Neuenstadt, den 31. August 2023\n\nUlrike Damm\nRechtsanwältin',
      },
      { job: 'Buchhalterin' },
    ),
  );

const trained = (job: string, told: string): string[] =>
  rulesOf(
    baseLetter(
      {
        introduction: `Frau Jana Kern, geboren am 3. Mai 2003 in Husum, wurde vom 1. September 2020 bis zum 31. August 2023 in unserem Unternehmen zur ${job} ausgebildet.`,
        performance: `Frau Kern zeigte stets sehr hohe Lernbereitschaft. ${told} arbeitete sie stets äußerst sorgfältig. Neue Zusammenhänge erfasste sie immer sehr schnell. Ihre Arbeitsergebnisse waren immer von sehr guter Qualität.`,
      },
      { type: 'ausbildungszeugnis' },
    ),
  );

const found = (exam: string): string[] =>
  rulesOf(baseLetter({ closing: closing(exam) }, { type: 'ausbildungszeugnis' }));

describe('the period', () => {
  test.each([
    'vom 1. Juni 2018 bis am 31. August 2023',
    'vom 1. Juni 2018 bis und mit 31. August 2023',
    'von 1. Juni 2018 bis inklusive 31. August 2023',
    'vom 01.06.2018 bis einschliesslich 31.08.2023',
    'vom 1. Juni 2018 bis zum Ablauf des 31. August 2023',
    'in der Zeit zwischen dem 1. Juni 2018 und dem 31. August 2023',
  ])('„%s“', (period) => {
    const introduction = `Frau Jana Kern, geboren am 3. Mai 1985, war ${period} als Buchhalterin in unserem Unternehmen tätig.`;
    const reading = decode(baseLetter({ introduction }));
    expect(reading.facts).toMatchObject({ begin: '2018-06-01', end: '2023-08-31' });
    expect(reading.findings).toEqual([]);
  });
});

describe('those who run the house, by profession or name', () => {
  test.each([
    'Ihr Verhalten gegenüber Kolleginnen, Mandanten und den Rechtsanwälten war stets vorbildlich.',
    'Ihr Verhalten gegenüber Mandanten, Kolleginnen und den Partnern war stets vorbildlich.',
    'Ihr Verhalten gegenüber Kolleginnen, Mandanten und Frau Damm war stets vorbildlich.',
  ])('last: %s', (behavior) => {
    expect(inKanzlei(behavior)).toEqual(['order-persons']);
  });
  test.each([
    'Ihr Verhalten gegenüber den Rechtsanwälten, Kolleginnen und Mandanten war stets vorbildlich.',
    'Ihr Verhalten gegenüber Frau Damm, den Kolleginnen und den Mandanten war stets vorbildlich.',
    'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen, Mandanten und gegnerischen Anwälten war stets vorbildlich.',
  ])('in their place: %s', (behavior) => {
    expect(inKanzlei(behavior)).toEqual([]);
  });
});

describe('an occupation that differs by one word', () => {
  test.each([
    ['Medizinischen Fachangestellten', 'Als Auszubildende zur Zahnmedizinischen Fachangestellten'],
    ['Kauffrau im Einzelhandel', 'Als angehende Kauffrau für Büromanagement'],
    ['Industriemechanikerin', 'Als künftige Feinwerkmechanikerin'],
    ['Kauffrau im Einzelhandel', 'In ihrer Ausbildung zur Bankkauffrau'],
  ])('%s: %s', (job, told) => {
    expect(trained(job, told)).toContain('job-varies');
  });
  test.each([
    ['Medizinischen Fachangestellten', 'Als Auszubildende zur Medizinischen Fachangestellten'],
    ['Kauffrau im Einzelhandel', 'Als angehende Einzelhandelskauffrau'],
    ['Industriekauffrau', 'Als angehende Kauffrau'],
    ['Industriekauffrau', 'Als Auszubildende'],
  ])('the same: %s: %s', (job, told) => {
    expect(trained(job, told)).not.toContain('job-varies');
  });
});

describe('signers', () => {
  test.each([
    '1. Vorsitzende',
    'Chief Technology Officer',
    'Elektrotechniker- und Kältebaumeisterin, Ausbilderin',
  ])('%s', (role) => {
    const signature = `Neuenstadt, den 31. August 2023\n\n(Unterschrift)\nUlrike Damm\n${role}`;
    const { facts, findings } = decode(baseLetter({ signature }));
    expect(facts.signatories).toEqual([`Ulrike Damm, ${role}`]);
    expect(findings).toEqual([]);
  });

  test('a master who signs with the name above', () => {
    const letterhead = 'Ulrike Damm\nHeizung und Bad – seit 1970\nHafenstraße 3\n26941 Neuenstadt';
    const signature = 'Neuenstadt, den 31. August 2023\n\n(Unterschrift)\nUlrike Damm\nInstallateurmeisterin';
    const { facts, findings } = decode(baseLetter({ letterhead, signature }));
    expect(facts).toMatchObject({ company: 'Ulrike Damm Heizung und Bad' });
    expect(findings).toEqual([]);
  });
});

describe('examinations told in two sentences', () => {
  test('passed', () => {
    expect(
      found(
        'Die Abschlussprüfung konnte Frau Kern vorziehen. Sie bestand sie im Juni mit der Note sehr gut.',
      ),
    ).toEqual([]);
  });
  test('not told', () => {
    expect(found('Die Abschlussprüfung war im Juni. Sie bestand darauf, allein zu lernen.')).toContain(
      'missing-exam',
    );
  });
});

test.each([
  'Viele Stammkunden ließen sich bevorzugt von ihr beraten.',
  'Unsere Kunden verlangten häufig ausdrücklich nach ihr.',
  'Mehrere Kunden haben uns ihre Zufriedenheit mit ihr schriftlich mitgeteilt.',
])('whom others come to is not rated badly: %s', (told) => {
  const behavior = `Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen, Kollegen und Kunden war stets vorbildlich. ${told}`;
  expect(rulesOf(baseLetter({ behavior }))).toEqual([]);
});
