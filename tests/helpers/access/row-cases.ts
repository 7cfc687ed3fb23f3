import { newId } from '#server/ids.ts';
import { orderFor } from '../invoices.ts';
import { onList, onRow, plain, type Case, type Statuses } from './case.ts';

function onInvoice(method: Case['method'], call: string, statuses: Statuses): Case {
  const route = `/api/invoices/:id/${call}`;
  return { ...plain(method, route, statuses), url: (rows) => `/api/invoices/${rows.invoice}/${call}` };
}

/** Rows of one's own, and invoices. */
export const rowCases: readonly Case[] = [
  onList('GET', 'certificates', [200, 200, 200, 200]),
  onList('POST', 'certificates', [400, 200, 200, 200], () => ({ project_name: 'neu' })),
  onRow('GET', 'certificates', (rows) => rows.certificate, [404, 200, 404, 200]),
  onRow(
    'PATCH',
    'certificates',
    (rows) => rows.certificate,
    [404, 200, 404, 200],
    () => ({ place: 'Köln' }),
  ),
  onRow('DELETE', 'certificates', (rows) => rows.certificate, [404, 204, 404, 204]),
  onList('GET', 'analyses', [200, 200, 200, 200]),
  onList('POST', 'analyses', [403, 403, 403, 200], () => ({ text: 'x' })),
  onRow('GET', 'analyses', (rows) => rows.analysis, [404, 200, 404, 200]),
  onRow(
    'PATCH',
    'analyses',
    (rows) => rows.analysis,
    [403, 403, 403, 200],
    () => ({ text: 'x' }),
  ),
  onRow('DELETE', 'analyses', (rows) => rows.analysis, [404, 204, 404, 204]),
  onRow('GET', 'files', (rows) => rows.file, [404, 200, 404, 200]),
  onRow(
    'PATCH',
    'files',
    (rows) => rows.file,
    [403, 403, 403, 200],
    () => ({ name: 'x' }),
  ),
  onRow('DELETE', 'files', (rows) => rows.file, [404, 204, 404, 204]),
  onList('GET', 'files', [200, 200, 200, 200]),
  onList('POST', 'files', [400, 400, 400, 400], () => ({ purpose: 'logo' })),
  onList('GET', 'invitations', [200, 200, 200, 200]),
  onList('POST', 'invitations', [403, 403, 403, 200], (rows) => ({
    certificate: rows.certificate,
    email: 'chefin@example.com',
    role: 'employer',
    task: 'rate',
  })),
  onRow('GET', 'invitations', (rows) => rows.invitation, [404, 200, 404, 200]),
  onRow(
    'PATCH',
    'invitations',
    (rows) => rows.invitation,
    [403, 403, 403, 200],
    () => ({ status: 'done' }),
  ),
  onRow('DELETE', 'invitations', (rows) => rows.invitation, [403, 403, 403, 204]),
  onList('GET', 'invoices', [200, 200, 200, 200]),
  onRow('GET', 'invoices', (rows) => rows.invoice, [404, 200, 404, 200]),
  onRow(
    'PATCH',
    'invoices',
    (rows) => rows.invoice,
    [403, 403, 403, 403],
    () => ({ state: 'paid' }),
  ),
  onRow('DELETE', 'invoices', (rows) => rows.invoice, [403, 403, 403, 403]),
  onList('POST', 'invoices', [403, 403, 403, 403], () => ({ number: newId(), date: '2026-11-20' })),
  plain('POST', '/api/invoices', [401, 403, 403, 200], (rows) => orderFor(rows.owner.id)),
  onInvoice('GET', 'invoice.pdf', [404, 200, 404, 200]),
  onInvoice('POST', 'cancel', [401, 403, 403, 200]),
  onInvoice('POST', 'paid', [401, 403, 403, 200]),
  onInvoice('DELETE', 'paid', [401, 403, 403, 200]),
  plain('GET', '/api/paymentMethods', [200, 200, 200, 200]),
  plain('POST', '/api/newsletter', [204, 204, 204, 204], () => ({ email: `${newId()}@example.com` })),
  plain('GET', '/api/newsletter/confirm', [200, 200, 200, 200]),
  plain('POST', '/api/newsletter/confirm', [404, 404, 404, 404]),
  plain('GET', '/api/newsletter/leave', [200, 200, 200, 200]),
  plain('POST', '/api/newsletter/leave', [200, 200, 200, 200]),
  plain('GET', '/api/newsletters', [401, 403, 403, 200]),
  plain('POST', '/api/newsletters', [401, 403, 403, 200], () => ({ subject: 'Neues', body: 'Text' })),
];
