import { rememberIf, type Token } from '../german/tokens.ts';
import type { MarkerKind } from '../knowledge/markers/marker.ts';
import type { SentenceUnits } from './sentence-units.ts';
import type { TakenBack } from './taken-back.ts';

/** The last word of what says „most of the time“, with the words before it. */
const mostly: ReadonlyMap<string, string> = new Map([
  ...'meist meistens zumeist weitgehend überwiegend größtenteils vorwiegend einigermaßen halbwegs'
    .split(' ')
    .map((word): [string, string] => [word, '']),
  ['regel', 'in der|in aller'],
  ['wesentlichen', 'im'],
  ['allgemeinen', 'im'],
  ['ganzen', 'großen und'],
]);
const sometimes: ReadonlySet<string> = new Set(
  'teilweise zeitweise phasenweise streckenweise mitunter bisweilen manchmal gelegentlich ansatzweise'.split(
    ' ',
  ),
);
const always: ReadonlySet<string> = new Set(
  'stets immer jederzeit durchweg durchgehend ausnahmslos allzeit'.split(' '),
);
/** A bit for each that a word tells of: a limit of most, of some; a word for always. */
const sign = ({ lower }: Token): number =>
  mostly.has(lower) ? 1 : sometimes.has(lower) ? 2 : always.has(lower) ? 4 : 0;
const isSign = rememberIf((token) => (sign(token) & 3) !== 0);
/** „fast in aller Regel“, „nicht meist“ */
const nearly = /^(?:fast|nahezu|beinahe|nicht|noch|wenn)$/;
/** „meist schon, bevor …“, „meist als Erste“: how quick it was is the point. */
const more =
  /^(?:schon|bereits|noch|als|ohne|vor|bevor|ehe|selbst|sogar|mehr|weniger|unter|über|nicht|kein\p{Ll}*|nie|zu|nachrichten|allein|stück)$/u;
const who = /^(?:er|sie|herr|frau|sein\p{Ll}{0,2}|ihre?\p{Ll}?)$/u;
const tellsWho = rememberIf(({ lower }) => who.test(lower));
/** Others who do something are no subject of the praise: „Verärgerte Kunden nahmen … meist zufrieden an“. */
const others = /^(?:kund|gäst|patient|mandant|klient|bewohner|besucher|fahrgäst|leser|schüler)/;
/** „… und danken ihr für die meist ausgezeichnete Mitarbeit“ */
const ofWork = /^(?:zusammenarbeit|mitarbeit|arbeit|leistung(?:en)?|dienste?|tätigkeit)$/;
const praising: ReadonlySet<MarkerKind> = new Set<MarkerKind>(['top', 'strong', 'plain', 'intensifier']);

/** How far behind the limit the praise may stand that it belongs to. */
const reach = 3;
const mostTokens = 20;
/** Up to here praise is of the highest kind. */
const highest = 1.5;

const isMark = ({ kind }: Token): boolean => kind === 'mark';

/** The marks around a word. */
function clauseAround(tokens: readonly Token[], at: number): readonly [from: number, to: number] {
  const behind = tokens.findIndex((token, place) => place > at && isMark(token));
  return [
    tokens.findLastIndex((token, place) => place < at && isMark(token)),
    behind < 0 ? tokens.length : behind,
  ];
}

function isLimit(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at] as Token;
  const before = (back: number): string => tokens[at - back]?.lower ?? '';
  const needed = mostly.get(lower) ?? '';
  if (needed !== '' && !needed.split('|').some((words) => `${before(2)} ${before(1)}`.endsWith(words)))
    return false;
  return !nearly.test(before(needed === '' ? 1 : needed.split('|')[0]?.split(' ').length === 1 ? 2 : 3));
}

const middling =
  /^(?:passabe?l|akzeptabe?l|annehmbar|leidlich|durchschnittlich|mittelmäßig|hinnehmbar|erträglich)(?:e[nmrs]?)?$/u;
const faintly: ReadonlySet<string> = new Set(['recht', 'ganz']);
const isMiddling = rememberIf(({ lower }) => middling.test(lower));
const goodWord = /^gut(?:e[nmrs]?)?$/u;
const isGood = rememberIf(({ lower }) => goodWord.test(lower));
const boosting: ReadonlySet<MarkerKind> = new Set<MarkerKind>([
  'top',
  'strong',
  'intensifier',
  'incomparable',
  'exceeds',
]);
/** Down to here a sentence reads as praise. */
const leastPraise = 2.6;
const unsaid =
  /^(?:nicht|kein\p{Ll}*|nie|note|gesamtnote|prädikat|weit|deutlich|besser|über|mehr|als|schlecht\p{Ll}*)$/u;
const tellsUnsaid = rememberIf(({ text, lower }) => unsaid.test(lower) || text === '„');

/**
 * A word that grants no more than the middle: „ein recht gutes Gespür“ (3), „annehmbare Ergebnisse“ (4), however
 * steadily. Where stronger praise stands beside it, that counts. Source: categories.md („downtoner“, „adequate“).
 * @param grade how the sentence reads by all its words
 */
export function noMoreThanMiddling({ tokens, hits }: SentenceUnits, grade: number): TakenBack | null {
  if (grade > leastPraise) return null;
  if (tokens.length > mostTokens || tokens.some(tellsUnsaid)) return null;
  if (!tokens.some(tellsWho)) return null;
  const at = tokens.findIndex(
    (token, place) => isMiddling(token) || (isGood(token) && faintly.has(tokens[place - 1]?.lower ?? '')),
  );
  if (
    at < 0 ||
    hits.some(
      ({ first, last, kind }) =>
        boosting.has(kind) && (last < at - 1 || first > at) && tokens[last]?.lower !== 'hinsicht',
    )
  )
    return null;
  return { id: 'mostly-middling', grade: isMiddling(tokens[at] as Token) ? 4 : 3 };
}

/**
 * Praise of the person in one clause that holds most of the time only: „trat meist gewandt auf“. What is left of it is
 * „ausreichend“ (4), of the highest praise „befriedigend“ (3), of what was so now and then less than enough (5).
 * Source: domain.md §2.1, §3 Einschränkung; categories.md („mostly“, „sometimes“ markers).
 * @param grade how the sentence reads with its limit overlooked
 */
export function mostlyOnly({ tokens, hits }: SentenceUnits, grade: number): TakenBack | null {
  if (tokens.length > mostTokens || !tokens.some(isSign)) return null;
  let bits = 0;
  for (const token of tokens) bits |= sign(token);
  if ((bits & 3) === 0 || (bits & 4) !== 0) return null;
  if (!tokens.some(tellsWho) || others.test(tokens[0]?.lower ?? '')) return null;
  if (others.test(tokens[1]?.lower ?? '')) return null;
  const at = tokens.findIndex((token, place) => (sign(token) & 3) !== 0 && isLimit(tokens, place));
  const limit = tokens[at];
  if (limit === undefined) return null;
  const [from, to] = clauseAround(tokens, at);
  const inside = ({ first }: { readonly first: number }): boolean => first > from && first < to;
  const praise = hits.filter(({ kind }) => praising.has(kind));
  // Praise beside it, in another clause, stands for itself; in a later clause a story is told.
  if (!praise.every(inside) || (from >= 0 && !ofWork.test(tokens[at + 2]?.lower ?? ''))) return null;
  const praised = praise.find(({ first }) => first > at && first <= at + reach && first < to);
  if (praised === undefined || tokens.slice(at + 1, praised.last + 2).some(({ lower }) => more.test(lower)))
    return null;
  if (sometimes.has(limit.lower)) return { id: 'mostly-only', grade: 5 };
  return { id: 'mostly-only', grade: grade < highest ? 3 : 4 };
}
