import { invoiceUnits } from '#domain/invoice/invoice.ts';
import type { InvoiceItem, InvoiceUnit, Party } from '#domain/invoice/invoice.ts';
import { emailFault } from '#web/lib/check-account.ts';
import { message } from '#web/lib/i18n.ts';
import type { InvoiceOrder } from '#web/lib/invoices.ts';
import { isDay } from '#web/lib/typed-day.ts';
import { parseCents, parseNumber } from '#web/lib/parse-number.ts';

/** A line as it is typed. */
export interface DraftItem {
  readonly text: string;
  readonly quantity: string;
  readonly unit: InvoiceUnit;
  readonly price: string;
}

/** What stands in the form. */
export interface InvoiceDraft {
  readonly items: readonly DraftItem[];
  readonly from: string;
  readonly to: string;
  readonly dueDays: string;
  readonly billing: Party;
}

export type Faults = Readonly<Record<string, string>>;

export const emptyItem: DraftItem = { text: '', quantity: '1', unit: 'piece', price: '' };
export const partyNames = ['name', 'street', 'zip', 'city', 'country', 'email', 'vat_id'] as const;
const emptyParty: Party = {
  name: '',
  street: '',
  zip: '',
  city: '',
  country: 'DE',
  email: '',
  vat_id: '',
};
/** Limits of the API. */
const most = { quantity: 100_000, cents: 10_000_000, dueDays: 90 } as const;

/** The billing address that a user keeps, as far as it is one. */
export function toParty(kept: Readonly<Record<string, unknown>> | null): Party {
  const found = partyNames.flatMap((name) => {
    const value = kept?.[name];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return { ...emptyParty, ...(Object.fromEntries(found) as Partial<Party>) };
}

/** A line as the API takes it; undefined as long as something is missing or no number. */
export function toItem({ text, quantity, unit, price }: DraftItem): InvoiceItem | undefined {
  const amount = parseNumber(quantity);
  const cents = parseCents(price);
  if (text.trim() === '' || !amount || cents === undefined) return undefined;
  return { text: text.trim(), quantity: amount, unit, unit_price: cents };
}

function itemFaults({ text, quantity, price }: DraftItem, at: number): [string, string][] {
  const amount = parseNumber(quantity);
  const cents = parseCents(price);
  const fine = amount !== undefined && Math.abs(amount * 1000 - Math.round(amount * 1000)) < 1e-6;
  return [
    [`items.${at}.text`, text.trim() === '' ? message('billing.text-fault') : ''],
    [
      `items.${at}.quantity`,
      !fine || amount === 0 || amount > most.quantity ? message('billing.quantity-fault') : '',
    ],
    [`items.${at}.price`, cents === undefined || cents > most.cents ? message('billing.price-fault') : ''],
  ];
}

const missing = (text: string): string => (text.trim() === '' ? message('billing.missing') : '');

function partyFaults({ name, street, zip, city, country, email }: Party): [string, string][] {
  return [
    ['billing.name', missing(name)],
    ['billing.street', missing(street)],
    ['billing.zip', missing(zip)],
    ['billing.city', missing(city)],
    ['billing.country', /^[A-Z]{2}$/.test(country) ? '' : message('billing.country-fault')],
    ['billing.email', email.trim() === '' ? '' : (emailFault(email) ?? '')],
  ];
}

const dayFault = (day: string): string =>
  day === '' ? message('billing.missing') : isDay(day) ? '' : message('form.day-fault');

/** What is wrong with the form, by the names of its fields. */
export function faultsOf({ items, from, to, dueDays, billing }: InvoiceDraft): Faults {
  const days = /^\d{1,3}$/.test(dueDays.trim()) ? Number(dueDays) : Number.NaN;
  const all = [
    ...partyFaults(billing),
    ...items.flatMap(itemFaults),
    ['from', dayFault(from)] as const,
    ['to', dayFault(to) || (isDay(from) && from > to ? message('billing.period-fault') : '')] as const,
    ['dueDays', days <= most.dueDays ? '' : message('billing.due-days-fault')] as const,
  ];
  return Object.fromEntries(all.filter(([, text]) => text !== ''));
}

/** What the form says, as the API takes it; only after `faultsOf` found nothing. */
export function toOrder(
  user: string,
  key: string,
  { items, from, to, dueDays, billing }: InvoiceDraft,
): InvoiceOrder {
  return {
    user,
    key,
    items: items.flatMap((item) => toItem(item) ?? []),
    service_from: from,
    service_to: to,
    due_days: Number(dueDays),
    billing: Object.fromEntries(partyNames.map((name) => [name, billing[name].trim()])) as unknown as Party,
  };
}

export const units = invoiceUnits;
