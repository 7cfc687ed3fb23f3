import { useEffect, useState } from 'react';
import type { SentenceReading } from '#domain/decode/reading.ts';
import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { useText } from '#web/lib/i18n.ts';
import { NoteContent } from './note-content.tsx';
import { marginNotes } from './notes.ts';

/** How a sentence or two read that were handed in without their letter; says that there is no grade where they tell nothing. */
export function AloneReading({ record: { text, reading } }: { record: AnalysisRecord }) {
  const t = useText();
  const [sentences, setSentences] = useState<readonly SentenceReading[]>([]);
  useEffect(() => {
    let here = true;
    // The decoder is large, and few need it here. Without a network nothing is added to what the page says anyway.
    import('./read-alone.ts').then(
      ({ readAlone }) => here && setSentences(readAlone(text)),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [text]);
  if (sentences.length === 0) return <p>{t('other.text')}</p>;
  return (
    <>
      <p>{t('other.alone', { count: sentences.length })}</p>
      {marginNotes({ ...reading, sentences }).map((note) => (
        <section key={note.number} className="space-y-2 border-l-2 border-line py-1 pl-4">
          <h2 className="font-letter text-body italic">„{text.slice(note.start, note.end)}“</h2>
          <NoteContent note={note} />
        </section>
      ))}
    </>
  );
}
