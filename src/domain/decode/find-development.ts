import { late, lateRegExp } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { down as falls, up as rises } from './find-against-figures.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { ofPerson } from './of-others.ts';
import type { Unit } from './units.ts';

type Course = 'up' | 'even' | 'down';

/** How a figure of somebody's work went, as a sentence tells it. */
interface Development {
  readonly of: string;
  readonly course: Course;
  /** Year by year: one year against it is a contradiction. */
  readonly each: boolean;
  /** From the first day to the last. */
  readonly whole: boolean;
  readonly unit: Unit;
  readonly match: RegExpExecArray;
}

/** Figures by the words for them. */
const figures: Readonly<Record<string, string>> = {
  sales: 'umsatz|umsätz|erlös|absatz|absätz|verkaufszahl|verkaufsergebnis|auftragseing[aä]ng',
  profit: 'gewinn(?!t|en |u)|ertrag|erträg|rendite',
  clients:
    'kundenzahl|kundenstamm|kundenbestand|mitgliederzahl|kundschaft|neukunden|neue kunden|zahl (?:der|ihrer|seiner) (?:\\p{L}+ )?(?:kunden|mitglieder)',
  complaints: 'reklamation|beschwerde|beanstandung',
  faults: 'fehler(?:quote|zahl)?|ausschuss',
  turnover: 'fluktuation|personalwechsel|kündigungen|abgänge',
  sickness: 'krankenstand|fehlzeiten|krankheitsquote',
  accidents: 'unfall(?:zahl)?|unfälle',
};
const up = `${rises.source}|zuwäch|(?<!\\p{L})(?:plus|mehr|hinzu|zugelegt|zahlreicher\\p{L}*)(?!\\p{L})|(?<!\\p{L})legten? [^.;]* zu(?!\\p{L})`;
const down = `${falls.source}|rückläufig|rückgäng|verluste?(?!\\p{L})|einbr[uü]ch|einbuße|abwander|nachlassend|(?<!\\p{L})(?:minus|brach(?:en)?|(?:unter|hinter) de[mn] (?:des|der|wert|niveau|stand))(?!\\p{L})`;
const even =
  'unverändert|gleichbleibend|gleich geblieben|stagnier|stagnation|konstant|auf dem (?:selben|gleichen|alten) (?:niveau|stand)|kein(?:e|en|er)? (?:\\p{L}+ )?(?:steigerung|wachstum|zuwachs|zuwächse|anstieg)|(?:steigerung|wachstum|zuwachs)(?!\\p{L})[^.;]{0,40} nicht(?!\\p{L})';

const allFigures = `\\p{L}*(?:${Object.values(figures).join('|')})\\p{L}*`;
const sought = searchOf(lateRegExp(allFigures, 'iu'));
const courses: readonly (readonly [Course, RegExp])[] = [
  ['even', lateRegExp(`(?<!\\p{L})(?:${even})`, 'iu')],
  ['up', lateRegExp(up, 'iu')],
  ['down', lateRegExp(down, 'iu')],
];
const each = late.iu`(?<!\p{L})(?:(?:in )?jede[sm]? (?:einzelne[nm] )?(?:jahr|monat|quartal)|jahr (?:für|um) jahr|von jahr zu jahr|alljährlich|jährlich|stetig\p{L}*|kontinuierlich\p{L}*|ständig|laufend|beständig|fortlaufend|ununterbrochen|stets|immer|durchgehend|nie|anhaltend\p{L}*|andauernd\p{L}*|dauerhaft\p{L}*)(?!\p{L})`;
const whole = late.iu`(?<!\p{L})(?:(?:während|in) (?:seiner|ihrer|der) (?:gesamten |ganzen )?(?:zeit|tätigkeit|amtszeit|jahre|beschäftigung)|unter (?:seiner|ihrer) (?:leitung|führung|regie|verantwortung|ägide)|unter (?:ihm|ihr)|am ende (?:seiner|ihrer)|über die (?:ganze|gesamte) zeit|(?:seit|mit) (?:seinem|ihrem) eintritt|um (?:rund |etwa |über |mehr als |insgesamt )?(?:\d|\p{L}+ prozent))`;
/** Of somebody else or another time, or turned round. */
const otherwise = late.iu`(?<!\p{L})(?:branche\p{L}*|wettbewerb\p{L}*|konkurren\p{L}*|allgemein\p{L}*|bundesweit\p{L}*|vorgänger\p{L}*|vor (?:seine[mr]|ihre[mr])|vorjahre\p{L}*|wett|kehrte|umkehr\p{L}*|umgekehrt|gestoppt|stoppte|aufgefangen|auszugleichen|ausgleichen|ausglich|glich|verhinder\p{L}*|vermied|abwende\p{L}*|zunächst|anfangs|anfänglich|zuletzt|ab|vorübergehend|kurzzeitig|pandemie\p{L}*|corona\p{L}*|krise\p{L}*|markt(?:umfeld|lage|rückgang)|kosten|preise?|bundesland|ziele?n?|plan|budget|geplant\p{L}*|soll|wenn|falls|hätten?|würden?)(?!\p{L})`;
/** The figure is that of the person's own work. */
const ofWork = late.iu`(?<!\p{L})(?:(?:ihr|sein)(?:e[nmrs]?)? (?:\p{L}+ )?\p{L}*(?:gebiet|bezirk|bereich|filiale|abteilung|team|gruppe|region|markt|station|schicht|kunden|leitung|führung|zeit|tätigkeit|verkaufs|umsatz|umsätze)\p{L}*|de[rs] \p{L}*(?:filiale|abteilung|marktes|bereichs|gebiets|bezirks|standorts|hauses|geschäfts)|er|sie|ih[mr])(?!\p{L})`;

function developmentOf(unit: Unit): Development | null {
  const match = sought.exec(unit);
  const { flat } = unit;
  if (match === null || otherwise.test(flat)) return null;
  const of = Object.keys(figures).find((name) => lateRegExp(figures[name] ?? '', 'iu').test(match[0]));
  const course = courses.find(([, pattern]) => pattern.test(flat))?.[0];
  if (of === undefined || course === undefined) return null;
  if (!ofWork.test(flat) && !ofPerson.test(flat)) return null;
  return { of, course, each: each.test(flat), whole: whole.test(flat), unit, match };
}

/** Sales that rose each year, and a fall that he met with more visits. */
export const findDevelopment: Finder = (letter): Candidate[] => {
  if (letter.layman || !mayStand(letter, sought)) return [];
  const told = tellingsOf(letter);
  const later = told.find((one, at) => told.slice(0, at).some((two) => clash(two, one)));
  if (later === undefined) return [];
  const { unit, match } = later;
  return [
    byRule(letter, letterRule('employment-both-ways'), {
      at: spanOf(unit, 0, unit.flat.length),
      words: { matter: `wie sich „${match[0]}“ entwickelt hat` },
    }),
  ];
};

const tellingsOf = (letter: LetterContext): readonly Development[] =>
  unitsIn(letter, 'tasks', 'performance', 'summary', 'behavior', 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const told = unit === undefined || unit.zone !== 'body' ? null : developmentOf(unit);
    return told === null ? [] : [told];
  });

/** A steady course admits of no year against it; two sums of the whole time must be one. */
function clash(one: Development, other: Development): boolean {
  if (one.of !== other.of || one.course === other.course) return false;
  if (one.each && other.each) return true;
  return (one.each || other.each || one.whole) && (one.each || other.each || other.whole);
}
