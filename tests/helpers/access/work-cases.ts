import { onList, onRow, plain, type Case } from './case.ts';

/** Work on a reference by several people; recipients: server/api/invitations/. */
export const workCases: readonly Case[] = [
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
  plain('POST', '/api/invitations/remind', [401, 200, 200, 403], (rows) => ({ ids: [rows.invitation] })),
  {
    // Nothing was entered yet.
    ...plain('POST', '/api/invitations/:id/take-over', [401, 400, 404, 403]),
    url: (rows) => `/api/invitations/${rows.invitation}/take-over`,
  },
  {
    // Nobody remarked this; that the owner may mark what was remarked: server/api/invitations/.
    ...plain('POST', '/api/invitations/:id/comments', [401, 404, 404, 403], () => ({
      block: '',
      text: 'Nie gesagt.',
      done: true,
    })),
    url: (rows) => `/api/invitations/${rows.invitation}/comments`,
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
];
