import { similarityOf, trigrams } from '../german/similarity.ts';
import type { Occupation } from '../letter/occupation.ts';

/** An occupation that fits what was typed, and the name by which it was found. */
export interface OccupationHit {
  readonly occupation: Occupation;
  readonly name: string;
  /** 0…1 */
  readonly score: number;
}

interface Entry {
  readonly occupation: Occupation;
  readonly name: string;
  readonly plain: string;
  readonly words: readonly string[];
  readonly grams: ReadonlySet<string>;
  /** The own names of an occupation go before its synonyms. */
  readonly own: boolean;
}

/** Answers a query; hits are ordered, the best first, each occupation once. */
export type OccupationSearch = (query: string, limit?: number) => OccupationHit[];

/** What was typed and names, made comparable: lower case, no umlauts, no „(m/w/d)“, no gender signs. */
export function plainTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/\((?:[mwdfxi]\s*[/|,]?\s*)+\)|\((?:in|innen)\)|[*:_/-]+in(?:nen)?(?!\p{L})/gu, ' ')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** Prepares a search over occupations: names in both gender forms and synonyms; forgives typing errors. */
export function occupationSearch(occupations: readonly Occupation[]): OccupationSearch {
  const entries = occupations.flatMap((occupation) => entriesOf(occupation));
  return (query, limit = 8) => {
    const plain = plainTitle(query);
    if (plain.length < 2) return [];
    const grams = trigrams(plain);
    const best = new Map<string, OccupationHit>();
    for (const entry of entries) {
      const score = scoreOf(plain, grams, entry);
      const { occupation, name } = entry;
      if (score >= 0.35 && score > (best.get(occupation.id)?.score ?? 0)) {
        best.set(occupation.id, { occupation, name, score });
      }
    }
    return [...best.values()]
      .toSorted((a, b) => b.score - a.score || a.name.localeCompare(b.name, 'de'))
      .slice(0, limit);
  };
}

function entriesOf(occupation: Occupation): Entry[] {
  const { male, female, neutral, synonyms } = occupation;
  const own = [male, female, ...(neutral === undefined ? [] : [neutral])];
  return [...own, ...synonyms].map((name, at) => {
    const plain = plainTitle(name);
    return { occupation, name, plain, words: plain.split(' '), grams: trigrams(plain), own: at < own.length };
  });
}

/** The same, a beginning, the beginning of a word, a part of a word, or merely alike – in this order. */
function scoreOf(plain: string, grams: ReadonlySet<string>, entry: Entry): number {
  const worth = entry.own ? 0 : 0.02;
  if (entry.plain === plain) return 1 - worth;
  const length = plain.length / Math.max(plain.length, entry.plain.length);
  if (entry.plain.startsWith(plain)) return 0.85 + 0.1 * length - worth;
  if (entry.words.some((word) => word.startsWith(plain))) return 0.72 + 0.1 * length - worth;
  if (plain.length > 3 && entry.plain.includes(plain)) return 0.6 + 0.1 * length - worth;
  // A longer title („Leitender Softwareentwickler Backend“) holds the name.
  if (entry.plain.length > 4 && plain.includes(entry.plain))
    return 0.6 + 0.2 * (entry.plain.length / plain.length) - worth;
  return similarityOf(grams, entry.grams) * 0.8 - worth;
}
