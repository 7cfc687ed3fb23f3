import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { letterRule } from '../knowledge/letter-rules.ts';

/** Training, internship or employment: the heading says one, the text another. */
export const findHeadingKind: Finder = (letter) => {
  const heading = letter.units.find(
    ({ zone, flat }) => zone === 'heading' && certificate.test(lettersOnly(flat)),
  );
  if (heading === undefined) return [];
  const told = lettersOnly(heading.lower);
  const intro = unitsIn(letter, 'introduction');
  if (intro.length === 0) return [];
  const is = (words: RegExp): boolean => intro.some((at) => words.test(letter.units[at]?.flat ?? ''));
  const wrong =
    (told.includes('praktik') && is(trained) && !is(practised)) ||
    (ofTraining.test(told) && is(practised) && !is(trained));
  return wrong ? [byRule(letter, letterRule('other-heading'), { at: heading })] : practisedElsewhere(letter);
};

/** Headings are often spaced out: „Z E U G N I S“. */
const noLetter = late.gu`[^\p{L}]`;
const lettersOnly = (text: string): string => (oneWord.test(text) ? text : text.replaceAll(noLetter, ''));
const oneWord = /^[A-Za-zÄÖÜäöüß]+$/;
const certificate = /zeugnis/iu;
const ofTraining = /ausbildung|lehr(?!er)/u;

const trained = late.iu`(?<!\p{L})(?:ausgebildet|ausbildung|auszubildende[rn]?|lehre|lehrling|berufsausbildung)(?!\p{L})`;
const practised = late.iu`(?<!\p{L})(?:\p{L}*(?:praktikum|praktikums|praktikant(?:in)?|hospitation|anerkennungsjahr)|(?:\p{L}*praktische[nrs]?|praxis|betriebliche[nrs]?) ?-?(?:teil|phase|zeit|semester|abschnitt|halbjahr|einsatz|block|ausbildungs(?:abschnitt|phase|teil))\p{L}*)(?!\p{L})`;

const asIntern = searchOf(
  late.iu`(?<!\p{L})(?:während|in|mit|bei|nach|für|zu|(?:zum|am|beim|vor dem|mit dem|bis zum|im) (?:ende|schluss|abschluss|beginn|anfang|lauf|laufe|verlauf|rahmen)) (?:seine[smr]|ihre[smr]|de[ms]|das|sein|ihr) (?:\p{Ll}+ ){0,3}(?:(?:schul|schüler|pflicht|betriebs|orientierungs|schnupper|ferien|vor|fach)?praktikums?|volontariats?|trainee-?programms?|referendariats?|(?<=seiner |ihrer )(?:umschulung|werkstudententätigkeit|aushilfstätigkeit))(?!\p{L})`,
);
/** An internship before, or of somebody who is looked after. */
const before = late.iu`(?<!\p{L})(?:vor|vorher|zuvor|bereits|schon|früher\p{L}*|anschließend|anschluss|auslands\p{L}*|schüler(?:n|innen)?|betreu\p{L}*|praktikanten)(?!\p{L})`;

/** A trainee who is thanked for an internship. */
function practisedElsewhere(letter: LetterContext): Candidate[] {
  if (letter.type !== 'ausbildungszeugnis') return [];
  return unitsIn(letter, 'performance', 'summary', 'behavior', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit === undefined ? null : asIntern.exec(unit);
    if (unit === undefined || match === null || before.test(unit.flat)) return [];
    const place = spanOf(unit, match.index, match.index + match[0].length);
    return [byRule(letter, letterRule('other-heading'), { at: place })];
  });
}
