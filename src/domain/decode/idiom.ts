import { late } from '../german/late.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import { searchOf } from '../german/sieve.ts';
import { threesOf } from '../german/threes.ts';
import { idioms } from '../knowledge/idioms.ts';
import type { MarkerKind } from '../knowledge/markers/marker.ts';
import { denialOf } from './denial.ts';
import type { Formula } from './formula.ts';
import type { SentenceUnits } from './sentence-units.ts';
import { mostlyWords } from './two-limits.ts';

const none: readonly number[] = [];
/** Places of the idioms that a word may open. */
const openedBy = rememberByWord(({ lower }: Token): readonly number[] => {
  const opened = [...idioms.keys()].filter((at) =>
    idioms[at]?.opens.some((opening) => lower.startsWith(opening)),
  );
  return opened.length === 0 ? none : opened;
});

/** A word that every idiom needs one of. */
export const tellsIdiom = (token: Token): boolean => openedBy(token) !== none;

const lifting: ReadonlySet<MarkerKind> = new Set<MarkerKind>(['always', 'intensifier', 'top']);
/** What limits or denies outside of the idiom leaves the sentence to the fitted part. */
const limits = late.u`(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|kaum|nur|selten|bedingt|eingeschränkt|einfache\p{L}*|manche\p{L}*|gelegentlich|zuweilen|bemüht\p{L}*|jedoch|aber|obwohl|zunächst|anfangs|in ruhig\p{Ll}+ (?:wochen|zeiten|stunden|monaten|phasen)|an ruhig\p{Ll}+ tagen)(?!\p{L})`;

/** „im Allgemeinen“, „meist“: of praise by an idiom as much is left as of any other. */
const softly = late.u`(?<!\p{L})(?:${mostlyWords}|normalerweise|üblicherweise|grundsätzlich)(?!\p{L})`;
const searches = idioms.map(({ pattern }) => searchOf(pattern));

/** Longer sentences say more than the idiom, but for those that frame the whole of it. */
const mostTokens = 24;

/** Places of the idioms that words of a sentence open; marks and numbers open none. */
function openedIn(tokens: readonly Token[]): readonly number[] {
  let opened = none;
  for (const token of tokens) {
    const more = token.kind === 'word' ? openedBy(token) : none;
    if (more !== none) opened = opened === none ? more : [...opened, ...more];
  }
  return opened;
}

/** In the order of the list, each once. */
const inOrder = (places: readonly number[]): readonly number[] =>
  places.length === 1 ? places : [...new Set(places)].toSorted((a, b) => a - b);

/** In small letters, with no space before a mark. */
function textOf(tokens: readonly Token[]): string {
  let text = '';
  for (const { lower, kind } of tokens)
    text += text === '' || (kind === 'mark' && ',.;:!?'.includes(lower)) ? lower : ` ${lower}`;
  return text;
}

/**
 * Reads turns of phrase whose words by themselves would tell the opposite („ließ sich durch Rückschläge nicht entmutigen“);
 * null for all others, and where something limits them.
 */
export function readIdiom({ tokens, hits }: SentenceUnits): Formula | null {
  const opened = openedIn(tokens);
  const isLong = tokens.length > mostTokens;
  if (opened === none || (isLong && !opened.some((at) => idioms[at]?.frames === true))) return null;
  const text = textOf(tokens);
  const one = { flat: text, threes: threesOf(text) };
  for (const at of inOrder(opened)) {
    const { id, grade, denies, frames, category } = idioms[at] as (typeof idioms)[number];
    const found = isLong && frames !== true ? null : (searches[at]?.exec(one) ?? null);
    if (found === null) continue;
    const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
    const around = denies === true ? rest : text;
    if (limits.test(around)) return null;
    if (grade[0] <= 3 && softly.test(around))
      return { id: 'idiom-limited', grade: 4, range: [3.5, 5], confidence: 0.7 };
    // „Nie“ belongs to the idiom and lifts nothing.
    const lifted = hits.some((hit) => lifting.has(hit.kind) && denialOf(hit, tokens) === null);
    const step = lifted ? grade[1] : grade[0];
    return {
      id,
      grade: step,
      range: [Math.max(1, step - 0.5), Math.min(6, step + 0.5)],
      confidence: 0.75,
      ...(category !== undefined && { category }),
    };
  }
  return null;
}
