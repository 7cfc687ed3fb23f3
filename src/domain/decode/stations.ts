import { lateRegExp } from '../german/late.ts';
import { soundsLikeJob, titleAt } from './title-cut.ts';
import type { Unit } from './units.ts';

const time = '(?:\\d{1,2}\\. ?)?(?:\\d{1,2}[./] ?|\\p{L}+ )?\\d{4}';
const span = `(?:(?:[Ss]eit|[Aa]b|[Vv]on|[Vv]om) )?${time}(?: ?(?:bis|[–-])(?: zum)? ?(?:${time}|heute))?`;
const title = '(?<title>\\p{Lu}[^.,;:()]{3,60}?)';
/** „Projektmanager (September 2017 bis März 2021)“ */
const before = lateRegExp(`^${title} ?\\(${span}\\)`, 'u');
/** „09/2017 – 03/2021: Projektmanager“ */
const behind = lateRegExp(`^${span} ?[:–-] ${title}(?:[.,;(]|$)`, 'u');

/** The last of the stations that a letter lists, each with its time; one alone is no list. */
export function lastStation(units: readonly Unit[]): string | null {
  const found = units.flatMap(({ flat }) => {
    const told = (before.exec(flat) ?? behind.exec(flat))?.groups?.['title'];
    const called = told === undefined ? null : titleAt(told);
    return called !== null && soundsLikeJob(called) ? [called] : [];
  });
  return found.length < 2 ? null : (found.at(-1) ?? null);
}
