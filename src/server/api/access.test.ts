import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { asker, newSuperuser, newUser, password, type Asker } from '../../../tests/helpers/accounts.ts';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { describeSeller, issueInvoice, orderFor } from '../../../tests/helpers/invoices.ts';
import { png } from '../../../tests/helpers/png.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { collections } from '../collections/collections.ts';
import { upload } from '../../../tests/helpers/visitors.ts';
import { newId } from '../ids.ts';

// Every endpoint as everybody. Statuses are those of guest, owner, another user, superuser.
const actors = ['guest', 'owner', 'other', 'admin'] as const;
type ActorName = (typeof actors)[number];
type Statuses = readonly [guest: number, owner: number, other: number, admin: number];

/** Rows of the owner, made anew for each request. */
interface Rows {
  readonly owner: Asker;
  readonly certificate: string;
  readonly analysis: string;
  /** One that came as a file and is no reference, and its page. */
  readonly review: string;
  readonly page: string;
  readonly file: string;
  readonly fileName: string;
  readonly invoice: string;
  readonly invitation: string;
  readonly explanation: string;
  readonly link: string;
  readonly article: string;
  /** The account that is asked about, for what ends it. */
  readonly mortal: string;
  readonly log: string;
}

interface Case {
  readonly method: NonNullable<InjectOptions['method']>;
  /** The route as the server knows it. */
  readonly route: string;
  readonly url: (rows: Rows) => string;
  readonly collection?: string;
  readonly body?: (rows: Rows, who: ActorName) => object;
  readonly statuses: Statuses;
}

const records = '/api/collections/:collection/records';
const record = `${records}/:id`;
const rowUrl = (collection: string, id: string): string => `/api/collections/${collection}/records/${id}`;

function onRow(
  method: Case['method'],
  collection: string,
  id: (rows: Rows) => string,
  statuses: Statuses,
  body?: Case['body'],
): Case {
  return {
    method,
    route: record,
    collection,
    url: (rows) => rowUrl(collection, id(rows)),
    ...(body ? { body } : {}),
    statuses,
  };
}

function onList(method: Case['method'], collection: string, statuses: Statuses, body?: Case['body']): Case {
  const url = `/api/collections/${collection}/records`;
  return { method, route: records, collection, url: () => url, ...(body ? { body } : {}), statuses };
}

function plain(method: Case['method'], route: string, statuses: Statuses, body?: Case['body']): Case {
  return { method, route, url: () => route, ...(body ? { body } : {}), statuses };
}

function auth(
  method: Case['method'],
  name: string,
  statuses: Statuses,
  body?: Case['body'],
  collection = 'users',
): Case {
  const route = `/api/collections/:collection/${name}`;
  return { ...plain(method, route, statuses, body), url: () => `/api/collections/${collection}/${name}` };
}

/** A certificate with its letter. */
const { date, ...answered } = sampleAnswers();
const written = { ...answered, date: date ?? '', letter: compose(sampleAnswers()) };

function onInvoice(method: Case['method'], call: string, statuses: Statuses): Case {
  const route = `/api/invoices/:id/${call}`;
  return { ...plain(method, route, statuses), url: (rows) => `/api/invoices/${rows.invoice}/${call}` };
}

const newAccount = (): object => ({ email: `${newId()}@example.com`, password, passwordConfirm: password });
const bad = { token: 'x', password, passwordConfirm: password };
const logins = collections.filter((collection) => collection.auth).map(({ name }) => name);

const files = (): object => upload(['a.txt', 'Zeugnis']);

/** What belongs to an analysis that somebody should look at. */
function onPages(): Case[] {
  const one = (
    method: Case['method'],
    rest: string,
    statuses: Statuses,
    body?: Case['body'],
    url = (rows: Rows) => `/api/analyses/${rows.review}${rest.replace(':page', rows.page)}`,
  ): Case => ({ ...plain(method, `/api/analyses/:id${rest}`, statuses, body), url });
  return [
    one('GET', '/pages', [404, 200, 404, 200]),
    // It came as text: there is no picture of it.
    one('GET', '/pages/:page/picture.jpg', [404, 404, 404, 404]),
    one('POST', '/pages', [404, 200, 404, 200], files),
    one('PUT', '/pages/:page', [404, 200, 404, 200], files),
    one('PATCH', '/pages/:page', [404, 200, 404, 200], () => ({ text: 'Zeugnis' })),
    one('DELETE', '/pages/:page', [404, 400, 404, 400]),
    one('PATCH', '/text', [404, 200, 404, 200], () => ({ text: 'Zeugnis' })),
    one('POST', '/cancel', [404, 200, 404, 200]),
  ];
}

const cases: readonly Case[] = [
  plain('GET', '/api/health', [200, 200, 200, 200]),
  plain('GET', '/api/site', [200, 200, 200, 200]),
  // Fastify prints „/ingest/*“ without what stands before the star.
  { ...plain('GET', '*', [204, 204, 204, 204]), url: () => '/ingest/flags/' },
  { ...plain('POST', '*', [204, 204, 204, 204], () => ({ event: 'x' })), url: () => '/ingest/e/' },
  // Rows of one's own.
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
  // What the site shows.
  plain('GET', '/api/articles/built-in', [401, 403, 403, 200]),
  plain('POST', '/api/articles/preview', [401, 403, 403, 200], () => ({ body: '**x**' })),
  onList('GET', 'article_versions', [403, 403, 403, 200]),
  onList('POST', 'article_versions', [403, 403, 403, 403], () => ({ article: '' })),
  onRow('GET', 'article_versions', () => newId(), [403, 403, 403, 404]),
  onRow('PATCH', 'article_versions', () => newId(), [403, 403, 403, 404]),
  onRow('DELETE', 'article_versions', () => newId(), [403, 403, 403, 403]),
  onRow('GET', 'images', () => newId(), [404, 404, 404, 404]),
  onRow('PATCH', 'images', () => newId(), [403, 403, 403, 404]),
  onRow('DELETE', 'images', () => newId(), [403, 403, 403, 404]),
  onList('GET', 'images', [403, 403, 403, 200]),
  onList('POST', 'images', [403, 403, 403, 400]),
  onList('GET', 'articles', [200, 200, 200, 200]),
  onRow('GET', 'articles', (rows) => rows.article, [404, 404, 404, 200]),
  onList('POST', 'articles', [403, 403, 403, 200], () => ({ slug: newId(), title: 'x', status: 'draft' })),
  onRow(
    'PATCH',
    'articles',
    (rows) => rows.article,
    [403, 403, 403, 200],
    () => ({ title: 'y' }),
  ),
  onRow('DELETE', 'articles', (rows) => rows.article, [403, 403, 403, 204]),
  onList('GET', 'explanations', [200, 200, 200, 200]),
  onList('POST', 'explanations', [403, 403, 403, 200], () => ({ kind: 'grade', key: newId(), text: 'x' })),
  onRow('GET', 'explanations', (rows) => rows.explanation, [200, 200, 200, 200]),
  onRow(
    'PATCH',
    'explanations',
    (rows) => rows.explanation,
    [403, 403, 403, 200],
    () => ({ text: 'y' }),
  ),
  onRow('DELETE', 'explanations', (rows) => rows.explanation, [403, 403, 403, 204]),
  onRow('GET', 'settings', () => 'settings0000001', [200, 200, 200, 200]),
  onList('GET', 'settings', [200, 200, 200, 200]),
  onList('POST', 'settings', [403, 403, 403, 403], () => ({})),
  onRow(
    'PATCH',
    'settings',
    () => 'settings0000001',
    [403, 403, 403, 200],
    () => ({ gender_form: 'neutral' }),
  ),
  onRow('DELETE', 'settings', () => 'settings0000001', [403, 403, 403, 403]),
  // Accounts.
  onList('GET', 'users', [200, 200, 200, 200]),
  onList('POST', 'users', [200, 200, 200, 200], newAccount),
  onRow('GET', 'users', (rows) => rows.owner.id, [404, 200, 404, 200]),
  onRow(
    'PATCH',
    'users',
    (rows) => rows.owner.id,
    [404, 200, 404, 200],
    () => ({ name: 'Klug' }),
  ),
  onRow(
    'PATCH',
    'users',
    (rows) => rows.owner.id,
    [404, 400, 404, 200],
    () => ({ modules: ['a', newId()] }),
  ),
  onRow(
    'PATCH',
    'users',
    (rows) => rows.mortal,
    [404, 404, 404, 200],
    () => ({ locked: true }),
  ),
  onRow('DELETE', 'users', (rows) => rows.mortal, [404, 404, 404, 204]),
  onList('GET', '_superusers', [403, 403, 403, 200]),
  onList('POST', '_superusers', [403, 403, 403, 200], newAccount),
  onRow('GET', '_superusers', () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 404]),
  onRow(
    'PATCH',
    '_superusers',
    () => 'aaaaaaaaaaaaaaa',
    [403, 403, 403, 404],
    () => ({ email: 'a@example.com' }),
  ),
  onRow('DELETE', '_superusers', () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 404]),
  onList('GET', '_externalAuths', [200, 200, 200, 200]),
  onList('POST', '_externalAuths', [403, 403, 403, 200], () => ({})),
  onRow('GET', '_externalAuths', (rows) => rows.link, [404, 200, 404, 200]),
  onRow(
    'PATCH',
    '_externalAuths',
    (rows) => rows.link,
    [403, 403, 403, 200],
    () => ({ providerId: 'x' }),
  ),
  onRow('DELETE', '_externalAuths', (rows) => rows.link, [404, 204, 404, 204]),
  onList('POST', '_otps', [403, 403, 403, 200], () => ({ password: '1' })),
  onRow('GET', '_otps', () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 404]),
  onRow(
    'PATCH',
    '_otps',
    () => 'aaaaaaaaaaaaaaa',
    [403, 403, 403, 404],
    () => ({ tries: 0 }),
  ),
  onRow('DELETE', '_otps', () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 404]),
  onList('GET', '_otps', [403, 403, 403, 200]),
  onList('GET', '_logs', [404, 404, 404, 404]),
  onList('GET', 'pg_catalog', [404, 404, 404, 404]),
  // Logging in and what belongs to it.
  ...logins.flatMap((name): Case[] => [
    auth('POST', 'auth-with-password', [400, 400, 400, 400], () => ({ identity: 'a', password: 'b' }), name),
    auth('GET', 'auth-methods', [200, 200, 200, 200], undefined, name),
    auth('POST', 'request-verification', [204, 204, 204, 204], () => ({ email: 'nobody@example.com' }), name),
    auth('POST', 'confirm-verification', [400, 400, 400, 400], () => bad, name),
    auth(
      'POST',
      'request-password-reset',
      [204, 204, 204, 204],
      () => ({ email: 'nobody@example.com' }),
      name,
    ),
    auth('POST', 'confirm-password-reset', [400, 400, 400, 400], () => bad, name),
    auth('POST', 'confirm-email-change', [400, 400, 400, 400], () => bad, name),
  ]),
  auth('POST', 'auth-refresh', [401, 200, 200, 403]),
  auth('POST', 'auth-refresh', [401, 403, 403, 200], undefined, '_superusers'),
  auth('POST', 'request-email-change', [401, 204, 204, 403], () => ({ newEmail: `${newId()}@example.com` })),
  auth(
    'POST',
    'request-email-change',
    [401, 403, 403, 204],
    () => ({ newEmail: 'a@example.com' }),
    '_superusers',
  ),
  auth('POST', 'request-otp', [200, 200, 200, 200], () => ({ email: 'nobody@example.com' })),
  auth('POST', 'request-otp', [403, 403, 403, 403], () => ({ email: 'nobody@example.com' }), '_superusers'),
  auth('POST', 'auth-with-otp', [400, 400, 400, 400], () => ({ otpId: 'a', password: 'b' })),
  auth('POST', 'auth-with-otp', [403, 403, 403, 403], () => ({ otpId: 'a', password: 'b' }), '_superusers'),
  auth('POST', 'auth-with-oauth2', [400, 400, 400, 400], () => ({ provider: 'google', code: 'x' })),
  auth('POST', 'auth-with-oauth2', [403, 403, 403, 403], () => ({ provider: 'google' }), '_superusers'),
  auth('GET', 'auth-methods', [404, 404, 404, 404], undefined, 'certificates'),
  // Without a language model there is none; with one: model/model.test.ts.
  plain('GET', '/api/model', [200, 200, 200, 200]),
  plain('POST', '/api/model/write', [404, 404, 404, 404]),
  plain('POST', '/api/model/tasks', [404, 404, 404, 404]),
  {
    ...plain('POST', '/api/analyses/:id/second-opinion', [404, 404, 404, 404]),
    url: (rows) => `/api/analyses/${rows.analysis}/second-opinion`,
  },
  // Pages that everybody may read.
  ...[
    '/muster',
    '/geheimcodes',
    '/zeugnissprache',
    '/impressum',
    '/datenschutz',
    '/agb',
    '/barrierefreiheit',
    '/artikel',
    '/sitemap.xml',
    '/robots.txt',
    '/rss.xml',
  ].map((route) => plain('GET', route, [200, 200, 200, 200])),
  ...['/muster', '/zeugnissprache', '/artikel'].map((route): Case => ({
    ...plain('GET', `${route}/:slug`, [404, 404, 404, 404]),
    url: () => `${route}/gibt-es-nicht`,
  })),
  plain('GET', '/api/oauth2-redirect', [200, 200, 200, 200]),
  plain('POST', '/api/oauth2-redirect', [200, 200, 200, 200], () => ({ state: 'x' })),
  // Calls of the product.
  plain('POST', '/api/createUser', [200, 200, 200, 200], newAccount),
  plain('POST', '/api/resetPassword', [400, 400, 400, 400], () => ({ email: 'nobody@example.com' })),
  plain('POST', '/api/setPassword', [400, 400, 400, 400], () => ({ ...bad, email: 'nobody@example.com' })),
  plain('POST', '/api/deleteAccount', [401, 404, 404, 200], (rows) => ({ id: rows.mortal })),
  plain('GET', '/api/exportAccount', [401, 200, 200, 403]),
  plain('POST', '/api/visit', [204, 204, 204, 204]),
  plain('POST', '/api/analyses', [200, 200, 200, 200], () => ({ text: 'Zeugnis' })),
  {
    ...plain('GET', '/api/analyses/:id/report.pdf', [404, 200, 404, 200]),
    url: (rows) => `/api/analyses/${rows.analysis}/report.pdf`,
  },
  // The owner's analysis holds no reference: whoever may see it is told so.
  ...(
    [
      ['POST', 'certificate', 'certificate'],
      ['GET', 'correction.:format', 'correction.pdf'],
    ] as const
  ).map(([method, end, asked]): Case => ({
    ...plain(method, `/api/analyses/:id/${end}`, [404, 400, 404, 400]),
    url: (rows) => `/api/analyses/${rows.analysis}/${asked}`,
  })),
  ...(
    [
      ['POST', 'generate', 'generate', 200],
      ['GET', 'letter.pdf', 'letter.pdf', 200],
      ['GET', 'letter.docx', 'letter.docx', 200],
      ['GET', 'preview/:page.png', 'preview/1.png', 200],
      // It was not made from a reference.
      ['GET', 'correction.:format', 'correction.docx', 400],
    ] as const
  ).map(([method, end, asked, status]): Case => ({
    ...plain(method, `/api/certificates/:id/${end}`, [404, status, 404, status]),
    url: (rows) => `/api/certificates/${rows.certificate}/${asked}`,
  })),
  plain('POST', '/api/suggestions/activities', [200, 200, 200, 200], () => ({ title: 'Koch' })),
  ...onPages(),
  plain('POST', '/api/batch', [400, 200, 400, 200], (rows) => ({
    requests: [{ method: 'PATCH', url: rowUrl('certificates', rows.certificate), body: { place: 'Bonn' } }],
  })),
  plain('POST', '/api/realtime', [404, 404, 404, 404], () => ({ clientId: 'x', subscriptions: [] })),
  // Work by several people; recipients: api/invitations/.
  ...(
    [
      ['certificates', 'invitations', () => ({ email: 'a@example.com', role: 'employer', task: 'rate' })],
      ['certificates', 'versions', undefined],
      ['invitations', 'remind', undefined],
      ['invitations', 'link', undefined],
      ['invitations', 'extend', undefined],
      ['invitations', 'revoke', undefined],
    ] as const
  ).map(([of, end, body]): Case => ({
    ...plain('POST', `/api/${of}/:id/${end}`, [401, 200, 404, 403], body),
    url: (rows) => `/api/${of}/${of === 'invitations' ? rows.invitation : rows.certificate}/${end}`,
  })),
  {
    // Nothing was entered yet.
    ...plain('POST', '/api/invitations/:id/take-over', [401, 400, 404, 403]),
    url: (rows) => `/api/invitations/${rows.invitation}/take-over`,
  },
  ...(
    [
      ['GET', ''],
      ['PATCH', ''],
      ['POST', '/finish'],
      ['POST', '/generate'],
      ['POST', '/consent'],
      ['GET', '/letter.pdf'],
      ['GET', '/preview/:page.png'],
      ['GET', '/signed.pdf'],
      ['POST', '/sign'],
    ] as const
  ).map(([method, end]) => plain(method, `/api/invitation${end}`, [410, 410, 410, 410])),
  {
    ...plain('POST', '/api/certificates/:id/signing', [401, 200, 404, 403], () => ({
      signatories: [{ name: 'Kern', email: 'kern@example.com' }],
    })),
    url: (rows) => `/api/certificates/${rows.certificate}/signing`,
  },
  {
    // Nobody is signing it.
    ...plain('DELETE', '/api/certificates/:id/signing', [401, 409, 404, 403]),
    url: (rows) => `/api/certificates/${rows.certificate}/signing`,
  },
  {
    ...plain('GET', '/api/certificates/:id/signed.pdf', [404, 404, 404, 404]),
    url: (rows) => `/api/certificates/${rows.certificate}/signed.pdf`,
  },
  {
    ...plain('POST', '/api/certificates/:id/signed', [401, 400, 400, 403], () => new FormData()),
    url: (rows) => `/api/certificates/${rows.certificate}/signed`,
  },
  plain('POST', '/api/bulk/table', [401, 400, 400, 403], () => new FormData()),
  plain('POST', '/api/bulk/certificates', [401, 400, 400, 403], () => ({})),
  plain('POST', '/api/verify', [400, 400, 400, 400], () => new FormData()),
  onList('GET', 'certificate_versions', [200, 200, 200, 200]),
  onList('POST', 'certificate_versions', [403, 403, 403, 400], () => ({})),
  onList('GET', 'certificate_history', [200, 200, 200, 200]),
  onList('POST', 'certificate_history', [403, 403, 403, 400], () => ({})),
  ...['certificate_versions', 'certificate_history'].flatMap((name) => [
    onRow('GET', name, () => 'aaaaaaaaaaaaaaa', [404, 404, 404, 404]),
    onRow(
      'PATCH',
      name,
      () => 'aaaaaaaaaaaaaaa',
      [403, 403, 403, 404],
      () => ({}),
    ),
    onRow('DELETE', name, () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 404]),
  ]),
  // Files.
  plain('POST', '/api/files/token', [401, 200, 200, 200]),
  {
    ...plain('GET', '/api/files/:collection/:id/:name', [404, 200, 404, 200]),
    url: (rows) => `/api/files/files/${rows.file}/${rows.fileName}`,
  },
  // What superusers do.
  plain('GET', '/api/settings', [401, 403, 403, 200]),
  plain('PATCH', '/api/settings', [401, 403, 403, 200], () => ({ options: { date_format: 'lang' } })),
  onList('GET', 'audit', [403, 403, 403, 200]),
  onList('POST', 'audit', [403, 403, 403, 403], () => ({ action: 'x' })),
  onRow('GET', 'audit', () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 404]),
  onRow(
    'PATCH',
    'audit',
    () => 'aaaaaaaaaaaaaaa',
    [403, 403, 403, 403],
    () => ({ action: 'x' }),
  ),
  onRow('DELETE', 'audit', () => 'aaaaaaaaaaaaaaa', [403, 403, 403, 403]),
  plain('GET', '/api/jobs', [401, 403, 403, 200]),
  plain('GET', '/api/mails', [401, 403, 403, 200]),
  { ...plain('POST', '/api/mails/:id/retry', [401, 403, 403, 404]), url: () => '/api/mails/x/retry' },
  { ...plain('DELETE', '/api/mails/:id', [401, 403, 403, 204]), url: () => '/api/mails/x' },
  {
    ...plain('POST', '/api/users/:id/verification', [401, 403, 403, 204]),
    url: (rows) => `/api/users/${rows.owner.id}/verification`,
  },
  plain('GET', '/api/logs', [401, 403, 403, 200]),
  plain('GET', '/api/logs/stats', [401, 403, 403, 200]),
  { ...plain('GET', '/api/logs/:id', [401, 403, 403, 200]), url: (rows) => `/api/logs/${rows.log}` },
  plain('GET', '/api/crons', [401, 403, 403, 200]),
  { ...plain('POST', '/api/crons/:id', [401, 403, 403, 204]), url: () => '/api/crons/forget-traces' },
];

/** Pages for everybody. */
const pages: readonly Case[] = [
  '/muster',
  '/geheimcodes',
  '/zeugnissprache',
  '/artikel',
  '/sitemap.xml',
  '/robots.txt',
  '/rss.xml',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
].map((route) => plain('GET', route, [200, 200, 200, 200]));
/** Of these an unknown one is not found by anybody. */
const pagesBySlug: readonly Case[] = ['/muster/:slug', '/zeugnissprache/:slug', '/artikel/:slug'].map(
  (route) => ({
    ...plain('GET', route, [404, 404, 404, 404]),
    url: () => route.replace(':slug', 'gibt-es-nicht'),
  }),
);

const backups = (embedded: boolean): readonly Case[] => [
  plain('GET', '/api/backups', [401, 403, 403, embedded ? 200 : 400]),
  plain('POST', '/api/backups', [401, 403, 403, embedded ? 204 : 400], () => ({ name: `${newId()}.db` })),
  // With a token in the address, not in a header.
  { ...plain('GET', '/api/backups/:key', [403, 403, 403, 403]), url: () => '/api/backups/a.db' },
  {
    ...plain('DELETE', '/api/backups/:key', [401, 403, 403, embedded ? 404 : 400]),
    url: () => '/api/backups/a.db',
  },
];

/** The routes that the server has, from what it prints of them. */
function routesOf(printed: string): string[] {
  const routes: string[] = [];
  const parents: string[] = [];
  for (const line of printed.split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([^)]*)\)/.exec(line) ?? [];
    if (path === '') continue;
    const depth = indent.length / 4;
    parents.splice(depth);
    const whole = parents.join('') + path;
    parents.push(path);
    routes.push(...methods.split(', ').map((method) => `${method} ${whole}`));
  }
  return routes.filter((route) => !route.startsWith('HEAD '));
}

async function make(who: Asker, url: string, values: object): Promise<{ id: string; file?: string }> {
  const answer = await who.ask('POST', url, values);
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  return answer.json();
}

describeOnBothEngines('access', (place) => {
  let service: TestApp;
  let people: Record<ActorName, Asker>;
  let issued = '';
  beforeAll(async () => {
    service = await openApp(place());
    people = {
      guest: asker(service),
      owner: await newUser(service),
      other: await newUser(service),
      admin: await newSuperuser(service),
    };
    await describeSeller(people.admin);
    issued = (await issueInvoice(people.admin, people.owner.id)).id;
  });
  afterAll(async () => service.close());

  async function makeRows(): Promise<Rows> {
    const { owner, admin } = people;
    const own = async (collection: string, values: object) =>
      make(collection === 'certificates' ? owner : admin, `/api/collections/${collection}/records`, values);
    const form = new FormData();
    form.append('purpose', 'logo');
    form.append('file', new Blob([png]), 'logo.png');
    const file = await make(owner, '/api/collections/files/records', form);
    const { id: certificate } = await own('certificates', written);
    const task = {
      certificate,
      email: 'chefin@example.com',
      role: 'employer',
      task: 'rate',
      status: 'open',
      expires: '2099-01-01',
    };
    await admin.ask('GET', '/api/logs');
    const review = await make(owner, '/api/analyses', upload(['a.txt', 'Kein Zeugnis.']));
    const reviewed = await owner.ask('GET', `/api/analyses/${review.id}/pages`);
    return {
      review: review.id,
      page: reviewed.json<{ items: { id: string }[] }>().items[0]?.id ?? '',
      owner,
      certificate,
      analysis: (await make(owner, '/api/analyses', { text: 'Zeugnis' })).id,
      file: file.id,
      fileName: file.file ?? '',
      invoice: await invoiceOf(owner.id),
      invitation: (await own('invitations', task)).id,
      explanation: (await own('explanations', { kind: 'code', key: newId(), text: 'x' })).id,
      link: await linkToGoogle(owner.id),
      article: (await own('articles', { slug: newId(), title: 'Entwurf', status: 'draft' })).id,
      mortal: await copyOf(owner.id),
      log: (await service.db.selectFrom('_logs').select('id').executeTakeFirstOrThrow()).id,
    };
  }

  async function linkToGoogle(account: string): Promise<string> {
    const id = newId();
    const now = '2026-11-20 12:00:00.000Z';
    const of = { collectionRef: '_pb_users_auth_', recordRef: account, provider: 'google', providerId: id };
    await service.db.deleteFrom('_externalAuths').execute();
    await service.db
      .insertInto('_externalAuths')
      .values({ id, ...of, created: now, updated: now })
      .execute();
    return id;
  }

  /** Another account like this one: hashing a password for each of the many requests would take minutes. */
  async function copyOf(user: string): Promise<string> {
    const id = newId();
    const { db } = service;
    const row = await db.selectFrom('users').selectAll().where('id', '=', user).executeTakeFirstOrThrow();
    const copy = { ...row, id, email: `${id}@example.com`, tokenKey: id, verified: 1 };
    await db.insertInto('users').values(copy).execute();
    return id;
  }

  /** A copy of one that was issued: setting each anew would take minutes. */
  async function invoiceOf(owner: string): Promise<string> {
    const id = newId();
    const { db } = service;
    const row = await db
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', issued)
      .executeTakeFirstOrThrow();
    const copy = { ...row, id, owner, number: id };
    await db.insertInto('invoices').values(copy).execute();
    const contents = db.selectFrom('file_contents').selectAll().where('record', '=', issued);
    const file = await contents.executeTakeFirstOrThrow();
    await db
      .insertInto('file_contents')
      .values({ ...file, id: newId(), record: id })
      .execute();
    return id;
  }

  const embedded = (): boolean => place().databaseUrl === null;
  const each = [...cases, ...pages, ...pagesBySlug].flatMap((one, index) =>
    actors.map((who, at) => [who, one, at, index] as const),
  );

  describe.each(['guest', 'owner', 'other', 'admin'] as const)('of %s', (who) => {
    const own = each.filter(([name]) => name === who);
    test.each(
      own.map(
        ([, one, at]) => [one.method, `${one.route} (${one.url.toString().slice(0, 60)})`, one, at] as const,
      ),
    )('%s %s', async (_method, _route, one, at) => {
      const rows = await makeRows();
      const answer = await people[who].ask(one.method, one.url(rows), one.body?.(rows, who));
      expect({
        body: answer.statusCode === one.statuses[at] ? '' : answer.body,
        status: answer.statusCode,
      }).toEqual({
        body: '',
        status: one.statuses[at],
      });
      expect(answer.body).not.toMatch(/argon2|tokenKey/);
    });

    test('to backups', async () => {
      const rows = await makeRows();
      for (const one of backups(embedded())) {
        const answer = await people[who].ask(one.method, one.url(rows), one.body?.(rows, who));
        const status = one.statuses[actors.indexOf(who)];
        expect({ route: `${one.method} ${one.route}`, status: answer.statusCode }).toEqual({
          route: `${one.method} ${one.route}`,
          status,
        });
      }
    });
  });

  test('is told here for everything that can be done with a collection', () => {
    const told = new Set(cases.map(({ method, collection, route }) => `${method} ${collection} ${route}`));
    const actions = [
      ['GET', records],
      ['POST', records],
      ['GET', record],
      ['PATCH', record],
      ['DELETE', record],
    ] as const;
    const there = collections.flatMap(({ name }) =>
      actions.map(([method, route]) => `${method} ${name} ${route}`),
    );
    expect(there.filter((action) => !told.has(action))).toEqual([]);
  });

  test('is told here for every route that there is', () => {
    const told = new Set(
      [...cases, ...pages, ...pagesBySlug, ...backups(true)].map(({ method, route }) => `${method} ${route}`),
    );
    const there = routesOf(service.app.printRoutes({ commonPrefix: false }));
    expect(there.length).toBeGreaterThan(40);
    // A stream that does not end: see the tests of realtime.
    expect(there.filter((route) => !told.has(route))).toEqual(['GET /api/realtime']);
  });
});
