// Honest biographies that a careless reader stumbles over; none of these says anything against anybody.
import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rules = (changes: Parameters<typeof baseLetter>[0], job?: string): string[] =>
  decode(baseLetter(changes, job === undefined ? {} : { job })).findings.map(({ rule }) => rule);

describe('an employment of several contracts or stages ends with the last', () => {
  it.each([
    'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war bei uns als {job} beschäftigt, und zwar zunächst befristet vom 1. Juni 2018 bis 31. Mai 2019, verlängert bis 31. Mai 2021 und weiter befristet bis zum 31. August 2023.',
    'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war aufgrund von drei aufeinanderfolgenden befristeten Verträgen (01.06.2018–31.05.2019, 01.06.2019–31.05.2021 und 01.06.2021–31.08.2023) als {job} bei uns tätig.',
  ])('%s', (introduction) => {
    expect(decode(baseLetter({ introduction })).facts).toMatchObject({
      begin: '2018-06-01',
      end: '2023-08-31',
    });
  });

  it('a journeyman who learned in the same house has a reference of his work', () => {
    const reading = decode(
      baseLetter({
        heading: 'Zeugnis',
        introduction:
          'Herr Nico Wendt, geboren am 14.08.1999, wurde vom 1. August 2016 bis zum 12. Juli 2019 in meinem Betrieb zum Dachdecker ausgebildet und nach bestandener Gesellenprüfung als Geselle übernommen. Als solcher war er bis zum 31. August 2023 bei mir beschäftigt; über die Ausbildung hat er ein eigenes Zeugnis erhalten.',
      }),
    );
    expect(reading.type).toBe('arbeitszeugnis');
    expect(reading.facts.end).toBe('2023-08-31');
  });
});

describe('is told of nobody’s failure', () => {
  it.each([
    'Als die erste Messreihe wegen eines fehlerhaften Sensors unbrauchbar war, fand Frau Kern die Ursache.',
    'Bei Abwesenheit der Leiterin vertrat sie diese in allen Belangen.',
    'Auslandsschäden bearbeitete sie ebenfalls.',
  ])('%s', (sentence) =>
    expect(rules({ tasks: `Frau Kern prüfte und buchte die Belege. ${sentence}` })).toEqual([]),
  );

  it('that a site is shut down', () =>
    expect(
      rules({
        closing:
          'Das Arbeitsverhältnis endet aus betriebsbedingten Gründen, weil der Standort Husum im Zuge der Neuordnung geschlossen wird. Wir bedauern das sehr, danken Frau Kern für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.',
      }),
    ).toEqual([]));
});

const ending = (wishes: string): string[] =>
  rules({ closing: `Frau Kern verlässt uns auf eigenen Wunsch${wishes}` });

it('debts of thanks are thanks, and health beside private luck or retirement is no code', () => {
  const luck =
    '. Wir bedauern ihr Ausscheiden sehr und schulden ihr für vierzehn Jahre herausragender Leistung tiefen Dank. Wir wünschen ihr beruflich weiterhin viel Erfolg und persönlich Glück und Gesundheit.';
  expect(ending(luck)).toEqual([]);
  expect(ending(luck.replace('persönlich Glück und', 'vor allem'))).toContain('gesundheit-wunsch');
});

const signersOf = (letterhead: string, signature: string): readonly string[] =>
  decode(baseLetter({ letterhead, signature: `Neuenstadt, den 31. August 2023\n\n${signature}` })).facts
    .signatories;

describe('who signs', () => {
  it('may bear the name of the house, or an office before the own name', () => {
    expect(
      signersOf('Dr. Leopold Harkort\nNotar\nKönigsallee 118, 44789 Bochum', 'Dr. Leopold Harkort\nNotar'),
    ).toEqual(['Dr. Leopold Harkort, Notar']);
    expect(
      signersOf(
        'Gräfliche Forstverwaltung\nForsthausweg 1',
        'Forstdirektor Dr. Burkhard Nieswand\nLeiter der Forstverwaltung',
      ),
    ).toEqual(['Dr. Burkhard Nieswand, Leiter der Forstverwaltung']);
  });
});

it.each([
  'Inhabern, Kolleginnen, Auszubildenden und allen Angehörigen trat Frau Kern immer vorbildlich gegenüber.',
  'Sie verhielt sich mir, meinen Vertretern, ihren Kolleginnen sowie Beteiligten, Gerichten und Banken gegenüber jederzeit vorbildlich.',
])('is conduct: %s', (behavior) => expect(rules({ behavior })).not.toContain('missing-behavior'));

it('who comes to learn works under guidance, is keen, and finds contact to those whom the house is there for', () => {
  const found = decode(
    baseLetter({
      heading: 'Praktikumszeugnis',
      introduction:
        'Frau Jana Kern, geboren am 3. Mai 2003 in Husum, war vom 1. Mai 2023 bis zum 31. August 2023 als Praktikantin in unserem Rehazentrum tätig.',
      tasks:
        'Sie begleitete Gruppen zur Rückenschule und im Bewegungsbad. Nach kurzer Einarbeitung leitete sie unter Aufsicht eigene Übungseinheiten an.',
    }),
  ).findings.map(({ rule }) => rule);
  expect(found).not.toContain('outlier');
});

it('the first day is the one on which somebody began', () =>
  expect(
    decode(
      baseLetter({
        introduction:
          'Als Frau Jana Kern, geboren am 3. Mai 1985 in Husum, am 1. April 2012 bei uns anfing, stand sie als Verkäuferin hinter der Theke, und seit dem 1. Januar 2016 leitete sie bis zum 31. August 2023 unsere Filiale am Bahnhof.',
      }),
    ).facts,
  ).toMatchObject({ begin: '2012-04-01', end: '2023-08-31' }));
