import type { FindingKind, Severity } from '../decode/reading.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import type { Proved } from './pattern.ts';

/** The paragraphs of a letter that the examples of a rule replace. */
export type Slot =
  | 'letterhead'
  | 'heading'
  | 'introduction'
  | 'company'
  | 'tasks'
  | 'performance'
  | 'summary'
  | 'behavior'
  | 'closing'
  | 'signature';

/**
 * A rule about the letter as a whole. Its examples are paragraphs: put into an otherwise sound letter at `slot`, they
 * must (`matches`) or must not (`silent`) bring the finding.
 */
export interface Rule extends Proved {
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** Only worth saying beside other weaknesses. */
  readonly soft?: boolean;
  /** One line; `{…}` is filled in. */
  readonly title: string;
  readonly detail: string;
  readonly advice: string;
  readonly correctable: boolean;
  readonly ruling?: string;
  readonly better?: string;
  readonly slot: Slot;
  /** Kind and job of the letter in which the examples stand; an end reference of a clerk unless given. */
  readonly type?: CertificateType;
  readonly job?: string;
}
