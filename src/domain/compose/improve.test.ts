import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { decode } from '../decode/decode.ts';
import { readSentence } from '../decode/read-sentence.ts';
import { certificateTypes } from '../letter/certificate-type.ts';
import { resetBlock, editBlock } from '../letter/edit-letter.ts';
import { blockOf, blocksOf, canReset, isEdited, type Block, type Letter } from '../letter/letter.ts';
import { letterText } from '../letter/letter-text.ts';
import { readLetter } from '../letter/read-letter.ts';
import { alternativesFor } from './alternatives.ts';
import { changeBlockGrade, changeCategoryGrade } from './change-grade.ts';
import { compose } from './compose.ts';
import { improve } from './improve.ts';
import { regenerate } from './regenerate.ts';

const plain = (text: string): string => text.replaceAll(/[•\s]+/g, ' ').trim();

describe.each(certificateTypes)('a %s', (type) => {
  const given = sampleAnswers({ type, grade: 3 });
  const text = letterText(compose(given), given);
  const { answers, letter } = improve(decode(text));

  test('gives its facts, tasks and grades to the generator', () => {
    expect(answers.type).toBe(type);
    expect(answers.person).toMatchObject({
      salutation: 'Frau',
      first_name: 'Lena',
      last_name: 'Vogt',
      birthday: '1988-05-14',
    });
    expect(answers.activities).toEqual(given.activities);
    expect(answers.occupation.begin_employment).toBe('2018-03-01');
    expect(Object.keys(answers.performance.ratings).length).toBeGreaterThanOrEqual(5);
    expect(Object.values(answers.performance.ratings).every((grade) => grade === 3)).toBe(true);
  });

  test('keeps its wording to the last word', () => {
    const kept = letterText(letter, { ...answers, signatories: given.signatories });
    expect(plain(kept)).toBe(plain(text));
  });

  test('can be raised sentence by sentence', () => {
    const summary = blocksOf(letter).find(({ category }) => category === 'performance-summary');
    expect(summary).toMatchObject({ kind: 'system', grade: 3 });
    expect(summary !== undefined && isEdited(summary)).toBe(false);
    expect(alternativesFor(letter, summary?.id ?? '', answers).length).toBeGreaterThan(1);
    const better = changeBlockGrade(letter, summary?.id ?? '', 1, answers);
    const raised = blocksOf(better).find(({ id }) => id === summary?.id);
    expect(raised?.text).not.toBe(summary?.text);
    expect(readSentence(raised?.text ?? '').grade ?? 9).toBeLessThan(1.6);
  });
});

test('a letter without tasks or dates comes through, and nothing of it is lost', () => {
  const text = [
    'Zeugnis',
    'Herr Tom Brandt war bei uns als Lagerist beschäftigt.',
    'Er war stets bemüht, seine Aufgaben zu erledigen.',
    'Sein Verhalten gegenüber Kollegen und Vorgesetzten war einwandfrei.',
    'Wir wünschen ihm für die Zukunft alles Gute.',
  ];
  const texts = blocksOf(improve(decode(text.join('\n\n'))).letter).map((block) => block.text);
  expect(texts).toEqual(text.slice(1));
});

test('one sentence that seems to rate the leading of somebody who leads nobody makes her no leader', () => {
  const given = { ...sampleAnswers({ type: 'arbeitszeugnis', grade: 3, leader: false }) };
  const read = decode(letterText(compose(given), given));
  const reading = { ...read, facts: { ...read.facts, job_title: 'Bauzeichnerin' } };
  const at = reading.sentences.findIndex(({ category }) => category === 'expertise');
  const misread = reading.sentences.map((sentence, place) =>
    place === at ? { ...sentence, category: 'employee-deployment' as const } : sentence,
  );
  const rated = { grade: 5, range: [4.5, 5.5], confidence: 0.5, category: 'employee-deployment' } as const;
  const categories = [...reading.categories, { ...rated, sentences: [at] }];

  const { answers, letter } = improve({ ...reading, sentences: misread, categories });
  expect(answers.performance.ratings['employee-deployment']).toBeUndefined();
  expect(answers.occupation.leader).toBe(false);
  const kept = blocksOf(letter).find(({ text }) => text === plain(misread[at]?.text ?? ''));
  expect(kept).toMatchObject({ kind: 'own', category: null });

  // Whoever is rated as a leader besides leads, if the sentence speaks of leading.
  const leading = [...categories, { ...rated, category: 'leadership' as const, sentences: [at + 1] }];
  const leads = (text: string) =>
    improve({
      ...reading,
      sentences: misread.map((one, place) => (place === at + 1 ? { ...one, text } : one)),
      categories: leading,
    });
  expect(leads('Fälle bearbeitete sie mit Unterstützung ihrer Gruppe.').answers.occupation.leader).toBe(
    false,
  );
  const leader = leads('Ihre Mitarbeiterinnen führte sie ausreichend.');
  expect(leader.answers.performance.ratings['employee-deployment']).toBe(5);
});

/** A letter with these sentences on behaviour. */
const withConduct = (...conduct: readonly string[]) =>
  improve(
    decode(
      [
        'Zeugnis',
        'Herr Tom Brandt, geboren am 3. Mai 1980, war vom 1. Januar 2015 bis 31. Dezember 2020 bei uns als Verkäufer beschäftigt.',
        'Herr Brandt arbeitete stets zuverlässig und erledigte seine Aufgaben stets zu unserer vollen Zufriedenheit.',
        conduct.join(' '),
        'Wir danken ihm und wünschen ihm für die Zukunft alles Gute.',
        'Kiel, 31. Dezember 2020',
      ].join('\n\n'),
    ),
  );

describe('the persons that behaviour is told of', () => {
  const insideOnly = 'Sein Verhalten gegenüber Vorgesetzten und Kollegen war stets einwandfrei.';
  test.each([
    [[insideOnly], false, 'Kunden', false],
    [
      ['Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets einwandfrei.'],
      true,
      'Kunden',
      false,
    ],
    [
      ['Sein Verhalten gegenüber Vorgesetzten, Kollegen und Patien-\ntinnen war stets einwandfrei.'],
      true,
      'Patienten',
      false,
    ],
    [
      ['Sein Verhalten gegenüber Vorgesetzten, Kollegen und Fahrgästen war stets einwandfrei.'],
      true,
      'Fahrgäste',
      false,
    ],
    [
      [
        'Sein Verhalten gegenüber Vorgesetzten, Kollegen, Lieferanten und Geschäftspartnern war stets vorbildlich.',
      ],
      false,
      'Kunden',
      true,
    ],
    [
      ['Sein Verhalten gegenüber Vorgesetzten, Kollegen, Mandanten und Behörden war stets vorbildlich.'],
      true,
      'Mandanten',
      true,
    ],
    [[insideOnly, 'Er wurde allseits als Ansprechpartner geschätzt.'], false, 'Kunden', false],
  ] as const)('%j', (conduct, customers, clients, partners) => {
    const { answers } = withConduct(...conduct);
    expect(answers.behavior.customer_contact).toBe(customers);
    expect(answers.company.clients).toBe(clients);
    expect(answers.behavior.partner_contact).toBe(partners);
  });

  test('stay named when the sentence gets another grade', () => {
    const { answers, letter } = withConduct(
      'Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets einwandfrei.',
    );
    expect(answers.behavior.customers).toBeNull();
    const id = 'behavior/internal';
    expect(blockOf(changeBlockGrade(letter, id, 1, answers), id)?.text).toMatch(/Kund(?:innen|en)/);
  });
});

describe("the employer's own sentence", () => {
  const sentence = 'Sein Verhalten gegenüber Vorgesetzten und Kollegen war einwandfrei.';
  const { answers, letter } = withConduct(sentence);
  const id = 'behavior/internal';
  const block = (of: Letter): Block => {
    const found = blockOf(of, id);
    if (found === null) throw new Error('no such block');
    return found;
  };

  test('is what an edit, another grade and both go back to', () => {
    expect(canReset(block(letter))).toBe(false);
    const edited = editBlock(letter, id, 'Er war nett.');
    expect(isEdited(block(edited))).toBe(true);
    const raised = changeBlockGrade(letter, id, 1, answers);
    expect(block(raised)).toMatchObject({ grade: 1 });
    expect(isEdited(block(raised))).toBe(false);
    for (const changed of [edited, raised, editBlock(raised, id, 'Er war nett.')]) {
      expect(canReset(block(changed))).toBe(true);
      expect(resetBlock(changed, id)).toEqual(letter);
    }
  });

  test('outlives a new generation, changed facts and another grade in the wizard', () => {
    const moved = { ...answers, person: { ...answers.person, last_name: 'Brand' } };
    for (const made of [
      regenerate(letter, moved, 7),
      changeCategoryGrade(letter, 'internal-behavior', 2, answers).letter,
      regenerate(editBlock(letter, id, 'Er war nett.'), moved),
      regenerate(changeBlockGrade(letter, id, 1, answers), moved),
    ]) {
      expect(block(resetBlock(made, id)).text).toBe(sentence);
    }
    expect(block(regenerate(letter, moved, 7)).text).toBe(sentence);
    expect(isEdited(block(regenerate(letter, moved, 7)))).toBe(false);
  });

  test('is kept where the letter is stored', () => {
    const raised = changeBlockGrade(letter, id, 1, answers);
    expect(readLetter(JSON.parse(JSON.stringify(raised)))).toEqual(raised);
  });
});
