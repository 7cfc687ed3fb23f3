import { describe, expect, test } from 'vitest';
import { employerNoun, type EmployerNoun } from '../german/employer-nouns.ts';
import type { PersonForms } from '../german/person-forms.ts';
import { expand, type Expansion } from './expand.ts';
import { parseTemplate, TemplateError } from './template.ts';

const man: PersonForms = { gender: 'm', title: '', first: 'Jonas', last: 'Voß' };
const woman: PersonForms = { gender: 'f', title: 'Dr.', first: 'Lena', last: 'Müller' };
const neither: PersonForms = { gender: 'x', title: '', first: 'Alex', last: 'Maas' };

const base: Expansion = {
  person: man,
  tense: 'past',
  employer: employerNoun('Unternehmen') as EmployerNoun,
  genderForm: 'masculine',
  clients: 'Kunden',
  groups: ['Vorgesetzte', 'Kollegen', 'Kunden'],
  data: {},
  nameFirst: true,
  booster: (_, word) => word,
};
const swapped: Expansion['booster'] = (set) => (set === 'excellent' ? 'exzellent' : 'durchweg');
const write = (text: string, change: Partial<Expansion> = {}): unknown =>
  expand(parseTemplate(text), { ...base, ...change });

describe('persons', () => {
  test.each([
    ['{Name} {lernte|lernt} schnell.', {}, 'Herr Voß lernte schnell.'],
    ['{Name} {lernte|lernt} schnell.', { nameFirst: false, person: woman }, 'Sie lernte schnell.'],
    ['{Name:dat} {gelang|gelingt} {seine} Arbeit.', { tense: 'present' }, 'Herrn Voß gelingt seine Arbeit.'],
    [
      '{Name:dat} {gelang|gelingt} {seine} Arbeit.',
      { person: woman, nameFirst: false },
      'Ihr gelang ihre Arbeit.',
    ],
    [
      'Wir danken {name:dat} für {seinen} Einsatz.',
      { person: woman },
      'Wir danken Frau Dr. Müller für ihren Einsatz.',
    ],
    ['Die Arbeit {name:gen} war gut.', {}, 'Die Arbeit von Herrn Voß war gut.'],
    ['Die Arbeit {name:gen} war gut.', { person: woman }, 'Die Arbeit Frau Dr. Müllers war gut.'],
    ['{Name:voll} war da.', { person: woman }, 'Frau Dr. Lena Müller war da.'],
    ['Auch dann {behielt|behält} {er} {seine} Ruhe.', {}, 'Auch dann behielt Herr Voß seine Ruhe.'],
    ['{Seine} Ruhe {behielt|behält} {er}.', {}, 'Seine Ruhe behielt er.'],
  ] as const)('%s', (text, change, expected) => {
    expect(write(text, change)).toBe(expected);
  });
});

describe('a person without pronouns', () => {
  test.each([
    ['{Name} arbeitete gut.', 'Alex Maas arbeitete gut.'],
    ['Auch dann arbeitete {er} gut.', 'Auch dann arbeitete Alex Maas gut.'],
    [
      '{Sein:n} sicheres, gewinnendes Auftreten half {ihm}.',
      'Das sichere, gewinnende Auftreten half Alex Maas.',
    ],
    ['{Sein:m} immer hoher Einsatz half {ihm}.', 'Der immer hohe Einsatz half Alex Maas.'],
    ['Die Ergebnisse {seiner} täglichen Arbeit zählten.', 'Die Ergebnisse der täglichen Arbeit zählten.'],
    ['In {seinem} Fach ist {er} sicher.', 'Im Fach ist Alex Maas sicher.'],
    // Whose it is must be told somewhere.
    ['Auf {sein:n} Wort ist Verlass.', 'Auf Alex Maas’ Wort ist Verlass.'],
    ['{Sein:m} stets hoher Einsatz zählte.', 'Alex Maas’ stets hoher Einsatz zählte.'],
    [
      '{Seine} stets fundierten, sachlichen Urteile zählten.',
      'Alex Maas’ stets fundierte, sachliche Urteile zählten.',
    ],
    ['Mit {seinem} hohen und sicheren Können half es.', 'Mit Alex Maas’ hohem und sicherem Können half es.'],
    ['Dank {seiner} guten Kenntnisse ging es.', 'Dank Alex Maas’ guter Kenntnisse ging es.'],
    [
      'Mit {seinen} guten Ideen und {seinem} Können half es.',
      'Mit Alex Maas’ guten Ideen und dem Können half es.',
    ],
    ['{Seine} Aufgaben erledigte {er} gut.', 'Die Aufgaben erledigte Alex Maas gut.'],
    ['{Seine} sorgfältige Arbeit überzeugte.', 'Alex Maas’ sorgfältige Arbeit überzeugte.'],
    ['{Name} war {Fachmann/Fachfrau/Fachkraft}.', 'Alex Maas war Fachkraft.'],
  ])('%s', (text, expected) => {
    expect(write(text, { person: neither })).toBe(expected);
  });

  test('leaves templates alone that know only two genders', () => {
    expect(write('{Name} war {ein Vorbild/eine Hilfe}.', { person: neither })).toEqual({ needsGender: true });
  });
});

describe('employers and groups', () => {
  const office = { employer: employerNoun('Kanzlei') as EmployerNoun };
  test.each([
    ['Für {unseren Betrieb} war das gut.', office, 'Für unsere Kanzlei war das gut.'],
    [
      'Für {unser Unternehmen:akk} war das gut.',
      { employer: employerNoun('Betrieb') as EmployerNoun },
      'Für unseren Betrieb war das gut.',
    ],
    [
      'Das Ansehen {unseres Betriebs} wuchs.',
      { employer: employerNoun('Haus') as EmployerNoun },
      'Das Ansehen unseres Hauses wuchs.',
    ],
    ['Das war {im Betrieb} gut.', office, 'Das war in der Kanzlei gut.'],
    ['Das war {im Betrieb} gut.', {}, 'Das war im Unternehmen gut.'],
    [
      'Mit {seinen Kollegen} war es gut.',
      { genderForm: 'pair' },
      'Mit seinen Kolleginnen und Kollegen war es gut.',
    ],
    [
      'Mit {seinen Mitarbeitern} war es gut.',
      { genderForm: 'neutral', person: woman },
      'Mit ihren Mitarbeitenden war es gut.',
    ],
    ['{Mitarbeiter:nom} lobten es.', { genderForm: 'neutral' }, 'Mitarbeitende lobten es.'],
    [
      'Bei {unseren internationalen Kunden} war es gut.',
      { genderForm: 'neutral' },
      'Bei unserer internationalen Kundschaft war es gut.',
    ],
    ['Bei {Kunden:dat} war es gut.', { clients: 'Gäste' }, 'Bei Gästen war es gut.'],
    ['Bei {Kollegen:dat} war es gut.', { genderForm: 'star' }, 'Bei Kolleg*innen war es gut.'],
    ['{Unsere Kunden:nom} lobten es.', { genderForm: 'colon' }, 'Unsere Kund:innen lobten es.'],
    ['Bei {Gruppen:dat} war es gut.', {}, 'Bei Vorgesetzten, Kollegen und Kunden war es gut.'],
    [
      'Bei {Gruppen:dat} war es gut.',
      { genderForm: 'pair' },
      'Bei Vorgesetzten, Kolleginnen und Kollegen sowie Kundinnen und Kunden war es gut.',
    ],
    ['Die {Kunden-}orientierung war gut.', { clients: 'Patienten' }, 'Die Patientenorientierung war gut.'],
  ] as const)('%s %o', (text, change, expected) => {
    expect(write(text, change)).toBe(expected);
  });
});

describe('facts and boosters', () => {
  test('a department is called one once', () => {
    const told = ['Kreditabteilung', 'Abteilung Einkauf', 'Einkauf'].map((Abteilung) =>
      write('In der Abteilung {Abteilung}.', { data: { Abteilung } }),
    );
    expect(told).toEqual([
      'In der Kreditabteilung.',
      'In der Abteilung Einkauf.',
      'In der Abteilung Einkauf.',
    ]);
  });

  test('optional parts vanish with their fact', () => {
    const text = '{Name} war[ in der Abteilung {Abteilung}] tätig.';
    expect(write(text)).toBe('Herr Voß war tätig.');
    expect(write(text, { data: { Abteilung: 'Einkauf' } })).toBe(
      'Herr Voß war in der Abteilung Einkauf tätig.',
    );
  });

  test('a missing fact outside brackets gives no text', () => {
    expect(write('Als {Beruf} war es gut.')).toEqual({ missing: 'Beruf' });
  });

  test('boosters keep ending and capital', () => {
    expect(write('{Stets} war {seine} {hervorragende} Arbeit da.', { booster: swapped })).toBe(
      'Durchweg war seine exzellente Arbeit da.',
    );
  });
});

test.each([
  ['{Nam} war da.', 'nicht bekannt'],
  ['{Name war da.', 'ohne Ende'],
  ['Name} war da.', 'ohne Anfang'],
  ['Mit {Kollegen} war es gut.', 'Fall fehlt'],
  ['Mit {sein} Fach.', 'Geschlecht'],
  ['Für {unser Unternehmen} war es gut.', 'Fall unklar'],
  ['{Ihre} Arbeit.', 'Form für einen Mann'],
  ['Da war {Er}.', 'am Satzanfang'],
  ['{war|ist|sei} da.', 'Vergangenheit'],
  ['Das war[ sehr] gut.', 'keine Angabe'],
])('%s is refused: %s', (text, message) => {
  expect(() => parseTemplate(text)).toThrow(TemplateError);
  expect(() => parseTemplate(text)).toThrow(message);
});

describe('where one works', () => {
  const school = employerNoun('Hochschule') as EmployerNoun;
  test.each([
    [
      'Wir danken für die Mitarbeit in {unserem Betrieb}.',
      {},
      'Wir danken für die Mitarbeit in unserem Unternehmen.',
    ],
    [
      'Wir danken für die Mitarbeit in {unserem Betrieb}.',
      { employer: school },
      'Wir danken für die Mitarbeit an unserer Hochschule.',
    ],
    ['In {unserem Betrieb} war er gern.', { employer: school }, 'An unserer Hochschule war er gern.'],
    [
      'Er wechselt {im Betrieb} die Stelle.',
      { employer: school },
      'Er wechselt an der Hochschule die Stelle.',
    ],
    ['Er wechselt {im Betrieb} die Stelle.', {}, 'Er wechselt im Unternehmen die Stelle.'],
    ['Er trat in {unseren Betrieb} ein.', { employer: school }, 'Er trat in unsere Hochschule ein.'],
    ['Er stand zu {unserem Betrieb}.', { employer: school }, 'Er stand zu unserer Hochschule.'],
  ] as const)('%s', (text, change, expected) => expect(write(text, change)).toBe(expected));
});

test.each([
  ['Gegenüber allen {verhielt|verhält} {er} sich gut.', {}, 'Gegenüber allen verhielt sich Herr Voß gut.'],
  [
    'Gegenüber allen {verhielt|verhält} {er} sich gut.',
    { nameFirst: false },
    'Gegenüber allen verhielt er sich gut.',
  ],
  ['{Name} {verhielt|verhält} sich gut.', {}, 'Herr Voß verhielt sich gut.'],
  [
    'Gut {verhielt|verhält} {er} sich, und {er} blieb.',
    { person: neither },
    'Gut verhielt sich Alex Maas, und Alex Maas blieb.',
  ],
] as const)('the reflexive stands before a name: %s', (text, change, expected) =>
  expect(write(text, change)).toBe(expected),
);
