/** Tells the time; the server gets it handed in, so that a test can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A moment as the API and the database write it: `YYYY-MM-DD HH:mm:ss.SSSZ`, UTC. Sorts like the time itself. */
export function toTimestamp(date: Date): string {
  return date.toISOString().replace('T', ' ');
}

/** The timestamp of a moment some milliseconds later (or earlier, when negative). */
export function timestampAfter(date: Date, milliseconds: number): string {
  return toTimestamp(new Date(date.getTime() + milliseconds));
}

/** The day of a moment, YYYY-MM-DD, UTC. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** A stored timestamp as ISO 8601. */
export function toIso(timestamp: string): string {
  return timestamp.replace(' ', 'T');
}
