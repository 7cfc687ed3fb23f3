import { once } from '../german/once.ts';
import type { Token } from '../german/tokens.ts';
import { categoryWeights } from '../knowledge/weights.ts';
import type { Category } from '../letter/category.ts';

/** A word that sounds like a category and belongs to another one, unless a word of its own stands beside it. */
interface Misleading {
  readonly category: Category;
  /** What misleads … */
  readonly by: RegExp;
  /** … and what proves the category all the same. */
  readonly unless: RegExp;
}

const misleading: readonly Misleading[] = [
  // „Viele Kunden verlangten ausdrücklich nach ihr.“
  {
    category: 'rhetorical-skills',
    by: /^ausdrücklich/,
    unless:
      /ausdruck|ausdrück(?!lich)|formulier|sprach|rhetor|red(?:e|et|en|ner)|wort|vortrag|vorträg|vortrug|schrift|stil|präsent|kommunik|gespräch|überzeug|text|brief|erklär|deutsch|verständlich|moderier|argument/,
  },
  // „die Grundlagen des Suchmaschinenmarketings“ is a field of work.
  {
    category: 'market-knowledge',
    by: /(?:suchmaschinen|online|content|mail|media|digital|dialog|direkt)-?marketings?$/,
    unless: /m[aä]rkt(?!eting)|branche|wettbewerb|konkurren|mitbewerb/,
  },
];

const found = once(() =>
  misleading.map((one) => ({ ...one, at: categoryWeights.outputs.indexOf(one.category) })),
);

/** Shares of the categories without those for which nothing but a misleading word speaks. */
export function withoutMisled(shares: readonly number[], tokens: readonly Token[]): readonly number[] {
  let left = shares;
  for (const { at, by, unless } of found()) {
    if ((left[at] ?? 0) === 0 || !tokens.some(({ lower }) => by.test(lower))) continue;
    if (tokens.some(({ lower }) => unless.test(lower))) continue;
    left = left.with(at, 0);
  }
  return left;
}
