import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { decode } from '../decode/decode.ts';
import { similarityOf, trigrams } from '../german/similarity.ts';
import type { Category } from '../letter/category.ts';
import type { NamedGrade } from '../letter/grade.ts';
import { insertOwn } from '../letter/edit-letter.ts';
import { blocksOf, type Letter } from '../letter/letter.ts';
import { weakLetter } from '../../../tests/helpers/weak-letter.ts';
import { alternativesFor, takeAlternative } from './alternatives.ts';
import { compose } from './compose.ts';
import { gradeCategories } from './grade-categories.ts';
import { improve } from './improve.ts';
import { regenerate } from './regenerate.ts';

const { letter, answers } = improve(decode(weakLetter));
const taken = Object.fromEntries(blocksOf(letter).map(({ id, text }) => [id, text]));
const weak: readonly Category[] = [
  'working-method',
  'motivation',
  'performance-summary',
  'internal-behavior',
];
const raise = (from: Letter) =>
  gradeCategories(
    from,
    weak.map((category) => [category, 3] as [Category, NamedGrade]),
    answers,
    taken,
  ).letter;

const alike = (one: string, other: string): number => similarityOf(trigrams(one), trigrams(other));

test('raising a taken-over reference leaves one sentence on each category, and none twice', () => {
  const blocks = blocksOf(raise(letter));
  for (const category of weak) {
    const on = blocks.filter((block) => block.category === category);
    expect(
      on.map(({ grade }) => grade),
      category,
    ).toEqual([3]);
  }
  const formulas = blocks.filter(({ text }) => text.includes('Zufriedenheit'));
  expect(formulas).toHaveLength(1);
  for (const [at, { text }] of blocks.entries())
    for (const other of blocks.slice(at + 1)) expect(alike(text, other.text), text).toBeLessThan(0.75);
});

test('it adds no sentence on anything else, and keeps what the user added', () => {
  const own = { id: 'own/99', text: 'Er baute das Mahnwesen neu auf.' };
  const blocks = blocksOf(raise(insertOwn(letter, 'performance', own, null)));
  const before = new Set(blocksOf(letter).map(({ id }) => id));
  expect(blocks.filter(({ id }) => !before.has(id)).map(({ id }) => id)).toEqual(['own/99']);
  expect(blocks.length).toBeLessThanOrEqual(before.size + 1);
});

test('a category of which the reference says nothing gets its sentence', () => {
  const { letter: after } = gradeCategories(letter, [['resilience', 2]], answers, taken);
  expect(blocksOf(after).filter(({ category }) => category === 'resilience')).toHaveLength(1);
});

test('a new generation never puts the same sentence twice, whatever wording was chosen', () => {
  const wanted = sampleAnswers({ grade: 2 });
  const few = {
    ...wanted,
    performance: { ...wanted.performance, ratings: { motivation: 2, expertise: 2, initiative: 2 } as const },
  };
  const fresh = compose(few);
  const second = blocksOf(fresh).find(({ id }) => id === 'performance/motivation/2');
  const first = blocksOf(fresh).find(({ id }) => id === 'performance/motivation');
  if (first === undefined || !second?.module) throw new Error('no second sentence');
  // What the plan writes in the second place is chosen for the first one, in a letter that lacks the second.
  const without: Letter = {
    ...fresh,
    areas: fresh.areas.map((area) => ({
      ...area,
      blocks: area.blocks.filter(({ id }) => id !== second.id),
    })),
  };
  expect(alternativesFor(without, first.id, few).length).toBeGreaterThan(0);
  const chosen = takeAlternative(without, first.id, second.module, few);
  const modules = blocksOf(regenerate(chosen, few)).flatMap(({ module, category }) =>
    category === 'motivation' && module !== null ? [module] : [],
  );
  expect(modules.length).toBeGreaterThan(1);
  expect(new Set(modules).size).toBe(modules.length);
});
