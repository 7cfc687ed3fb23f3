import { daysBetween } from '../german/dates.ts';
import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { datesOf } from './unit-dates.ts';
import type { Unit } from './units.ts';

/** Between examination and certificate lie weeks, not months. */
const most = 45;

const passed = searchOf(
  late.iu`(?<!zwischen|teil|vor|übungs|\p{L}{3}ptteil)(?:abschluss|abschluß|gesellen|facharbeiter)prüfung(?!s)[^.;]{0,120}(?:bestand|bestanden|abgelegt|legte|absolvierte|abgeschlossen)|(?:bestand(?!en?t)|bestanden|abgelegt|legte|absolvierte|schloss)[^;]{0,120}(?:abschluss|abschluß|gesellen|facharbeiter)prüfung(?!s)`,
);
/** Parts of it; trades and countries in which the training runs on to the day agreed; and what was agreed after it. */
const notYet = searchOf(
  late.iu`schriftlich|theoretisch|praktische[nr]? (?:teil|prüfung)|teil (?:1|2|i|eins|zwei)(?!\p{L})|ersten teil|lehrabschluss|lehrzeit|qualifikationsverfahren|wirtschaftskammer|kanton|efz|weiterbeschäftig|anschließend|anschliessend|danach|vorzeitig|verlänger|übernahm|übernommen`,
);

/** Callings whose training runs on after the examination by law; the word alone may be anybody's („Haarpflege“). */
const byState =
  /(?:kranken|alten|kinder|heilerziehungs)?pflege(?:fach|r|rin|helfer|$)|pflegefach|hebamme|staatlich|examen/iu;
const isByState = ({ facts, units }: LetterContext): boolean =>
  byState.test(facts.job_title ?? '') ||
  units.some((unit) => own.test(unit) && /staatlich|examen|pflege/iu.test(unit.flat));

const own = searchOf(
  late.iu`(?<!zwischen|teil|vor|übungs|\p{L}{3}ptteil)(?:abschluss|abschluß|gesellen|facharbeiter)prüfung(?!s)`,
);

/** An examination passed before the training began, or after the day on which the letter tells of it. */
function outside(letter: LetterContext, whole: readonly Unit[], begin: string): Candidate[] {
  const { date } = letter.facts;
  return whole.flatMap((unit) => {
    if (unit.kind !== 'sentence' || !own.test(unit) || !passed.test(unit)) return [];
    const wrong = datesOf(unit).find(
      ({ iso }) =>
        iso.slice(0, 7) < begin.slice(0, 7) || (date !== null && iso.slice(0, 7) > date.slice(0, 7)),
    );
    if (wrong === undefined) return [];
    const side = wrong.iso < begin ? 'vor dem Beginn der Ausbildung' : 'nach dem Tag der Ausstellung';
    return [
      byRule(letter, letterRule('date-outside'), {
        at: spanOf(unit, wrong.start, wrong.end),
        words: { side },
      }),
    ];
  });
}

/** By law a training ends with the examination passed; a last day months later does not fit. */
export const findExamDate: Finder = (letter): Candidate[] => {
  const { begin, end } = letter.facts;
  if (letter.type !== 'ausbildungszeugnis' || letter.layman || begin === null || end === null) return [];
  if (!mayStand(letter, passed)) return [];
  const whole = letter.units.filter(({ zone }) => zone === 'body');
  const impossible = outside(letter, whole, begin);
  if (impossible.length > 0 || isByState(letter) || whole.some((unit) => notYet.test(unit)))
    return impossible;
  return whole.flatMap((unit) => {
    if (unit.kind !== 'sentence' || !passed.test(unit)) return [];
    const day = datesOf(unit).find(({ precision }) => precision === 'day');
    if (day === undefined || day.iso <= begin || day.iso >= end) return [];
    if (daysBetween(day.iso, end) <= most) return [];
    return [byRule(letter, letterRule('exam-before-end'), { at: spanOf(unit, 0, unit.flat.length) })];
  });
};
