import { expect, test } from 'vitest';
import { samples } from '#domain/knowledge/samples.ts';
import { inLikelyOrder, putTogether } from './put-together.ts';

const text = samples[0]?.text.trim() ?? '';
const cut = text.indexOf('Ihr Verhalten');
const page = (id: string, told: string) => ({
  id,
  state: 'done' as const,
  read: JSON.stringify({ kind: 'text', text: told }),
  text: '',
  edited: 0,
  repairs: '[]',
  confidence: 100,
  fault: '',
});
const [one, two] = [page('one', text.slice(0, cut)), page('two', text.slice(cut))];

test('pages that came the last first are put in order, others stay', () => {
  const turned = inLikelyOrder([two, one], putTogether([two, one]));
  expect(turned.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(putTogether(turned).text).toBe(text);
  const right = [one, two];
  expect(inLikelyOrder(right, putTogether(right))).toBe(right);
});

test('deadlines are told for the day on which the pages are read', () => {
  const weak = `${text.slice(0, cut)}\n\nFrau Kern war stets bemüht, ihre Aufgaben zu erledigen.\n\n${text.slice(cut)}`;
  const first = (today?: string) => putTogether([page('one', weak)], today).reading.recommendations[0]?.id;
  expect(first('2199-01-01')).toBe('deadline');
  expect(first()).not.toBe('deadline');
});
