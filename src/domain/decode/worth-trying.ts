import { codeById, codes } from '../knowledge/codes.ts';
import { cueIndex } from '../knowledge/cue-index.ts';
import { forbidden, type Forbidden } from '../knowledge/forbidden.ts';
import type { Paraphrase } from '../knowledge/paraphrases/paraphrase.ts';
import { paraphrases } from '../knowledge/paraphrases/paraphrases.ts';
import { type Phrase, Tried } from '../knowledge/pattern.ts';
import { techniques } from '../knowledge/techniques.ts';

/** A phrase, or a paraphrase `of` one. */
export type ToldPhrase = Phrase & Partial<Pick<Paraphrase, 'of'>>;

/** Phrases that may stand in a sentence, because a cue of theirs does; each list in the order of the knowledge. */
export interface WorthTrying {
  readonly codes: readonly Tried<ToldPhrase>[];
  readonly techniques: readonly Tried<ToldPhrase>[];
  readonly forbidden: readonly Tried<Forbidden>[];
}

const techniqueIds = new Set(techniques.map(({ id }) => id));
const triedOf = <Told extends Phrase>(phrases: readonly Told[]): readonly Tried<Told>[] =>
  phrases.map((phrase) => new Tried(phrase));
const ofCodes = triedOf<ToldPhrase>([
  ...codes,
  ...paraphrases.filter(({ of }) => codeById(of) !== undefined),
]);
const ofTechniques = triedOf<ToldPhrase>([
  ...techniques,
  ...paraphrases.filter(({ of }) => techniqueIds.has(of)),
]);
const ofForbidden = triedOf(forbidden);
const placesIn = cueIndex([...ofCodes, ...ofTechniques, ...ofForbidden].map(({ phrase }) => phrase));
const firstForbidden = ofCodes.length + ofTechniques.length;

/** For units that no phrase is sought in. */
export const nothingWorthTrying: WorthTrying = { codes: [], techniques: [], forbidden: [] };

/** Looks for the cues of all phrases in one walk over a flat sentence in lower case. */
export function worthTrying(lower: string): WorthTrying {
  const places = placesIn(lower);
  if (places.length === 0) return nothingWorthTrying;
  const found = {
    codes: [] as Tried<ToldPhrase>[],
    techniques: [] as Tried<ToldPhrase>[],
    forbidden: [] as Tried<Forbidden>[],
  };
  for (const place of places) {
    if (place < ofCodes.length) found.codes.push(ofCodes[place] as Tried<ToldPhrase>);
    else if (place < firstForbidden)
      found.techniques.push(ofTechniques[place - ofCodes.length] as Tried<ToldPhrase>);
    else found.forbidden.push(ofForbidden[place - firstForbidden] as Tried<Forbidden>);
  }
  return found;
}
