import type { Account } from '../auth/actor.ts';
import { invalid } from '../errors.ts';

const message =
  'Mails an andere gehen erst hinaus, wenn die E-Mail-Adresse Ihres Kontos bestätigt ist. In den Einstellungen lässt sich der Link dafür anfordern.';

/**
 * Who has others written to must have shown that his own address is his: it stands in the mails. Where mails go into a
 * folder nobody can show that, and nobody is written to.
 * @throws ApiError 400 with `data.confirmation`
 */
export function refuseUnconfirmed(
  { mailer }: { readonly mailer: { readonly delivers: boolean } },
  { row }: Account,
): void {
  if (!mailer.delivers || row['verified'] === 1) return;
  throw invalid({ confirmation: { code: 'validation_unconfirmed', message } }, message);
}
