import { expect, test } from 'vitest';
import type { InvitationRecord } from '#web/lib/work/owner.ts';
import { remarksIn } from './use-remarks.ts';

const invitation = (id: string, more: Partial<InvitationRecord>) =>
  ({ id, name: '', email: `${id}@example.com`, status: 'done', comments: [], ...more }) as InvitationRecord;

test('remarks come with who wrote them and whether they are done; what was withdrawn counts no more', () => {
  const comments = [{ block: 'a', text: 'Bitte wärmer.' }];
  expect(
    remarksIn([
      invitation('one', { name: 'Henrike Brodersen', comments }),
      invitation('two', { comments: [{ block: '', text: 'Gut so.', done: true }] }),
      invitation('three', { status: 'revoked', comments }),
    ]),
  ).toEqual([
    { invitation: 'one', who: 'Henrike Brodersen', block: 'a', text: 'Bitte wärmer.', done: false },
    { invitation: 'two', who: 'two@example.com', block: '', text: 'Gut so.', done: true },
  ]);
});
