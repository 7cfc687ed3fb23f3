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
