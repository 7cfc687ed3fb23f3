import type { CertificateType } from '#domain/letter/certificate-type.ts';
import type { Rating } from '#domain/letter/grade.ts';
import { request } from '../http.ts';
import { documentCheckPath, resultPath, stepPath } from '../paths.ts';

export const certificateStates = ['draft', 'generated', 'edited', 'signing', 'signed'] as const;
export const analysisStates = ['done', 'reading', 'needs-review', 'no-reference', 'failed'] as const;
export type EntryState = (typeof certificateStates)[number] | (typeof analysisStates)[number];

/** A certificate or an analysis as lists show it; dates are UTC times of the API. */
export interface Entry {
  readonly id: string;
  readonly kind: 'certificate' | 'analysis';
  /** As its owner called it. */
  readonly name: string;
  readonly person: string;
  readonly job: string;
  readonly title: string;
  readonly type: CertificateType | '';
  readonly status: EntryState;
  /** 0: there is nothing to read yet. */
  readonly grade: number;
  readonly grade_best: number;
  readonly grade_worst: number;
  readonly trashed: string;
  readonly updated: string;
}

export const overviewKey = 'overview';

export const ratingOf = ({ grade, grade_best: best, grade_worst: worst }: Entry): Rating | null =>
  grade === 0 ? null : { grade, range: [best, worst], confidence: 1 };

/** Where one goes on with it. The last step of the wizard leads to the first one that is not right yet. */
export function pathOf({ kind, id, status }: Pick<Entry, 'kind' | 'id' | 'status'>): string {
  if (kind === 'certificate') return stepPath('sie', status === 'draft' ? 'beendigung' : 'editor', id);
  return status === 'needs-review' ? documentCheckPath('sie', id) : resultPath('sie', id);
}

/** Does something with an entry, see the server. */
export function askOverview<Answer = Entry>(id: string, what: string, body: object = {}): Promise<Answer> {
  return request(`/api/overview/${encodeURIComponent(id)}/${what}`, { method: 'POST', body });
}
