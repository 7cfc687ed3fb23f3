import { GripVertical } from 'lucide-react';
import { Button as DragButton } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import type { Answers } from '#domain/letter/answers.ts';
import { gradeWord, namedGrade } from '#domain/letter/grade.ts';
import { isAssistedBlock, isEmployers, type AreaId, type Block, type Letter } from '#domain/letter/letter.ts';
import type { HelpMark } from '#domain/review/help-marks.ts';
import { useText, type MessageKey } from '#web/lib/i18n.ts';
import { BlockTools } from './block-tools.tsx';
import type { View } from './editor-bar.tsx';
import { HelpChips, helpOf, MarkedText } from './help-marks.tsx';
import type { BlockReading } from './read-blocks.ts';
import { readingText } from './reading-text.ts';
import { BlockRemarks } from './remarks.tsx';
import type { LetterActs } from './use-letter.ts';
import type { Remark, Remarks } from './use-remarks.ts';

export interface BlockViewProps {
  readonly block: Block;
  readonly area: AreaId;
  readonly view: View;
  readonly answers: Answers;
  readonly letter: Letter;
  readonly reading: BlockReading | undefined;
  readonly marks: readonly HelpMark[];
  /** What is to be looked at in it. */
  readonly notes: readonly MessageKey[];
  /** Area and category of a block. */
  readonly placeOf: (block: string) => string;
  /** What others want changed in it, and is not done yet. */
  readonly remarks: readonly Remark[];
  readonly settle: Remarks['settle'];
  /** The employer's words, where the letter was made from a reference. */
  readonly was: string | undefined;
  readonly isSelected: boolean;
  readonly onSelect: (block: string | null) => void;
  readonly acts: LetterActs;
  /** To a place within its area, counted from 0 without it. */
  readonly onMove: (block: string, to: number) => void;
  readonly locked: boolean;
}

/** Worse than this a sentence of a taken-over reference is worth changing. */
const weakFrom = 2.75;

/** One statement: read, touched, dragged; with its tools once it is chosen. */
export function BlockView(props: BlockViewProps) {
  const { block, view, reading, marks, notes, remarks, settle, placeOf, was, isSelected, onSelect, locked } =
    props;
  const t = useText();
  // What is still to be filled in is not read.
  const isOpen = notes.includes('editor.note-open');
  const read = isOpen ? null : (reading?.grade ?? null);
  const isWeak = was !== undefined && was === block.text && read !== null && read >= weakFrom;
  const told: readonly MessageKey[] = isWeak ? ['editor.weak', ...notes] : notes;
  const words = (
    <span className={view === 'grades' && read !== null ? 'mark' : undefined}>
      <MarkedText text={block.text} marks={marks} />
    </span>
  );
  return (
    <GridListItem
      id={block.id}
      textValue={block.text}
      className="editor-block"
      data-block={block.id}
      data-hidden={block.hidden || undefined}
      data-paragraph={block.paragraph || undefined}
      data-open={isSelected || undefined}
      data-help={helpOf(marks)}
      data-grade={view === 'grades' && read !== null ? namedGrade(read) : undefined}
    >
      {locked ? (
        <span className="editor-grip" aria-hidden />
      ) : (
        <span data-grip className="grip">
          <DragButton slot="drag" className="editor-grip" aria-label={t('editor.drag', { text: block.text })}>
            <GripVertical size={18} aria-hidden />
          </DragButton>
        </span>
      )}
      <div className="min-w-0 grow">
        {locked ? (
          <p className="editor-text">{words}</p>
        ) : (
          <button
            type="button"
            className="editor-text"
            aria-expanded={isSelected}
            onClick={() => onSelect(isSelected ? null : block.id)}
          >
            {words}
          </button>
        )}
        {block.list.length > 0 && (
          <ul className="editor-list">
            {block.list.map((item, at) => (
              <li key={at}>
                <MarkedText text={item} marks={marks} item={at} />
              </li>
            ))}
          </ul>
        )}
        <p className="editor-label">
          <span>{placeOf(block.id)}</span>
          {isAssistedBlock(block) && <span>{t('model.assisted')}</span>}
          {block.hidden && <span>{t('editor.hidden')}</span>}
          <HelpChips marks={marks} placeOf={placeOf} />
          {view === 'grades' && block.grade !== null && (
            <span>
              {t(isEmployers(block) ? 'editor.before' : 'editor.wanted', { grade: gradeWord(block.grade) })}
            </span>
          )}
          {view === 'grades' && (
            <span className="pencil">{readingText(reading, block.hidden || isOpen, t)}</span>
          )}
        </p>
        {told.length > 0 && (
          <p className="editor-notes">
            {told.map((note) => (
              <span key={note}>{t(note)}</span>
            ))}
          </p>
        )}
        <BlockRemarks remarks={remarks} settle={settle} locked={locked} />
        {isSelected && !locked && <BlockTools {...props} />}
      </div>
    </GridListItem>
  );
}
