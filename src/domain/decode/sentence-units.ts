import type { Token } from '../german/tokens.ts';
import { rememberByWord, tokenise } from '../german/tokens.ts';
import type { MarkerKind } from '../knowledge/markers/marker.ts';
import { traitNounEnds } from '../knowledge/trait-nouns.ts';
import { denialOf, type Denial } from './denial.ts';
import { findMarkers, type MarkerHit, wholeTime } from './find-markers.ts';
import { idiomsIn } from './idiom-tones.ts';
import { nameTokens } from './name-tokens.ts';
import { toneSign, type ToneSign } from './tones.ts';

/** What a degree or quality word speaks of: a trait of the person, the deed itself, or something else. */
export type Binding = 'trait' | 'deed' | 'other';

/** A word that counts for the grade, after names, pronouns and articles are gone. */
export interface Unit {
  readonly stem: string;
  readonly token: Token;
  readonly kind: MarkerKind | Denial | null;
  readonly binding: Binding | null;
  readonly noun: boolean;
}

export interface SentenceUnits {
  readonly tokens: readonly Token[];
  readonly units: readonly Unit[];
  readonly hits: readonly MarkerHit[];
  /** The sentence as classes: persons, traits, other nouns, marker kinds, small words. */
  readonly shape: readonly string[];
  /** What its words say by their tone, clause by clause. */
  readonly tones: readonly ToneSign[];
}

const list = (words: string): readonly string[] => words.split(/\s+/);
const person = list(`er sie ihm ihn ihr ihre ihrem ihren ihrer ihres sein seine seinem seinen seiner seines`);
const articles = list(
  `der die das dem den des ein eine einem einen einer eines es deren dessen denen dies diese diesem diesen dieser
  dieses selbst dr prof man sich`,
);
const ours = list(`unser unsere unserem unseren unserer unseres uns wir`);
const employer = list(
  `unternehmen unternehmens firma firme haus hause hauses hauss betrieb betriebs betriebes gesellschaft organisation einrichtung institut instituts kanzlei praxis agentur klinik verein vereins behörde schule apotheke stiftung bank`,
);
const contractions = list('zum:zu zur:zu im:in ins:in vom:von beim:bei am:an ans:an fürs:für aufs:auf').map(
  (pair) => pair.split(':') as [string, string],
);
/** Small words whose place in a sentence tells a statement about a person from one about a thing. */
const small = list(
  `war waren wurde wurden ist sind wird werden hat hatte haben hatten umfasste gehörte gehörten oblag galt gilt mit in an auf bei von zu für durch über unter gegenüber aus nach vor als wie und sowie oder auch dass wenn weil nur so wer was dank`,
);

/** What is known of a word before its sentence is read: looked up once for each word of a letter. */
interface Known {
  readonly role: 'person' | 'article' | 'ours' | undefined;
  readonly stem: string | undefined;
  readonly sign: string | undefined;
}
/** All alike, so that engines read them quickly. */
const nothing: Known = { role: undefined, stem: undefined, sign: undefined };
const knownWords = new Map<string, Known>();
const know = (words: readonly string[], { role, stem, sign }: Partial<Known>): void => {
  for (const word of words) {
    const before = knownWords.get(word) ?? nothing;
    knownWords.set(word, {
      role: before.role ?? role,
      stem: before.stem ?? stem,
      sign: before.sign ?? sign,
    });
  }
};
know(person, { role: 'person' });
know(articles, { role: 'article' });
know(ours, { role: 'ours' });
know(employer, { stem: '@firma' });
for (const [word, long] of contractions) know([word], { stem: long, sign: long });
for (const word of small) know([word], { sign: word });
const knownOf = rememberByWord(({ lower }: Token): Known => knownWords.get(lower) ?? nothing);

const always = 'stets';

/** Cuts a sentence into the units that the grade rests on. Names, pronouns and articles leave no trace. */
export function unitsOf(text: string): SentenceUnits {
  const tokens = tokenise(text);
  const names = nameTokens(tokens);
  const hits = findMarkers(tokens, names);
  const hitAt: (MarkerHit | undefined)[] = tokens.map(() => undefined);
  for (const hit of hits) for (let at = hit.first; at <= hit.last; at += 1) hitAt[at] = hit;
  // An idiom speaks with one voice, where its last word stands.
  const idiomAt: (ToneSign | null | undefined)[] = tokens.map(() => undefined);
  for (const { tone, places } of idiomsIn(tokens, names)) {
    for (const place of places) idiomAt[place] = null;
    idiomAt[Math.max(...places)] = tone;
  }
  const units: Unit[] = [];
  const shape: string[] = [];
  const tones: ToneSign[] = [];
  const see = (sign: string): void => {
    if (shape.at(-1) !== sign) shape.push(sign);
  };
  tokens.forEach((token, at) => {
    if (token.kind === 'mark') {
      if (token.text === ',' || token.text === ';' || token.text === ':') {
        shape.push(token.text);
        if (tones.at(-1) !== '|') tones.push('|');
      }
      return;
    }
    const hit = hitAt[at];
    const isAlways = hit?.id === wholeTime;
    if (isAlways && hit.last > at) return;
    const known = knownOf(token);
    if (known.role === 'person' || names.has(at)) return see('@p');
    if (hit === undefined && known.role === 'article') return;
    if (hit === undefined && known.role === 'ours') return see('@u');
    const noun = token.capital && at > 0;
    const binding = hit === undefined ? null : bindingAt(tokens, hit.last, hitAt);
    // „Über die gesamte Zeit“ says „stets“, and is read as this.
    const stem = isAlways ? always : token.kind === 'number' ? '#' : (known.stem ?? token.stem);
    const denial = hit === undefined ? null : denialOf(hit, tokens);
    const kind = denial ?? hit?.kind ?? null;
    units.push({ stem, token, kind, binding, noun });
    see(signOf(token, known, kind, binding));
    const ofIdiom = idiomAt[at];
    const tone =
      ofIdiom !== undefined
        ? ofIdiom
        : hit === undefined || hit.first === at || isAlways
          ? (denial ?? toneSign(token, hit?.kind ?? null))
          : null;
    if (tone !== null) tones.push(tone);
  });
  // Where what opened the sentence was left out, the person stands first again.
  const [verb, subject] = shape;
  if (verb !== undefined && subject === '@p' && verb !== '@p' && tokens[0]?.capital === false)
    shape.splice(0, 2, subject, verb);
  return { tokens, units: withoutTwins(units), hits, shape, tones };
}

function signOf(token: Token, known: Known, kind: Unit['kind'], binding: Binding | null): string {
  if (kind !== null) return binding === 'other' ? `${kind}@o` : kind;
  if (known.sign !== undefined) return known.sign;
  if (token.capital) return isTrait(token) ? '@t' : '@n';
  return '@x';
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
function bindingAt(
  tokens: readonly Token[],
  last: number,
  hitAt: readonly (MarkerHit | undefined)[],
): Binding {
  const own = tokens[last] as Token;
  if (own.capital && last > 0 && hitAt[last]?.id !== wholeTime) return isTrait(own) ? 'trait' : 'deed';
  for (let at = last + 1; at < tokens.length && at <= last + 8; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'mark') {
      if (token.text === ',' && at <= last + 2) continue;
      return 'deed';
    }
    if (token.capital) return isTrait(token) ? 'trait' : 'other';
    const { lower } = token;
    const inflected = lower.length > 3 && /e[nrsm]?$/.test(lower);
    if (!inflected && !links.has(lower) && hitAt[at] === undefined) return 'deed';
    if (knownOf(token).role !== undefined) return 'deed';
  }
  return 'deed';
}

const links: ReadonlySet<string> = new Set(['und', 'sowie', 'wie', 'auch', 'oder']);
const ends = new Set(traitNounEnds);

/** Does a noun name a trait, an act or a result of the person? */
export const isTrait = rememberByWord(({ text }: Token): boolean => {
  const lower = text.toLowerCase().replaceAll('ß', 'ss');
  let found = ends.has(lower);
  for (let cut = 1; cut <= lower.length - 4 && !found; cut += 1) found = ends.has(lower.slice(cut));
  return found;
});
