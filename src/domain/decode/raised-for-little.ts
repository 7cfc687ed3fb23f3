import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { gradeWord } from '../letter/grade.ts';
import { byRule, type Candidate } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

const forWork = searchOf(
  late.iu`(?<!\p{L})(?:auf ?grund|wegen|dank|in anerkennung|angesichts|infolge) (?:ihre[rs]|seine[rs]) (?:\p{Ll}+ )*(?:herausragend|hervorragend|außergewöhnlich|außerordentlich|ausgezeichnet|exzellent|überragend|überdurchschnittlich|sehr gut)e[nr] (?:\p{Ll}+ )*(?:leistung|arbeit|könn|einsatz|fach|kenntnis|erfolg|qualifi|fähigkeit)\p{L}*.{0,200}(?<!\p{L})(?:übertr[au]\p{L}+|beförder\p{L}+|ernann\p{L}+|beruf(?:en|ung)|bestellt\p{L}*|betraut\p{L}*|übernahm|aufgestiegen|stieg)(?!\p{L})`,
);
/** „Aufgrund ihrer herausragenden Leistungen haben wir ihr … übertragen“, and all the rest is barely enough. */
export function raisedForLittle(letter: LetterContext): Candidate[] {
  const grade = letter.rating.performance?.grade ?? 0;
  if (letter.layman || grade < 3.3 || !mayStand(letter, forWork)) return [];
  const at = letter.units.find((unit) => unit.zone === 'body' && forWork.test(unit));
  const words = { grade: gradeWord(1), others: gradeWord(grade) };
  return at === undefined ? [] : [byRule(letter, letterRule('showcase'), { at, words })];
}
