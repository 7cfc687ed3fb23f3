import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

const titles = '(?:(?:Dr|Prof|Dipl|Ing)[\\p{L}.-]* |(?:Direktor|Professor|Doktor|Pfarrer|Meister)(?:in)? )*';
/** „Frau Dr. Susanne Gebhardt“, by the last name. */
const person = (name: string): string =>
  `(?:Herrn?|Frau) ${titles}(?:\\p{Lu}[\\p{L}.-]+ ){0,2}?(?<${name}>\\p{Lu}[\\p{L}-]+)(?! \\p{Lu}\\p{Ll})`;
const who = '(?:[Ss]ie|[Ee]r|ihr|ihm|ihn|Frau \\p{Lu}[\\p{L}-]+|Herrn? \\p{Lu}[\\p{L}-]+)';
const boss =
  '(?:[Ii]hre?|[Ss]eine?)[nmr]{0,2} (?:(?:direkte|unmittelbare|langjährige)[rnm]? )?(?:Vorgesetzte[rnm]?|Chefin|Chef)';
const between = '(?:(?!Frau|Herr)[\\p{L}-]+ ){0,7}?';
/** „Ihr Vorgesetzter, Herr Ullmann“, „bei Frau Gebhardt, der sie unterstellt war“, „berichtete er an Herrn Lang“ */
const told = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})${boss}(?:, | (?:war|ist) (?:\\p{Ll}+ ){0,6})${person('a')}`,
      `(?<!\\p{L})${person('b')}, (?:der|dem|die) ${who} (?:\\p{Ll}+ ){0,5}(?:unterstellt|zugeordnet|unterstand|untersteht|berichtete?)`,
      `(?<!\\p{L})(?:(?:war|ist) ${who}|${who} (?:war|ist)) ${between}${person('c')} (?:\\p{Ll}+ ){0,3}(?:unterstellt|zugeordnet)`,
      `(?<!\\p{L})(?:(?:unterst(?:eht|and)|berichtete?) ${who}|${who} (?:unterst(?:eht|and)|berichtete?)) ${between}${person('d')}`,
      `(?<!\\p{L})[Vv]orgesetzte[r]? von ${who} (?:war|ist) (?:\\p{Ll}+ ){0,6}${person('e')}`,
    ].join('|'),
    'u',
  ),
);
/** The whole of the time. */
const always = late.iu`(?<!\p{L})(?:durchgehend|durchgängig|ununterbrochen|von anfang an|vom ersten tag an|all die jahre|(?:gesamten?|ganzen?|vollen) (?:[\p{L}\d]+ ){0,3}?(?:\p{L}*zeit|jahren?|monaten?|dauer|beschäftigung|tätigkeit|praktikums?|ausbildung))(?!\p{L})`;
/** One after the other, or beside each other. */
const otherwise = late.iu`(?<!\p{L})(?:zunächst|anfangs|zuvor|früher\p{L}*|damalig\p{L}*|ehemalig\p{L}*|bis (?:zum|zu|ende|\d)|später|künftig\p{L}*|neue[nmr]?|nachfolg\p{L}*|vorgänger\p{L}*|vertret\p{L}*|stellvertret\p{L}*|kommissarisch|fachlich\p{L}*|disziplinarisch\p{L}*|projekt\p{L}*|zuletzt|danach|anschließend|beide[nr]?|abwechselnd|im wechsel)(?!\p{L})`;
const since = late.iu`(?<!\p{L})(?:seit|ab)(?!\p{L})`;

interface Boss {
  readonly unit: Unit;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly isAlways: boolean;
}

const nameOf = (match: RegExpExecArray): string =>
  Object.values(match.groups ?? {}).find((one) => one !== undefined) ?? '';

function bossesIn(letter: LetterContext): Boss[] {
  return letter.units.flatMap((unit) => {
    const match = unit.zone === 'body' ? told.exec(unit) : null;
    if (match === null || otherwise.test(unit.flat)) return [];
    const isAlways = always.test(unit.flat);
    const name = nameOf(match);
    if ((since.test(unit.flat) && !isAlways) || name === letter.facts.last_name) return [];
    return [{ unit, name, start: match.index, end: match.index + match[0].length, isAlways }];
  });
}

/** Frau Gebhardt leads the department „durchgehend“, and „Herr Ullmann, der es die gesamte Zeit führte“. */
export function namedSuperior(letter: LetterContext): Candidate[] {
  return [...twoSuperiors(letter), ...staysAndGoes(letter)].slice(0, 1);
}

function twoSuperiors(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, told)) return [];
  const bosses = bossesIn(letter);
  const [first] = bosses;
  const other = bosses.find(({ name }) => !isSame(name, first?.name ?? ''));
  if (first === undefined || other === undefined || !(first.isAlways || other.isAlways)) return [];
  return [finding(letter, other)];
}

/** „Gebhardt“ and „Gebhardt-Lang“; the genitive of a name. */
const isSame = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a) || a.endsWith(b);

const ahead = '(?:auch )?(?:in Zukunft|künftig|weiterhin|zukünftig|weiter|fortan)';
/** „Herr Reuschling, der sie auch in Zukunft führen wird“ */
const stays = searchOf(
  lateRegExp(
    [
      `(?<!\\p{L})${person('a')}, (?:der|die|unter de[mr]|dem) ${who} [^.;,]{0,30}${ahead}(?!\\p{L})[^.;,]{0,40}(?:führen|leiten|betreuen|vorstehen|arbeiten|anleiten|unterstellt)`,
      `(?<!\\p{L})${person('b')} (?:bleibt|wird) (?:\\p{Ll}+ ){0,4}(?:ihr|sein)e? (?:direkte[r]? )?(?:Vorgesetzte[r]?|Chef(?:in)?) ?(?:bleiben)?`,
      `(?<!\\p{L})${person('c')} wird (?:sie|ihn) [^.;,]{0,30}${ahead}(?!\\p{L})[^.;,]{0,30}(?:führen|leiten|betreuen)`,
    ].join('|'),
    'u',
  ),
);
/** Gone, or about to go: behind the name, or before it. */
const goes = late.iu`^(?:, [^.,;]{3,40},)?[^.;,]{0,60}(?<!\p{L})(?:(?:in (?:den )?(?:ruhestand|rente|pension|altersteilzeit)[^.;,]{0,20}(?:tritt|geht|gegangen|verabschiedet|getreten|trat|ging|eintritt|wechselt))|ausscheidet|ausgeschieden|verlässt|verlassen (?:hat|wird)|(?:unternehmen|haus|betrieb) wechselt|scheidet)(?!\p{L})`;
const goesBefore =
  /(?:ausscheiden|weggang|ruhestand|abschied|renteneintritt|fortgang|pensionierung|wechsel|verabschiedung) (?:ihre[sr] |seine[sr] )?(?:(?:bisherigen )?vorgesetzten,? |von |unseres? |des |der )*$/iu;

function staysAndGoes(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, stays)) return [];
  for (const unit of letter.units) {
    const match = unit.zone === 'body' ? stays.exec(unit) : null;
    const name = match === null ? '' : nameOf(match);
    if (match === null || name === '' || name === letter.facts.last_name) continue;
    const gone = letter.units.find((one) => one !== unit && one.zone === 'body' && isGone(one.flat, name));
    if (gone === undefined) continue;
    if (gone.start > unit.start) {
      const at = gone.flat.indexOf(name);
      return [finding(letter, { unit: gone, start: at, end: gone.flat.length })];
    }
    return [finding(letter, { unit, start: match.index, end: match.index + match[0].length })];
  }
  return [];
}

function isGone(flat: string, name: string): boolean {
  const at = flat.search(lateRegExp(`(?:Herrn?|Frau) [^,.;]{0,40}?${name}(?!\\p{L})`, 'u'));
  if (at < 0) return false;
  const end = flat.indexOf(name, at) + name.length;
  return goes.test(flat.slice(end)) || goesBefore.test(flat.slice(0, at));
}

const finding = (
  letter: LetterContext,
  { unit, start, end }: Pick<Boss, 'unit' | 'start' | 'end'>,
): Candidate => byRule(letter, letterRule('other-superior'), { at: spanOf(unit, start, end) });
