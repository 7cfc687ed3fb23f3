import { late } from '../german/late.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import type { Formula } from './formula.ts';
import { limitingKinds } from './formula-degree.ts';
import type { SentenceUnits } from './sentence-units.ts';

const conduct = late.u`(?<!\p{L})(?:Verhalten|Benehmen|Betragen|Auftreten|Umgang|Führung)(?!\p{L})`;
const blame = '(?:Beanstandung(?:en)?|Klagen?|Beschwerden?|Tadel|Kritik|Ermahnung(?:en)?)';
/** „gab keinen Anlass zu Klagen“, „war nicht zu beanstanden“, and nothing that makes the blame small or great. */
const denied = new RegExp(
  `(?<!\\p{L})(?:keinen (?:Anlass|Grund) (?:zu|zur|für) ${blame}|(?:[Zz]ur?|[Ff]ür) (?:einer )?${blame} [^.;,]*keinen (?:Anlass|Grund)|(?:zu|zur) keiner(?:lei)? ${blame} (?:Anlass|Grund)|nicht zu beanstanden)(?!\\p{L})`,
  'u',
);
/** What was praised beside it, or what went on, is for the fitted part. */
const more = late.u`(?<!\p{L})(?:mehr|nie|stets|immer|jederzeit|sondern|aber|jedoch|und auch seine|und auch ihre|erst)(?!\p{L})`;

/** Of these words a denial of blame holds one. */
export const tellsBlame = rememberByWord(({ lower }: Token): boolean =>
  /^(?:anlass|grund|beanstanden)$/.test(lower),
);

/**
 * Conduct of which nothing is said than that nobody complained: no praise, a 4; limited on top of it a 5. Null else.
 * Source: domain.md §2.3, §3 (eloquent negation); most readers take the bare denial for a 4, some for a 5.
 */
export function readConductDenied({ tokens, hits }: SentenceUnits): Formula | null {
  if (tokens.length > 30 || !tokens.some(tellsBlame)) return null;
  const text = tokens.map((token) => token.text).join(' ');
  if (!conduct.test(text) || !denied.test(text) || more.test(text)) return null;
  const isLimited = hits.some(({ kind }) => limitingKinds.has(kind));
  return isLimited
    ? { id: 'conduct-denied-limited', grade: 5, range: [4.5, 5.5], confidence: 0.85 }
    : { id: 'conduct-denied', grade: 4, range: [4, 5], confidence: 0.7 };
}
