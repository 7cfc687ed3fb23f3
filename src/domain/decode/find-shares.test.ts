import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter, type Told } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const rulesOf = (told: Told): string[] => decode(letter(told)).findings.map(({ rule }) => rule);

describe('shares of the working time', () => {
  it.each([
    [
      '70 Prozent seiner Arbeitszeit verbrachte er bei Lieferanten.',
      'Mehr als die Hälfte seiner Arbeitszeit saß er am Schreibtisch.',
    ],
    [
      'Zwei Drittel seiner Tätigkeit entfielen auf Reisen.',
      'Drei Viertel seiner Arbeitszeit galten der Ablage.',
    ],
    ['80 % seiner Arbeitszeit galten dem Einkauf.', 'Ein Drittel seiner Arbeitszeit galt dem Lager.'],
  ])('%s %s', (tasks, performance) => {
    expect(rulesOf({ tasks, performance })).toContain('other-figure');
  });
  it.each([
    [
      '70 Prozent seiner Arbeitszeit verbrachte er bei Lieferanten.',
      'Ein Drittel seiner Arbeitszeit saß er am Schreibtisch.',
    ],
    [
      'Zunächst verbrachte er 70 Prozent seiner Arbeitszeit auf Reisen.',
      'Die Hälfte seiner Arbeitszeit saß er am Schreibtisch.',
    ],
    [
      '70 Prozent der Artikel kamen aus Asien.',
      'Mehr als die Hälfte seiner Arbeitszeit saß er am Schreibtisch.',
    ],
  ])('silent: %s %s', (tasks, performance) => {
    expect(rulesOf({ tasks, performance })).not.toContain('other-figure');
  });
});
