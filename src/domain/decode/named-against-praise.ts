import { late } from '../german/late.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { plainFacts } from '../knowledge/plain-facts.ts';
import { moreTraits } from '../knowledge/trait-denials.ts';
import { byRule, oneLine, spanOf, type Candidate } from './finding.ts';
import type { LetterContext } from './letter-context.ts';

const rule = letterRule('fact-against-praise');
const initiative = late.iu`initiative|von sich aus|aus eigenem antrieb|selb(?:st)?ständig|eigenverantwort|eigenständig`;

/** What blames under a name of its own, the trait that it takes back, and what praises it where that is less than all. */
const takesBack: Readonly<Record<string, readonly [trait: string, praise?: RegExp]>> = {
  'needs-help': ['independence'],
  'auf-anweisung': ['independence', initiative],
  gespraechig: ['trust'],
  'eigene-ideen': ['ideas'],
  'normal-load': ['calm'],
  slow: ['tempo'],
};
const traits = new Map([...plainFacts, ...moreTraits].map((one) => [one.id, one] as const));
const limited = late.iu`(?<!\p{L})(?:nach|unter|mit|bei) (?:\p{L}+ )?(?:anleitung|aufforderung|anweisung|hilfe|einarbeitung)(?!\p{L})|(?<!\p{L})(?:meist|überwiegend|weitgehend|teilweise|bemüht|bestrebt)(?!\p{L})`;
const praisedTo = 2.4;
const surely = 0.5;

/** A code or a limit that names what the letter praises elsewhere: „selbständig“, and only under guidance. */
export function namedAgainstPraise(letter: LetterContext, told: readonly Candidate[]): Candidate[] {
  if (letter.layman || letter.simple) return [];
  const found: Candidate[] = [];
  for (const one of told) {
    const { start, end, guessed = false } = one;
    const against = takesBack[one.rule];
    const trait = against === undefined ? undefined : traits.get(against[0]);
    if (against === undefined || trait === undefined || start === undefined || end === undefined) continue;
    if (
      told.some(
        (other) => other.kind === 'contradiction' && (other.start ?? 0) < end && (other.end ?? 0) > start,
      )
    )
      continue;
    const at = letter.units.findIndex((unit) => unit.start <= start && unit.end > start);
    const unit = letter.units[at];
    if (unit === undefined || !isPraised(letter, at, against[1] ?? trait.praise)) continue;
    // A guess is borne out by the grade of the sentence.
    if (guessed && !isWeak(letter, at)) continue;
    const place = spanOf(unit, 0, unit.flat.length);
    const quote = oneLine(letter.text.slice(start, end));
    found.push(byRule(letter, rule, { at: place, words: { field: trait.field, quote } }));
  }
  return found;
}

const isWeak = ({ sentences }: LetterContext, at: number): boolean =>
  sentences[at]?.graded === true && (sentences[at].grade ?? 0) >= 3.5;

const isPraised = ({ units, sentences }: LetterContext, without: number, praise: RegExp): boolean =>
  sentences.some(
    ({ graded, grade = 9, confidence = 0 }, at) =>
      at !== without &&
      graded &&
      grade <= praisedTo &&
      confidence >= surely &&
      praise.test(units[at]?.flat ?? '') &&
      !limited.test(units[at]?.flat ?? ''),
  );
