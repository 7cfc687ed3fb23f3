import type { CertificateType } from './certificate-type.ts';
import { terminationReasons, type TerminationReason } from './module.ts';

const training = (reason: string): boolean => reason.startsWith('training');

/** A final examination is told only of a training that came to its end. */
export const hasExam = (type: CertificateType | '', reason: TerminationReason | ''): boolean =>
  type === 'ausbildungszeugnis' && reason !== 'training-broken-off';

/** The reasons of an ending that fit a kind of reference. */
export function reasonsFor(type: CertificateType | ''): readonly TerminationReason[] {
  if (type === 'ausbildungszeugnis') return terminationReasons.filter(training);
  if (type === 'praktikumszeugnis') return ['internship-end', 'own-wish', 'none'];
  return terminationReasons.filter((reason) => !training(reason) && reason !== 'internship-end');
}
