import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const betterFor = (rule: string, behavior: string): string | undefined =>
  decode(baseLetter({ behavior })).findings.find((one) => one.rule === rule)?.better;

test('what is asked for takes away no praise, leaves nobody out and invents nobody', () => {
  expect(
    betterFor(
      'order-persons',
      'Ihr Verhalten gegenüber Lieferanten, Kollegen und Vorgesetzten war vorbildlich.',
    ),
  ).toBe(
    'Das Verhalten gegenüber Vorgesetzten, Kolleginnen, Kollegen und Lieferanten war stets vorbildlich.',
  );
  expect(
    betterFor('missing-superiors', 'Ihr Verhalten gegenüber Kollegen und Kunden war stets einwandfrei.'),
  ).toBe('Das Verhalten gegenüber Vorgesetzten, Kolleginnen, Kollegen und Kunden war stets einwandfrei.');
});
