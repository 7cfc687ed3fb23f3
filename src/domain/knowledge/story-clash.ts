import { madeOf, type PatternSource } from '../german/pattern-source.ts';
import { plainFacts } from './plain-facts.ts';
import { moreTraits } from './trait-denials.ts';

/** A praise or a fact, and the story elsewhere in the letter that takes it back. */
export interface StoryClash {
  readonly id: string;
  /** The letter rule that tells it. */
  readonly rule: 'fact-against-praise' | 'same-subject' | 'frame-clash' | 'two-reasons' | 'task-denied';
  /** What the finding calls the field. */
  readonly field: string;
  /** What is claimed; a negation beside it takes the claim back. */
  readonly claim: PatternSource;
  /** What is told against it: no negation may stand in its clause. */
  readonly story: PatternSource | null;
  /** What is told against it by what was lacking: the negation is part of it. */
  readonly lack: PatternSource | null;
  /** Both must name the same thing. */
  readonly sameNoun: boolean;
  /** What the story names of these the claim must name: „Englisch“ says nothing of „Französisch“. */
  readonly same: RegExp | null;
  /** Nowhere in the sentence of the story. */
  readonly unless: PatternSource | null;
  /** Outside of the tasks the story must name the person. */
  readonly ofPerson: boolean;
}

/** Who the letter is about, as the subject; to whom something happens; and whose it is. */
export const p = '(?:(?<!\\p{L})(?:er|sie|frau [\\p{L}-]+|herrn? [\\p{L}-]+)(?!\\p{L}))';
export const him = '(?:(?<!\\p{L})(?:ih[rmn]|sie|frau [\\p{L}-]+|herrn? [\\p{L}-]+)(?!\\p{L}))';
export const w = '(?<!\\p{L})(?:ihr|sein)(?:e[nmrs]?)?(?!\\p{L})';
/** What the patterns of the clashes write short: a wide and a narrow gap before a word, its end, any ending, a word between. */
const signs: Readonly<Record<string, string>> = {
  '~': '[^.;]{0,70}?(?<!\\p{L})',
  '#': '[^.;]{0,30}?(?<!\\p{L})',
  '%': '(?!\\p{L})',
  '@': '\\p{L}*',
  '&': '(?:\\p{Ll}+ )?',
};

interface Told {
  readonly claim: string;
  readonly story?: string;
  readonly lack?: string;
  readonly rule?: StoryClash['rule'];
  readonly sameNoun?: boolean;
  readonly same?: string;
  readonly unless?: string;
  readonly ofPerson?: boolean;
}
/** A pattern that is written short. */
export const words = (source: string): PatternSource => ({
  source: source.replaceAll(/[~#%@&]/gu, (sign) => signs[sign] ?? sign),
  flags: 'iu',
});
const regex = (source: string | undefined): PatternSource | null =>
  source === undefined ? null : words(source);
export const clash = (
  id: string,
  field: string,
  {
    claim,
    story,
    lack,
    rule = 'fact-against-praise',
    sameNoun = false,
    same,
    unless,
    ofPerson = false,
  }: Told,
): StoryClash => ({
  id,
  field,
  rule,
  claim: words(claim),
  story: regex(story),
  lack: regex(lack),
  sameNoun,
  same: same === undefined ? null : madeOf(words(same)),
  unless: regex(unless),
  ofPerson,
});

/** What praises a trait is told with the plain facts. */
export const praiseOf = (id: string): string =>
  [...plainFacts, ...moreTraits].find((one) => one.id === id)?.praise.source ?? '';
