import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { compose } from '../compose/compose.ts';
import { readLetter } from './read-letter.ts';

const letter = compose(sampleAnswers());

test('a letter comes back from JSON as it was', () => {
  expect(readLetter(JSON.parse(JSON.stringify(letter)))).toEqual(letter);
});

test.each([
  null,
  'x',
  [],
  {},
  { type: 'arbeitszeugnis' },
  { ...letter, type: 'brief' },
  { ...letter, areas: [{ id: 'nirgends', blocks: [] }] },
  { ...letter, areas: [{ id: 'tasks', blocks: [{ id: 'a' }] }] },
  { ...letter, areas: [{ id: 'tasks', blocks: [{ id: 'a', text: 'x'.repeat(10_001) }] }] },
  { ...letter, areas: [...letter.areas, ...letter.areas] },
])('what is no letter is none (%#)', (source) => {
  expect(readLetter(source)).toBeNull();
});

test('areas come into their order, missing ones are empty, odd values are left out', () => {
  const blocks = [{ id: 'a', kind: 'own', text: 'Text', grade: 9, category: 'x', list: ['b', 3] }];
  const read = readLetter({ type: 'arbeitszeugnis', areas: [{ id: 'closing', blocks }] });
  expect(read?.areas.map(({ id }) => id)).toEqual(letter.areas.map(({ id }) => id));
  expect(read?.areas.at(-1)?.blocks[0]).toMatchObject({ grade: null, category: null, list: ['b'] });
});
