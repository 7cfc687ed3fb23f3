import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redline } from './redline.ts';

test('tells what went and what came', () => {
  expect(
    redline('Sie war stets zur Zufriedenheit tätig.', 'Sie war stets zur vollen Zufriedenheit tätig.'),
  ).toEqual([
    { kind: 'same', text: 'Sie war stets zur' },
    { kind: 'added', text: 'vollen' },
    { kind: 'same', text: 'Zufriedenheit tätig.' },
  ]);
  expect(redline('bemüht', 'gut')).toEqual([
    { kind: 'removed', text: 'bemüht' },
    { kind: 'added', text: 'gut' },
  ]);
  expect(redline('', '')).toEqual([]);
});

const words = fc.array(fc.constantFrom('a', 'b', 'c', 'stets', 'gut'), { maxLength: 30 });

test('both texts can be read off it, and equal neighbours are one run', () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const runs = redline(before.join('  '), after.join('\n'));
      const read = (kind: string): string =>
        runs
          .filter((run) => run.kind === 'same' || run.kind === kind)
          .map(({ text }) => text)
          .join(' ');
      expect(read('removed')).toBe(before.join(' '));
      expect(read('added')).toBe(after.join(' '));
      for (const [at, run] of runs.entries()) expect(run.kind).not.toBe(runs[at + 1]?.kind);
    }),
  );
});
