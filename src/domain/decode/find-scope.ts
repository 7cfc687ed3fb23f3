import { late } from '../german/late.ts';
import { quantityPattern, readQuantity, scaleOf, scalePattern } from '../german/quantities.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { bare } from './counts.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';

/** All customers that somebody has, or what there is to spend in a year. */
const told = searchOf(
  new RegExp(
    `(?<value>eine[nr]? einzigen?|${quantityPattern}) (?:\\p{Ll}+ )?(?<noun>\\p{L}*(?:kund|mandant|klient)en)(?!\\p{L})|(?<purse>\\p{L}*)(?:budget|etat)(?!\\p{L}*[^;]*(?:budget|etat))[^;]{0,70}?(?<sum>${quantityPattern})(?: ?(?<scale>${scalePattern}))? (?:Euro|€)`,
    'iu',
  ),
);
const isWhole = late.iu`stamm|bestand|insgesamt|(?<!\p{L})(?:zuständig|zugeordnet|(?:ihre|seine)n \p{L}+ \p{L}*(?:kund|mandant|klient)en|jährlich\p{L}*|jahres(?:budget|etat)|jahr für jahr|pro jahr|im jahr(?! \d))`;
const partOnly = late.iu`(?<!\p{L})(?:daneben|neben|sowie|je|jeweils|täglich\p{L}*|tag|woche|monat\p{L}*|\p{L}*te[nr] \p{L}*(?:kund|mandant)en|messe|\p{L}*spar\p{L}*|gewann|gewonnen)(?!\p{L})`;

/** „ein Bestand von 450 Mandanten“ and „die dreißig Mandanten, für die sie zuständig war“; two budgets of a year. */
export function otherScope(letter: LetterContext, changes: (flat: string) => boolean): Candidate[] {
  if (letter.layman || !mayStand(letter, told)) return [];
  const all = letter.units.flatMap((unit, at) => {
    const match = unit.zone !== 'body' || letter.parts[at] === 'company' ? null : told.exec(unit);
    if (match === null || !isWhole.test(unit.flat) || partOnly.test(unit.flat) || changes(unit.flat))
      return [];
    const { value, noun = '', purse, sum = '', scale = '' } = match.groups ?? {};
    const count = (readQuantity(value ?? sum) ?? 1) * scaleOf(scale);
    const kind = purse === undefined ? bare(noun) : purse.replace(/^(?:jahres|gesamt)/iu, '').toLowerCase();
    return [
      {
        count,
        kind,
        isSum: purse !== undefined,
        at: spanOf(unit, match.index, match.index + match[0].length),
      },
    ];
  });
  const other = all.find((one) =>
    all.some(
      (two) =>
        two.at.start < one.at.start &&
        two.isSum === one.isSum &&
        (one.kind.endsWith(two.kind) || two.kind.endsWith(one.kind)) &&
        Math.max(one.count, two.count) >= 2 * Math.min(one.count, two.count),
    ),
  );
  return other === undefined ? [] : [byRule(letter, letterRule('other-figure'), { at: other.at })];
}
