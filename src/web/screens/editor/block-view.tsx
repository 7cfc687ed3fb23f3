import { GripVertical } from 'lucide-react';
import { Button as DragButton } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import type { Answers } from '#domain/letter/answers.ts';
import { categoryLabels } from '#domain/letter/category.ts';
import { gradeWord, namedGrade } from '#domain/letter/grade.ts';
import { isAssistedBlock, type AreaId, type Block, type Letter } from '#domain/letter/letter.ts';
import type { HelpMark } from '#domain/review/help-marks.ts';
import { useText } from '#web/lib/i18n.ts';
import { BlockTools } from './block-tools.tsx';
import type { View } from './editor-bar.tsx';
import type { BlockReading } from './read-blocks.ts';
import type { LetterActs } from './use-letter.ts';

export interface BlockViewProps {
  readonly block: Block;
  readonly area: AreaId;
  readonly areaName: string;
  readonly view: View;
  readonly answers: Answers;
  readonly letter: Letter;
  readonly reading: BlockReading | undefined;
  readonly marks: readonly HelpMark[];
  /** The employer's words, where the letter was made from a reference. */
  readonly was: string | undefined;
  readonly isSelected: boolean;
  readonly onSelect: (block: string | null) => void;
  readonly acts: LetterActs;
  readonly locked: boolean;
}

/** Worse than this a sentence of a taken-over reference is worth changing. */
const weakFrom = 2.75;

/** One statement: read, touched, dragged; with its tools once it is chosen. */
export function BlockView(props: BlockViewProps) {
  const { block, areaName, view, reading, marks, was, isSelected, onSelect, locked } = props;
  const t = useText();
  const category = block.category === null ? '' : categoryLabels[block.category];
  const label = [areaName, category].filter((part) => part !== '').join(' · ');
  const read = reading?.grade ?? null;
  const whole = marks.find(({ kind }) => kind !== 'unusual');
  const isWeak = was !== undefined && was === block.text && read !== null && read >= weakFrom;
  return (
    <GridListItem
      id={block.id}
      textValue={block.text}
      className="editor-block"
      data-block={block.id}
      data-hidden={block.hidden || undefined}
      data-paragraph={block.paragraph || undefined}
      data-selected={isSelected || undefined}
      data-help={whole?.kind}
      data-grade={view === 'grades' && read !== null ? namedGrade(read) : undefined}
    >
      <DragButton
        slot="drag"
        className="editor-grip"
        aria-label={t('editor.drag', { text: block.text })}
        isDisabled={locked}
      >
        <GripVertical size={18} aria-hidden />
      </DragButton>
      <div className="min-w-0 grow">
        <button
          type="button"
          className="editor-text"
          aria-expanded={isSelected}
          disabled={locked}
          onClick={() => onSelect(isSelected ? null : block.id)}
        >
          <span className={view === 'grades' && read !== null ? 'mark' : undefined}>
            <MarkedText text={block.text} marks={marks} />
          </span>
        </button>
        {block.list.length > 0 && (
          <ul className="editor-list">
            {block.list.map((item, at) => (
              <li key={at}>{item}</li>
            ))}
          </ul>
        )}
        <p className="editor-label">
          <span>{label}</span>
          {isAssistedBlock(block) && <span>{t('model.assisted')}</span>}
          {block.hidden && <span>{t('editor.hidden')}</span>}
          {whole !== undefined && <span>{t(`editor.help-${whole.kind}`)}</span>}
          {view === 'grades' && block.grade !== null && (
            <span>{t('editor.wanted', { grade: gradeWord(block.grade) })}</span>
          )}
          {view === 'grades' && (
            <span className="pencil">
              {read === null ? t('editor.reads-nothing') : t('editor.reads', { grade: gradeWord(read) })}
            </span>
          )}
          {isWeak && <span className="text-danger">{t('editor.weak')}</span>}
        </p>
        {isSelected && <BlockTools {...props} />}
      </div>
    </GridListItem>
  );
}

/** Text with its unusual characters and open places marked; what they are is said as well. */
function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly HelpMark[] }) {
  const spans = marks.filter(({ kind, start }) => kind === 'unusual' && start !== undefined);
  if (spans.length === 0) return text;
  const ordered = spans.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
  let at = 0;
  const parts = ordered.flatMap(({ start = 0, end = 0, note }) => {
    const before = text.slice(at, start);
    at = end;
    return [
      before,
      <span key={start} className="help-unusual" title={note}>
        {text.slice(start, end)}
        <span className="sr-only"> ({note})</span>
      </span>,
    ];
  });
  return [...parts, text.slice(at)];
}
