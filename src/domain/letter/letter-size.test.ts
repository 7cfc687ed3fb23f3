import { expect, test } from 'vitest';
import { letterFault, letterLimits } from './letter-size.ts';

const letter = (...blocks: readonly object[]) => ({ areas: [{ id: 'tasks', blocks }] });
const many = (count: number, block: object) => Array.from({ length: count }, () => block);

test.each([
  ['nothing', null],
  ['no letter', { areas: 'x', text: 'y'.repeat(100_000) }],
  ['a long one', letter(...many(4, { text: 'x'.repeat(letterLimits.text) }))],
  ['many tasks', letter({ text: '', list: Array(letterLimits.items).fill('Löten') })],
])('%s can be kept', (_, source) => {
  expect(letterFault(source)).toBeNull();
});

test.each([
  ['blocks', letter(...many(letterLimits.blocks + 1, { text: 'x' })), 'höchstens 400'],
  ['bullets', letter({ text: '', list: Array(letterLimits.items + 1).fill('a') }), 'höchstens 200'],
  ['of one block', letter({ text: 'x'.repeat(letterLimits.text + 1) }), 'höchstens 10.000 Zeichen'],
  ['of one bullet', letter({ list: ['x'.repeat(letterLimits.text + 1)] }), 'höchstens 10.000 Zeichen'],
  ['in all', letter(...many(5, { text: 'x'.repeat(9_000) })), 'höchstens 40.000 Zeichen'],
])('too much %s is told in German', (_, source, words) => {
  expect(letterFault(source)).toContain(words);
});
