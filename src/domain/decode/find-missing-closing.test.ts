import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const missesGoingOn = (wishes: string): boolean =>
  decode(
    baseLetter({
      closing: `Frau Kern verlässt uns auf eigenen Wunsch, um die Meisterschule zu besuchen. Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr ${wishes}.`,
    }),
  ).findings.some(({ rule }) => rule === 'missing-weiterhin');

describe('success that goes on', () => {
  it('is missed in a very good letter', () =>
    expect(missesGoingOn('für ihren Lebensweg alles Gute und Erfolg')).toBe(true));
  it.each([
    'für die Meisterprüfung und ihren Lebensweg viel Erfolg und alles Gute',
    'alles Gute und viel Erfolg bei ihrem Studium',
    'alles Gute und weiterhin viel Erfolg',
  ])('cannot be missed where it lies ahead, or is there: %s', (wishes) =>
    expect(missesGoingOn(wishes)).toBe(false),
  );
});

const rulesOf = (closing: string): string[] =>
  decode(
    baseLetter({
      closing: `${closing} Wir bedauern das außerordentlich, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich und persönlich alles Gute und weiterhin viel Erfolg.`,
    }),
  ).findings.map(({ rule }) => rule);

it('the end of a project is a reason, the end of a month is none', () => {
  expect(
    rulesOf('Das Arbeitsverhältnis endet mit Ablauf der Projektlaufzeit am 31. August 2023.'),
  ).not.toContain('missing-reason');
  expect(rulesOf('Das Arbeitsverhältnis endet mit Ablauf des Monats August 2023.')).toContain(
    'missing-reason',
  );
});

it.each([
  'Frau Kern verlässt uns auf eigenen Wunsch und geht als Leiterin der Requisite an ein Opernhaus.',
  'Frau Kern kündigt auf eigenen Wunsch, weil sie eine Stelle als Empfangsleiterin in Südtirol annimmt.',
])('what comes next is no other job: %s', (closing) => {
  expect(rulesOf(closing)).not.toContain('job-varies');
});
