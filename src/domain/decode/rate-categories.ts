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
  const total = sum(votes, () => 1);
  if (total === 0) return null;
  const mean = (value: (rating: Rating) => number): number => sum(votes, value) / total;
  const grade = mean((rating) => rating.grade);
  const spread = Math.sqrt(mean((rating) => (rating.grade - grade) ** 2));
  return {
    grade: tenth(grade),
    range: [
      tenth(
        Math.max(
          1,
          mean(({ range }) => range[0]),
        ),
      ),
      tenth(
        Math.min(
          6,
          mean(({ range }) => range[1]),
        ),
      ),
    ],
    confidence: Math.round(100 * Math.max(0.2, mean(({ confidence }) => confidence) - 0.15 * spread)) / 100,
  };
}

const sum = (votes: readonly Vote[], value: (rating: Rating) => number): number =>
  votes.reduce((total, { rating, weight }) => total + weight * value(rating), 0);

/** To one decimal. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * The grade of each category that the letter speaks of. A sentence counts fully for its leading category and half
 * for the others it names.
 */
export function rateCategories(sentences: readonly SentenceReading[]): CategoryRating[] {
  const votes = new Map<Category, { votes: Vote[]; sentences: number[]; led: boolean }>();
  sentences.forEach((sentence, at) => {
    const rating = ratingOf(sentence);
    if (rating === null) return;
    for (const category of new Set([sentence.category, ...sentence.categories])) {
      if (category === undefined) continue;
      const entry = votes.get(category) ?? { votes: [], sentences: [], led: false };
      const leading = category === sentence.category;
      entry.votes.push({ rating, weight: trust(sentence) * (leading ? 1 : 0.4) * (0.3 + rating.confidence) });
      entry.sentences.push(at);
      entry.led ||= leading;
      votes.set(category, entry);
    }
  });
  return [...votes].flatMap(([category, entry]) => {
    const rating = combine(entry.votes);
    if (rating === null) return [];
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
