import { expect, test } from 'vitest';
import type { Block, Letter } from '../letter/letter.ts';
import { compareVersions, isSame } from './compare-versions.ts';

const block = (id: string, text: string, more: Partial<Block> = {}): Block => ({
  id,
  kind: 'system',
  category: null,
  grade: null,
  module: null,
  text,
  original: text,
  list: [],
  paragraph: false,
  hidden: false,
  ...more,
});
const letter = (...blocks: Block[]): Letter => ({
  type: 'arbeitszeugnis',
  seed: 1,
  areas: [{ id: 'performance', blocks }],
  dropped: [],
});
const states = (before: Letter, after: Letter): (readonly [string, string])[] =>
  compareVersions({ letter: before, answers: {} }, { letter: after, answers: {} }).blocks.map(
    ({ id, state }) => [id, state] as const,
  );

const [a, b, c] = [block('a', 'Sie arbeitete gut.'), block('b', 'Sie war da.'), block('c', 'Alles Gute.')];

test('blocks stay, change, move, come and go', () => {
  expect(states(letter(a, b, c), letter(a, b, c))).toEqual([
    ['a', 'same'],
    ['b', 'same'],
    ['c', 'same'],
  ]);
  expect(states(letter(a, b, c), letter(b, c, a))).toEqual([
    ['b', 'same'],
    ['c', 'same'],
    ['a', 'moved'],
  ]);
  const changed = { ...b, text: 'Sie war immer da.' };
  expect(states(letter(a, b), letter(block('n', 'Neu.'), changed))).toEqual([
    ['a', 'removed'],
    ['n', 'added'],
    ['b', 'changed'],
  ]);
  expect(states(letter(a, b, c), letter(a, { ...b, hidden: true }, c))[1]).toEqual(['b', 'removed']);
});

test('a changed block is told word by word', () => {
  const after = letter({ ...a, text: 'Sie arbeitete sehr gut.' });
  const [change] = compareVersions({ letter: letter(a), answers: {} }, { letter: after, answers: {} }).blocks;
  expect(change?.runs).toEqual([
    { kind: 'same', text: 'Sie arbeitete' },
    { kind: 'added', text: 'sehr' },
    { kind: 'same', text: 'gut.' },
  ]);
});

test('answers are told by their path; empty is as good as absent', () => {
  const before = { person: { last_name: 'Vogt', title: '' }, activities: ['A'], performance: null };
  const after = { person: { last_name: 'Kern' }, activities: ['A', 'B'], performance: { ratings: { x: 2 } } };
  const told = compareVersions({ letter: null, answers: before }, { letter: null, answers: after });
  expect(told.answers).toEqual([
    { path: 'person.last_name', before: 'Vogt', after: 'Kern' },
    { path: 'activities', before: 'A', after: 'A · B' },
    { path: 'performance.ratings.x', before: '', after: '2' },
  ]);
  expect(isSame(told)).toBe(false);
  const emptied = { performance: { positive_traits: [], leadership_traits: [] } };
  const same = { letter: null, answers: { performance: null } };
  expect(isSame(compareVersions(same, { letter: null, answers: emptied }))).toBe(true);
  expect(
    isSame(compareVersions({ letter: letter(a), answers: before }, { letter: letter(a), answers: before })),
  ).toBe(true);
});
