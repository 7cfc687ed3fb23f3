import { expect, test } from 'vitest';
import type { CertificateRecord, InvitationRecord } from '#web/lib/work/owner.ts';
import { entriesOf, remindable } from './entry.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const certificate = (id: string, more: object = {}) =>
  ({ id, status: 'draft', locked: false, due: '', ...more }) as unknown as CertificateRecord;
const invitation = (id: string, of: string, more: object = {}) =>
  ({
    id,
    certificate: of,
    status: 'open',
    decision: '',
    task: 'rate',
    outdated: '',
    edits: [],
    due: '',
    reminded: '',
    expires: '2026-12-01 12:00:00.000Z',
    ...more,
  }) as unknown as InvitationRecord;

test('what is due first comes first, and what is past its day is told', () => {
  const entries = entriesOf(
    [
      certificate('none'),
      certificate('later', { due: '2026-12-24 00:00:00.000Z' }),
      certificate('today', { due: '2026-11-20 00:00:00.000Z' }),
      certificate('past', { due: '2026-11-19 00:00:00.000Z' }),
      certificate('signed', { due: '2026-11-01 00:00:00.000Z', status: 'signed' }),
    ],
    [invitation('a', 'later', { due: '2026-11-18 00:00:00.000Z' }), invitation('b', 'signed')],
    now,
  );
  const [one] = entriesOf(
    [certificate('c')],
    [invitation('a', 'c', { name: 'Lena Vogt', edits: [{ block: 'b', before: 'Alt.', after: 'Neu.' }] })],
    now,
  );
  expect(one?.editors).toBe('Lena Vogt');
  expect(entries.map(({ row, overdue, state }) => [row.id, overdue, state])).toEqual([
    ['signed', false, 'signed'],
    ['past', true, 'draft'],
    ['today', false, 'draft'],
    ['later', true, 'asked'],
    ['none', false, 'draft'],
  ]);
});

test('a reminder reaches whoever has something open, a good link, and no reminder of today', () => {
  const entries = entriesOf(
    [certificate('c'), certificate('signed', { status: 'signed' })],
    [
      invitation('open', 'c'),
      invitation('done', 'c', { status: 'done' }),
      invitation('waiting', 'c', { status: 'waiting' }),
      invitation('over', 'c', { expires: '2026-11-20 11:59:00.000Z' }),
      invitation('fresh', 'c', { reminded: '2026-11-20 08:00:00.000Z' }),
      invitation('long-ago', 'c', { reminded: '2026-11-18 08:00:00.000Z' }),
      invitation('closed', 'signed'),
    ],
    now,
  );
  expect(remindable(entries, now).map(({ id }) => id)).toEqual(['open', 'long-ago']);
});
