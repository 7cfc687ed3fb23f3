import { once } from '../german/once.ts';
import { stem } from '../german/stem.ts';
import { rememberByWord, type Token } from '../german/tokens.ts';
import type { MarkerKind } from '../knowledge/markers/marker.ts';
import { toneWords } from '../knowledge/tone-words.ts';

/** What a single word says of somebody's work; see `toneWords`. */
export type Tone = keyof typeof toneWords;

/**
 * What a sentence says in tones only, in order: a tone, the kind of a marker that is none („always“, „negation“), a
 * small word that turns or limits what stands around it, or `|` where a clause ends. Words that the fit has never met
 * speak through it.
 */
export type ToneSign = Tone | MarkerKind | `~${string}` | '|';

/** Markers of quality are tones, known by the word or by their place on the scale. */
const toneOfKind: Partial<Record<MarkerKind, Tone>> = {
  top: 'top',
  strong: 'good',
  plain: 'good',
  adequate: 'enough',
  weak: 'weak',
  fault: 'bad',
  outcome: 'good',
  esteem: 'good',
};

const turning: ReadonlyMap<string, ToneSign> = new Map(
  `nur bloss lediglich erst trotz obwohl ohne statt selten kaum nie niemals weder aber jedoch doch sondern mehr weniger zu
  auch selbst noch mehrmals mehrfach oft wieder keinerlei niemand jed all sämtlich viel wenig fast beinah nahezu einzig
  zwei drei zur bis`
    .split(/\s+/)
    .map((word) => [word, `~${word}` as const]),
);

/** Compounds speak by their last part only where that part is a noun of some length with one of these tones. */
const ofHeads: ReadonlySet<Tone> = new Set(['top', 'good', 'bad', 'unwanted', 'wanted', 'weak']);
const shortestHead = 5;
/** „un-“ before one of these makes it bad („unpünktlich“). */
const turnedByUn: ReadonlySet<Tone | undefined> = new Set<Tone>(['top', 'good', 'enough']);

const tones = once(() => {
  const byStem = new Map<string, Tone>();
  const heads = new Map<string, Tone>();
  for (const [name, words] of Object.entries(toneWords)) {
    const tone = name as Tone;
    const makesHeads = ofHeads.has(tone);
    // Ten thousand words, letters only: nothing else is asked of them than their stem.
    for (const word of words.trim().split(/\s+/)) {
      const lower = word.toLowerCase();
      const known = stem(lower);
      byStem.set(known, tone);
      if (makesHeads && known.length >= shortestHead && word[0] !== lower[0]) heads.set(known, tone);
    }
  }
  return { byStem, heads };
});

/** The tone of a word by itself, or null; and its sign where no marker starts with it. */
export const toneOfWord = rememberByWord(
  ({ stem: word, lower, capital }: Token): { tone: Tone | null; sign: ToneSign | null } => {
    const tone = tones().byStem.get(word) ?? (capital ? toneOfHead(word) : null) ?? toneAfterUn(word);
    return { tone, sign: tone ?? turning.get(word) ?? turning.get(lower) ?? null };
  },
);

function toneOfHead(word: string): Tone | null {
  for (let at = 3; at <= word.length - shortestHead; at += 1) {
    const tone = tones().heads.get(word.slice(at));
    if (tone !== undefined) return tone;
  }
  return null;
}

function toneAfterUn(word: string): Tone | null {
  return word.length > 5 && word.startsWith('un') && turnedByUn.has(tones().byStem.get(word.slice(2)))
    ? 'bad'
    : null;
}

/** The sign of a word, or null for one without a tone; `kind` is that of the marker which starts with it, if one does. */
export function toneSign(token: Token, kind: MarkerKind | null): ToneSign | null {
  const { tone, sign } = toneOfWord(token);
  if (kind === null) return sign;
  const onScale = toneOfKind[kind];
  return onScale === undefined ? kind : (tone ?? onScale);
}
