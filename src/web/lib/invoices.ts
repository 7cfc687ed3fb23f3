import type { Invoice, InvoiceItem, Party } from '#domain/invoice/invoice.ts';
import { download } from './download.ts';
import { request } from './http.ts';

/** An invoice as it is stored; money in cents, days as YYYY-MM-DD. */
export interface StoredInvoice {
  readonly id: string;
  /** Id of the user; '' once the account is gone. */
  readonly owner: string;
  readonly kind: 'invoice' | 'storno';
  readonly number: string;
  readonly date: string;
  readonly due: string;
  /** When the money came; '' before. */
  readonly paid: string;
  readonly state: 'open' | 'paid' | 'cancelled';
  readonly cancels: string;
  readonly cancelled_by: string;
  readonly net: number;
  readonly tax: number;
  /** Percent; 0 by § 19 UStG. */
  readonly tax_rate: Invoice['tax_rate'];
  readonly amount: number;
  readonly billing: Party | null;
  readonly items: readonly InvoiceItem[] | null;
}

/** What is asked to be invoiced. */
export interface InvoiceOrder {
  readonly user: string;
  readonly items: readonly InvoiceItem[];
  readonly service_from: string;
  readonly service_to: string;
  readonly due_days: number;
  readonly billing: Party;
  /** An order with the same key is the same order, sent again: it is answered with the invoice that it made. */
  readonly key: string;
}

const call = (id: string, rest: string) => `/api/invoices/${encodeURIComponent(id)}/${rest}`;

/** Issues an invoice: it has its number from then on, and nothing on it changes. */
export function issueInvoice(order: InvoiceOrder): Promise<StoredInvoice> {
  return request('/api/invoices', { method: 'POST', body: order });
}

/** Takes an invoice back by another one, which is answered. */
export function cancelInvoice(id: string): Promise<StoredInvoice> {
  return request(call(id, 'cancel'), { method: 'POST' });
}

/** Notes when the money came; '' takes that back. */
export function settleInvoice(id: string, day: string): Promise<StoredInvoice> {
  return day === ''
    ? request(call(id, 'paid'), { method: 'DELETE' })
    : request(call(id, 'paid'), { method: 'POST', body: { date: day } });
}

/** Saves the file as it was issued. */
export function saveInvoiceFile({ id, number }: Pick<StoredInvoice, 'id' | 'number'>): Promise<void> {
  return download(call(id, 'invoice.pdf'), `${number}.pdf`);
}
