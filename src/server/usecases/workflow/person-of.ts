import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Row } from '../../database/engine.ts';
import { plainName } from '../../mail/plain-name.ts';

/** Name of the employer that the reference speaks for; '' where nobody has entered it. */
export function employerOf(certificate: Row): string {
  const company = JSON.parse(String(certificate['company'] ?? 'null')) as Record<string, unknown> | null;
  const name = company?.['name'];
  return typeof name === 'string' ? plainName(name, 200) : '';
}

/** „das Arbeitszeugnis für Lena Vogt“: what a mail or a page is about, in the accusative. */
export function personOf(certificate: Row): string {
  const person = JSON.parse(String(certificate['person'] ?? 'null')) as Record<string, unknown> | null;
  const parts = [person?.['first_name'], person?.['last_name']];
  const name = plainName(parts.filter((part) => typeof part === 'string').join(' '), 200);
  const type = String(certificate['type']) as keyof typeof certificateTypeLabels;
  const what = certificateTypeLabels[type] ?? 'Zeugnis';
  return name === '' ? `das ${what}` : `das ${what} für ${name}`;
}

/** The same for whom it is about: „Ihr Arbeitszeugnis“. */
export function ownOf(certificate: Row): string {
  const type = String(certificate['type']) as keyof typeof certificateTypeLabels;
  return `Ihr ${certificateTypeLabels[type] ?? 'Zeugnis'}`;
}

/** Who asks, as those know him whom he asks. The address is proven, a name is not. */
export interface Sender {
  /** '' where he entered none. */
  readonly name: string;
  readonly address: string;
}

export function senderOf({ account }: Actor): Sender {
  return {
    name: plainName(String(account?.row['name'] ?? '')),
    address: String(account?.row['email'] ?? ''),
  };
}

/** „Ulrike Kern (kern@beispiel.de)“; the address alone where there is no name. */
export const toldSender = ({ name, address }: Sender): string =>
  name === '' ? address : `${name} (${address})`;
