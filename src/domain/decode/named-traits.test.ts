import { expect, it } from 'vitest';
import { readUnits } from './units.ts';
import { withNamedTraits } from './named-traits.ts';

const named = (text: string, categories: Parameters<typeof withNamedTraits>[1]): readonly string[] => {
  const [unit] = readUnits(text).units;
  if (unit === undefined) throw new Error('no sentence');
  return withNamedTraits(unit, categories);
};

it('names each trait of a sentence that tells two', () => {
  expect(named('Sie war stets engagiert, sorgfältig und sehr belastbar.', ['motivation'])).toEqual([
    'motivation',
    'working-method',
    'resilience',
  ]);
});

it('hears of customers in the formula of conduct', () => {
  const told = 'Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets vorbildlich.';
  expect(named(told, ['internal-behavior'])).toEqual(['internal-behavior', 'external-behavior']);
  const inside = 'Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets vorbildlich.';
  expect(named(inside, ['internal-behavior'])).toEqual(['internal-behavior']);
});

it('adds nothing to a sentence that rates nothing', () => {
  expect(named('Sie besuchte Lehrgänge.', [])).toEqual([]);
});
