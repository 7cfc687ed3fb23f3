import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { GridList } from 'react-aria-components/GridList';
import type { Answers } from '#domain/letter/answers.ts';
import type { Area, Letter } from '#domain/letter/letter.ts';
import type { HelpMark } from '#domain/review/help-marks.ts';
import type { Source } from '#web/lib/certificate/calls.ts';
import { placeLabel } from '#web/lib/certificate/field-labels.ts';
import { useText } from '#web/lib/i18n.ts';
import { useTouchOrder } from '#web/ui/use-touch-order.tsx';
import type { BlockNotes } from './block-notes.ts';
import { BlockView } from './block-view.tsx';
import type { View } from './editor-bar.tsx';
import type { BlockReading } from './read-blocks.ts';
import type { LetterActs } from './use-letter.ts';
import type { Remarks } from './use-remarks.ts';

interface AreaViewProps {
  readonly area: Area;
  readonly view: View;
  readonly answers: Answers;
  readonly letter: Letter;
  readonly read: ReadonlyMap<string, BlockReading>;
  readonly marks: readonly HelpMark[];
  readonly notes: BlockNotes;
  readonly source: Source | null;
  readonly remarks: Remarks;
  readonly selected: string | null;
  readonly onSelect: (block: string | null) => void;
  readonly acts: LetterActs;
  readonly locked: boolean;
}

/** A part of the letter: its blocks can be put in another order within it, and text of one's own be added. */
export function AreaView({
  area,
  view,
  answers,
  letter,
  read,
  marks,
  notes,
  source,
  remarks,
  selected,
  onSelect,
  acts,
  locked,
}: AreaViewProps) {
  const t = useText();
  const { blocks } = area;
  const [said, setSaid] = useState('');
  const [list, setList] = useState<HTMLElement | null>(null);
  /** Whoever does not see where it went is told. */
  const move = (id: string, to: number): void => {
    void acts.move(id, to);
    const place = { at: Math.max(0, Math.min(to, blocks.length - 1)) + 1, of: blocks.length };
    setSaid(t('editor.moved', place));
  };
  const touchLine = useTouchOrder(list, (from, to) => {
    const moved = blocks[from];
    if (moved !== undefined && !locked) move(moved.id, to);
  });
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': blocks.find(({ id }) => id === key)?.text ?? '' })),
    getAllowedDropOperations: () => ['move'],
    onReorder: ({ keys, target }) => {
      const [moved] = keys;
      if (moved === undefined) return;
      const rest = blocks.filter(({ id }) => id !== moved);
      const at = rest.findIndex(({ id }) => id === target.key);
      move(String(moved), target.dropPosition === 'after' ? at + 1 : at);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="drop-line" />,
  });
  const name = t(`editor.area-${area.id}`);
  const placeOf = (id: string): string => {
    const there = letter.areas.find((one) => one.blocks.some((block) => block.id === id)) ?? area;
    const category = there.blocks.find((block) => block.id === id)?.category ?? null;
    return placeLabel(there.id, category, t);
  };
  const add = (
    <button
      type="button"
      className="editor-add"
      aria-label={t('editor.insert-in', { area: name })}
      onClick={() => {
        const after = blocks.at(-1)?.id ?? null;
        void acts.insert(area.id, t('editor.new-text'), after).then(onSelect);
      }}
    >
      <Plus size={16} aria-hidden /> {t('editor.insert')}
    </button>
  );
  if (blocks.length === 0) return locked ? null : <div className="editor-area editor-area-empty">{add}</div>;
  return (
    <section ref={setList} className="editor-area" aria-label={name}>
      <GridList
        aria-label={name}
        items={blocks}
        {...(locked ? {} : { dragAndDropHooks })}
        dependencies={[view, letter, read, marks, notes, remarks.all, selected, answers, locked]}
        keyboardNavigationBehavior="tab"
        disallowTypeAhead
      >
        {(block) => (
          <BlockView
            block={block}
            area={area.id}
            placeOf={placeOf}
            view={view}
            answers={answers}
            letter={letter}
            reading={read.get(block.id)}
            marks={marks.filter((mark) => mark.block === block.id)}
            remarks={remarks.all.filter((one) => one.block === block.id && !one.done)}
            settle={remarks.settle}
            notes={notes.get(block.id) ?? []}
            was={source?.blocks[block.id]}
            isSelected={selected === block.id}
            onSelect={onSelect}
            acts={acts}
            onMove={move}
            locked={locked}
          />
        )}
      </GridList>
      {touchLine}
      <output className="sr-only">{said}</output>
      {!locked && add}
    </section>
  );
}
