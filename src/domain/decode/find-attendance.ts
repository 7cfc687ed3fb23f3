import { late, lateRegExp } from '../german/late.ts';
import { quantityPattern, readQuantity } from '../german/quantities.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { plainFacts } from '../knowledge/plain-facts.ts';
import { byRule, oneLine, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { isToldFirst } from './told-first.ts';
import type { Unit } from './units.ts';

const days =
  '\\p{L}*(?:tage?n?|schichten|diensten?|terminen?|stunden|wochen|proben|sitzungen|besprechungen|unterrichtseinheiten|seminaren?|einsätzen?|veranstaltungen|übungen)(?!\\p{L})';
const of = `(?:von|der|aus)(?: (?:den|vereinbarten|insgesamt|ihren|seinen|unseren|rund|etwa))* (?<all>${quantityPattern})`;
const all = `(?:von|der|aus) (?:(?:den|ihren|seinen|unseren|insgesamt|rund|etwa) )*(?:\\p{Ll}+en )?(?<all>${quantityPattern})(?: \\p{Ll}+en)? (?:\\p{Ll}+ )?${days}`;
const told = `(?:im (?:schnitt|mittel|durchschnitt) |rund |etwa |nur |lediglich |gerade einmal )*(?<some>${quantityPattern})`;
const present =
  '(?:anwesend|zugegen|da|erschienen|erschien|teil|teilgenommen|gekommen|kam|wahr|wahrgenommen|an|angetreten|ab|abgeleistet|geleistet|besucht|besuchte|absolvierte|absolviert|im dienst|präsent)(?!\\p{L})';
const absent =
  '(?:fehlte|gefehlt|fern|ferngeblieben|nicht (?:erschienen|anwesend|zugegen|da|an|teil|wahr)|(?:erschien|kam) (?:\\p{L}+ )?nicht|abwesend|unentschuldigt)(?!\\p{L})';
const p = '(?:er|sie|frau \\p{L}+|herr \\p{L}+)';
const came = '(?:war|erschien|kam|nahm|trat|leistete|besuchte|absolvierte|blieb|fehlte|hat|ist)(?!\\p{L})';

interface Count {
  readonly search: ReturnType<typeof searchOf>;
  readonly isAway: boolean;
}
const count = (isAway: boolean, ...sources: readonly string[]): Count[] =>
  sources.map((source) => ({ isAway, search: searchOf(lateRegExp(`(?<!\\p{L})${source}`, 'iu')) }));
const counts: readonly Count[] = [
  // „Von den vereinbarten 62 Arbeitstagen war er an 35 Tagen anwesend“
  ...count(
    true,
    `${all}[^.;]{0,40}? ${came}[^.;]{0,30}?(?<!\\p{L})${p}[^.;\\d]{0,30}?(?:an |in |bei )?${told}[^.;]{0,25}? ${absent}`,
    `(?:an|in|bei) ${told} ${of} (?:\\p{Ll}+ )?${days}[^.;]{0,10} ${came}[^.;]{0,60}?(?<!\\p{L})${p}[^.;]{0,60}?(?:nicht|fern|ab|abwesend|unentschuldigt)(?!\\p{L})`,
    `(?:an|in|bei) ${told} ${of} (?:\\p{Ll}+ )?${days}[^.;]{0,10} fehlte ${p}(?!\\p{L})`,
    `${p} fehlte (?:an|in|bei) ${told} ${of} (?:\\p{Ll}+ )?${days}`,
  ),
  ...count(
    false,
    `${all}[^.;]{0,40}? ${came}[^.;]{0,30}?(?<!\\p{L})${p}[^.;\\d]{0,30}?(?:an |in |bei )?${told}[^.;]{0,25}? ${present}`,
    `${all}[^.;]{0,40}? (?:besuchte|absolvierte|leistete) ${p} ${told}(?=[.,;]| und)`,
    `${p} war[^.;\\d]{0,30}? (?:an|in|bei) ${told} ${of} (?:\\p{Ll}+ )?${days}[^.;]{0,15} ${present}`,
    `(?:an|in|bei) ${told} ${of} (?:\\p{Ll}+ )?${days}[^.;]{0,10} (?:war|erschien) ${p}[^.;]{0,20}? ${present}`,
  ),
];
/** Why somebody was not there, where else, and how few days in how long a time. */
const excused = late.iu`(?<!\p{L})(?:krank\p{L}*|erkrank\p{L}*|unfall\p{L}*|urlaub\p{L}*|freigestellt|befreit|berufsschul\p{L}*|blockunterricht|studium|semester\p{L}*|vorlesung\p{L}*|prüfung\p{L}*|elternzeit|vertraglich\p{L}*|teilzeit|homeoffice|home-office|zuhause|zu hause|unterwegs|messen?|dienstreise\p{L}*|außendienst|beim kunden|vor ort|im büro|vertrat|vertretung\p{L}*|kurzarbeit|streik\p{L}*|pandemie\p{L}*|corona\p{L}*|teilnehme\p{L}*|freiwillig\p{L}*|zusätzlich\p{L}*|sogar|obwohl|trotz)(?!\p{L})`;
const reliable = plainFacts.filter(({ id }) => id === 'punctuality').map(({ praise }) => praise);
const always = late.iu`(?<!\p{L})(?:rechnen|zur stelle|gezählt|zählen)(?!\p{L})`;
const limited = late.iu`(?<!\p{L})(?:bemüht|bestrebt|meist(?:ens)?|in der regel|weitgehend|überwiegend|teilweise|nicht(?! nur)|kein\p{L}*)(?!\p{L})`;

/** „an 35 von 62 Tagen anwesend“, and praise of how reliable somebody is. */
export const findAttendance: Finder = (letter): Candidate[] => {
  if (letter.layman || !mayStand(letter, ...counts.map(({ search }) => search))) return [];
  return unitsIn(letter, 'introduction', 'tasks', 'performance', 'behavior').flatMap((at) => {
    const unit = letter.units[at] as Unit;
    if (unit.zone !== 'body' || unit.kind !== 'sentence' || excused.test(unit.flat)) return [];
    const place = rarelyThere(unit);
    const praised = place === null ? [] : praisesOf(letter, at);
    if (place === null || praised.length === 0) return [];
    const own = spanOf(unit, place.start, place.end);
    const words = {
      field: 'Pünktlichkeit und Zuverlässigkeit',
      quote: oneLine(letter.text.slice(own.start, own.end)),
    };
    const later = isToldFirst(letter, at) ? praised.find((one) => one > at) : undefined;
    return [
      byRule(letter, letterRule('fact-against-praise'), {
        at: later === undefined ? own : letter.units[later],
        words,
      }),
    ];
  });
};

/** Of ten or more times, fewer than three in four: a week tells how somebody works, and no more. */
function rarelyThere(unit: Unit): { start: number; end: number } | null {
  for (const { search, isAway } of counts) {
    const match = search.exec(unit);
    if (match === null) continue;
    const some = readQuantity(match.groups?.['some'] ?? '');
    const whole = readQuantity(match.groups?.['all'] ?? '');
    if (some === null || whole === null || whole < fewest || some > whole) continue;
    const share = some / whole;
    if (isAway ? share > 1 - enough : share < enough)
      return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}
const fewest = 10;
const enough = 0.75;

const praisesOf = ({ sentences, units }: LetterContext, without: number): number[] =>
  [...sentences.keys()].filter((at) => {
    const { graded = false, grade = 9, part = '' } = sentences[at] ?? {};
    const flat = units[at]?.flat ?? '';
    if (at === without || !graded || grade > 2.6 || part === 'closing' || limited.test(flat)) return false;
    return reliable.some((praise) => praise.test(flat)) || always.test(flat);
  });
