import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const tasks = 'Frau Kern prüfte und buchte die Belege und bereitete die Monatsabschlüsse vor.';
const found = (sentence: string): boolean =>
  decode(baseLetter({ tasks: `${tasks} ${sentence}` }, { job: 'Buchhalterin' })).findings.some(
    ({ rule }) => rule === 'two-reasons',
  );

describe('a reason of the firm among the tasks, and her own wish in the farewell', () => {
  test.each([
    'Ihr Arbeitsplatz entfällt zum Jahresende, weshalb das Arbeitsverhältnis betriebsbedingt endet.',
    'Mit der Schließung unserer Niederlassung endet das Arbeitsverhältnis.',
    'Das Arbeitsverhältnis wurde wegen der Stilllegung des Werks zum 31. August 2023 aufgelöst.',
    'Wegen Auftragsmangels scheidet Frau Kern zum 31. August 2023 aus.',
    'Ihre Stelle fällt im Herbst ersatzlos weg.',
  ])('%s', (sentence) => {
    expect(found(sentence)).toBe(true);
  });

  test.each([
    'Nach der Schließung unserer Niederlassung arbeitete sie in der Zentrale.',
    'Ihre Stelle in der Niederlassung entfiel 2019; seither war sie in der Zentrale tätig.',
    'Sie prüfte, wann Mietverträge wegen der Schließung von Filialen endeten.',
    'Sie begleitete die Verlagerung der Buchhaltung nach Husum.',
  ])('but not what happened before: %s', (sentence) => {
    expect(found(sentence)).toBe(false);
  });
});
