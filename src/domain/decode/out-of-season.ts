import { monthNumber } from '../german/dates.ts';
import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { elsewhere } from './find-mismatch.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

/** „im Januar“, „in den Wintermonaten“, „vor Weihnachten“: told without a year. */
const when = searchOf(
  late.iu`(?<!\p{L})(?:im|in de[rn]|während de[rs]|zu|über|vor|an) (?:\p{Ll}+en )?(?:hoch|spät|früh)?(?<name>(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?! ?\d)|(?:winter|frühjahr|frühling|sommer|herbst|weihnacht|vorweihnacht|advent|oster)(?:s?monate?n?|s?saison|ferien|s?betrieb|s?geschäft|dienst|s?zeit|e?n|s)?(?! ?\d))(?!\p{L})`,
);
/** First month and number of months that a season may mean, with room to spare. */
const seasons: Readonly<Record<string, readonly [from: number, count: number]>> = {
  win: [10, 7],
  frü: [2, 5],
  som: [5, 5],
  her: [8, 5],
  wei: [10, 4],
  vor: [10, 4],
  adv: [10, 4],
  ost: [2, 4],
};
/** What was made ready for a time to come, or tells of one before. */
const otherTimes = late.iu`(?<!\p{L})(?:\p{L}*plan\p{L}*|\p{L}*bereit\p{L}*|künftig\p{L}*|(?:kommend|nächst|vorig|letzt)\p{L}*|schon|für|bis|ab|seit)(?!\p{L})`;

/** Praise for the evenings in January in a reference on a summer: the months of less than a year, told by name. */
export function outOfSeason(letter: LetterContext, begin: string, last: string): Candidate[] {
  const [first = 0, end = 0] = [begin, last].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)),
  );
  if (end - first > 10 || letter.layman || !mayStand(letter, when)) return [];
  return unitsIn(letter, 'performance', 'summary', 'behavior').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit?.zone === 'body' ? when.exec(unit) : null;
    if (unit === undefined || match === null || otherTimes.test(unit.flat) || elsewhere.test(unit)) return [];
    const name = (match.groups?.['name'] ?? '').toLowerCase();
    const [from, count] = seasons[name.slice(0, 3)] ?? [monthNumber(name), 1];
    const worked = Array.from({ length: end - first + 1 }, (_, i) => (first + i - from) % 12);
    if (worked.some((month) => month < count)) return [];
    return [
      byRule(letter, letterRule('date-outside'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { side: 'außerhalb der Beschäftigungszeit' },
      }),
    ];
  });
}
