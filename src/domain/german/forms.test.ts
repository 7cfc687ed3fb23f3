import { describe, expect, test } from 'vitest';
import { employerNoun, employerNouns, ourEmployer, theEmployer } from './employer-nouns.ts';
import { formatDate } from './format-date.ts';
import { frameFor, genderForms, groupLemmas, groupList, groupNoun, groupStem } from './group-nouns.ts';
import { jobTitleDative, trainingAim } from './job-titles.ts';
import { genitiveOfName, introducedName, type PersonForms } from './person-forms.ts';
import { similarity } from './similarity.ts';

test.each([
  ['Müller', 'Müllers'],
  ['Hans', 'Hans’'],
  ['Voß', 'Voß’'],
  ['Marx', 'Marx’'],
  ['Schulz', 'Schulz’'],
  ['von der Heide', 'von der Heides'],
  ['Müller-Lüdenscheidt', 'Müller-Lüdenscheidts'],
])('genitive of %s', (name, genitive) => {
  expect(genitiveOfName(name)).toBe(genitive);
});

test('introductions name salutation, title, first and last name', () => {
  const person: PersonForms = { gender: 'm', title: 'Prof. Dr.', first: 'Jan', last: 'von der Heide' };
  expect(introducedName(person, 'dat')).toBe('Herrn Prof. Dr. Jan von der Heide');
  expect(introducedName({ ...person, gender: 'x' }, 'nom')).toBe('Prof. Dr. Jan von der Heide');
});

describe('employer nouns', () => {
  test.each([
    ['Haus', 'gen', 'unseres Hauses', 'des Hauses'],
    ['Kanzlei', 'gen', 'unserer Kanzlei', 'der Kanzlei'],
    ['Betrieb', 'akk', 'unseren Betrieb', 'den Betrieb'],
    ['Unternehmen', 'nom', 'unser Unternehmen', 'das Unternehmen'],
    ['Verein', 'dat', 'unserem Verein', 'dem Verein'],
  ] as const)('%s, %s', (term, wanted, our, the) => {
    const noun = employerNoun(term) ?? employerNouns[0];
    if (noun === undefined) throw new Error('no employer noun');
    expect([ourEmployer(noun, wanted), theEmployer(noun, wanted)]).toEqual([our, the]);
  });

  test('none is listed twice', () => {
    expect(new Set(employerNouns.map(({ noun }) => noun)).size).toBe(employerNouns.length);
    expect(employerNoun('Quatsch')).toBeNull();
  });
});

describe('groups of people', () => {
  test('every group has a word in every form and case', () => {
    for (const lemma of groupLemmas)
      for (const form of genderForms)
        for (const wanted of ['nom', 'gen', 'dat', 'akk'] as const)
          expect(groupNoun(lemma, wanted, form)).toMatch(/^\p{Lu}[\p{L}*: ]+$/u);
  });

  test.each([
    ['Vorgesetzte', 'nom', null, 'Vorgesetzte'],
    ['Vorgesetzte', 'nom', 'der', 'die Vorgesetzten'],
    ['Vorgesetzte', 'gen', null, 'Vorgesetzter'],
    ['Kollegen', 'dat', 'sein', 'seinen Kollegen'],
    ['Führungskräfte', 'dat', null, 'Führungskräften'],
  ] as const)('%s, %s, %s', (lemma, wanted, determiner, text) => {
    expect(groupNoun(lemma, wanted, 'masculine', { determiner, adjective: null })).toBe(text);
  });

  test('adjectives bend with the group, singular or plural', () => {
    const frame = { determiner: null, adjective: 'wichtig' };
    expect(groupNoun('Kunden', 'dat', 'masculine', frame)).toBe('wichtigen Kunden');
    expect(groupNoun('Kunden', 'dat', 'neutral', frame)).toBe('wichtiger Kundschaft');
    expect(groupNoun('Kunden', 'akk', 'pair', frame)).toBe('wichtige Kundinnen und Kunden');
  });

  test('pairs in a list are joined by „sowie“', () => {
    expect(groupList(['Vorgesetzte', 'Kollegen'], 'dat', 'masculine')).toBe('Vorgesetzten und Kollegen');
    expect(groupList(['Vorgesetzte', 'Kollegen'], 'dat', 'pair')).toBe(
      'Vorgesetzten sowie Kolleginnen und Kollegen',
    );
    expect(groupList(['Gäste'], 'dat', 'pair')).toBe('Gästen');
    expect(groupList([], 'dat', 'pair')).toBe('');
  });

  test('an unknown group is refused', () => {
    expect(() => groupNoun('Zwerge', 'nom', 'pair')).toThrow(RangeError);
  });
});

test.each([
  ['Chemielaborant', 'm', 'Chemielaboranten'],
  ['Mechatroniker', 'm', 'Mechatroniker'],
  ['Industriekauffrau', 'f', 'Industriekauffrau'],
  ['Steuerfachangestellter', 'm', 'Steuerfachangestellten'],
  ['Medizinische Fachangestellte', 'f', 'Medizinischen Fachangestellten'],
  ['Kaufmann im Einzelhandel', 'm', 'Kaufmann im Einzelhandel'],
  ['Florist', 'm', 'Floristen'],
  ['Physiotherapeut', 'm', 'Physiotherapeuten'],
  ['Logopäde', 'm', 'Logopäden'],
] as const)('„zum/zur“ %s (%s)', (title, gender, dative) => {
  expect(jobTitleDative(title, gender)).toBe(dative);
});

test.each([
  ['Bauzeichner', 'm', 'zum Bauzeichner'],
  ['Chemielaborant', 'm', 'zum Chemielaboranten'],
  ['Industriekauffrau', 'f', 'zur Industriekauffrau'],
  ['Fachkraft für Lagerlogistik', 'm', 'zur Fachkraft für Lagerlogistik'],
  ['Bestattungsfachkraft', 'x', 'zur Bestattungsfachkraft'],
  ['Kraftfahrer', 'm', 'zum Kraftfahrer'],
  ['Florist', 'x', 'im Beruf Florist'],
] as const)('the aim of a training: %s (%s)', (title, gender, aim) => {
  expect(trainingAim(title, gender)).toBe(aim);
});

test('compounds only of groups that they are usual for', () => {
  expect(['Gäste', 'Fahrgäste', 'Führungskräfte'].map(groupStem)).toEqual(['Gäste', 'Service', 'Service']);
});

test('nobody calls relatives and children of others his own', () => {
  const ours = { determiner: 'unser', adjective: null };
  expect(groupNoun('Angehörige', 'dat', 'pair', frameFor('Angehörige', ours))).toBe('den Angehörigen');
  expect(groupNoun('Gäste', 'dat', 'pair', frameFor('Gäste', ours))).toBe('unseren Gästen');
});

test('days are written out or in figures', () => {
  expect(formatDate('2018-03-01', 'long')).toBe('1. März 2018');
  expect(formatDate('2018-03-01', 'numeric')).toBe('01.03.2018');
});

test('likeness is 1 for the same, 0 for nothing in common, high for a change of one word', () => {
  const text = 'Herr Vogt arbeitete stets sorgfältig und zügig.';
  expect(similarity(text, text)).toBe(1);
  expect(similarity(text, '')).toBe(0);
  expect(similarity(text, text.replace('stets', 'immer'))).toBeGreaterThan(0.8);
  expect(similarity(text, 'Neue Kunden gewann sie durch gute Beratung.')).toBeLessThan(0.3);
});
