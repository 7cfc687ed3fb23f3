/**
 * A way to pay. What is bought is invoiced in any case; a method says what else happens when the invoice is issued, and
 * whoever learns that money has come calls `settleInvoice`.
 */
export interface PaymentMethod {
  readonly id: string;
  /** German, for users. */
  readonly label: string;
  readonly description: string;
}

/** „Rechnung“: nothing happens but the invoice; superusers note that it was paid. */
export const onInvoice: PaymentMethod = {
  id: 'invoice',
  label: 'Rechnung',
  description: 'Sie bekommen eine Rechnung und überweisen den Betrag innerhalb der genannten Frist.',
};

/** The ways to pay that are offered, the usual one first. */
export const paymentMethods: readonly PaymentMethod[] = [onInvoice];
