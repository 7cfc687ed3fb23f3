import { day, toTimestamp } from '../../clock.ts';

function at(now: Date, month: number, date: number, end: boolean): string {
  const start = Date.UTC(now.getUTCFullYear(), month, date);
  return toTimestamp(new Date(end ? start - 1 : start));
}

/** A value of this moment that a filter calls by name (`@now`, `@todayStart` …), in UTC; undefined for others. */
export function macro(name: string, now: Date): string | number | undefined {
  const [month, date] = [now.getUTCMonth(), now.getUTCDate()];
  switch (name) {
    case '@now':
      return toTimestamp(now);
    case '@yesterday':
      return toTimestamp(new Date(now.getTime() - day));
    case '@tomorrow':
      return toTimestamp(new Date(now.getTime() + day));
    case '@second':
      return now.getUTCSeconds();
    case '@minute':
      return now.getUTCMinutes();
    case '@hour':
      return now.getUTCHours();
    case '@weekday':
      return now.getUTCDay();
    case '@day':
      return date;
    case '@month':
      return month + 1;
    case '@year':
      return now.getUTCFullYear();
    case '@todayStart':
      return at(now, month, date, false);
    case '@todayEnd':
      return at(now, month, date + 1, true);
    case '@monthStart':
      return at(now, month, 1, false);
    case '@monthEnd':
      return at(now, month + 1, 1, true);
    case '@yearStart':
      return at(now, 0, 1, false);
    case '@yearEnd':
      return at(now, 12, 1, true);
    default:
      return undefined;
  }
}
