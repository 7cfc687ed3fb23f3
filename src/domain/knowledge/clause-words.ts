/** Parts that patterns of idioms share, in their notation (`pattern.ts`). */
const clause = '[^.,;:!?]';

/** Inside of one clause all of these, in any order. */
export const all = (...parts: readonly string[]): string =>
  `${parts.map((part) => `(?=${clause}*?(?<!\\p{L})(?:${part})(?!\\p{L}))`).join('')}${clause}+`;

/** Nowhere in the clause. */
export const none = (part: string): string => `(?!${clause}*(?<!\\p{L})(?:${part})(?!\\p{L}))`;

const never = '(?:nie|niemals|zu keiner zeit|zu keinem zeitpunkt|in keiner situation|in keinem fall)';
/** „Nie ganz“ says: a little. */
export const wholly = '(?:ganz|völlig|vollständig|gänzlich|vollends|restlos|komplett|vollkommen)';
export const neverAtAll = `${never}(?! (?:\\p{L}+ )?${wholly}(?!\\p{L}))`;
export const neverQuite = `(?:${never}|nicht) (?:\\p{L}+ )?${wholly}`;

/** What softens a denial, so that less is left of the praise. */
export const softer =
  '(?:nur|kaum|selten|meist|meistens|zumeist|gelegentlich|zuweilen|mitunter|manchmal|bemüht\\p{L}*|zunächst|anfangs|fast|beinahe|nahezu|so gut wie|häufiger|öfter|mehr als|schon|wollte|sollte|hätte|würde|konnte nicht|lange)';

/** Customers, by whatever name, one or many. */
export const served =
  '\\p{L}*(?:kund|kundschaft|gäst|gast|patient|mandant|klient|bewohner|besucher|anrufer|käufer|fahrgäst|geschäftspartner|bauherr|mieter|eltern|teilnehmer|angehörig|leser)\\p{L}*';
