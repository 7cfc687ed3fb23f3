import { pattern } from '../pattern.ts';

/** Word classes that several paraphrases share; parts of patterns (`../pattern.ts`). */

/** Heads of words for those who do a job. */
export const job =
  '\\p{L}{2,}(?:er|erin|or|orin|ist|istin|ent|entin|ant|antin|eur|eurin|kraft|frau|mann|arzt|ärztin|ling|bildende[rn]?|chef|chefin|wirt|wirtin|koch|köchin|anwalt|anwältin|hilfe|loge|login|referent|assistenz|leitung)';

/** Who the letter is about, as the subject. */
export const person = `(?:er|sie|herr (?:dr\\. )?[\\p{L}-]+|frau (?:dr\\. )?[\\p{L}-]+|(?:der|die|unser|unsere) (?:\\p{L}+[en] )?${job})`;

/** The same as the one to whom something happens. */
export const toPerson = `(?:ihm|ihr|herrn (?:dr\\. )?[\\p{L}-]+|frau (?:dr\\. )?[\\p{L}-]+|(?:dem|der|unserem|unserer) (?:\\p{L}+[en] )?${job}(?:e?n)?)`;

/** The same after „von“ or „durch“. */
export const byPerson = `(?:ihm|ihr|ihn|sie|herrn (?:dr\\. )?[\\p{L}-]+|frau (?:dr\\. )?[\\p{L}-]+|(?:dem|der|den|unserem|unserer|unseren|unsere) (?:\\p{L}+[en] )?${job}(?:e?n)?)`;

/** Up to so many words, commas between them allowed. */
export const words = (most: number): string => `(?:[\\p{L}-]+,? ){0,${most}}`;

/** What praise sounds like: what is told as a merit, and not merely told. */
export const lauded = pattern(
  '(?:stets|immer|jederzeit|durchweg|durchgehend|allzeit|jeden (?:morgen|tag)|ausgezeichnet~|hervorragend~|vorbildlich~|herausragend~|exzellent~|außerordentlich~|außergewöhnlich~|mustergültig~|überragend~|glänzend~|größte[nrms]?|höchste[nrms]?|bestens|besonders|sehr|erfreulich~|angenehm~|gern|vollste[nrms]?|brillant~|souverän~)',
);
