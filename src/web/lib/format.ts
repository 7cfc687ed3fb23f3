const points = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** „5,5“ for 5.5. */
export function formatPoints(value: number): string {
  return points.format(value);
}

/** „14.05.1988“ for a calendar day written YYYY-MM-DD; no time zone can move it. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** „21. November, 16:40 Uhr“ in the reader's time zone for a UTC time of the API; with its year where it is another. */
export function formatMoment(time: string): string {
  const moment = new Date(time.replace(' ', 'T'));
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  const day = moment.toLocaleDateString('de-DE', { day: 'numeric', month: 'long', ...year });
  const clock = moment.toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' });
  return `${day}, ${clock} Uhr`;
}

/** „22.12.2026“ in the reader's time zone for a UTC time of the API. */
export function formatDate(time: string): string {
  const day = new Date(time.replace(' ', 'T'));
  return day.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** „2026-12-22“ for a UTC time of the API: the day as the names of files have it, that of the report itself. */
export function fileDay(time: string): string {
  return new Date(time.replace(' ', 'T')).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
}

/** „1,2 MB“ or „340 kB“ for a number of bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${points.format(bytes / 1024 / 1024)} MB`;
}

const ago = new Intl.RelativeTimeFormat('de-DE', { numeric: 'always' });
/** Seconds of a unit, the longest first (specification §9). */
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * „vor 5 Minuten“ for a UTC time of the API: whole seconds, minutes, hours or days.
 * @param now in milliseconds; a time after it, and less than a second before, is „gerade eben“
 */
export function formatAgo(time: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(time.replace(' ', 'T'))) / 1000));
  if (seconds === 0) return 'gerade eben';
  const [unit, size] = units.find((one) => seconds >= one[1]) ?? units[3];
  return ago.format(-Math.floor(seconds / size), unit);
}

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** „12,50 €“ for 1250 cents. */
export function formatEuro(cents: number): string {
  return euro.format(cents / 100);
}

const quantity = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 });

/** „1,25“ for 1.25. */
export function formatQuantity(value: number): string {
  return quantity.format(value);
}

/** „79,7“ for 0.7975, without the sign; never rounded up, or what is under a limit would seem to reach it. */
export function formatPercent(share: number): string {
  return quantity.format(Math.floor(share * 1000 + 1e-6) / 10);
}
