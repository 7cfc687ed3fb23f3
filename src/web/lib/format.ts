const points = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** „5,5“ for 5.5. */
export function formatPoints(value: number): string {
  return points.format(value);
}

/** „14.05.1988“ for a calendar day written YYYY-MM-DD; no time zone can move it. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** „21. November, 16:40 Uhr“ in the reader's time zone for a UTC time of the API. */
export function formatMoment(time: string): string {
  const moment = new Date(time.replace(' ', 'T'));
  const day = moment.toLocaleDateString('de-DE', { day: 'numeric', month: 'long' });
  const clock = moment.toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' });
  return `${day}, ${clock} Uhr`;
}

/** „1,2 MB“ or „340 kB“ for a number of bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${points.format(bytes / 1024 / 1024)} MB`;
}
