import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { splitSentences } from '../german/sentences.ts';
import type { Answers } from '../letter/answers.ts';
import type { Letter } from '../letter/letter.ts';
import type { NamedGrade } from '../letter/grade.ts';
import { compose } from './compose.ts';

const grades: readonly NamedGrade[] = [1, 2, 3, 4, 5];
const seeds = [1, 2, 3, 4, 5, 6];

/** The sentences that rate somebody. */
function sentencesOf(letter: Letter): string[] {
  const rated = letter.areas.filter(({ id }) => ['performance', 'summary', 'behavior'].includes(id));
  return rated
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ text }) =>
      splitSentences(text, 0, text.length).map(({ start, end }) => text.slice(start, end)),
    );
}

const lettersOf = (answersFor: (grade: NamedGrade) => Answers): string[][] =>
  grades.flatMap((grade) => seeds.map((seed) => sentencesOf(compose(answersFor(grade), seed))));

const cashier = (grade: NamedGrade): Answers => {
  const answers = sampleAnswers({ grade });
  const { occupation, performance } = answers;
  return {
    ...answers,
    occupation: { ...occupation, job_title: 'Verkäuferin' },
    performance: { ...performance, honesty: true },
  };
};

/** In how many sentences of a letter a phrase stands, at most. */
const most = (letters: readonly string[][], phrase: RegExp): number =>
  Math.max(...letters.map((sentences) => sentences.filter((one) => phrase.test(one)).length));

describe.each([
  ['staff', (grade: NamedGrade) => sampleAnswers({ grade })],
  ['leaders', (grade: NamedGrade) => sampleAnswers({ grade, leader: true })],
  ['sales staff', cashier],
] as const)('letters on %s', (_, answersFor) => {
  const letters = lettersOf(answersFor);

  test.each([/hervorzuheben/iu, /zuverlässig ein\b/iu, /ausdauer/iu, /fundiert/iu, /unter Anleitung/u])(
    'say %s once at most',
    (phrase) => expect(most(letters, phrase)).toBeLessThanOrEqual(1),
  );

  test.each([/im Großen und Ganzen/u, /im Allgemeinen/u, /im Wesentlichen/u, /überwiegend/u, /weitgehend/u])(
    'say %s no more than three times',
    (phrase) => expect(most(letters, phrase)).toBeLessThanOrEqual(3),
  );

  test('do not begin every other sentence with „Auch“, nor three with any other word', () => {
    const openings = letters.map((sentences) =>
      sentences
        .map((one) => /^\p{L}+/u.exec(one)?.[0] ?? '')
        .filter((word) => !/^(?:Frau|Herr|Er|Sie|Ihre?[mnrs]?|Seine?[mnrs]?)$/.test(word)),
    );
    for (const words of openings)
      for (const word of new Set(words))
        expect(words.filter((one) => one === word).length, word).toBeLessThanOrEqual(2);
  });
});
