import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Finder } from './finding.ts';
import { rankOf } from './job-ranks.ts';
import { unitsIn } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { postTwice } from './post-twice.ts';
import { datesOf } from './unit-dates.ts';

const leadsSince = searchOf(
  /(?<!\p{L})(?:seit (?:ihrem|seinem|dem) (?:eintritt|beginn|ersten tag)|von (?:anfang|beginn|(?:ihrem|seinem) ersten tag) an|(?:vom|seit dem) ersten tag an)(?!\p{L})[^.;]{0,25}(?<!\p{L})(?:leite\p{L}*|führ(?:t|te)|verantworte\p{L}*|stand .{0,20}vor)(?!\p{L})/iu,
);
const stages =
  /(?<!\p{L})(?:eingetreten|trat|begann|zunächst|anfangs|zuerst|wechselte|befördert|ernannt|seit|ab)(?!\p{L})/iu;

const sinceWhen = /(?:seit|ab|zum|am)(?: dem)? $/iu;

/** „Seit ihrem Eintritt leitet sie das Team“ of one who came as something else and leads since a later day. */
const ledFromEntry: Finder = (letter) => {
  const { begin, job_title: job } = letter.facts;
  if (begin === null || !mayStand(letter, leadsSince) || rankOf(job ?? '') < 3) return [];
  const told = unitsIn(letter, 'tasks', 'performance', 'summary', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit?.zone === 'body' ? leadsSince.exec(unit) : null;
    return unit === undefined || match === null ? [] : [{ unit, match }];
  });
  if (told.length === 0) return [];
  const opening = unitsIn(letter, 'introduction').flatMap((at) => letter.units[at] ?? []);
  const rises = opening.some(
    (unit) =>
      stages.test(unit.flat) &&
      datesOf(unit).some(({ iso, start }) => iso > begin && sinceWhen.test(unit.flat.slice(0, start))),
  );
  if (!rises) return [];
  return told.map(({ unit, match }) =>
    byRule(letter, letterRule('date-outside'), {
      at: spanOf(unit, match.index, match.index + match[0].length),
      words: { side: 'vor dem Beginn dieser Stellung' },
    }),
  );
};

/** When somebody rose: told at the beginning, and otherwise further down. */
export const findSinceEntry: Finder = (letter) => [...ledFromEntry(letter), ...postTwice(letter)];
