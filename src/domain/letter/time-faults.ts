import type { Problem } from './fields.ts';

/** The times of an employment, YYYY-MM-DD; null for what is not told. */
export interface Times {
  readonly birthday: string | null;
  readonly begin: string | null;
  /** null while it goes on. */
  readonly end: string | null;
  readonly stations: readonly { readonly begin: string | null; readonly end: string | null }[];
}

/** Nobody worked as a younger child, and hardly anybody for longer in one house; an eager typist slips by more. */
const bounds = { youngest: 10, longest: 70 } as const;

/** The same day so many years later; days are compared as texts, so that it need not exist. */
export const yearsAfter = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

const isBefore = (day: string | null, other: string | null): boolean =>
  day !== null && other !== null && day < other;

/** What cannot be true of these times, each at the field that it is mended in. */
export function timeFaults({ birthday, begin, end, stations }: Times): Problem[] {
  const faults: Problem[] = [];
  const tell = (field: string, message: string | null): void => {
    if (message !== null) faults.push({ field, message });
  };
  tell('occupation.begin_employment', beginFault(begin, birthday));
  tell('occupation.end_employment', endFault(end, begin));
  for (const [at, station] of stations.entries()) {
    const path = `occupation.stations.${at}`;
    tell(`${path}.begin`, stationBeginFault(station.begin, begin, end));
    tell(`${path}.end`, stationEndFault(station, end));
  }
  return faults;
}

function beginFault(begin: string | null, birthday: string | null): string | null {
  return birthday !== null && isBefore(begin, yearsAfter(birthday, bounds.youngest))
    ? 'Der Beginn passt nicht zum Geburtsdatum.'
    : null;
}

function endFault(end: string | null, begin: string | null): string | null {
  if (isBefore(end, begin)) return 'Das Ende liegt vor dem Beginn.';
  return begin !== null && isBefore(yearsAfter(begin, bounds.longest), end)
    ? `Zwischen Beginn und Ende liegen mehr als ${bounds.longest} Jahre.`
    : null;
}

function stationBeginFault(day: string | null, begin: string | null, end: string | null): string | null {
  if (isBefore(day, begin)) return 'Die Station beginnt vor dem Arbeitsverhältnis.';
  return isBefore(end, day) ? 'Die Station beginnt nach dem Ende des Arbeitsverhältnisses.' : null;
}

function stationEndFault(station: Times['stations'][number], end: string | null): string | null {
  if (isBefore(station.end, station.begin)) return 'Das Ende liegt vor dem Beginn.';
  return isBefore(end, station.end) ? 'Die Station endet nach dem Arbeitsverhältnis.' : null;
}
