import { expect, test } from 'vitest';
import { traitsOf } from '#domain/compose/traits.ts';
import { leaderTraits, positiveTraits } from './traits.ts';

test('every trait of the library is offered, and no other', () => {
  expect(positiveTraits.toSorted()).toEqual(
    traitsOf('trait')
      .map(({ key }) => key)
      .toSorted(),
  );
  expect(leaderTraits.toSorted()).toEqual(
    traitsOf('leadership-trait')
      .map(({ key }) => key)
      .toSorted(),
  );
});
