import { gradeWord } from '#domain/letter/grade.ts';
import { useText } from '#web/lib/i18n.ts';
import { categoriesOf, explanationOf } from './note-content.tsx';
import type { Note } from './notes.ts';

/** The notes as a list, for paper only: there nothing can be opened. */
export function PrintedNotes({ notes }: { notes: readonly Note[] }) {
  const t = useText();
  return (
    <section className="printed-notes">
      <h2 className="font-letter text-title font-semibold">{t('note.printed')}</h2>
      <ol>
        {notes
          .filter((note) => note.rating !== null)
          .map((note) => (
            <li key={note.number} data-grade={note.grade ?? undefined}>
              <span className="font-letter italic">
                „<q>{note.sentence?.text}</q>“
              </span>{' '}
              <span className="pencil">{note.rating && gradeWord(note.rating.grade)}</span>{' '}
              {`(${categoriesOf(note)}). `}
              {explanationOf(note)}
            </li>
          ))}
      </ol>
    </section>
  );
}
