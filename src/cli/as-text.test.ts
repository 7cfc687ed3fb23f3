import { describe, expect, test } from 'vitest';
import { sampleReading } from '#documents/testing/sample-reading.ts';
import { letterText } from './as-text.ts';

describe('the summary of a letter', () => {
  const lines = letterText('Zeugnis.pdf', sampleReading).split('\n');

  test('names the letter and its grades with word, range and points', () => {
    expect(lines[0]).toBe('Zeugnis.pdf');
    expect(lines[2]).toBe('Arbeitszeugnis, Frau Dr. Lena Vogt, Projektleiterin');
    expect(lines[4]).toBe(
      'Gesamt                        befriedigend, zwischen befriedigend und gut · 4,3 von 7',
    );
  });

  test('puts findings that can be corrected first, the gravest at the top, each with its source', () => {
    const findings = lines.filter((line) => line.startsWith('  • '));
    expect(findings).toEqual([
      '  • Mühe ohne Ergebnis',
      '  • Die Vorgesetzten stehen zuletzt',
      '  • Zur Arbeitsweise steht nichts da',
      '  • Das Arbeitsverhältnis endet mitten im Monat',
    ]);
    expect(lines).toContain('      Siehe LAG Köln, 12.09.2023 – 4 Sa 12/23');
    expect(lines.at(-2)).toBe('Keine Rechtsberatung.');
  });

  test('of another document says only why', () => {
    const reason = 'Das ist eine Bewerbung.';
    const other = { ...sampleReading, isReference: false, notReferenceReason: reason };
    expect(letterText('-', other)).toBe(`Standardeingabe\n===============\n${reason}\n`);
  });
});
