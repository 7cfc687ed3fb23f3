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
