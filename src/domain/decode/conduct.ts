import { rememberByWord, type Token } from '../german/tokens.ts';
import type { SentenceUnits } from './sentence-units.ts';

const nouns: ReadonlySet<string> = new Set(['verhalten', 'benehmen', 'auftreten', 'umgang']);
const isConduct = rememberByWord(({ lower }: Token) => ({ is: nouns.has(lower) }));
const subject = /^(?:sein|ihr)e?$/;
const verb = /^(?:war|ist|waren|sind|gab|gibt)$/;

/**
 * „Ihr Verhalten gegenüber …, … sowie … war stets einwandfrei“ rates, however long the list of persons is, in which the
 * fitted part sees a list of tasks. Source: domain.md §2.3 (the formula of conduct).
 */
export function ratesConduct({ tokens }: SentenceUnits): boolean {
  const at = tokens.findIndex((token) => token.capital && isConduct(token).is);
  if (at < 1 || tokens.length > 60) return false;
  const owns = [at - 1, at - 2].some((before) => subject.test(tokens[before]?.lower ?? ''));
  if (!owns) return false;
  if (at <= 2)
    return tokens.some(({ lower }, place) => place > at && place >= tokens.length - 9 && verb.test(lower));
  return [at - 2, at - 3].some((before) => verb.test(tokens[before]?.lower ?? ''));
}
