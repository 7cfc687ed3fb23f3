import { Fragment } from 'react';
import type { Evidence } from '#domain/decode/reading.ts';
import { noteId, passageId } from './notes.ts';
import { cutAt } from './passages.ts';
import type { Passage } from './passages.ts';

interface MarkedPassageProps {
  readonly text: string;
  readonly passage: Passage;
  readonly open: boolean;
  /** Whether the Tab key stops here; the arrow keys do the rest. */
  readonly reachable: boolean;
  readonly onFocus: (number: number) => void;
}

/** Words of the letter: plain, or marked and leading to their note. In the open one the words that count stand out. */
export function MarkedPassage({ text, passage, open, reachable, onFocus }: MarkedPassageProps) {
  const { note } = passage;
  if (note === null) return <Words text={text} passage={passage} evidence={[]} />;
  const look = {
    className: note.grade === null ? 'mark mark-hint' : 'mark',
    'data-note': note.number,
    'data-grade': note.grade ?? undefined,
    'data-open': open || undefined,
  };
  const words = (
    <Words text={text} passage={passage} evidence={open ? (note.sentence?.evidence ?? []) : []} />
  );
  // A passage that goes on in another line or paragraph has one link; the rest is only marked.
  if (!passage.opens) return <span {...look}>{words}</span>;
  return (
    <a
      {...look}
      id={passageId(note.number)}
      href={`#${noteId(note.number)}`}
      tabIndex={reachable ? 0 : -1}
      aria-describedby={noteId(note.number)}
      aria-expanded={open}
      onFocus={() => onFocus(note.number)}
    >
      {words}
    </a>
  );
}

interface WordsProps {
  readonly text: string;
  readonly passage: Passage;
  readonly evidence: readonly Evidence[];
}

function Words({ text, passage, evidence }: WordsProps) {
  const cuts = evidence.flatMap((one) => [one.start, one.end]);
  return passage.pieces
    .flatMap((piece) => cutAt(piece, cuts))
    .map((piece) => {
      if (piece.kind !== 'text') return piece.kind === 'space' ? ' ' : <br key={`break-${piece.at}`} />;
      const words = text.slice(piece.start, piece.end);
      const counts = evidence.some((one) => one.start <= piece.start && piece.end <= one.end);
      if (!counts) return <Fragment key={piece.start}>{words}</Fragment>;
      return (
        <span key={piece.start} className="evidence">
          {words}
        </span>
      );
    });
}
