import type { Token } from '../german/tokens.ts';
import { tokenise } from '../german/tokens.ts';
import type { MarkerKind } from '../knowledge/markers/marker.ts';
import { traitNounEnds } from '../knowledge/trait-nouns.ts';
import { findMarkers, type MarkerHit } from './find-markers.ts';
import { nameTokens } from './name-tokens.ts';

/** What a degree or quality word speaks of: a trait of the person, the deed itself, or something else. */
export type Binding = 'trait' | 'deed' | 'other';

/** A word that counts for the grade, after names, pronouns and articles are gone. */
export interface Unit {
  readonly stem: string;
  readonly token: Token;
  readonly kind: MarkerKind | null;
  readonly binding: Binding | null;
  readonly noun: boolean;
}

export interface SentenceUnits {
  readonly tokens: readonly Token[];
  readonly units: readonly Unit[];
  readonly hits: readonly MarkerHit[];
  /** The sentence as classes: persons, traits, other nouns, marker kinds, small words. */
  readonly shape: readonly string[];
}

const person = new Set(
  `er sie ihm ihn ihr ihre ihrem ihren ihrer ihres sein seine seinem seinen seiner seines`.split(/\s+/),
);
const articles = new Set(
  `der die das dem den des ein eine einem einen einer eines es deren dessen denen dies diese diesem diesen dieser
  dieses selbst dr prof man sich`.split(/\s+/),
);
const ours = new Set(`unser unsere unserem unseren unserer unseres uns wir`.split(/\s+/));
const employer = new Set(
  `unternehmen unternehmens firma firme haus hause hauses hauss betrieb betriebs betriebes gesellschaft organisation einrichtung institut instituts kanzlei praxis agentur klinik verein vereins behörde schule apotheke stiftung bank`.split(
    /\s+/,
  ),
);
const contraction: Readonly<Record<string, string>> = Object.fromEntries(
  'zum:zu zur:zu im:in ins:in vom:von beim:bei am:an ans:an fürs:für aufs:auf'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Small words whose place in a sentence tells a statement about a person from one about a thing. */
const small = new Set(
  `war waren wurde wurden ist sind wird werden hat hatte haben hatten umfasste gehörte gehörten oblag galt gilt mit in an auf bei von zu für durch über unter gegenüber aus nach vor als wie und sowie oder auch dass wenn weil nur so wer was dank`.split(
    /\s+/,
  ),
);

/** Cuts a sentence into the units that the grade rests on. Names, pronouns and articles leave no trace. */
export function unitsOf(text: string): SentenceUnits {
  const tokens = tokenise(text);
  const names = nameTokens(tokens);
  const hits = findMarkers(tokens, names);
  const kindAt = new Map<number, MarkerHit>();
  for (const hit of hits) for (let at = hit.first; at <= hit.last; at += 1) kindAt.set(at, hit);
  const units: Unit[] = [];
  const shape: string[] = [];
  const see = (sign: string): void => {
    if (shape.at(-1) !== sign) shape.push(sign);
  };
  tokens.forEach((token, at) => {
    if (token.kind === 'mark') {
      if (/[,;:]/.test(token.text)) shape.push(token.text);
      return;
    }
    const { lower } = token;
    const hit = kindAt.get(at);
    if (names.has(at) || person.has(lower)) return see('@p');
    if (hit === undefined && articles.has(lower)) return;
    if (hit === undefined && ours.has(lower)) return see('@u');
    const noun = token.capital && at > 0;
    const binding = hit === undefined ? null : bindingAt(tokens, hit.last, kindAt);
    const stem = stemOf(token, lower);
    units.push({ stem, token, kind: hit?.kind ?? null, binding, noun });
    see(signOf(token, lower, hit, binding));
  });
  return { tokens, units: withoutTwins(units), hits, shape };
}

function signOf(token: Token, lower: string, hit: MarkerHit | undefined, binding: Binding | null): string {
  if (hit !== undefined) return binding === 'other' ? `${hit.kind}@o` : hit.kind;
  if (small.has(lower)) return contraction[lower] ?? lower;
  if (contraction[lower] !== undefined) return contraction[lower];
  if (token.capital) return isTrait(token.text) ? '@t' : '@n';
  return '@x';
}

function stemOf(token: Token, lower: string): string {
  if (token.kind === 'number') return '#';
  if (employer.has(lower)) return '@firma';
  return contraction[lower] ?? token.stem;
}

/** „Kolleginnen und Kollegen“ counts as „Kollegen“: the second of two equal stems around „und“ goes, with the link. */
function withoutTwins(units: readonly Unit[]): Unit[] {
  const kept: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as Unit;
    const next = units[at + 1];
    kept.push(unit);
    if (next !== undefined && units[at + 2]?.stem === unit.stem && /^(und|oder|bzw)$/.test(next.stem))
      at += 2;
  }
  return kept;
}

/** The noun that an adjective stands before, else the deed. */
function bindingAt(tokens: readonly Token[], last: number, kindAt: ReadonlyMap<number, MarkerHit>): Binding {
  const own = tokens[last] as Token;
  if (own.capital && last > 0) return isTrait(own.text) ? 'trait' : 'deed';
  for (let at = last + 1; at < tokens.length && at <= last + 8; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'mark') {
      if (token.text === ',' && at <= last + 2) continue;
      return 'deed';
    }
    if (token.capital) return isTrait(token.text) ? 'trait' : 'other';
    const { lower } = token;
    const inflected = lower.length > 3 && /e[nrsm]?$/.test(lower);
    if (!inflected && !links.has(lower) && !kindAt.has(at)) return 'deed';
    if (articles.has(lower) || ours.has(lower) || person.has(lower)) return 'deed';
  }
  return 'deed';
}

const links: ReadonlySet<string> = new Set(['und', 'sowie', 'wie', 'auch', 'oder']);
const ends = new Set(traitNounEnds);
const traitMemo = new Map<string, boolean>();

function isTrait(noun: string): boolean {
  const known = traitMemo.get(noun);
  if (known !== undefined) return known;
  const lower = noun.toLowerCase().replaceAll('ß', 'ss');
  let found = ends.has(lower);
  for (let cut = 1; cut <= lower.length - 4 && !found; cut += 1) found = ends.has(lower.slice(cut));
  if (traitMemo.size < 5000) traitMemo.set(noun, found);
  return found;
}
