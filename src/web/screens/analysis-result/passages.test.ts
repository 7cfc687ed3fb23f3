import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '#domain/decode/decode.ts';
import type { Finding, Reading, SentenceReading } from '#domain/decode/reading.ts';
import { samples } from '#domain/knowledge/samples.ts';
import { groupFindings } from './group-findings.ts';
import { marginNotes, notesOf } from './notes.ts';
import { setLetter } from './passages.ts';

const text = 'Sie war fleißig. Sie war stets gut.\n\nEnde am 17. Mai.';
const empty = decode('');

function sentence(words: string, grade?: number): SentenceReading {
  const start = text.indexOf(words);
  const base = { start, end: start + words.length, text: words, part: 'performance' } as const;
  const rest = { categories: [], codes: [], evidence: [], explanation: '' };
  if (grade === undefined) return { ...base, ...rest, graded: false };
  return { ...base, ...rest, graded: true, grade, range: [grade, grade], confidence: 1 };
}
function finding(quote: string, more: Partial<Finding> = {}): Finding {
  const at = text.indexOf(quote);
  const place = at < 0 || quote === '' ? {} : { start: at, end: at + quote.length, quote };
  return {
    rule: quote,
    kind: 'formal',
    severity: 'hint',
    title: quote,
    detail: '',
    advice: '',
    correctable: false,
    ...place,
    ...more,
  };
}
const reading = (findings: readonly Finding[]): Reading => ({
  ...empty,
  sentences: [sentence('Sie war fleißig.'), sentence('Sie war stets gut.', 2), sentence('Ende am 17. Mai.')],
  findings,
});

describe('margin notes', () => {
  test('every graded sentence has one, with the named grade', () => {
    expect(marginNotes(reading([]))).toMatchObject([{ number: 1, grade: 2, findings: [] }]);
  });

  test('a finding joins the note of its sentence, or gets a note of its own', () => {
    const [inGraded, inNeutral, nowhere] = [finding('stets'), finding('17. Mai'), finding('')];
    const notes = marginNotes(reading([inNeutral, inGraded, nowhere]));
    expect(notes.map(({ number, grade, findings }) => [number, grade, findings])).toEqual([
      [1, 2, [inGraded]],
      [2, null, [inNeutral]],
    ]);
    expect(notesOf(notes, [inNeutral]).map(({ number }) => number)).toEqual([2]);
    expect(notesOf(notes, [nowhere])).toEqual([]);
  });

  test('two findings in one neutral sentence share a note', () => {
    const notes = marginNotes(reading([finding('Ende'), finding('Mai')]));
    expect(notes.map((note) => note.findings.length)).toEqual([0, 2]);
  });
});

test('findings: what can be corrected first, the weightiest first, what is missing apart', () => {
  const [late, early] = [finding('Mai', { severity: 'error' }), finding('Sie', { severity: 'error' })];
  const correctable = finding('stets', { correctable: true });
  const missing = finding('', { kind: 'omission', correctable: true });
  expect(groupFindings([finding('Ende'), late, missing, correctable, early])).toMatchObject({
    correctable: [correctable],
    other: [early, late, finding('Ende')],
    missing: [missing],
  });
});

/** All words of the letter as it is set, and for each note how many passages open it. */
function setWords(source: string, readingOf: Reading) {
  const notes = marginNotes(readingOf);
  const passages = setLetter(source, readingOf.sentences, notes).flatMap((block) => block.rows.flat());
  const words = passages.flatMap((passage) =>
    passage.pieces.map((piece) => (piece.kind === 'text' ? source.slice(piece.start, piece.end) : ' ')),
  );
  return { notes, passages, words: words.join('').replaceAll(/\s+/gu, '') };
}

describe('the letter as it is set', () => {
  test.each(samples)('$label: holds every word once and opens every note once', (sample) => {
    const { notes, passages, words } = setWords(sample.text, decode(sample.text));
    expect(words).toBe(sample.text.replaceAll(/^[•-] /gmu, '').replaceAll(/\s+/gu, ''));
    const opened = passages.filter((passage) => passage.opens).map((passage) => passage.note?.number);
    expect(opened).toEqual(notes.map((note) => note.number));
  });

  test('wherever the marks lie, no word is lost, doubled or moved', () => {
    const range = fc.tuple(fc.nat(text.length), fc.nat(12));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 8 }), (ranges) => {
        const findings = ranges.map(([start, length]) => ({
          ...finding(''),
          start,
          end: Math.min(text.length, start + length),
        }));
        const { notes, words } = setWords(text, { ...reading(findings), sentences: [] });
        expect(words).toBe(text.replaceAll(/\s+/gu, ''));
        for (const [index, note] of notes.entries()) {
          expect(note.start).toBeGreaterThanOrEqual(notes[index - 1]?.end ?? 0);
        }
      }),
    );
  });
});
