import type { CertificateType } from '../../letter/certificate-type.ts';
import type { NamedGrade } from '../../letter/grade.ts';

/** A whole letter as the composer writes it, shown on the site with its decoding. Persons and firms are invented. */
export interface SampleReference {
  /** Its address below /muster. */
  readonly slug: string;
  readonly type: CertificateType;
  /** The grade it was composed with. */
  readonly grade: NamedGrade;
  readonly job: string;
  /** What is special about it. */
  readonly note: string;
  /** The sentence of the text that carries the grade. */
  readonly summary: string;
  readonly text: string;
}
