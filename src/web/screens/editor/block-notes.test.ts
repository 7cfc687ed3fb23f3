import { expect, test } from 'vitest';
import type { Warning, WarningId } from '#domain/review/warning.ts';
import { blockNotes } from './block-notes.ts';

const warn = (id: WarningId, block?: string): Warning => ({
  id,
  severity: 'warning',
  title: '',
  detail: '',
  ...(block === undefined ? {} : { block }),
});

test('what concerns a sentence is told at it, once; the rest stays in the margin', () => {
  const notes = blockNotes([
    warn('open-place', 'own/1'),
    warn('open-place', 'own/1'),
    warn('other-person', 'own/1'),
    warn('order', 'summary'),
    warn('said-twice'),
  ]);
  expect([...notes]).toEqual([['own/1', ['editor.note-open', 'editor.note-person']]]);
});
