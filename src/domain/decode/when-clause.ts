import { late } from '../german/late.ts';

/**
 * „Als die Server ausfielen, reichte er …“ tells when: behind an article, the verb at the end, and the main clause
 * begins with another. „Als die Leiterin der Filiale führte sie …“ tells as what.
 */
const whenClause = late.u`^[Aa]ls (?:d(?:er|ie|as)|eine?|unsere?|\p{Ll}+e) [^;.]{3,160}?(?<!\p{L})\p{Ll}{3,}, \p{Ll}{3,} (?:er|sie|es|wir|Frau|Herr|d\p{Ll}+)(?!\p{L})`;

/** Whether a sentence begins with when something happened, although it begins like „Als Leiterin“. */
export const tellsWhen = (flat: string): boolean => whenClause.test(flat);
