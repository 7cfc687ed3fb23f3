import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { findPersons } from '../german/persons.ts';
import { decode } from './decode.ts';

const rulesWith = (sentence: string): readonly string[] =>
  decode(
    baseLetter({ performance: `Frau Kern arbeitete stets äußerst sorgfältig. ${sentence}` }),
  ).findings.map(({ rule }) => rule);

test('how long a forebear worked is no duration of the employment', () => {
  expect(
    rulesWith(
      'Vom Rebschnitt versteht sie so viel wie mein Vater, und der hat sechzig Jahre lang geschnitten.',
    ),
  ).not.toContain('other-duration');
  expect(rulesWith('Sie hat bei uns sechzig Jahre lang Reben geschnitten.')).toContain('other-duration');
});

test.each([
  ['dem Kirchenvorstand sowie den hauptamtlich und ehrenamtlich Tätigen', ['superior', 'colleague']],
  ['Forstmeister, Revierleiter und Arbeitskollegen', ['superior', 'superior', 'colleague']],
])('%s are %j', (list, groups) => {
  expect(findPersons(list).map(({ group }) => group)).toEqual(groups);
});
