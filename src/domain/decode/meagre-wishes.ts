import { late } from '../german/late.ts';
import type { LetterContext } from './letter-context.ts';

const warm = late.iu`von herzen|herzlich|(?:sehr )?viel freude|groß\p{L}* erfolg|beste[nrs]?(?!\p{L})|allerbest|erdenklich|glück|beruf|privat|persönlich|lebens|studium|weiteren weg`;

const kind = late.iu`herz|freude|erfolg|glück|(?<!\p{L})gut|beste|erdenklich|privat|persönlich|segen`;

/** „Für die Zukunft wünschen wir ihr Erfolg.“ under the best of grades: neither „weiterhin“ nor a word for the person. */
export function hasMeagreWishes(letter: LetterContext): boolean {
  const { wishes, continued, wishesBoth, thanks, regret } = letter.closing;
  const grade = Math.max(letter.rating.overall?.grade ?? 9, letter.rating.performance?.grade ?? 9);
  if (grade > 1.8 || letter.layman || letter.simple || letter.type === 'zwischenzeugnis') return false;
  if (wishes === null || continued || wishesBoth) return false;
  const flat = letter.units[wishes.unit]?.flat ?? '';
  const told = flat.slice(Math.max(0, flat.search(/wünsch|alles|erfolg/iu) - 40));
  // „wünschen wir ihr, dass sich ihre beruflichen Vorstellungen erfüllen“: neither thanks nor regret, and nothing good by name.
  if (thanks === null && regret === null && !kind.test(told)) return true;
  return !warm.test(told) && !(/alles (?:\p{L}+ )?gute/iu.test(told) && /erfolg/i.test(told));
}

/** The best there is, all the time: more than politeness. */
const highestThanks = late.iu`(?:stets|jederzeit|immer|durchweg|durchgehend|allzeit) (?:\p{L}+ )?(?:herausragend|hervorragend|ausgezeichnet|exzellent|außergewöhnlich|außerordentlich|vorzüglich|vorbildlich|erstklassig|sehr gut)\p{L}* (?:und \p{L}+ )?(?:\p{L}*leistung|arbeit|einsatz|engagement|mitarbeit|zusammenarbeit|dienste)`;
const middling = 2.7;
/** The best there is without „stets“: beside work that just sufficed nobody believes it either. */
const highThanks = late.iu`(?<!\p{L})(?:herausragend|hervorragend|ausgezeichnet|exzellent|außergewöhnlich|außerordentlich|vorzüglich|vorbildlich|erstklassig|überragend|brillant|glänzend|sehr gut)e[nrms]?(?:,? (?:und )?(?!gut)\p{Ll}+e[nrms]?)? (?:\p{L}*leistung|\p{L}*arbeit|einsatz|engagement|dienste|tätigkeit|unterstützung|wirken|ergebnisse)`;
const sufficed = 3.5;
/** More than regret: one of the best goes. */
const highestRegret = late.iu`(?<!\p{L})(?:eine[nrm]?|unsere[nrs]?) (?:unserer )?(?:aller)?besten? (?:\p{L}*kr[aä]ft|mitarbeit|leut|köpf|kolleg)|unersetz(?:lich|bar)|erschütter|verneigen|(?:kaum|nicht|schwer) zu ersetzen|(?:zutiefst|außerordentlich|überaus|unendlich)[^.;]{0,40}(?:bedauer|verlier|verlust|traur|betrüb|getroffen)|bedauer\p{L}*[^.;]{0,20}(?:zutiefst|außerordentlich|überaus|unendlich)`;

const regretted = (letter: LetterContext): string =>
  letter.units[letter.closing.regret?.unit ?? -1]?.flat ?? '';
/** Regret of the highest kind outweighs that the closing leaves something out. */
export const isHighest = (letter: LetterContext): boolean => highestRegret.test(regretted(letter));

/** A closing far warmer or colder than the grades; where thanks are missing, that is told instead. */
export function closingClash(letter: LetterContext): boolean {
  const grade = letter.rating.overall?.grade ?? 0;
  const closing = letter.closingRating?.grade;
  if (closing === undefined || letter.layman || letter.simple) return false;
  const thanks = letter.units[letter.closing.thanks?.unit ?? -1]?.flat ?? '';
  const { performance, singles } = letter.rating;
  // Where only the formula is weak, that is told.
  const isMiddling = Math.min(performance?.grade ?? 0, singles?.grade ?? 0) >= middling;
  if (isMiddling && highestThanks.test(thanks)) return true;
  if (Math.min(performance?.grade ?? 0, singles?.grade ?? 0) >= sufficed && highThanks.test(thanks))
    return true;
  if (isMiddling && grade >= middling && highestRegret.test(regretted(letter))) return true;
  // Weak letters close politely; only real warmth clashes.
  const { thanks: given, regret } = letter.closing;
  const isWarm = regret !== null || (given?.grade ?? 9) < 3;
  const warmer = grade >= 3.2 && isWarm && grade - closing >= (grade > 4.2 ? 2.1 : 1.8);
  // Thanks for trying, under very good grades, whatever is wished beside them.
  const forTrying = grade <= 2.3 && (letter.closing.thanks?.grade ?? 0) >= 5;
  return warmer || forTrying || (grade <= 2.3 && closing - grade >= 1.7 && letter.closing.thanks !== null);
}
