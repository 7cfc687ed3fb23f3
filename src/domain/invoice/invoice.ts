/** Who issues an invoice or gets it. */
export interface Party {
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly email: string;
  /** USt-IdNr., '' for none. */
  readonly vat_id: string;
}

export interface Seller extends Party {
  /** Steuernummer, '' for none; § 14 Abs. 4 Nr. 2 UStG asks for this or the USt-IdNr. */
  readonly tax_number: string;
  /** § 19 UStG: no VAT. */
  readonly small_business: boolean;
  readonly iban: string;
  readonly bank: string;
}

export const invoiceUnits = ['piece', 'hour', 'month', 'year'] as const;
export type InvoiceUnit = (typeof invoiceUnits)[number];

export interface InvoiceItem {
  readonly text: string;
  /** Up to three decimals; negative in a Storno. */
  readonly quantity: number;
  readonly unit: InvoiceUnit;
  /** Cents, without VAT. */
  readonly unit_price: number;
}

/** What was invoiced, as it was at that moment; dates are YYYY-MM-DD. */
export interface Invoice {
  readonly number: string;
  readonly kind: 'invoice' | 'storno';
  /** The invoice that a Storno takes back. */
  readonly cancels: { readonly number: string; readonly date: string } | null;
  readonly date: string;
  readonly service_from: string;
  readonly service_to: string;
  /** '' in a Storno. */
  readonly due: string;
  readonly seller: Seller;
  readonly buyer: Party;
  readonly items: readonly InvoiceItem[];
  /** Percent: 19, or 0 by § 19 UStG. */
  readonly tax_rate: 19 | 0;
}

export interface InvoiceTotals {
  /** Cents, of each item. */
  readonly lines: readonly number[];
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** Half cents go away from zero, as in commerce. */
function toCents(amount: number): number {
  // The smallest step takes back what binary fractions lose: 1.005 × 100.
  return Math.sign(amount) * Math.round(Math.abs(amount) + 1e-9) + 0;
}

/** Sums in cents: items are rounded each, the tax once on their sum (EN 16931, BR-CO-10 to BR-CO-15). */
export function invoiceTotals({ items, tax_rate }: Pick<Invoice, 'items' | 'tax_rate'>): InvoiceTotals {
  const lines = items.map(({ quantity, unit_price }) => toCents(quantity * unit_price));
  const net = lines.reduce((sum, line) => sum + line, 0);
  const tax = toCents((net * tax_rate) / 100);
  return { lines, net, tax, gross: net + tax };
}

/** The invoice that takes this one back: the same with the opposite sign, under a number of its own. */
export function stornoOf(invoice: Invoice, number: string, date: string): Invoice {
  return {
    ...invoice,
    number,
    date,
    kind: 'storno',
    due: '',
    cancels: { number: invoice.number, date: invoice.date },
    items: invoice.items.map((item) => ({ ...item, quantity: -item.quantity })),
  };
}

/** Why there is no VAT on it; '' where there is. */
export function exemptionReason({ tax_rate }: Pick<Invoice, 'tax_rate'>): string {
  return tax_rate === 0 ? 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.' : '';
}
