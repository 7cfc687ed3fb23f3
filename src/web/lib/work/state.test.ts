import { expect, test } from 'vitest';
import { editorsOf, stateOf } from './state.ts';

const certificate = { status: 'edited', locked: false };
const approval = { status: 'done', decision: 'approved', task: 'approve-and-edit', outdated: '' } as const;
const old = { ...approval, outdated: '2026-11-20 12:00:00.000Z' };
const open = { status: 'open', decision: '', task: 'rate', outdated: '' } as const;

test.each([
  ['approved', [approval]],
  // An approval of another text is none of this one, whoever else approved.
  ['outdated', [approval, old]],
  ['asked', [old, open]],
  ['changes', [old, { ...approval, decision: 'changes' as const }]],
  ['draft', [{ ...old, status: 'revoked' as const }]],
] as const)('where the work stands: %s', (state, invitations) => {
  expect(stateOf(certificate, invitations)).toBe(state);
});

test('what is being signed or signed is neither', () => {
  expect(stateOf({ ...certificate, locked: true }, [old])).toBe('signing');
  expect(stateOf({ ...certificate, status: 'signed' }, [old])).toBe('signed');
});

test('who changed the text on the way is named until others did, or it is signed', () => {
  const edit = { block: 'a', before: 'Alt.', after: 'Neu.' };
  const her = { ...approval, edits: [edit], name: 'Lena Vogt', email: 'vogt@example.com' };
  expect(editorsOf(certificate, [her, { ...her, name: '', status: 'open' }])).toBe(
    'Lena Vogt, vogt@example.com',
  );
  expect(
    editorsOf(certificate, [
      { ...her, edits: [] },
      { ...her, outdated: old.outdated },
    ]),
  ).toBe('');
  expect(editorsOf(certificate, [{ ...her, status: 'revoked' }])).toBe('');
  expect(editorsOf({ status: 'signed' }, [her])).toBe('');
});
