import type { Warning, WarningId } from '#domain/review/warning.ts';
import type { MessageKey } from '#web/lib/i18n.ts';

/** What is to be looked at, by the block that holds it. */
export type BlockNotes = ReadonlyMap<string, readonly MessageKey[]>;

const noted: Partial<Record<WarningId, MessageKey>> = {
  'open-place': 'editor.note-open',
  'other-person': 'editor.note-person',
  'said-twice': 'editor.note-twice',
};

/** Warnings that are told at their sentence as well: on a phone the margin is far away. */
export function blockNotes(warnings: readonly Warning[]): BlockNotes {
  const notes = new Map<string, MessageKey[]>();
  for (const { id, block } of warnings) {
    const note = noted[id];
    if (note === undefined || block === undefined) continue;
    notes.set(block, [...new Set([...(notes.get(block) ?? []), note])]);
  }
  return notes;
}
