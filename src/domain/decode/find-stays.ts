import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { apartFrom, farewellIn, forGood, kept, leaves, refused } from './find-taken-over.ts';
import { byRule, type Finder } from './finding.ts';
import { mayStand } from './may-stand.ts';

/** In a training whoever „wird übernommen“ is the trainee. */
const takenOver = searchOf(
  late.iu`(?<!\p{L})(?:wird|wurde|ist)(?!\p{L})[^.;]{0,80}(?:übernommen|weiterbeschäftigt)(?!\p{L})`,
);

/** „Wir übernehmen sie unbefristet“, and the next sentence regrets that she leaves. */
export const findStays: Finder = (letter) => {
  if (!mayStand(letter, leaves)) return [];
  const units = farewellIn(letter);
  const yes = apartFrom(
    units,
    (unit) =>
      (kept.test(unit) || (letter.type === 'ausbildungszeugnis' && takenOver.test(unit))) &&
      !refused.test(unit),
    forGood,
  );
  const gone = apartFrom(units, (unit) => unit !== yes && leaves.test(unit));
  return yes === undefined || gone === undefined
    ? []
    : [byRule(letter, letterRule('taken-over-or-not'), { at: yes.start > gone.start ? yes : gone })];
};
