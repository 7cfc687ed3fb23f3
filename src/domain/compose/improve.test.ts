import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { decode } from '../decode/decode.ts';
import { readSentence } from '../decode/read-sentence.ts';
import { certificateTypes } from '../letter/certificate-type.ts';
import { blocksOf, isEdited } from '../letter/letter.ts';
import { letterText } from '../letter/letter-text.ts';
import { alternativesFor } from './alternatives.ts';
import { changeBlockGrade } from './change-grade.ts';
import { compose } from './compose.ts';
import { improve } from './improve.ts';

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
    expect(summary !== undefined && isEdited(summary)).toBe(summary?.text !== summary?.original);
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

  // Whoever is rated as a leader besides leads.
  const leading = [...categories, { ...rated, category: 'leadership' as const, sentences: [at] }];
  const leader = improve({ ...reading, sentences: misread, categories: leading });
  expect(leader.answers.performance.ratings['employee-deployment']).toBe(5);
});
