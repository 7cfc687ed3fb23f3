import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { gradeWord } from '#domain/letter/grade.ts';
import { useText } from '#web/lib/i18n.ts';
import { categoriesOf, NoteContent } from './note-content.tsx';
import type { Note } from './notes.ts';
import { noteId, passageId } from './notes.ts';
import type { NotesState } from './use-notes.ts';

interface MarginProps {
  readonly notes: readonly Note[];
  readonly state: NotesState;
  readonly sheet: RefObject<HTMLElement | null>;
  /** False where there is no room beside the letter: the notes are then only read out. */
  readonly visible: boolean;
}

/** Room between two notes; how far a slip reaches above the top of its passage, and its tie hangs below that. Pixels. */
const gap = 4;
const slipRise = 14;
const tieDrop = 13;

/** Where the notes stand: each beside its passage, pushed down where two would meet. Pixels from the top. */
interface Places {
  readonly passages: readonly number[];
  readonly notes: readonly number[];
}

function measure(column: HTMLElement, notes: readonly Note[]): Places {
  const top = column.getBoundingClientRect().top;
  let free = 0;
  const passages: number[] = [];
  const places: number[] = [];
  for (const note of notes) {
    const passage = document.querySelector(`#${passageId(note.number)}`)?.getClientRects()[0];
    const written = document.querySelector<HTMLElement>(`#${noteId(note.number)}`);
    const wanted = passage ? passage.top - top : free;
    const place = Math.max(wanted, free);
    passages.push(wanted);
    places.push(place);
    free = place + (written?.offsetHeight ?? 0) + gap;
  }
  return { passages, notes: places };
}

/** What the pencil wrote beside the letter: a word for each marked passage, and the open note as a slip over it. */
export function Margin({ notes, state, sheet, visible }: MarginProps) {
  const t = useText();
  const column = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<Places>({ passages: [], notes: [] });

  useLayoutEffect(() => {
    const update = () => {
      if (column.current && visible) setPlaces(measure(column.current, notes));
    };
    update();
    const watch = new ResizeObserver(update);
    if (sheet.current) watch.observe(sheet.current);
    return () => watch.disconnect();
  }, [notes, sheet, visible]);

  const open = visible ? notes.find((note) => note.number === state.open?.number) : undefined;
  const opened = open ? (places.passages[open.number - 1] ?? 0) : 0;
  return (
    <div ref={column} className="margin" data-quiet={open ? true : undefined}>
      {notes.map((note, index) => (
        <p
          key={note.number}
          id={noteId(note.number)}
          className="margin-note"
          data-note={note.number}
          data-grade={note.grade ?? undefined}
          style={{ transform: `translateY(${places.notes[index] ?? 0}px)` }}
        >
          <span className="pencil">{note.rating ? gradeWord(note.rating.grade) : t('note.finding')}</span>{' '}
          <span className="margin-subject">
            {note.rating ? categoriesOf(note) : note.findings[0]?.title}
            {note.rating && note.findings.length > 0 && (
              <span className="margin-flag">{t('note.findings', { count: note.findings.length })}</span>
            )}
          </span>
        </p>
      ))}
      {open && (
        <div className="slip-track" data-grade={open.grade ?? undefined}>
          <span className="slip-tie" style={{ top: opened + tieDrop }} />
          <div style={{ height: Math.max(0, opened - slipRise) }} />
          <Slip key={open.number} note={open} state={state} />
        </div>
      )}
    </div>
  );
}

function Slip({ note, state }: { note: Note; state: NotesState }) {
  const t = useText();
  const slip = useRef<HTMLElement>(null);
  const byKey = state.open?.byKey === true;
  const pinned = state.open?.pinned === true;
  useEffect(() => {
    if (byKey) slip.current?.focus({ preventScroll: true });
  }, [byKey]);
  return (
    <div className="slip-holder">
      <section
        ref={slip}
        className="slip"
        tabIndex={-1}
        aria-label={t('note.region', { number: note.number })}
      >
        {pinned && (
          <button
            type="button"
            className="absolute top-1 right-1 grid size-9 place-items-center rounded text-ink-soft hover:bg-accent-wash"
            aria-label={t('app.close')}
            title={t('app.close')}
            onClick={state.close}
          >
            <X size={20} aria-hidden />
          </button>
        )}
        <NoteContent note={note} />
      </section>
    </div>
  );
}
