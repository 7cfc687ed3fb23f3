import { codeById } from '../knowledge/codes.ts';
import type { Category } from '../letter/category.ts';
import type { Rating } from '../letter/grade.ts';
import type { CategoryRating, SentenceReading } from './reading.ts';

/** One voice in a rating: a grade with its range, and how much it counts. */
export interface Vote {
  readonly rating: Rating;
  readonly weight: number;
}

/** Weighted mean of votes with its range; confidence falls when the votes disagree. Null without votes. */
export function combine(votes: readonly Vote[]): Rating | null {
  let [total, grades, best, worst, sureness] = [0, 0, 0, 0, 0];
  for (const { rating, weight } of votes) {
    total += weight;
    grades += weight * rating.grade;
    best += weight * rating.range[0];
    worst += weight * rating.range[1];
    sureness += weight * rating.confidence;
  }
  if (total === 0) return null;
  const grade = grades / total;
  let squares = 0;
  for (const { rating, weight } of votes) squares += weight * (rating.grade - grade) ** 2;
  const spread = Math.sqrt(squares / total);
  return {
    grade: tenth(grade),
    range: [tenth(Math.max(1, best / total)), tenth(Math.min(6, worst / total))],
    confidence: Math.round(100 * Math.max(0.2, sureness / total - 0.15 * spread)) / 100,
  };
}

/** To one decimal. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * The grade of each category that the letter speaks of. A sentence counts fully for its leading category and half
 * for the others it names.
 */
export function rateCategories(sentences: readonly SentenceReading[]): CategoryRating[] {
  const votes = new Map<Category, { votes: Vote[]; sentences: number[]; led: boolean; sure: boolean }>();
  sentences.forEach((sentence, at) => {
    const rating = ratingOf(sentence);
    if (rating === null) return;
    const trusted = trust(sentence);
    const vote = (category: Category, share: number): void => {
      let entry = votes.get(category);
      if (entry === undefined)
        votes.set(category, (entry = { votes: [], sentences: [], led: false, sure: false }));
      // Named twice it counts once.
      if (entry.sentences.at(-1) === at) return;
      entry.votes.push({ rating, weight: trusted * share * (0.3 + rating.confidence) });
      entry.sentences.push(at);
      entry.led ||= category === sentence.category;
      entry.sure ||= trusted === 1;
    };
    if (sentence.category !== undefined) vote(sentence.category, 1);
    for (const category of sentence.categories) vote(category, 0.4);
  });
  return [...votes].flatMap(([category, entry]) => {
    const rating = combine(entry.votes);
    // What an insinuation names beside its own subject is no trait of the person.
    if (rating === null || !(entry.led || entry.sure)) return [];
    const confidence = entry.led ? rating.confidence : tenth(rating.confidence * 0.7);
    return [{ category, ...rating, confidence, sentences: entry.sentences }];
  });
}

/** A sentence that hints at something beside the work says little about the grade. */
export const trust = (sentence: SentenceReading): number =>
  sentence.codes.some((id) => codeById(id)?.insinuates === true) ? 0.1 : 1;

/** Does a sentence hold a code that speaks of the work itself, such as effort without result? */
export const isSpoiled = (sentence: SentenceReading): boolean =>
  sentence.codes.some((id) => codeById(id)?.insinuates !== true);

/** The rating of a graded sentence, else null. */
export function ratingOf(sentence: SentenceReading): Rating | null {
  const { graded, grade, range, confidence } = sentence;
  if (!graded || grade === undefined || range === undefined) return null;
  return { grade, range, confidence: confidence ?? 0.5 };
}
