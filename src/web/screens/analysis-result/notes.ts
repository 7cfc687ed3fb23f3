import type { Finding, Reading, SentenceReading } from '#domain/decode/reading.ts';
import { namedGrade } from '#domain/letter/grade.ts';
import type { NamedGrade, Rating } from '#domain/letter/grade.ts';

/** A place in the letter that has something written in its margin. */
export interface Note {
  /** Counts from 1 in the order of the letter. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  /** The sentence that is marked; absent for a finding on words that belong to no sentence. */
  readonly sentence: SentenceReading | null;
  /** Its rating, or null where only a finding stands. */
  readonly rating: Rating | null;
  readonly grade: NamedGrade | null;
  readonly findings: readonly Finding[];
}

/** A neutral sentence longer than this (characters) is not marked as a whole for one finding in it. */
const longestMarked = 400;

interface Place {
  start: number;
  end: number;
  sentence: SentenceReading | null;
  findings: Finding[];
}

function ratingOf(sentence: SentenceReading | null): Rating | null {
  if (!sentence?.graded || sentence.grade === undefined) return null;
  return {
    grade: sentence.grade,
    range: sentence.range ?? [sentence.grade, sentence.grade],
    confidence: sentence.confidence ?? 0,
  };
}

const overlaps = (a: { start: number; end: number }, start: number, end: number) =>
  a.start < end && start < a.end;

/**
 * All margin notes of a reading: one for each graded sentence, one for each other place a finding points at.
 * Places never overlap; a finding that spans several sentences stands at the first.
 */
export function marginNotes(reading: Reading): Note[] {
  const places: Place[] = reading.sentences
    .filter((sentence) => ratingOf(sentence) !== null)
    .map((sentence) => ({ start: sentence.start, end: sentence.end, sentence, findings: [] }));

  for (const finding of reading.findings) {
    const { start, end } = finding;
    if (start === undefined || end === undefined || end <= start) continue;
    const inGraded = places.find((place) => overlaps(place, start, end));
    if (inGraded) {
      inGraded.findings.push(finding);
      continue;
    }
    const sentence = reading.sentences.find((one) => overlaps(one, start, end)) ?? null;
    const short = sentence !== null && sentence.end - sentence.start < longestMarked;
    places.push({
      start: short ? sentence.start : start,
      end: short ? sentence.end : end,
      sentence,
      findings: [finding],
    });
  }

  return apart(places).map((place, index) => {
    const rating = ratingOf(place.sentence);
    return { ...place, number: index + 1, rating, grade: rating && namedGrade(rating.grade) };
  });
}

/** In the order of the letter, each beginning only where the one before has ended. */
function apart(places: readonly Place[]): Place[] {
  const sorted: Place[] = [];
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(place.start, sorted.at(-1)?.end ?? 0);
    if (start < place.end) sorted.push({ ...place, start });
  }
  return sorted;
}

/** The notes that hold any of these findings, in the order of the letter. */
export function notesOf(notes: readonly Note[], findings: readonly Finding[]): readonly Note[] {
  const wanted = new Set(findings);
  return notes.filter((note) => note.findings.some((finding) => wanted.has(finding)));
}

/** The id of a passage in the letter, so that a quote can lead there. */
export const passageId = (number: number) => `stelle-${number}`;
/** The id of a note in the margin. */
export const noteId = (number: number) => `notiz-${number}`;
