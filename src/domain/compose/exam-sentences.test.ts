import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { gradeSentence } from '../decode/grade-sentence.ts';
import type { Answers, ExamAnswers } from '../letter/answers.ts';
import { blocksOf } from '../letter/letter.ts';
import type { NamedGrade } from '../letter/grade.ts';
import { compose } from './compose.ts';

const seeds = Array.from({ length: 12 }, (_, at) => at + 1);
const salutations = ['Frau', 'Herr', null] as const;

function trainee(grade: NamedGrade, more: Partial<ExamAnswers> = {}, aim = ''): Answers {
  const answers = sampleAnswers({ type: 'ausbildungszeugnis', grade });
  // Little else is rated: what is not looked at need not be written a thousand times.
  const performance = { ...answers.performance, ratings: { motivation: grade } };
  const occupation = { ...answers.occupation, ...(aim === '' ? {} : { graduation_title: aim }) };
  return { ...answers, performance, occupation, exam: { ...(answers.exam as ExamAnswers), ...more } };
}

/** The different sentences on the examination that the composer writes. */
function sentences(answers: Answers): string[] {
  const told = seeds.flatMap((seed) =>
    blocksOf(compose(answers, seed)).filter(({ category }) => category === 'exam-result'),
  );
  return [...new Set(told.map(({ text }) => text))];
}

describe.each([1, 2, 3, 4, 5] as const)('an examination of grade %i', (grade) => {
  test.each(['Industriekauffrau', 'Tischlerin'])('is read as such: %s', (aim) => {
    const all = salutations.flatMap((salutation) => {
      const answers = trainee(grade, { chamber: '', venue: '' }, aim);
      return [answers, trainee(grade, {}, aim)].flatMap((one) =>
        sentences({ ...one, person: { ...one.person, salutation } }),
      );
    });
    expect(all.length).toBeGreaterThan(6);
    // „Bestanden“ alone is no mark.
    const marks = grade < 4 ? [grade] : [grade, undefined];
    expect(all.filter((text) => !marks.includes(gradeSentence(text).grade as typeof grade))).toEqual([]);
  });
});

test('whatever the mark, nobody is said to have merely taken part', () => {
  for (const text of sentences(trainee(5))) {
    expect(text).toContain('„mangelhaft“');
    expect(text).not.toMatch(/Teilnahme|(?<!\p{L})(?:teil|an)\.$/u);
  }
});

test('names the chamber with its article, and the town', () => {
  const all = sentences(trainee(2, { chamber: 'IHK Flensburg', venue: 'Husum' }));
  expect(all.length).toBeGreaterThan(2);
  for (const text of all) expect(text).toContain('vor der IHK Flensburg in Husum');
});

test('does not name a town twice that the chamber is called by', () => {
  for (const text of sentences(trainee(2, { chamber: 'der IHK Kiel', venue: 'Kiel' })))
    expect(text).toMatch(/vor der IHK Kiel(?! in)/);
});

test.each([
  ['Friseurin', '', 'Gesellenprüfung'],
  ['Industriekauffrau', '', 'Abschlussprüfung'],
  ['Kfz-Mechatronikerin', 'Handwerkskammer Flensburg', 'Gesellenprüfung'],
])('of the training %s %s is the %s', (aim, chamber, name) => {
  const answers = trainee(2, { chamber }, aim);
  const text = seeds
    .map((seed) =>
      blocksOf(compose(answers, seed))
        .map((one) => one.text)
        .join(' '),
    )
    .join(' ');
  expect(new Set(text.match(/(?:Abschluss|Gesellen)prüfung/g))).toEqual(new Set([name]));
});

test('what an internship goes along with is told in the right case, however it was typed', () => {
  const answers = sampleAnswers({ type: 'praktikumszeugnis' });
  for (const [typed, told] of [
    ['Studium der Informatik', 'des Studiums der Informatik'],
    ['Studiums der Informatik', 'des Studiums der Informatik'],
    ['Informatik', 'des Studiums im Fach Informatik'],
    ['Realschule Husum', 'des Besuchs der Realschule Husum'],
  ] as const) {
    const occupation = { ...answers.occupation, graduation_title: typed };
    const all = seeds
      .map((seed) => blocksOf(compose({ ...answers, occupation }, seed))[0]?.text ?? '')
      .filter((text) => /Studi|Realschule/.test(text));
    expect(all.length).toBeGreaterThan(3);
    for (const text of all) expect(text).toMatch(new RegExp(`(?:während|im Rahmen) ${told}`));
  }
});
