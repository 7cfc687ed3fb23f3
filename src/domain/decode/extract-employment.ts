import { findDates, type FoundDate } from '../german/dates.ts';
import { late } from '../german/late.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import type { Facts } from './reading.ts';
import { spellsOf } from './spells.ts';
import type { Unit } from './units.ts';

const born = late.iu`(?:geb\.|geboren\p{L}*|geburts\p{L}*)(?:(?!vom|war|ist|seit|absolv)[^,;)]){0,25}$`;
/** „in seiner Sitzung vom 20. August“: of a paper, not of the employment. */
const ofPaper =
  /(?:sitzung|beschlus(?:s|ses)|schreiben|antrag|bescheid|protokoll|verfügung|satzung|kündigung|e-mail|mitteilung)s? (?:vom|von|am) (?:de[mn] )?$/iu;
const bornBehind = late.u`^(?: in \p{Lu}[\p{L} -]{2,30})? geboren`;
const beginning =
  /(?<!bis (?:und )?)(?:vom|von|seit dem|seit|ab dem|ab|von:?|eintritt:?|beginn:?|zwischen dem|am|zum|per|mit)\s*:?\s*$/i;
/** „bis am“ and „bis und mit“ are Swiss, „bis inklusive“ and „per“ Austrian. */
const ending = late.iu`(?:bis(?: (?:zum|am|und|mit|einschlie(?:ß|ss)lich|inklusive|inkl\.|ablauf des|ende des|ende|heute,?|zur? (?:ende|beendigung|auflösung) (?:des|der|ihre[rs]|seine[rs]|unsere[rs]) \p{L}+ (?:am|zum|mit dem)))*|bis zum (?:ende|auslaufen|ablauf) (?:des|der|ihre[rs]|seine[rs]|unsere[rs]) \p{L}+ (?:am|zum|mit dem)|bis:|austritt:?|zwischen dem .{6,20} und dem|–|-)\s*:?\s*$`;
const leaves =
  /(?:endet|endete|verlässt|verließ|scheidet|schied|beendet|ausscheid|austritt|aufgelöst|läuft|auf eigenen wunsch|(?<!an)kündig)/i;
const lastDay = /(?:zum|am|mit ablauf des|mit dem|mit|bis zum|bis|per|mit wirkung (?:vom|zum))\s*$/i;
const enters = late.iu`bei (?:uns|mir) (?:anfing|begann|eintrat)(?!\p{L})|(?:trat|eingetreten|begann|nahm|aufgenommen|eingestellt|seit)|(?<!\p{L})(?:kam|kommt|stieß|stiess|wechselte|fing)(?!\p{L})[^;]{0,120}(?<!\p{L})(?:zu (?:uns|mir|unser\p{L}*)|(?:in|auf|an) unser\p{L}*|bei (?:uns|mir)|ins (?:team|haus|unternehmen))(?!\p{L})|(?<!\p{L})(?:zu (?:uns|mir)|(?:in|auf|an) unser\p{L}* \p{L}+) (?:[^;,.]{0,30} )?(?:gekommen|gestoßen|gewechselt)(?!\p{L})`;

/** The clause of a day: „Am 1. Januar übertrugen wir ihm die Leitung, die er bis zum Ausscheiden innehatte“ ends nothing. */
function clauseAt(flat: string, { start, end }: FoundDate): string {
  const from = flat.lastIndexOf(',', start) + 1;
  const comma = flat.indexOf(',', end);
  const to = comma < 0 ? flat.length : comma;
  // „Zum 1. Juli wurde sie Leiterin, bis zu ihrem Ausscheiden am 30. Juni“: the word belongs to the nearer day.
  const isLast = !findDates(flat).some(({ start: other }) => other > end && other < to);
  return flat.slice(from, isLast ? to : Math.min(to, end + 25));
}

/** „bis September 2025“ is until the end of that month. */
function lastDayOf({ iso, precision }: FoundDate): string {
  if (precision === 'day') return iso;
  const [year = '', month = ''] = iso.split('-');
  const last = findDates(`31.${month}.${year}`)[0] ?? findDates(`30.${month}.${year}`)[0];
  return last?.iso ?? findDates(`29.${month}.${year}`)[0]?.iso ?? `${year}-${month}-28`;
}

const leave = late.iu`(?<!\p{L})(?:eltern(?:zeit|karenz)|mutterschutz\p{L}*|(?:bildungs)?karenz|erziehungsurlaub|(?:familien)?pflegezeit|sabbatical|sabbatjahr|beurlaub\p{L}*|freigestellt|ruhte|babypause)(?!\p{L})`;
const employs = late.iu`(?<!\p{L})(?:(?:weiter)?beschäftigt|tätig|angestellt|eintritt|eingetreten|eingestellt|trat|arbeitete?|ausbildung|praktikum|begann|kam|geboren\p{L}*|geb|unterbrochen|angehört\p{L}*)(?!\p{L})`;
/** „Vom 3. März 2018 bis zum 31. August 2019 befand sie sich in Elternzeit.“ is not the time of the employment. */
const tellsLeaveOnly = ({ flat }: Unit): boolean => leave.test(flat) && !employs.test(flat);

/** „… verlängert bis 31. Dezember 2022 und weiter befristet bis zum 30. Juni 2025“, three contracts in brackets. */
const prolongs = late.iu`(?<!\p{L})(?:verlänger\p{L}*|aufeinanderfolgend\p{L}*|(?:drei|zwei|mehrere\p{L}*|befristete\p{L}*) (?:\p{L}+ )?(?:arbeits)?verträgen?)(?!\p{L})`;
/** „Als solcher war er bis zum 28. Februar 2025 bei mir beschäftigt.“ */
const workedOn = late.iu`^(?:als solche[rs]?|danach|anschließend|seitdem|seither|in dieser (?:funktion|stellung|position)) (?:war|arbeitete|blieb)(?!\p{L})`;
/** The last day of a contract that was made longer, or of what followed the training. */
function laterEnd(intro: readonly Unit[]): string | null {
  const ends = intro
    .filter(({ flat }) => prolongs.test(flat) || workedOn.test(flat))
    .flatMap(({ flat }) => findDates(flat).filter(({ start }) => ending.test(flat.slice(0, start))))
    .map(lastDayOf);
  return ends.toSorted().at(-1) ?? null;
}

/** Who leaves „vor Ablauf der Befristung“ does not stay as long as the contract was prolonged. */
const beforeItsTerm = late.iu`(?<!\p{L})(?:vor (?:dem )?(?:ablauf|ende|auslaufen)|vorzeitig\p{L}*|vorfristig)(?!\p{L})`;

/** First and last day of the employment. Interim references have no last day. */
export function extractPeriod(
  introduction: readonly Unit[],
  closing: readonly Unit[],
  type: CertificateType | null,
): Pick<Facts, 'begin' | 'end'> {
  const intro = introduction.filter((unit) => !tellsLeaveOnly(unit));
  let begin: string | null = null;
  let end: string | null = null;
  for (const { flat } of intro) {
    for (const date of findDates(flat)) {
      const before = flat.slice(0, date.start);
      if (born.test(before) || ofPaper.test(before) || bornBehind.test(flat.slice(date.end))) continue;
      if (ending.test(before) && begin !== null) end ??= lastDayOf(date);
      else if (beginning.test(before) && (begin === null || date.iso < begin)) {
        if (/(?:am|zum|per|mit)\s*$/i.test(before) && !enters.test(flat)) continue;
        begin ??= date.iso;
      } else if (/bis (?:zum )?$/i.test(before)) end ??= lastDayOf(date);
      else if (
        begin !== null &&
        lastDay.test(before) &&
        /schied|scheidet|verließ|verlässt|endete|ausgeschieden|ausscheiden|austritt|beendet/i.test(
          clauseAt(flat, date),
        )
      )
        end ??= date.iso;
    }
  }
  if (begin === null) ({ begin, end } = bareRange(intro, end));
  if (type === 'zwischenzeugnis') return { begin, end: null };
  // Who went and came back left at the end of the last time; a training ends with itself.
  const last = type === 'ausbildungszeugnis' ? undefined : spellsOf(intro).slice(1).at(-1);
  if (last !== undefined && end !== null && lastDayOf(last.to) > end) end = lastDayOf(last.to);
  const isEarly = closing.some(({ flat }) => beforeItsTerm.test(flat));
  const later = type === 'ausbildungszeugnis' || end === null || isEarly ? null : laterEnd(intro);
  if (later !== null && end !== null && later > end) end = later;
  // Some letters begin with the end: „Auf eigenen Wunsch scheidet Herr Kern zum 30. Juni 2022 aus.“
  for (const { flat } of [...closing, ...intro]) {
    if (end !== null || !leaves.test(flat)) continue;
    const date = findDates(flat).find(
      ({ start }) => lastDay.test(flat.slice(0, start)) && !born.test(flat.slice(0, start)),
    );
    if (date !== undefined && date.precision === 'day') end = date.iso;
  }
  return { begin, end };
}

/** „4. Juli bis 29. Juli 2022“ without „vom“. */
function bareRange(intro: readonly Unit[], end: string | null): Pick<Facts, 'begin' | 'end'> {
  for (const { flat } of intro) {
    const dates = findDates(flat).filter(
      ({ start, end: last }) => !born.test(flat.slice(0, start)) && !bornBehind.test(flat.slice(last)),
    );
    const [first, second] = dates;
    if (first === undefined) continue;
    if (second !== undefined && /bis|–|-/.test(flat.slice(first.end, second.start))) {
      return { begin: first.iso, end: lastDayOf(second) };
    }
    if (enters.test(flat)) return { begin: first.iso, end };
  }
  return { begin: null, end };
}
