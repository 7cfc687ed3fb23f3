import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { BottomSheet } from '#web/ui/bottom-sheet.tsx';
import { NoteContent } from './note-content.tsx';
import type { Note } from './notes.ts';
import { passageId } from './notes.ts';
import type { NotesState } from './use-notes.ts';

/** On narrow screens the open note comes up from below; its passage stays in view above it. */
export function NoteSheet({ notes, state }: { notes: readonly Note[]; state: NotesState }) {
  const t = useText();
  const number = state.open?.number;
  const note = notes.find((one) => one.number === number);
  useEffect(() => {
    if (number !== undefined)
      document.querySelector(`#${passageId(number)}`)?.scrollIntoView({ block: 'start' });
  }, [number]);
  if (!note) return null;
  const step = (to: number) => () => state.pin(to);
  const arrow =
    'grid size-11 place-items-center rounded text-accent hover:bg-accent-wash disabled:text-ink-soft/50';
  return (
    <BottomSheet
      label={t('note.region', { number: note.number })}
      onClose={state.close}
      head={
        <div className="-ml-3 flex items-center text-small text-ink-soft tabular-nums">
          <button
            type="button"
            className={arrow}
            disabled={note.number === 1}
            aria-label={t('note.previous')}
            onClick={step(note.number - 1)}
          >
            <ChevronLeft size={20} aria-hidden />
          </button>
          <button
            type="button"
            className={arrow}
            disabled={note.number === notes.length}
            aria-label={t('note.next')}
            onClick={step(note.number + 1)}
          >
            <ChevronRight size={20} aria-hidden />
          </button>
          <span aria-live="polite">{t('note.count', { number: note.number, total: notes.length })}</span>
        </div>
      }
    >
      <NoteContent note={note} />
    </BottomSheet>
  );
}
