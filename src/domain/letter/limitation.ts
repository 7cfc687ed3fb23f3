import type { Reading } from '../decode/reading.ts';

/**
 * The last day on which a correction can be demanded: three years from the end of the year of issue. Where the
 * employment ended in an earlier year, the claim may end earlier.
 * @param issued YYYY-MM-DD
 */
export const lastDayToDemand = (issued: string): string => `${Number(issued.slice(0, 4)) + 3}-12-31`;

/** Whether it can only be asked for any more; false where the day of issue is not known. */
export const isBarred = (issued: string | null, today: string): boolean =>
  issued !== null && today > lastDayToDemand(issued);

/** Titles and ids that tell that nothing can be demanded; a reading keeps its steps, not the day they were made. */
export const barredTitle = 'Die Frist für eine Berichtigung ist vorbei';
export const noClaimId = 'no-claim';

/** Whether all that is said of a reference is to be asked for, not demanded. */
export const isOnlyAsked = ({ recommendations }: Pick<Reading, 'recommendations'>): boolean =>
  recommendations.some(({ id, title }) => id === noClaimId || title === barredTitle);
