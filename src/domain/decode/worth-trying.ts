import { codeById, codes } from '../knowledge/codes.ts';
import { cueIndex } from '../knowledge/cue-index.ts';
import { forbidden, type Forbidden } from '../knowledge/forbidden.ts';
import type { Paraphrase } from '../knowledge/paraphrases/paraphrase.ts';
import { paraphrases } from '../knowledge/paraphrases/paraphrases.ts';
import type { Phrase } from '../knowledge/pattern.ts';
import { techniques } from '../knowledge/techniques.ts';

/** A phrase, or a paraphrase `of` one. */
export type ToldPhrase = Phrase & Partial<Pick<Paraphrase, 'of'>>;

/** Phrases that may stand in a sentence, because a cue of theirs does; each list in the order of the knowledge. */
export interface WorthTrying {
  readonly codes: readonly ToldPhrase[];
  readonly techniques: readonly ToldPhrase[];
  readonly forbidden: readonly Forbidden[];
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
const placesIn = cueIndex([...ofCodes, ...ofTechniques, ...forbidden]);
const firstForbidden = ofCodes.length + ofTechniques.length;

/** For units that no phrase is sought in. */
export const nothingWorthTrying: WorthTrying = { codes: [], techniques: [], forbidden: [] };

/** Looks for the cues of all phrases in one walk over a flat sentence in lower case. */
export function worthTrying(lower: string): WorthTrying {
  const found = {
    codes: [] as ToldPhrase[],
    techniques: [] as ToldPhrase[],
    forbidden: [] as Forbidden[],
  };
  for (const place of placesIn(lower)) {
    if (place < ofCodes.length) found.codes.push(ofCodes[place] as ToldPhrase);
    else if (place < firstForbidden)
      found.techniques.push(ofTechniques[place - ofCodes.length] as ToldPhrase);
    else found.forbidden.push(forbidden[place - firstForbidden] as Forbidden);
  }
  return found;
}
