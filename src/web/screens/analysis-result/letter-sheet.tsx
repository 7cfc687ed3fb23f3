import { useMemo } from 'react';
import type { Ref } from 'react';
import type { AnalysisRecord } from '#web/lib/analyses.ts';
import { useText } from '#web/lib/i18n.ts';
import { MarkedPassage } from './marked-passage.tsx';
import type { Note } from './notes.ts';
import { passageKey, setLetter } from './passages.ts';
import type { Passage } from './passages.ts';

interface LetterSheetProps {
  readonly record: AnalysisRecord;
  readonly notes: readonly Note[];
  /** Number of the open note, 0 for none. */
  readonly open: number;
  /** Number of the passage that the Tab key reaches. */
  readonly reachable: number;
  readonly onPassageFocus: (number: number) => void;
  readonly ref: Ref<HTMLElement>;
}

/** The letter, every passage that carries a note marked. Its words are those that were read. */
export function LetterSheet({ record, notes, open, reachable, onPassageFocus, ref }: LetterSheetProps) {
  const t = useText();
  const blocks = useMemo(
    () => setLetter(record.text, record.reading.sentences, notes),
    [record.text, record.reading.sentences, notes],
  );
  const renderRow = (row: readonly Passage[]) =>
    row.map((passage) => (
      <MarkedPassage
        key={passageKey(passage)}
        text={record.text}
        passage={passage}
        open={passage.note?.number === open}
        reachable={passage.note?.number === reachable}
        onFocus={onPassageFocus}
      />
    ));

  return (
    <article ref={ref} className="sheet letter" aria-label={t('result.letter')}>
      {blocks.map(({ kind, rows }, index) => {
        const key = `${kind}-${index}`;
        if (kind === 'heading') return <h2 key={key}>{rows.map(renderRow)}</h2>;
        if (kind === 'paragraph') return <p key={key}>{rows.map(renderRow)}</p>;
        return (
          <ul key={key}>
            {rows.map((row) => (
              <li key={row[0] ? passageKey(row[0]) : 0}>{renderRow(row)}</li>
            ))}
          </ul>
        );
      })}
    </article>
  );
}
