import { formatDate } from '#web/lib/format.ts';

/** As long as the server keeps it, see `emptyTrash`. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** The day in the reader's time zone on which something in the trash is gone for good; empty if it is not there. */
export function lastDay(trashed: string): string {
  const since = Date.parse(trashed.replace(' ', 'T'));
  return Number.isNaN(since) ? '' : formatDate(new Date(since + keptFor).toISOString());
}
