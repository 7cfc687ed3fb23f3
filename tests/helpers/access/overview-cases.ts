import { onList, onRow, plain, type Case } from './case.ts';

const entry = (rows: { readonly certificate: string }): string => rows.certificate;

/** The list of one's own documents, and what is done with them there. */
export const overviewCases: readonly Case[] = [
  onList('GET', 'overview', [200, 200, 200, 200]),
  onList('POST', 'overview', [403, 403, 403, 403], () => ({ name: 'x' })),
  onRow('GET', 'overview', entry, [404, 200, 404, 200]),
  onRow('PATCH', 'overview', entry, [403, 403, 403, 403], () => ({ name: 'x' })),
  onRow('DELETE', 'overview', entry, [403, 403, 403, 403]),
  ...(
    [
      ['rename', () => ({ name: 'Neu' })],
      ['trash', undefined],
      ['restore', undefined],
      ['duplicate', undefined],
    ] as const
  ).map(([end, body]): Case => ({
    ...plain('POST', `/api/overview/:id/${end}`, [401, 200, 404, 403], body),
    url: (rows) => `/api/overview/${rows.certificate}/${end}`,
  })),
];

/** Links for readers; what they open: server/api/sharing/. */
export const shareCases: readonly Case[] = [
  {
    ...plain('POST', '/api/overview/:id/shares', [401, 200, 404, 403]),
    url: (rows) => `/api/overview/${rows.certificate}/shares`,
  },
  {
    ...plain('POST', '/api/shares/:id/revoke', [401, 200, 404, 403]),
    url: (rows) => `/api/shares/${rows.share}/revoke`,
  },
  ...(
    [
      '/api/shared/certificate',
      '/api/shared/certificate/document.pdf',
      '/api/shared/analysis',
      '/api/shared/analysis/document.pdf',
    ] as const
  ).map((route) => plain('GET', route, [410, 410, 410, 410])),
  onList('GET', 'shares', [200, 200, 200, 200]),
  onList('POST', 'shares', [403, 403, 403, 403], () => ({ kind: 'analysis' })),
  onRow('GET', 'shares', (rows) => rows.share, [404, 200, 404, 200]),
  onRow(
    'PATCH',
    'shares',
    (rows) => rows.share,
    [403, 403, 403, 403],
    () => ({ revoked: '' }),
  ),
  onRow('DELETE', 'shares', (rows) => rows.share, [403, 403, 403, 403]),
];
