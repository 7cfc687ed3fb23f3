import { findDates } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { rankOf } from './job-ranks.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { postTwice } from './post-twice.ts';
import { datesOf } from './unit-dates.ts';
import type { Unit } from './units.ts';

const leadsSince = searchOf(
  late.iu`(?<!\p{L})(?:seit (?:ihrem|seinem|dem) (?:eintritt|beginn|ersten tag)|von (?:anfang|beginn|(?:ihrem|seinem) ersten tag) an|(?:vom|seit dem) ersten tag an)(?!\p{L})[^.;]{0,25}(?<!\p{L})(?:leite\p{L}*|führ(?:t|te)|verantworte\p{L}*|stand .{0,20}vor)(?!\p{L})`,
);
const stages = late.iu`(?<!\p{L})(?:eingetreten|trat|begann|zunächst|anfangs|zuerst|wechselte|befördert|ernannt|seit|ab)(?!\p{L})`;

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

const entry = searchOf(
  late.iu`(?<!\p{L})(?:seit|bei|mit|nach|von) (?:ihrem|seinem|ihrer|seiner) (?:eintritt|beginn|einstieg|start|(?:dienst|arbeits|amts)antritt|einstellung|ersten (?:arbeits|dienst)?tag)(?!\p{L})(?:[^.,;]|(?<=\d)\.){0,40}|(?<!\p{L})in (?:ihrem|seinem) ersten (?:dienst|arbeits|beschäftigungs)?jahr(?: bei uns)?,? \d{4}`,
);
/** An entry into something smaller than the house. */
const withinHouse = late.iu`in (?:die|den|das|unsere?n?) (?:\p{L}+ )?(?:\p{L}*leitung|\p{L}*abteilung|\p{L}*team|\p{L}*gruppe|\p{L}*projekt|\p{L}*bereich|elternzeit|ruhestand|\p{L}*vorstand|\p{L}*rat)(?!\p{L})|(?:start|beginn|einstieg) als(?!\p{L})`;

/** „trat am 1. Oktober 2020 in das Team ein“, „kam im Mai 2020 zu uns“, told behind the introduction. */
const onDay = '(?:am|im|zum) (?:[^.;,]|(?<=\\d)\\.){4,24}';
const him = '(?:er|sie|ihn|frau \\p{L}+|herrn? \\p{L}+)';
const ownWork =
  '(?:ihre|seine) (?:tätigkeit|arbeit|beschäftigung)(?: (?:bei uns|(?:in|für) unser\\p{L}* \\p{L}+))?';
/** „2019“, „im Herbst 2018“, „am 2. Mai 2017“ */
const then = '(?:(?:am|im|zum|mit|seit) )?(?:(?:[^.;,]|(?<=\\d)\\.){2,18} )?(?:19|20)\\d\\d';
const byYear = [
  `(?:begann|startete|fing) (?:${him} )?${then} (?:[^.;,]{0,30} )?(?:bei uns|in unser\\p{L}+ (?:haus|unternehmen|betrieb))`,
  `${him} ${then} (?:bei uns (?:angefangen|begonnen|anfing|begann)|zu (?:uns|unser\\p{L}+ \\p{L}+) (?:kam|stieß|fand|gestoßen|gekommen))`,
  `(?:die|den) wir ${then} einstellten`,
  `(?:ihr|sein) erster (?:arbeits|dienst)tag(?: bei uns)? war der ${then}`,
  `eingestellt (?:wurde|haben wir) ${him} ${then}`,
].join('|');
const joined = searchOf(
  lateRegExp(
    `(?<!\\p{L})(?:(?:trat|kam|stieß) (?:${him} )?${onDay} (?:zu uns|in (?:unser|das|die|den)(?:[^.;,]){0,40} ein)|${him} ${onDay} zu uns (?:kam|stieß|wechselte)|(?:begann|nahm) (?:${him} )?${ownWork} ${onDay}|${onDay} (?:begann|nahm) ${him} ${ownWork}|(?:wurde|haben wir|wir haben|stellten wir|wir stellten)(?: ${him})? ${onDay} (?:(?:von|bei) uns )?(?:eingestellt|ein)|(?:(?:der|ihr|sein) (?:dienst)?eintritt(?: in unser \\p{L}+)? (?:erfolgte|war)|\\p{L}*verhältnis begann) ${onDay}|${byYear})(?!\\p{L})`,
    'iu',
  ),
);

const aYear = /(?:19|20)\d\d/;

/** A first year reaches into the next one. */
const isFirstYear = (text: string, told: string, begin: string): boolean =>
  /ersten \p{L}*jahr/iu.test(text) && Number(told) === Number(begin.slice(0, 4)) + 1;

/** „Seit ihrem Eintritt im Mai 2016“, and the introduction begins in March 2015. */
export function beginsTwice(letter: LetterContext): Candidate[] {
  const { begin } = letter.facts;
  if (begin === null || !mayStand(letter, entry, joined)) return [];
  const days = unitsIn(letter, 'introduction').flatMap((at) => datesOf(letter.units[at] as Unit));
  return letter.units.flatMap((unit, at) => {
    if (unit.zone !== 'body') return [];
    const match = entry.exec(unit) ?? (letter.parts[at] === 'introduction' ? null : joined.exec(unit));
    const date = match === null ? undefined : findDates(match[0])[0];
    const year = match === null ? undefined : aYear.exec(match[0])?.[0];
    const told = date?.iso.slice(0, date.precision === 'day' ? 10 : 7) ?? year;
    if (
      match === null ||
      told === undefined ||
      begin.startsWith(told) ||
      withinHouse.test(match[0]) ||
      isFirstYear(match[0], told, begin)
    )
      return [];
    // A day of the introduction is a stage, told once more.
    if (letter.parts[at] !== 'introduction' && days.some(({ iso }) => iso.startsWith(told))) return [];
    const place = { at: spanOf(unit, match.index, match.index + match[0].length) };
    return [byRule(letter, letterRule('two-begins'), place)];
  });
}
