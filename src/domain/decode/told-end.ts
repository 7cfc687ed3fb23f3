import { daysBetween, findDates, type FoundDate } from '../german/dates.ts';
import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import { mayStand } from './may-stand.ts';
import { datesOf } from './unit-dates.ts';
import type { Unit } from './units.ts';

/** The day that the closing tells as the end: the introduction sometimes names another. */
export function toldEnd(letter: LetterContext): { iso: string; unit: Unit } | null {
  if (letter.type === 'zwischenzeugnis') return null;
  for (const at of [
    ...unitsIn(letter, 'closing'),
    ...unitsIn(letter, 'introduction').filter(behindRatings(letter)),
  ]) {
    const unit = letter.units[at];
    if (unit === undefined || ofElse.test(unit)) continue;
    const ends = unit.lower.includes('endet') && !thenElsewhere.test(unit.flat);
    const leaves = leaving.exec(unit);
    const date =
      dayOfEnd(unit) ??
      examBefore(letter, at) ??
      (ends ? datesOf(unit)[0] : leaves === null ? undefined : findDates(leaves[0])[0]);
    if (date?.precision === 'day') return { iso: date.iso, unit };
    const thenOnly = date?.precision === 'month' ? (ends ? endedThen.test(unit) : leaves !== null) : false;
    if (date !== undefined && thenOnly) return { iso: date.iso.slice(0, 7), unit };
  }
  // „Die Prüfung legte er im Januar 2023 ab, worauf die Ausbildung endete.“
  for (const unit of letter.units) {
    if (unit.zone !== 'body' || !endedThen.test(unit)) continue;
    const date = findDates(unit.flat)[0];
    if (date?.precision === 'month') return { iso: date.iso.slice(0, 7), unit };
  }
  return null;
}

/** „Am 12. Juli 2024 hat er die Gesellenprüfung bestanden. Damit endete das Ausbildungsverhältnis.“ */
function examBefore({ type, units }: LetterContext, at: number): FoundDate | undefined {
  const [before, unit] = [units[at - 1], units[at]];
  if (type !== 'ausbildungszeugnis' || before === undefined || unit === undefined) return undefined;
  if (!byThat.test(unit.flat) || datesOf(unit).length > 0 || !passed.test(before.flat)) return undefined;
  const days = datesOf(before).filter(({ precision }) => precision === 'day');
  return days.length === 1 ? days[0] : undefined;
}
const byThat = late.iu`^(?:damit|hiermit|hierdurch|an diesem tag|mit dem bestehen (?:de[rs]|dieser) \p{L}+) (?:endete?|war)(?!\p{L})[^.;,]{0,60}ausbildung`;
const passed = late.iu`(?:abschluss|abschluß|gesellen|facharbeiter)prüfung[^.;]*(?:bestand|bestanden|abgelegt|ab(?=[.,;]|$))|(?:bestand|legte)(?!\p{L})[^;]*(?:abschluss|abschluß|gesellen|facharbeiter)prüfung`;

/** A bare „Das Arbeitsverhältnis endet zum …“ is read as an introduction, wherever it stands. */
const behindRatings = ({ parts }: LetterContext) => {
  const first = parts.findIndex((part) => part === 'performance' || part === 'behavior');
  return (at: number): boolean => first >= 0 && at > first;
};

/** „endet auf ihren Wunsch, da sie zum 1. Januar 2023 eine Stelle übernimmt“: the day is that of the new post. */
const thenElsewhere = late.iu`, (?:die|der|da|weil|um)(?!\p{L})[^.;]{0,30}(?:zum|am|ab|ab dem|per) \d{1,2}\.[^;]{0,120}(?:übernimmt|übernehmen|antritt|anzutreten|beginnt|beginnen|wechselt|wechseln)(?!\p{L})`;
/** What leads a last day; „am 3. März zum 30. April gekündigt“ names it second. */
const until = late.iu`(?<!\p{L})(?:zum|bis zum|per|mit(?: dem)?|mit (?:dem )?ablauf des|mit wirkung (?:zum|vom)) $`;
const onThatDay = late.iu`(?<!\p{L})(?:am|der|den|auf den|war) $`;
/** Of notice only the day counts for which it was given. */
const notice = late.iu`(?:gekündigt|kündigte|aufgelöst|aufgehoben|gelöst)(?!\p{L})`;
const noEnd = late.iu`(?:bestand|bestanden|abgelegt|legte|prüfung|bescheid|vertrag vom|schreiben vom)(?!\p{L})`;

const isEnd = (clause: string | null): boolean => clause !== null && clauseEnds.test(clause);

/** „schied am 30. Juni 2022 aus“, „letzter Arbeitstag war der 30. Juni 2022“: the day beside the word for it. */
function dayOfEnd(unit: Unit): FoundDate | undefined {
  const { flat } = unit;
  const days = datesOf(unit).filter(({ precision }) => precision === 'day');
  const led = (lead: RegExp, one: FoundDate): string | null => {
    const before = flat.slice(0, one.start);
    if (!lead.test(before)) return null;
    const from = Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1;
    const to = flat.slice(one.end).search(nextClause);
    return flat.slice(from, to < 0 ? undefined : one.end + to);
  };
  return (
    days.find((one) => isEnd(led(until, one))) ??
    days.find((one) => {
      const clause = led(onThatDay, one);
      return isEnd(clause) && !notice.test(clause ?? '') && !noEnd.test(clause ?? '');
    })
  );
}
const nextClause = late.u`[,;]| und (?:sie |er )?(?:scheidet|schied|verlässt|verließ|wird|wurde|hat|nahm|ist|tritt|trat|geht|ging)(?!\p{L})`;
const clauseEnds = late.iu`(?<!\p{L})(?:(?:be)?endet(?:e|en)?|verhältnis (?:lief|dauerte|währte)|(?:läuft|lief)(?= .* aus(?!\p{L}))|ausläuft|auslief|ausgelaufen|erlischt|erlosch|(?:scheidet|schied)|ausscheidet|ausschied|ausgeschieden|(?:verlässt|verließ)|verlassen|(?:hört|hörte)(?= .* auf(?!\p{L}))|aufgehört|(?:trat|tritt)(?= .*(?<!\p{L})aus(?!\p{L}))|ausgetreten|(?:geht|ging)(?= .*(?:ruhestand|rente|von uns))|aufgelöst|aufgehoben|gelöst|gekündigt|kündigte|letzte[rn]? (?:\p{L}+ )?(?:arbeits|dienst|beschäftigungs|ausbildungs|praktikums)?tag|austritt\p{L}*|(?:ihre|seine)m (?:ausscheiden|weggang|fortgang))(?!\p{L})`;

/** What ends otherwise: a leave, a trial, a project, the post of somebody else. */
const ofElse = searchOf(
  late.iu`(?<!\p{L})(?:elternzeit|mutterschutz|probezeit|\p{L}*projekte?s?|freistellung|\p{L}*saison|beurlaubung|amtszeit|vertretung|(?:zweite|vorherige|frühere|erste)[rsn]? \p{L}*vertrag|(?:unser|der|ihr|sein)\p{L}* (?:bisherige[rn]? )?(?:chef|vorgesetzte|inhaber|geschäftsführer)\p{L}*)(?!\p{L})[^.;,]{0,30}(?<!\p{L})(?:endet|läuft|lief|verl[äi]|schied|scheidet)`,
);

/** „verlässt uns zum 30. Juni 2023“ */
const leaving = searchOf(
  late.iu`(?:verlässt|verließ|scheidet|schied)(?!\p{L})(?:[^.;,]|, (?!weil|um |da |wo |die |der |denn )){0,60}? (?:zum|mit(?: ablauf des)?|per|am) \d{1,2}\. ?(?:\d{1,2}\.|\p{L}+) ?\d{4}|(?:verlässt|verließ|scheidet|schied)(?!\p{L})[^.;]{0,60}? (?:zum ende|zu ende|mit(?: ablauf| ende)?|per ende|ende|im)(?: des)?(?: monats)? (?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember) \d{4}`,
);
/** „im Januar 2023 …, worauf die Ausbildung endete“ */
const endedThen = searchOf(
  late.iu`(?:worauf(?:hin)?|womit|wodurch|damit) (?:\p{L}+ ){0,4}(?:endete|beendet)|(?:endete?|beendet) (?:\p{L}+ ){0,3}(?:im|mit) (?:\p{L}+ )?\p{L}+ \d{4}`,
);

const leave = searchOf(
  /freigestellt|freistellung|resturlaub|urlaub|überstunden|zeitguthaben|gleitzeit|arbeitszeitkonto|altersteilzeit|passivphase|freizeitausgleich/iu,
);
const lastDay = late.iu`letzte[rn]? (?:\p{L}+ )?\p{L}*tag`;

/** The last day at work may lie before the end: on paid leave, or with nothing but a weekend between. */
export function isLastDayAtWork(letter: LetterContext, told: string, end: string): boolean {
  if (told.length < 10 || told > end) return false;
  const frame = unitsIn(letter, 'introduction', 'closing').flatMap((at) => letter.units[at] ?? []);
  if (mayStand(letter, leave) && frame.some((unit) => leave.test(unit))) return true;
  return frame.some(({ flat }) => lastDay.test(flat)) && daysBetween(told, end) <= 3;
}
