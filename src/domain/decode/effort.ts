import { late } from '../german/late.ts';
import type { Token } from '../german/tokens.ts';
import type { Formula } from './formula.ts';
import type { SentenceUnits } from './sentence-units.ts';

/** „gab sich mit den Anschlüssen Mühe“, „hat sich redlich Mühe gegeben“: the whole statement, with nothing behind it. */
const effort = late.u`(?<!\p{L})(?:gab|gibt)(?!\p{L})[^.;:]{0,60}? sich [^.;:]{0,80}?(?<!\p{L})Mühe$|(?<!\p{L})sich (?:[^.;:]{0,80} )?Mühe gegeben$`;

/** „hatte sich zum Ziel gesetzt, unseren Erwartungen zu genügen“: what was meant, and not what came of it. */
const aim = late.u`(?<!\p{L})(?:(?:hat|hatte|setzte)(?!\p{L})[^.;:]{0,40} sich [^.;:]{0,30}(?:(?:das|zum) Ziel(?: gesetzt)?|vorgenommen)|(?:hat|hatte)(?!\p{L})[^.;:]{0,30} den (?:\p{L}+ )?(?:Anspruch|Vorsatz|Ehrgeiz)(?: an sich)?) ?,? [^.;:]*(?:zu (?:genügen|erfüllen|entsprechen|übertreffen|werden)|zufrieden ?zu ?stellen)$`;

/** The word that such a sentence cannot do without. */
export const tellsEffort = ({ text }: Token): boolean => telling.has(text);
const telling: ReadonlySet<string> = new Set([
  'Mühe',
  'Ziel',
  'vorgenommen',
  'Anspruch',
  'Vorsatz',
  'Ehrgeiz',
]);

/**
 * Reads effort that is all a sentence tells, however far its words lie apart: without a success it is a 5; null else.
 * Source: domain.md §2.1 („bemüht/versucht“: 5–6).
 */
export function readEffort({ tokens }: SentenceUnits): Formula | null {
  if (!tokens.some(tellsEffort)) return null;
  const text = tokens
    .map((token) => token.text)
    .join(' ')
    .replace(/ [.!]$/, '');
  if (!effort.test(text) && !aim.test(text)) return null;
  return { id: 'effort-only', grade: 5, range: [4.5, 6], confidence: 0.9 };
}
