import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { useText } from '#web/lib/i18n.ts';
import { NoteContent } from './note-content.tsx';
import { marginNotes } from './notes.ts';

/** How a sentence or two read that were handed in without their letter; says that there is no grade where they tell nothing. */
export function AloneReading({ record: { text, reading } }: { record: AnalysisRecord }) {
  const t = useText();
  const { sentences } = reading;
  if (sentences.length === 0) return <p>{t('other.text')}</p>;
  return (
    <>
      <p>{t('other.alone', { count: sentences.length })}</p>
      {marginNotes(reading).map((note) => (
        <section key={note.number} className="space-y-2 border-l-2 border-line py-1 pl-4">
          <h2 className="font-letter text-body italic">„{text.slice(note.start, note.end)}“</h2>
          <NoteContent note={note} />
        </section>
      ))}
    </>
  );
}
