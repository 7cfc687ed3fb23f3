import { decline, failure, met } from '../knowledge/failure-words.ts';
import { hasDarkWord } from './doubtful.ts';
import type { Unit } from './units.ts';

/** „Seine Rüstzeiten lagen unter dem Durchschnitt“ */
const lessIsBetter =
  /(?:zeit|zeiten|kosten|fehler|ausschuss|quote|reklamation|verlust|bestand|bestände|verbrauch|ausfall|ausfälle|schwund|abweichung)\p{L}*(?!\p{L})[^.;]{0,60} unter (?:de[mnr]|unsere[mnr]) \p{L}*(?:durchschnitt|mittel|vorgabe|soll|plan|budget)/iu;

/** Words that blame, limit, deny or tell a failure; „ohne einen Tag Rückstand“ tells none. */
export function takesAway({ text, flat }: Pick<Unit, 'text' | 'flat'>): boolean {
  if (lessIsBetter.test(flat) || met.test(flat)) return false;
  return (
    failure.test(flat) ||
    decline.test(flat) ||
    hasDarkWord(text.replaceAll(spared, ' ').replaceAll(relative, ','))
  );
}
const spared = /(?<!\p{L})ohne (?:\p{Ll}+ ){0,2}(?:\p{L}+ )?\p{Lu}\p{L}+|(?<!\p{L})noch so (?=\p{Ll}+ wie)/gu;
/** „…, an der manche Büros lange laborierten, gelang“: what is told of others beside it. */
const relative = /, (?:an |in |bei |mit |auf |zu |von )?(?:der|die|das|dem|den|denen|deren|dessen) [^,]*,/gu;

/** Before somebody came, or in the first weeks: what was so then is none of the praise. */
export const atFirst =
  /(?<!\p{L})(?:bei (?:seinem|ihrem) (?:eintritt|beginn|antritt|amtsantritt|dienstantritt|start)|in den ersten (?:\p{L}+ )?(?:tagen|wochen|monaten)|zu beginn|(?:noch )?vor (?:seiner|ihrer) (?:einstellung|zeit|übernahme|ankunft)|anfangs|anfänglich\p{L}*|zunächst)(?!\p{L})/iu;
