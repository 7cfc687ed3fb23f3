import { groupedIban } from '#domain/invoice/iban.ts';
import {
  exemptionReason,
  invoiceTotals,
  type Invoice,
  type InvoiceUnit,
  type Party,
} from '#domain/invoice/invoice.ts';

const units: Readonly<Record<InvoiceUnit, string>> = {
  piece: 'Stück',
  hour: 'Std.',
  month: 'Monat(e)',
  year: 'Jahr(e)',
};
const noBreak = '\u00a0';

/** „1.190,00 €“. */
export function euroText(cents: number): string {
  return new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

function quantityText(quantity: number): string {
  return new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 }).format(quantity);
}

/** „20. November 2026“; day and month stay together. */
function longDate(day: string): string {
  const months = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  return months.format(new Date(`${day}T00:00:00Z`)).replace(' ', noBreak);
}

/** What must not be in the data of a document, see `setDocument`, and line breaks of whoever typed it. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
}

function addressLines({ name, street, zip, city, country }: Party): string[] {
  const abroad =
    country === 'DE' ? [] : [new Intl.DisplayNames('de', { type: 'region' }).of(country) ?? country];
  return [name, street, `${zip} ${city}`, ...abroad].map(plain);
}

/** All that the template of an invoice prints; every string is plain text. */
export interface InvoiceContent {
  readonly title: string;
  readonly day: { readonly year: number; readonly month: number; readonly day: number };
  readonly sender: string;
  readonly seller: readonly string[];
  readonly recipient: readonly string[];
  /** Pairs of name and value beside the address. */
  readonly facts: readonly (readonly [string, string])[];
  readonly opening: string;
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly (readonly [string, string])[];
  readonly total: readonly [string, string];
  readonly closing: readonly string[];
}

function closingOf(invoice: Invoice, gross: string): string[] {
  const { seller, due, kind, number } = invoice;
  const reason = exemptionReason(invoice);
  const law = reason === '' ? [] : [reason];
  if (kind === 'storno') {
    return [...law, 'Ein bereits gezahlter Betrag wird erstattet oder mit einer neuen Rechnung verrechnet.'];
  }
  // Nobody can transfer money to an account that is not named.
  if (seller.iban === '') {
    const ask = seller.email === '' ? '' : ` unter ${plain(seller.email)}`;
    return [
      ...law,
      `Der Betrag von ${gross} ist bis zum ${longDate(due)} zu zahlen. Wie gezahlt werden kann, teilen wir auf Anfrage${ask} mit; bitte geben Sie dabei die Rechnungsnummer ${number} an.`,
    ];
  }
  const iban = plain(groupedIban(seller.iban).replaceAll(' ', '\u00a0'));
  const account = ` auf das Konto ${iban}${seller.bank === '' ? '' : ` (${plain(seller.bank)})`}`;
  return [
    ...law,
    `Bitte überweisen Sie ${gross} bis zum ${longDate(due)}${account} und geben Sie dabei die Rechnungsnummer ${number} an.`,
  ];
}

/** What an invoice says, ready for the template (§ 14 Abs. 4 UStG). */
export function invoiceContent(invoice: Invoice): InvoiceContent {
  const { seller, buyer, cancels, tax_rate, service_from, service_to } = invoice;
  const totals = invoiceTotals(invoice);
  const [year = 0, month = 1, day = 1] = invoice.date.split('-').map(Number);
  const word = cancels === null ? 'Rechnung' : 'Stornorechnung';
  const period =
    service_from === service_to
      ? longDate(service_to)
      : `${longDate(service_from)} – ${longDate(service_to)}`;
  return {
    title: `${word} ${invoice.number}`,
    day: { year, month, day },
    sender: addressLines(seller).join(' · '),
    seller: [
      ...addressLines(seller),
      ...(seller.email === '' ? [] : [plain(seller.email)]),
      ...(seller.tax_number === '' ? [] : [`Steuernummer ${plain(seller.tax_number)}`]),
      ...(seller.vat_id === '' ? [] : [`USt-IdNr. ${plain(seller.vat_id)}`]),
    ],
    recipient: [...addressLines(buyer), ...(buyer.vat_id === '' ? [] : [`USt-IdNr. ${plain(buyer.vat_id)}`])],
    facts: [
      ['Rechnungsnummer', invoice.number],
      ['Rechnungsdatum', longDate(invoice.date)],
      [service_from === service_to ? 'Leistungsdatum' : 'Leistungszeitraum', period],
    ],
    opening:
      cancels === null
        ? ''
        : `Mit dieser Rechnung wird die Rechnung ${cancels.number} vom ${longDate(cancels.date)} vollständig zurückgenommen.`,
    rows: invoice.items.map((item, at) => [
      String(at + 1),
      plain(item.text),
      `${quantityText(item.quantity)}${noBreak}${units[item.unit]}`,
      euroText(item.unit_price),
      euroText(totals.lines[at] ?? 0),
    ]),
    sums:
      tax_rate === 0
        ? []
        : [
            ['Summe netto', euroText(totals.net)],
            [`Umsatzsteuer ${tax_rate} %`, euroText(totals.tax)],
          ],
    total: ['Gesamtbetrag', euroText(totals.gross)],
    closing: closingOf(invoice, euroText(totals.gross)),
  };
}
