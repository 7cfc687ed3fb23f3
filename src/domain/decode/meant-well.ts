import type { CertificateType } from '../letter/certificate-type.ts';
import type { Rating } from '../letter/grade.ts';
import type { WholeRating } from './rate-whole.ts';

/** What a letter says as a whole: its formula, its single ratings, conduct and closing. */
export interface WholeTold {
  readonly rating: Pick<WholeRating, 'summary' | 'singles' | 'overall' | 'behavior'>;
  readonly closingRating: Rating | null;
  readonly type: CertificateType;
}

const within =
  (limits: { summary: number; overall: number; behavior: number; closing: number }) =>
  ({ rating: { summary, overall, behavior }, closingRating, type }: WholeTold): boolean =>
    (summary?.grade ?? 9) <= limits.summary &&
    (overall?.grade ?? 9) <= limits.overall &&
    (behavior?.grade ?? 9) <= limits.behavior &&
    (closingRating?.grade ?? 9) <= limits.closing + (type === 'zwischenzeugnis' ? stays : 0);

/** Where nobody leaves nothing is regretted: interim references close more soberly. */
const stays = 0.4;

/** Formula, single ratings, conduct and closing are all very good: what is odd is a way of speaking, no message. */
export const meansWell = within({ summary: 1.4, overall: 1.7, behavior: 1.8, closing: 2.6 });

/** Good throughout: whoever closes kindly after such praise hides no sting in a side remark. */
export const isGood = within({ summary: 2.4, overall: 2.3, behavior: 2.4, closing: 2.6 });
