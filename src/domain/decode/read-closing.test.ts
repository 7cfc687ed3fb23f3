import { describe, expect, test } from 'vitest';
import { Sheet } from '../german/threes.ts';
import { readClosing, type Closing } from './read-closing.ts';
import type { Part } from './reading.ts';
import type { Unit } from './units.ts';

/** Reads sentences as the closing of an end reference. */
function closingOf(...sentences: readonly string[]): Closing {
  return readAs('closing', sentences);
}

function readAs(part: Part, sentences: readonly string[]): Closing {
  const units = sentences.map((flat) => {
    const sheet = new Sheet();
    sheet.add(1, flat);
    return {
      zone: 'body',
      kind: 'sentence',
      flat,
      sheet,
      bit: 1,
      text: flat,
      start: 0,
      end: flat.length,
    } as Unit;
  });
  const parts = units.map(() => part);
  return readClosing(units, parts, 'arbeitszeugnis', { layman: false, codes: [] });
}

describe('readClosing', () => {
  test.each([
    'Mit dem Dank für die Mitarbeit verbinden wir gute Wünsche.',
    'Mit Dank für alles wünschen wir Glück.',
  ])('takes „%s“ for thanks', (sentence) => expect(closingOf(sentence).thanks).not.toBeNull());

  test.each([
    'Das tut mir für den ganzen Betrieb sehr leid, und ich danke ihm.',
    'Ich verliere sie höchst ungern und danke ihr.',
  ])('hears the regret of „%s“', (sentence) => expect(closingOf(sentence).regret).not.toBeNull());

  test('an outlook on work as fruitful as before is a good one', () => {
    const [fruitful, plain] = ['weitere, ebenso fruchtbare', 'weitere'].map(
      (how) =>
        closingOf(`Wir danken ihm und freuen uns auf die ${how} Zusammenarbeit.`).continuation?.grade ?? 9,
    );
    expect(fruitful).toBeLessThan(plain ?? 0);
  });

  test('who would take the intern as apprentice wants her back', () => {
    expect(closingOf('Ich danke ihr und würde sie gern in die Lehre nehmen.').rehire).toBe(true);
    expect(closingOf('Ich danke ihr für die Begleitung der Lehre.').rehire).toBe(false);
  });

  test('wishes alone are a failing close, however complete', () => {
    const alone = closingOf('Wir wünschen ihm beruflich und privat alles Gute und weiterhin viel Erfolg.');
    expect(alone.rating?.grade).toBeGreaterThanOrEqual(5);
  });

  test('does not take the preposition for thanks', () => {
    expect(closingOf('Dank seiner Erfahrung wünschen wir ihm alles Gute.').thanks).toBeNull();
  });

  test('„gute“ before the wishes says nothing about the thanks', () => {
    const bare = closingOf('Mit dem Dank für die Mitarbeit verbinden wir gute Wünsche.');
    const warm = closingOf('Mit dem Dank für die gute Mitarbeit verbinden wir alle Wünsche.');
    expect(bare.thanks?.grade).toBeGreaterThan(3.5);
    expect(warm.thanks?.grade).toBeLessThan(3);
  });

  test('an agreement is a reason, though not a friendly one', () => {
    const { reason } = closingOf('Das Arbeitsverhältnis endet zum 31. Mai 2025 nach gemeinsamer Absprache.');
    expect(reason).toBe('employer');
  });

  test('whoever takes over a new task is not taken back', () => {
    const leaves = 'Frau Kern verlässt uns auf eigenen Wunsch, um eine neue Aufgabe zu übernehmen.';
    expect(closingOf(leaves).rehire).toBe(false);
    expect(closingOf('Wir planen, Frau Kern nach der Prüfung zu übernehmen.').rehire).toBe(true);
  });

  test('thanks in so many words count wherever they stand', () => {
    const thanked = readAs('performance', ['Unser Dank gilt Frau Kern für die Arbeit in unserem Haus.']);
    expect(thanked.thanks).not.toBeNull();
    expect(readAs('performance', ['Dank ihrer Erfahrung gilt sie als sicher.']).thanks).toBeNull();
  });
});
