import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import type { Row } from '../../database/engine.ts';

/** Name of the employer that the reference speaks for; '' where nobody has entered it. */
export function employerOf(certificate: Row): string {
  const company = JSON.parse(String(certificate['company'] ?? 'null')) as Record<string, unknown> | null;
  const name = company?.['name'];
  return typeof name === 'string' ? name.trim().slice(0, 200) : '';
}

/** „das Arbeitszeugnis für Lena Vogt“: what a mail or a page is about, in the accusative. */
export function personOf(certificate: Row): string {
  const person = JSON.parse(String(certificate['person'] ?? 'null')) as Record<string, unknown> | null;
  const parts = [person?.['first_name'], person?.['last_name']];
  const name = parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
  const type = String(certificate['type']) as keyof typeof certificateTypeLabels;
  const what = certificateTypeLabels[type] ?? 'Zeugnis';
  return name === '' ? `das ${what}` : `das ${what} für ${name.slice(0, 200)}`;
}
