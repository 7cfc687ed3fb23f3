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
const ofCodes: readonly ToldPhrase[] = [
  ...codes,
  ...paraphrases.filter(({ of }) => codeById(of) !== undefined),
];
const ofTechniques: readonly ToldPhrase[] = [
  ...techniques,
  ...paraphrases.filter(({ of }) => techniqueIds.has(of)),
];
const all = [...ofCodes, ...ofTechniques, ...forbidden];
const tried = all.map((phrase) => new Tried<Phrase>(phrase));
const placesIn = cueIndex(all);
const firstForbidden = ofCodes.length + ofTechniques.length;

/** For units that no phrase is sought in. */
export const nothingWorthTrying: WorthTrying = { codes: [], techniques: [], forbidden: [] };

/** Looks for the cues of all phrases in one walk over a flat sentence in lower case. */
export function worthTrying(lower: string): WorthTrying {
  const told: [Tried[], Tried[], Tried[]] = [[], [], []];
  for (const place of placesIn(lower))
    told[place < ofCodes.length ? 0 : place < firstForbidden ? 1 : 2].push(tried[place] as Tried);
  const [ofCode, ofTechnique, ofForbidden] = told;
  return { codes: ofCode, techniques: ofTechnique, forbidden: ofForbidden as Tried<Forbidden>[] };
}
