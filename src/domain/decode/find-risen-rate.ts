import { late, lateRegExp } from '../german/late.ts';
import { quantityPattern, readQuantity } from '../german/quantities.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { plainFacts } from '../knowledge/plain-facts.ts';
import { byRule, oneLine, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { ofPerson } from './of-others.ts';
import type { Unit } from './units.ts';

const rule = letterRule('fact-against-praise');

const bad =
  '(?:nacharbeit|nachbesserung|fehler(?!erkenn|frei|los|suche)|ausschuss|reklamation|retoure|beschwerde|beanstandung(?!sfrei|slos)|storno|schwund|unf[aä]ll|mängel|verderb|verspätung|(?:inventur|kassen)differenz)';
const ofStaff = '(?:krankenstand|fluktuation|fehlzeit|krankheitsquote|kündigung)';
/** What counts against somebody the more there is of it. */
const counted = searchOf(lateRegExp(`(?<!\\p{L})\\p{L}*?(?:${bad}|${ofStaff})\\p{L}*`, 'iu'));
const staff = late.iu`krankenstand|fluktuation|fehlzeit|krankheits|kündigung`;

const aYear = '(?:19|20)\\d\\d(?!\\d|[.,]\\d)';
const value = (name: string): string => `(?!${aYear})(?<${name}>${quantityPattern})`;
const his = '(?:[Ss]eine|[Ii]hre)[mr]';
const early = `(?:${aYear}|${his} (?:Ein|An)tritt|${his} (?:Amts)?[Üü]bernahme|[Zz]u Beginn|[Aa]nfangs|im ersten Jahr)`;
const atLast = `(?:${aYear}|zuletzt|heute|im letzten (?:Jahr|Monat|Quartal)|${his} (?:letzten (?:Jahr|Monat)|Ausscheiden|Austritt|Weggang|Abschied))`;
/** „betrug bei ihrer Übernahme drei und im letzten Jahr elf Prozent“ */
const apart = searchOf(
  lateRegExp(
    `(?<early>${early})(?!\\p{L})[^;]{0,60}? ${value('a')}[^;]{0,90}?(?<!\\p{L})(?<late>${atLast})(?!\\p{L})[^;]{0,60}? ${value('b')}`,
    'u',
  ),
);
const fromTo = searchOf(lateRegExp(`(?<!\\p{L})von ${value('a')}[^;]{0,30}? auf ${value('b')}`, 'u'));
/** Whose it was not, who saw it first, and what there is more of because more is done. */
const notHis = late.iu`branche|markt(?!leit)|bundesweit|pandemi|corona|(?<!\p{L})(?:senk\p{L}*|gesenkt|verringer\p{L}*|reduzier\p{L}*|ging(?:en)? [^;]*zurück|zurückging(?:en)?|deckte|entdeck\p{L}*|bemerk\p{L}*|erkannt\p{L}*|fand|ursachen?|klärte|bearbeitet\p{L}*|gemeldet\p{L}*|erledigt\p{L}*|behoben\p{L}*|angenommen\p{L}*|aufgeklärt\p{L}*|trotz|obwohl|obgleich|weil|wegen|aufgrund|durch|infolge|nachdem|umstellung|vorgänger\p{L}*|unter dem|unter den|weniger|nie|kein\p{L}*|nicht)(?!\p{L})`;
/** Rounding and chance make no rise. */
const least = 1.3;

const praises = (ids: readonly string[]): readonly RegExp[] =>
  plainFacts.filter(({ id }) => ids.includes(id)).map(({ praise }) => praise);
const limited = late.iu`(?<!\p{L})(?:bemüht|bestrebt|meist(?:ens)?|in der regel|weitgehend|überwiegend|teilweise|nicht|kein\p{L}*)(?!\p{L})`;
const plain = 3.1;

/** A rate of what goes wrong that rose in somebody's hands, told in figures without a word, in a letter that praises the work. */
export const findRisenRate: Finder = (letter): Candidate[] => {
  if (letter.layman || !mayStand(letter, counted) || !mayStand(letter, apart, fromTo)) return [];
  return unitsIn(letter, 'tasks', 'performance', 'summary', 'behavior').flatMap((at) => {
    const unit = letter.units[at] as Unit;
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || !ofPerson.test(unit.flat)) return [];
    const subject = counted.exec(unit);
    const match = subject === null ? null : (apart.exec(unit) ?? fromTo.exec(unit));
    if (subject === null || match === null || match.index < subject.index) return [];
    if (!rises(match.groups ?? {}) || notHis.test(unit.flat)) return [];
    const isStaff = staff.test(subject[0]);
    if (!isPraised(letter, at, praises(isStaff ? ['leading'] : ['quality', 'results']))) return [];
    const place = spanOf(unit, subject.index, match.index + match[0].length);
    const words = {
      field: isStaff ? 'Führung' : 'Qualität der Arbeit',
      quote: oneLine(letter.text.slice(place.start, place.end)),
    };
    return [byRule(letter, rule, { at: place, words })];
  });
};

function rises({
  a = '',
  b = '',
  early: from = '',
  late: to = '',
}: Readonly<Record<string, string>>): boolean {
  // „2022 drei, 2019 elf Prozent“ is told backwards.
  if (/^\d/u.test(from) && /^\d/u.test(to) && from >= to) return false;
  const [before, after] = [readQuantity(a), readQuantity(b)];
  return before !== null && after !== null && before > 0 && after >= before * least;
}

const isPraised = (letter: LetterContext, without: number, praise: readonly RegExp[]): boolean =>
  letter.sentences.some(({ graded, grade = 9, part }, at) => {
    const flat = letter.units[at]?.flat ?? '';
    if (at === without || part === 'closing' || !graded || grade > plain || limited.test(flat)) return false;
    return praise.some((one) => one.test(flat));
  });
