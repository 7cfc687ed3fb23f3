import type { Token } from '../german/tokens.ts';
import type { Category } from '../letter/category.ts';
import type { SentenceUnits } from './sentence-units.ts';
import type { ToneSign } from './tones.ts';

const always: ReadonlySet<string> = new Set(
  'stets immer jederzeit durchweg durchgehend durchgängig ausschließlich'.split(' '),
);
/** „immer wieder“, „noch immer“ */
const others: ReadonlySet<string> = new Set(['noch', 'wieder', 'mehr', 'nur']);
const praise: ReadonlySet<ToneSign> = new Set<ToneSign>(['top', 'good']);

/** From here on a sentence was read as praise for more than its „stets“. */
const leastSure = 0.7;
/** Where people are led, what is told is mostly how many they were and whose. */
const leastSureOfLeading = 0.8;
const leading: ReadonlySet<Category> = new Set<Category>(['leadership', 'employee-development']);
const leastPraise = 2.5;

/**
 * „In dieser Funktion war sie stets der Direktorin unterstellt“, „Er arbeitete immer in der Frühschicht“: a sentence in
 * which nothing but „stets“ sounds like praise, without this word. Null for any other. Where it rates nobody then, it
 * tells a fact that was always so: „stets“ raises praise and is none itself (domain.md §2.1, the two scales).
 */
export function withoutMereAlways(
  { tokens, tones }: Pick<SentenceUnits, 'tokens' | 'tones'>,
  { grade = 9, confidence = 0, category }: { grade?: number; confidence?: number; category?: Category },
): string | null {
  if (grade > leastPraise || tones.some((tone) => praise.has(tone))) return null;
  const sure = category !== undefined && leading.has(category) ? leastSureOfLeading : leastSure;
  if (confidence >= sure) return null;
  const kept = tokens.filter((token, at) => !isAlways(token, tokens[at - 1], tokens[at + 1]));
  return kept.length === tokens.length ? null : kept.map(({ text }) => text).join(' ');
}

const isAlways = ({ lower }: Token, before: Token | undefined, next: Token | undefined): boolean =>
  always.has(lower) && !others.has(next?.lower ?? '') && !others.has(before?.lower ?? '');
