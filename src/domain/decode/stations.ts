import { lateRegExp } from '../german/late.ts';
import { soundsLikeJob, titleAt } from './title-cut.ts';
import type { Unit } from './units.ts';

const time = '(?:\\d{1,2}\\. ?)?(?:\\d{1,2}[./] ?|\\p{L}+ )?\\d{4}';
const span = `(?:(?:[Ss]eit|[Aa]b|[Vv]on|[Vv]om|[Bb]is) )?${time}(?: ?(?:bis|[–-])(?: zum)? ?(?:${time}|heute)?)?`;
const title = '(?<title>\\p{Lu}[^.,;:()]{3,90}?)';
/** „Projektmanager (September 2017 bis März 2021)“ */
const before = lateRegExp(`^${title} ?\\(${span}\\)`, 'u');
/** „09/2017 – 03/2021: Projektmanager“, „seit 2019 Teamleiterin Versand“, „November 2012: Eintritt als Kommissionierer“ */
const behind = lateRegExp(`^${span} ?[:–-]? (?:(?:\\p{Lu}\\p{Ll}+ )?als )?${title}(?:[.,;(]|$)`, 'u');

/** The last of the stations that a letter lists, each with its time; one alone is no list. */
export function lastStation(units: readonly Unit[]): string | null {
  // Lines that end without a full stop may have been read as one sentence.
  const lines = units.flatMap(({ kind, flat, text }) => (kind === 'sentence' ? text.split('\n') : [flat]));
  const found = lines.flatMap((line) => {
    if (!/\d{4}/.test(line)) return [];
    const flat = line.trim().replaceAll(/\s+/g, ' ');
    const match = before.exec(flat) ?? behind.exec(flat);
    const called = titleAt(match?.groups?.['title'] ?? '');
    return match !== null && called !== null && soundsLikeJob(called)
      ? [{ called, until: endOf(match[0]) }]
      : [];
  });
  const last = Math.max(...found.map(({ until }) => until));
  return found.length < 2 ? null : (found.findLast(({ until }) => until === last)?.called ?? null);
}

/** The year in which a station ended; „seit 2021“ goes on, also where it stands first. */
const endOf = (told: string): number =>
  /(?<!\p{L})(?:[Ss]eit|[Aa]b|heute)(?!\p{L})/u.test(told) ? Infinity : Number(/.*(\d{4})/u.exec(told)?.[1]);
