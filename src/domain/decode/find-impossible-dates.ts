import { daysBetween } from '../german/dates.ts';
import { formal } from './find-form.ts';
import { byRule, type Finder } from './finding.ts';
import { unitsIn } from './letter-context.ts';

/** A final reference so many days before the end is a preliminary one: longer than the usual terms of notice. */
const mostBefore = 100;

const sooner = /vorzeitig|verkürzt|früher (?:als|beendet)/u;

/** Days that cannot be in this order: beginning, end, date of issue. */
export const findImpossibleDates: Finder = (letter) => {
  const { begin, end, date } = letter.facts;
  if (begin !== null && end !== null && end < begin)
    return [
      byRule(letter, formal('end-before-begin'), {
        at: letter.units[unitsIn(letter, 'introduction')[0] ?? -1],
      }),
    ];
  if (date === null) return [];
  const at = letter.dateUnit ?? undefined;
  if (begin !== null && date < begin) return [byRule(letter, formal('issued-before-begin'), { at })];
  if (letter.type === 'zwischenzeugnis' || end === null) return [];
  const days = daysBetween(date, end);
  if (
    days <= mostBefore ||
    letter.units.some(
      ({ zone, lower }, i) =>
        (zone === 'heading' && lower.includes('vorläufig')) ||
        // A training may end before its contract does.
        (letter.parts[i] === 'introduction' && sooner.test(lower)),
    )
  )
    return [];
  return [byRule(letter, formal('early-date'), { at, words: { weeks: String(Math.round(days / 7)) } })];
};
