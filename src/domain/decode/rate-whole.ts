import type { Category } from '../letter/category.ts';
import type { Rating } from '../letter/grade.ts';
import { combine, isSpoiled, ratingOf, tenth, trust, type Vote } from './rate-categories.ts';
import { isSatisfaction, isSummary, sumsUp } from './satisfaction.ts';
import type { CategoryRating, SentenceReading } from './reading.ts';
import type { Unit } from './units.ts';

/** The four grades of a letter and what they rest on. */
export interface WholeRating {
  readonly overall: Rating | null;
  readonly performance: Rating | null;
  readonly behavior: Rating | null;
  /** The satisfaction formula alone, and the mean of the single ratings. */
  readonly summary: Rating | null;
  readonly singles: Rating | null;
}

const notPerformance: ReadonlySet<Category> = new Set<Category>([
  'performance-summary',
  'internal-behavior',
  'external-behavior',
  'future-wishes',
  'ending',
  'overall-performance',
]);

/** What was read of a letter so far; `units` and `sentences` run in step. */
export interface Rated {
  readonly units: readonly Unit[];
  readonly sentences: readonly SentenceReading[];
  readonly categories: readonly CategoryRating[];
}

interface Options {
  readonly layman: boolean;
  /** The end is not there: what it would hold lowers nothing. */
  readonly broken: boolean;
}

/**
 * Puts the ratings together: the satisfaction formula is the core of the performance; single ratings that do not
 * carry it pull it down („without addends no sum“); behaviour counts for a good quarter, the closing as a signal.
 */
export function rateWhole(
  { units, sentences, categories }: Rated,
  closing: Rating | null,
  options: Options & { readonly warmth: number },
): WholeRating {
  const summary = rateSummary(units, sentences);
  const singles = rateSingles(categories, sentences);
  const told = ratePerformance(summary, singles, options);
  const performance = meant(
    warmed(
      told === null || options.broken || !effortInstead(units, sentences) ? told : lower(told, 0.4),
      options,
    ),
  );
  const behavior = warmed(rateBehavior(categories), options);
  const overall = rateOverall(performance, behavior, closing, options);
  const width = options.layman ? 1 : 0.8;
  return {
    overall: bound(overall, width),
    performance: bound(performance, width),
    behavior: bound(behavior, width),
    summary,
    singles,
  };
}

/** The strongest formula counts; others beside it count little. */
function rateSummary(units: readonly Unit[], sentences: readonly SentenceReading[]): Rating | null {
  const votes: Vote[] = sentences.flatMap((sentence, at) => {
    const unit = units[at] as Unit;
    const rating = ratingOf(sentence);
    if (rating === null || sentence.part === 'closing') return [];
    if (!isSummary(unit, sentence)) return [];
    const formula = isSatisfaction(unit) || /anerkennung/i.test(sentence.text) ? 1 : 0.3;
    return [{ rating, weight: formula * rating.confidence }];
  });
  const strongest = Math.max(0, ...votes.map(({ weight }) => weight));
  return combine(votes.filter(({ weight }) => weight >= strongest * 0.5));
}

/** Effort or interest, and nowhere a word of contentment: the formula was avoided. */
function effortInstead(units: readonly Unit[], sentences: readonly SentenceReading[]): boolean {
  if (!sentences.some((sentence) => sentence.part === 'performance' && isSpoiled(sentence))) return false;
  return !sentences.some(
    ({ text, part }, at) => part !== 'closing' && sumsUp(units[at] as Unit) && !/bemüh/i.test(text),
  );
}

function rateSingles(
  categories: readonly CategoryRating[],
  sentences: readonly SentenceReading[],
): Rating | null {
  // Of what only insinuates, a category of its own is no addend.
  const trusted = ({ sentences: at }: CategoryRating): number =>
    Math.max(...at.map((i) => trust(sentences[i] as SentenceReading)));
  const named = categories
    .filter(({ category }) => !notPerformance.has(category))
    .map((rating) => ({
      rating,
      weight: trusted(rating) * weightOf(rating.category) * (0.2 + rating.confidence),
    }));
  return combine([...named, ...sentences.flatMap(voteWithoutCategory)]);
}

/** What rates the work without a word of what it is good at. */
function voteWithoutCategory(sentence: SentenceReading): Vote[] {
  const rating = sentence.category === undefined && sentence.part !== 'closing' ? ratingOf(sentence) : null;
  return rating === null ? [] : [{ rating, weight: trust(sentence) * extra * (0.2 + rating.confidence) }];
}

/** The courts' features weigh more than extras. */
const weightOf = (category: Category): number => (core.has(category) ? 1.2 : extra);
const extra = 0.8;
const core: ReadonlySet<Category> = new Set<Category>([
  'motivation',
  'comprehension',
  'expertise',
  'working-method',
  'working-success',
  'resilience',
  'leadership',
]);

function ratePerformance(
  summary: Rating | null,
  singles: Rating | null,
  { layman, broken }: Options,
): Rating | null {
  if (singles !== null && summary === null)
    return widen(
      lower(singles, layman || broken ? 0 : singles.grade >= 3 ? 0.3 : 0.1),
      0.2,
      layman ? 0.65 : 0.8,
    );
  if (summary === null || singles === null) return widen(summary, 0.3, 0.7);
  const gap = singles.grade - summary.grade;
  // A formula better than what stands before it is not believed; a worse one is what the employer meant.
  const share = layman ? 0.35 : shareOf(summary, singles);
  const rating = combine([
    { rating: summary, weight: share },
    { rating: singles, weight: 1 - share },
  ]);
  if (rating === null) return null;
  const apart = Math.abs(gap);
  return widen(rating, apart >= 0.8 ? apart / 4 : 0, apart >= 0.8 ? 0.85 : 1);
}

/** How much the formula counts beside the single ratings. */
function shareOf(summary: Rating, singles: Rating): number {
  const gap = singles.grade - summary.grade;
  // Fresh words of high praise are easily read as „gut“; a top formula tells that they are meant higher.
  if (summary.grade <= 1.3 && gap > 0 && gap < 1.2) return 0.7;
  if (gap >= 1.4) return 0.15;
  if (gap >= 0.8) return 0.45;
  return gap <= -0.8 ? 0.6 : 0.65;
}

/** A guess weighs less than what was read for sure. */
const sureness = ({ confidence }: Rating): number => 0.3 + confidence;

function rateBehavior(categories: readonly CategoryRating[]): Rating | null {
  return combine(
    categories.flatMap((rating) => {
      if (rating.category === 'internal-behavior') return [{ rating, weight: 0.65 * sureness(rating) }];
      if (rating.category === 'external-behavior') return [{ rating, weight: 0.35 * sureness(rating) }];
      return [];
    }),
  );
}

function rateOverall(
  performance: Rating | null,
  behavior: Rating | null,
  closing: Rating | null,
  options: Options,
): Rating | null {
  const base = performance ?? behavior;
  if (base === null) return null;
  const votes: Vote[] = [{ rating: base, weight: 0.68 }];
  if (performance !== null && behavior !== null) votes.push({ rating: behavior, weight: 0.27 });
  const rating = combine(votes);
  if (rating === null) return null;
  const grade = Math.min(
    6,
    Math.max(1, rating.grade + (options.broken ? 0 : gapsOf(rating.grade, behavior, closing))),
  );
  const shift = grade - rating.grade;
  const confidence = rating.confidence * (options.layman ? 0.65 : 1) * (performance === null ? 0.6 : 1);
  const range = [rating.range[0] + Math.min(0, shift), rating.range[1] + Math.max(0, shift)] as const;
  return widen(
    { grade: tenth(grade), range: [tenth(range[0]), tenth(Math.min(6, range[1]))], confidence },
    options.layman ? 0.3 : 0,
    1,
  );
}

/** What the closing tells, and that nothing is said of the behaviour. */
const gapsOf = (grade: number, behavior: Rating | null, closing: Rating | null): number =>
  closingSignal(grade, closing) + (behavior === null ? 0.05 : 0);

/** A closing much colder than the rest moves the grade a little; a missing one, too. */
function closingSignal(grade: number, closing: Rating | null): number {
  if (closing === null) return 0.15;
  return Math.max(-0.1, Math.min(0.15, (closing.grade - grade) * 0.08));
}

/** Laymen praise in warm words, not by formula: the more of them, the more the tone counts. */
function warmed(
  rating: Rating | null,
  { layman, warmth }: { readonly layman: boolean; readonly warmth: number },
): Rating | null {
  if (rating === null || !layman || warmth < 2) return rating;
  const share = Math.min(0.5, 0.12 * warmth);
  const tone = Math.max(1.3, 1.8 - 0.2 * (warmth - 2));
  if (rating.grade <= tone) return rating;
  const grade = tenth((1 - share) * rating.grade + share * tone);
  return {
    ...rating,
    grade,
    range: [tenth(Math.max(1, Math.min(rating.range[0], grade - 0.5))), rating.range[1]],
  };
}

/**
 * Nobody writes „mangelhaft“ in so many words: what is worse than „ausreichend“ is meant worse than its soft words say,
 * and singles that merely suffice pull the mean up. What is read as „mangelhaft“ already is not meant worse than that.
 */
function meant(rating: Rating | null): Rating | null {
  return rating === null || rating.grade <= 4 || rating.grade >= 5
    ? rating
    : lower(rating, Math.min(0.25, 0.6 * (rating.grade - 4), 5 - rating.grade));
}

/** A missing formula is read as a weakness. */
const lower = (rating: Rating, by: number): Rating => ({
  ...rating,
  grade: tenth(Math.min(6, rating.grade + by)),
  range: [rating.range[0], tenth(Math.min(6, rating.range[1] + by))],
});

/** A range wider than a grade to each side tells nobody anything. */
function bound(rating: Rating | null, width: number): Rating | null {
  if (rating === null) return null;
  const [best, worst] = rating.range;
  const { grade } = rating;
  return {
    ...rating,
    range: [
      tenth(Math.min(grade, Math.max(best, grade - width))),
      tenth(Math.max(grade, Math.min(worst, grade + width))),
    ],
  };
}

function widen(rating: Rating | null, by: number, confidence: number): Rating | null {
  if (rating === null) return null;
  return {
    grade: rating.grade,
    range: [tenth(Math.max(1, rating.range[0] - by)), tenth(Math.min(6, rating.range[1] + by))],
    confidence: Math.round(100 * rating.confidence * confidence) / 100,
  };
}
