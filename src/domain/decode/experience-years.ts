import { daysBetween } from '../german/dates.ts';
import { late, lateRegExp } from '../german/late.ts';
import { numberPattern, readNumber } from '../german/numbers.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { ofPerson } from './of-others.ts';

const work =
  '(?:berufserfahrung|berufspraxis|berufsleben|berufstätigkeit|praxiserfahrung|arbeitserfahrung|branchenerfahrung|führungserfahrung|lehrerfahrung|fahrpraxis|verkaufserfahrung|(?:beruflicher|praktischer) (?:erfahrung|praxis|tätigkeit)|erfahrung (?:als|im|in der|im beruf|in (?:seinem|ihrem|diesem) beruf)|praxis (?:als|im|in der)|im beruf)';
const self = '(?<!\\p{L})(?:er|sie|(?:frau|herr) [\\p{L}-]+)(?!\\p{L})';
/** „zwanzig Jahre Berufspraxis“, „seiner dreißigjährigen Berufserfahrung“, „zwei Jahrzehnte Erfahrung als“, „25 Berufsjahre“. */
const experienced = searchOf(
  lateRegExp(
    [
      `(?<![\\p{L}\\d,])(?<a>${numberPattern}) (?:vollen? |ganzen? |lange[nr]? )?(?<unit>jahre|jahrzehnte)n? (?:an |von |reicher |fundierter |einschlägiger |langer )?${work}(?!\\p{L})`,
      `(?<![\\p{L}\\d,])(?<b>${numberPattern})-?jährige[nrs]? (?:reiche[nr]? |fundierte[nr]? |einschlägige[nr]? |praktische[nr]? |umfassende[nr]? )?${work}(?!\\p{L})`,
      `(?<![\\p{L}\\d,])(?<c>${numberPattern}) (?:\\p{Ll}+ )?berufsjahren?(?!\\p{L})`,
      `(?<!\\p{L})seit (?:\\p{Ll}+ )?(?<d>${numberPattern}) jahren (?:in (?:diesem|seinem|ihrem) (?:beruf|handwerk|fach)|im beruf)(?!\\p{L})`,
      `(?<!\\p{L})(?:berufserfahrung|berufspraxis) von (?:\\p{Ll}+ ){0,3}(?<e>${numberPattern}) jahren(?!\\p{L})`,
      `(?<![\\p{L}\\d,])(?<f>${numberPattern}) (?<decades>jahre|jahrzehnte)n? (?:währende[nr]?|erworbene[nr]?|gesammelte[nr]?|umfassende[nr]?|zählende[nr]?) ${work}(?!\\p{L})`,
      `(?<!\\p{L})erfahrung(?:en)? aus (?:\\p{Ll}+ )?(?<g>${numberPattern}) jahren(?! (?:bei|in unser|im haus)(?!\\p{L}))(?!\\p{L})`,
      `${self} (?:[^.;,]{0,25} )?(?:seit )?(?:\\p{Ll}+ )?(?<![\\p{L}\\d,])(?<h>${numberPattern}) jahren? (?:als \\p{L}+ tätig|in (?:ihrem|seinem) beruf gearbeitet|aus(?=[.,;]| und))(?!\\p{L})`,
      `(?<!\\p{L})seit (?:\\p{Ll}+ )?(?<i>${numberPattern}) jahren (?:arbeitet|ist) ${self} als(?!\\p{L})`,
      `(?<!\\p{L})(?:ein|einem|eines) (?<quarter>vierteljahrhunderts?|halben jahrhunderts?) (?:an |reicher )?${work}(?!\\p{L})`,
    ].join('|'),
    'iu',
  ),
);
/** Brought along on the first day. */
const brought = late.iu`(?<!\p{L})(?:mitbrachte|mitgebracht\p{L}*|brachte[^.;]{0,80} mit|(?:bei|vor) (?:ihrem|seinem) (?:\p{L}*eintritt|\p{L}*antritt|wechsel zu uns)|als (?:sie|er) zu uns kam|bevor (?:sie|er) zu uns kam)(?!\p{L})`;
/** The experience of others, of the house, or of all together. */
const ofOthers = late.iu`(?<!\p{L})(?:unser\p{L}*|wir|ich|team\p{L}*|kolleg\p{L}+|mitarbeit\p{L}*|kräfte?n?|fachleute\p{L}*|ausbilder\p{L}*|gesellen|meister\p{L}*|zusammen|gemeinsam\p{L}*|kund\p{L}+|selbst|wie (?:jemand|andere|manch\p{L}*|ein\p{L}*)|als (?:manch\p{L}*|andere\p{L}*|viele)|(?<!erfahrung |praxis )von(?! (?:ihr|ihm|frau|herrn?)(?!\p{L}))|mit (?:mehr|über)|erwarten|erwartet|üblicherweise|sonst|die wir|gab es)(?!\p{L})`;
/** „…, das dreißig Jahren Berufserfahrung entspricht“ */
const measured = /^[^,.;]{0,25} (?:entspr|gleichkommt|braucht|voraussetzt|verlangt|hat(?:te)?n)/iu;
/** Nobody works in an occupation before that. */
const youngest = 14;

function yearsIn(groups: Readonly<Record<string, string | undefined>>): number | null {
  const { unit, decades, quarter, ...counts } = groups;
  if (quarter !== undefined) return quarter.startsWith('h') ? 50 : 25;
  const count = readNumber(Object.values(counts).find((one) => one !== undefined) ?? '');
  return count === null ? null : count * (/zehnt/iu.test(unit ?? decades ?? '') ? 10 : 1);
}

/** Twenty years of practice brought along by somebody who was twenty-two. */
export function experienceBeyondAge(letter: LetterContext, begin: string, last: string | null): Candidate[] {
  const { birthday } = letter.facts;
  const until = last ?? letter.facts.date;
  if (birthday === null || until === null || !mayStand(letter, experienced)) return [];
  return unitsIn(letter, 'introduction', 'tasks', 'performance', 'summary', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit?.zone === 'body' ? experienced.exec(unit) : null;
    if (unit === undefined || match === null || !ofPerson.test(unit.flat)) return [];
    const end = match.index + match[0].length;
    if (ofOthers.test(unit.flat.slice(0, match.index)) || measured.test(unit.flat.slice(end))) return [];
    const years = yearsIn(match.groups ?? {});
    if (years === null) return [];
    const age = daysBetween(birthday, brought.test(unit.flat) ? begin : until) / 365.25;
    if (age < 0 || age - years >= youngest) return [];
    const place = { at: spanOf(unit, match.index, end) };
    return [
      byRule(letter, letterRule('experience-beyond-age'), {
        ...place,
        words: { age: String(Math.floor(age)) },
      }),
    ];
  });
}
