import { formatDate } from '#domain/german/format-date.ts';
import { day } from '../clock.ts';
import { toMail } from './layout.ts';
import type { Mail } from './mail.ts';

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
/** The file itself stays behind the login: mails travel and lie about unsealed. */
const hints = ['Dort liegt auch die Datei: eine PDF mit eingebetteter E-Rechnung (ZUGFeRD/Factur-X).'];

/**
 * Tells a user that there is an invoice for him.
 * @param due YYYY-MM-DD
 * @param amount cents, with tax
 */
export function invoiceMail(
  to: string,
  url: string,
  { number, due, amount }: { readonly number: string; readonly due: string; readonly amount: number },
): Mail {
  return toMail({
    kind: 'invoice',
    goodFor: 7 * day,
    to,
    subject: `Ihre Rechnung ${number}`,
    paragraphs: [
      `für Sie liegt die Rechnung ${number} über ${euro.format(amount / 100)} bereit, zahlbar bis zum ${formatDate(due, 'long')}.`,
    ],
    button: { label: 'Rechnungen ansehen', url },
    hints,
  });
}

/** Tells a user that an invoice was taken back. */
export function stornoMail(
  to: string,
  url: string,
  { number, cancels }: { readonly number: string; readonly cancels: string },
): Mail {
  return toMail({
    kind: 'invoice',
    goodFor: 7 * day,
    to,
    subject: `Ihre Rechnung ${cancels} ist storniert`,
    paragraphs: [
      `die Rechnung ${cancels} ist durch die Stornorechnung ${number} vollständig zurückgenommen. Ein schon gezahlter Betrag wird erstattet oder verrechnet.`,
    ],
    button: { label: 'Rechnungen ansehen', url },
    hints,
  });
}
