import { rememberByWord, type Token, tokenise } from '../german/tokens.ts';
import { markers } from '../knowledge/markers/index.ts';
import type { Marker, MarkerKind } from '../knowledge/markers/marker.ts';

/** A marker found in a sentence, by the positions of its first and last token. */
export interface MarkerHit {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly first: number;
  readonly last: number;
}

interface Phrase {
  readonly marker: Marker;
  readonly stems: readonly string[];
  readonly prefixLast: boolean;
  /** It stands in small letters only, but for the start of a sentence. */
  readonly inSmall: boolean;
  /** A fixed phrase, letter by letter: „ständig“, not „die ständige Weiterbildung“. */
  readonly fixed: readonly string[] | null;
}

/** The marker of words that all say „stets“. */
export const wholeTime = 'whole-time';

const caseMatters = new Set<MarkerKind>([
  'intensifier',
  'downtoner',
  'condition',
  'potential',
  'restriction',
  'always',
  // „der Meister“ is not „meist“.
  'mostly',
]);
const byFirst = new Map<string, Phrase[]>();
const prefixes: Phrase[] = [];

for (const marker of markers) {
  for (const raw of new Set(marker.words.split('|').map((word) => word.trim()))) {
    if (raw === '') continue;
    const prefixLast = raw.endsWith('*');
    const words = tokenise(raw.replace(/\*$/, '')).filter((token) => token.kind !== 'mark');
    const stems = words.map((token, at) =>
      prefixLast && at === words.length - 1 ? token.lower.replaceAll('ß', 'ss') : token.stem,
    );
    const inSmall = caseMatters.has(marker.kind) && raw === raw.toLowerCase();
    const fixed = marker.id === wholeTime ? words.map(({ lower }) => lower) : null;
    const phrase = { marker, stems, prefixLast, inSmall, fixed };
    const first = stems[0] as string;
    if (prefixLast && stems.length === 1) prefixes.push(phrase);
    else byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
}
for (const list of byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length);
const prefixByLetters = new Map<string, Phrase[]>();
for (const phrase of prefixes) {
  const key = (phrase.stems[0] as string).slice(0, 4);
  prefixByLetters.set(key, [...(prefixByLetters.get(key) ?? []), phrase]);
}

/** Finds the longest marker at each place; tokens of names are skipped. */
export function findMarkers(tokens: readonly Token[], skip: ReadonlySet<number>): MarkerHit[] {
  const hits: MarkerHit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind !== 'word' || skip.has(at)) continue;
    const phrase = longestAt(tokens, at);
    if (phrase === undefined || isExample(tokens, at)) continue;
    const last = at + phrase.stems.length - 1;
    hits.push({ id: phrase.marker.id, kind: phrase.marker.kind, first: at, last });
    at = last;
  }
  return hits;
}

const behindExample = new Set('zum zur im in als durch mit bei beim über auf an am vom zu'.split(' '));

/** „…, zuletzt zum Sicherheitsbeauftragten“ names the latest of many and limits nothing. */
const isExample = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'zuletzt' &&
  tokens[at - 1]?.lower === ',' &&
  behindExample.has(tokens[at + 1]?.lower ?? '');

function longestAt(tokens: readonly Token[], at: number): Phrase | undefined {
  const token = tokens[at] as Token;
  const openings = phrasesOf(token);
  if (openings === none) return undefined;
  const { whole, begun } = openings;
  for (let one = 0; one < whole.length; one += 1)
    if (fits(whole[one] as Phrase, tokens, at)) return whole[one];
  return begun.find(({ inSmall }) => caseFits(inSmall, token, at));
}

/** Phrases that a word may open: with its stem, and with how it begins. */
interface Openings {
  readonly whole: readonly Phrase[];
  readonly begun: readonly Phrase[];
}

/** Most words open none. */
const none: Openings = { whole: [], begun: [] };

const phrasesOf = rememberByWord(({ lower, stem }: Token): Openings => {
  const letters = lower.replaceAll('ß', 'ss');
  const begun = (prefixByLetters.get(letters.slice(0, 4)) ?? []).filter((phrase) =>
    letters.startsWith(phrase.stems[0] as string),
  );
  const whole = byFirst.get(stem) ?? [];
  return whole.length + begun.length === 0 ? none : { whole, begun };
});

function fits({ stems, fixed, prefixLast, inSmall }: Phrase, tokens: readonly Token[], at: number): boolean {
  const last = stems.length - 1;
  // How it ends tells sooner than how it begins, which is what it was looked up by.
  for (let offset = last; offset >= 0; offset -= 1) {
    const token = tokens[at + offset];
    if (token === undefined) return false;
    const wanted = stems[offset] as string;
    if (prefixLast && offset === last ? !token.stem.startsWith(wanted) : token.stem !== wanted) return false;
    if (fixed !== null && fixed[offset] !== token.lower) return false;
  }
  return caseFits(inSmall, tokens[at] as Token, at);
}

const caseFits = (inSmall: boolean, token: Token, at: number): boolean =>
  !inSmall || !token.capital || at === 0;
