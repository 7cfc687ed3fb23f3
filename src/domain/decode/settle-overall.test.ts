import { expect, it } from 'vitest';
import { decode } from './decode.ts';
import { settleOverall } from './settle-overall.ts';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';

const rating = (grade: number) => ({ grade, range: [1, 1.5] as const, confidence: 0.9 });
const { findings } = decode(
  baseLetter({
    tasks: 'Frau Kern arbeitete in Vollzeit. Sie war mit zwanzig Wochenstunden in Teilzeit tätig.',
  }),
);
const [contradiction] = findings.filter(
  ({ kind, severity }) => kind === 'contradiction' && severity !== 'hint',
);

it('a brilliant letter that contradicts itself is a little less than its words', () => {
  if (contradiction === undefined) throw new Error('no contradiction was found');
  expect(settleOverall(rating(1), [contradiction])).toEqual({ ...rating(1), grade: 1.2 });
  expect(settleOverall(rating(1.4), [contradiction])).toMatchObject({ grade: 1.6, range: [1, 1.6] });
});

it('other letters and other findings leave the grade as it is', () => {
  if (contradiction === undefined) throw new Error('no contradiction was found');
  expect(settleOverall(rating(1.1), [])).toEqual(rating(1.1));
  expect(settleOverall(rating(1.1), [{ ...contradiction, severity: 'hint' }])).toEqual(rating(1.1));
  expect(settleOverall(rating(1.1), [{ ...contradiction, kind: 'omission' }])).toEqual(rating(1.1));
  expect(settleOverall(rating(2.6), [contradiction])).toEqual(rating(2.6));
  expect(settleOverall(null, [contradiction])).toBeNull();
});

it('each warning costs a good letter a tenth, and two at most', () => {
  if (contradiction === undefined) throw new Error('no contradiction was found');
  const omission = { ...contradiction, kind: 'omission' } as const;
  expect(settleOverall(rating(2), [omission])?.grade).toBe(2.1);
  expect(settleOverall(rating(2), [omission, contradiction, omission])?.grade).toBe(2.2);
  expect(settleOverall(rating(2), [{ ...omission, severity: 'hint' }])).toEqual(rating(2));
  expect(settleOverall(rating(2), [{ ...omission, kind: 'order' }])).toEqual(rating(2));
});
