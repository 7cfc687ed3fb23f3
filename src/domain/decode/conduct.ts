import { rememberByWord, type Token } from '../german/tokens.ts';
import type { SentenceUnits } from './sentence-units.ts';

const nouns: ReadonlySet<string> = new Set(['verhalten', 'benehmen', 'auftreten', 'umgang']);
const isConduct = rememberByWord(({ lower }: Token) => ({ is: nouns.has(lower) }));
const own = /^(?:sein|ihr)(?:e|em|er)?$/;
const verb = /^(?:war|ist|waren|sind|gab|gibt)$/;
const praise =
  /(?:einwandfrei|vorbildlich|tadellos|korrekt|freundlich|höflich|mustergültig|gut|Beanstandungen?|Klagen?)$/;
/** Whoever is spoken of behind the noun: „das Verhalten von Kim Aldenbrook“, „das Verhalten der Auszubildenden“. */
const ofSomebody = /^(?:von|der|des|frau|herrn?)$/;

/**
 * „Ihr Verhalten gegenüber …, … sowie … war stets einwandfrei“ rates, however long the list of persons is, in which the
 * fitted part sees a list of tasks. Source: domain.md §2.3 (the formula of conduct).
 */
export function ratesConduct({ tokens }: SentenceUnits): boolean {
  const at = tokens.findIndex((token) => token.capital && isConduct(token).is);
  if (at < 1 || tokens.length > 60) return false;
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ lower }) => lower);
  if (before.slice(-2).some((word) => own.test(word))) {
    if (at <= 2)
      return tokens.some(({ lower }, place) => place > at && place >= tokens.length - 9 && verb.test(lower));
    return before.some((word) => verb.test(word));
  }
  // Not „das Verhalten von Beton“: the sentence ends with what is said of conduct.
  const rest = tokens.slice(at + 1, -1);
  return (
    before.at(-1) === 'das' &&
    verb.test(before.at(-2) ?? '') &&
    ofSomebody.test(rest[0]?.lower ?? '') &&
    rest.length <= 8 &&
    rest.every(({ kind }) => kind === 'word') &&
    praise.test(rest.at(-1)?.text ?? '')
  );
}
