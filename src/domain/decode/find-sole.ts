import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { departmentOf } from './find-other-unit.ts';
import { beside, jobLike, otherTimes, rankOf, rootOf } from './job-ranks.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import type { Unit } from './units.ts';

/** Told of the whole time: then nothing else can be true. */
const sole = searchOf(
  late.iu`(?<!\p{L})(?:durchgehend|durchgängig|durchweg|ausschließlich|von (?:beginn|anfang) an|bis zuletzt|(?:gesamte|ganze)[nr]? \p{L}+|all den jahren|einzigen?|keine[mr] \p{L}+ eine andere|(?:stets|immer|nur) (?:als|[ai]m|in|beschäftig\p{L}+))(?!\p{L})`,
);
/** Where „bis“, „zuletzt“ and „auch“ tell no change. */
const constant = /bis zu(?:letzt|m letzten)|von \d{4} bis \d{4}(?= durchg)/giu;
const elsewhere = /zusammen|projekt|gelernt|hospit|abwesen|sport| mit de/iu;

interface Held {
  readonly unit: Unit;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly isSole: boolean;
}

const person = '(?:er|sie|Frau|Herr)';
const title = late.u`(?:(?<!\p{L})[Aa]ls|(?:Funktion|Eigenschaft|Rolle|Position|Stelle) (?:als|de[rs]|eine[rs])|als die de[rs]|Für eine?n?) (?:\p{Ll}+ )?(?<value>\p{Lu}[\p{L}-]{3,})`;
const department = new RegExp(
  `(?:[Ii]m|[Ii]n der|(?:arbeitete|gehörte|zeit verbrachte) [^,;.]{0,50}?(?:im|de[mr])|verlässt die)(?: Abteilung)? (?<value>\\p{Lu}[\\p{L}-]{3,})(?=, (?:wo ${person} [^,.]*arbeite|i[nh]|seine)|(?<=(?:arbeite|gehör|zeit verbrach|verläss)te?.*)| (?:eingesetzt|tätig|beschäftigt))`,
  'u',
);
const office = /amt$/u;

const slots = [
  {
    rule: letterRule('job-varies'),
    told: title,
    isValue: (value: string) => jobLike.test(value) && !beside.test(value),
    /** Ranks that nobody has at once; „Sachbearbeiter“ may tell of a „Fachwirt“. */
    excludes: (one: Held, other: Held) =>
      Math.abs(rankOf(one.value) - rankOf(other.value)) >= (other.isSole ? 1 : 1.5),
  },
  {
    rule: letterRule('other-unit'),
    told: department,
    isValue: (value: string) => departmentOf(value) >= 0 || office.test(value),
    excludes: (one: Held, other: Held) =>
      other.isSole || departmentOf(one.value) !== departmentOf(other.value),
  },
];

/** „durchgehend als Restaurantleiter“ and „in all den Jahren als Spülkraft“; two departments, one of them the only one. */
export const findSole: Finder = (letter) =>
  letter.layman || !mayStand(letter, sole) || !letter.units.some((unit) => sole.test(unit))
    ? []
    : slots.flatMap((slot) => clashIn(letter, slot));

function clashIn(
  letter: LetterContext,
  { rule, told, isValue, excludes }: (typeof slots)[number],
): Candidate[] {
  const held = letter.units.flatMap((unit): Held[] => {
    const match = unit.zone === 'body' ? told.exec(unit.flat) : null;
    const value = match?.groups?.['value'] ?? '';
    if (match === null || !isValue(value) || elsewhere.test(unit.flat)) return [];
    if (otherTimes.test(unit.flat.replace(constant, ' '))) return [];
    const end = match.index + match[0].length;
    return [{ unit, value, start: match.index, end, isSole: sole.test(unit) }];
  });
  for (const one of held) {
    const other = held.find(
      (two) => one.isSole && two.unit !== one.unit && differ(one.value, two.value) && excludes(one, two),
    );
    if (other === undefined) continue;
    const [first, second] = other.unit.start > one.unit.start ? [one, other] : [other, one];
    const at = spanOf(second.unit, second.start, second.end);
    return [byRule(letter, rule, { at, words: { job: first.value } })];
  }
  return [];
}

/** „Buchhalterin“ and „Finanzbuchhalterin“ are the same. */
function differ(one: string, other: string): boolean {
  const [a, b] = [rootOf(one), rootOf(other)];
  return !a.endsWith(b) && !b.endsWith(a);
}
