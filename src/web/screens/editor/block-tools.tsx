import { useQuery } from '@tanstack/react-query';
import {
  ArrowDown,
  ArrowUp,
  Eye,
  EyeOff,
  Pencil,
  Pilcrow,
  Plus,
  RotateCcw,
  Shuffle,
  Sparkles,
  Trash2,
} from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { LucideIcon } from 'lucide-react';
import { gradeWords, type NamedGrade } from '#domain/letter/grade.ts';
import { canReset, isEdited } from '#domain/letter/letter.ts';
import { useText } from '#web/lib/i18n.ts';
import { modelQuery } from '#web/lib/model/model-notice.ts';
import { latePart } from '#web/ui/late-part.tsx';
import { MeaningFold } from '#web/ui/meaning-fold.tsx';
import { Alternatives } from './alternatives.tsx';
import type { BlockViewProps } from './block-view.tsx';
import { EditText } from './edit-text.tsx';
import type { ModelWritingProps } from './model-writing.tsx';

/** Loaded only where there is a model; without this part of the script the other tools work as ever. */
const ModelWriting = latePart<ModelWritingProps>(() => import('./model-writing.tsx'));

/** What can be done with the chosen block. */
export function BlockTools({
  block,
  area,
  letter,
  answers,
  reading,
  was,
  view,
  acts,
  onSelect,
  onMove,
}: BlockViewProps) {
  const t = useText();
  const [mode, setMode] = useState<'edit' | 'alternatives' | 'model' | null>(
    block.kind === 'own' && block.text === t('editor.new-text') ? 'edit' : null,
  );
  const { data: notice } = useQuery(modelQuery);
  const isOwn = block.kind === 'own';
  const isFixed = block.module === null && block.employer === undefined && !isEdited(block);
  const neighbours = letter.areas.find(({ id }) => id === area)?.blocks ?? [];
  const at = neighbours.findIndex(({ id }) => id === block.id);
  const weak = reading?.sentences.find(({ better }) => better !== undefined);
  const tools = useRef<HTMLDivElement>(null);
  const endMode = (): void => {
    tools.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    setMode(null);
  };
  // The list around it would take Esc for its own; here it ends what is uppermost, and the focus stays with it.
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (mode === null) {
      tools.current?.closest('[data-block]')?.querySelector<HTMLElement>('.editor-text')?.focus();
      onSelect(null);
      return;
    }
    endMode();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="editor-tools" ref={tools} onKeyDown={closeOnEscape}>
      <div role="toolbar" aria-label={t('editor.tools')} className="editor-toolbar">
        <Tool
          icon={Pencil}
          label={t('editor.edit')}
          onClick={() => setMode(mode === 'edit' ? null : 'edit')}
          pressed={mode === 'edit'}
        />
        {!isOwn && !isFixed && (
          <Tool
            icon={Shuffle}
            label={t('editor.alternatives')}
            onClick={() => setMode(mode === 'alternatives' ? null : 'alternatives')}
            pressed={mode === 'alternatives'}
          />
        )}
        {notice && (
          <Tool
            icon={Sparkles}
            label={t('model.write')}
            onClick={() => setMode(mode === 'model' ? null : 'model')}
            pressed={mode === 'model'}
          />
        )}
        {!isOwn && block.grade !== null && (
          <label className="flex items-center gap-2 px-2 text-small">
            {t('editor.grade')}
            <select
              className="min-h-9 rounded border border-ink-soft/40 bg-sheet px-1"
              value={block.grade}
              onChange={({ target }) => void acts.grade(block.id, Number(target.value) as NamedGrade)}
            >
              {gradeWords.map((word, index) => (
                <option key={word} value={index + 1}>
                  {word}
                </option>
              ))}
            </select>
          </label>
        )}
        <Tool
          icon={ArrowUp}
          label={t('editor.move-up')}
          disabled={at <= 0}
          onClick={() => onMove(block.id, at - 1)}
        />
        <Tool
          icon={ArrowDown}
          label={t('editor.move-down')}
          disabled={at === neighbours.length - 1}
          onClick={() => onMove(block.id, at + 1)}
        />
        <Tool
          icon={Plus}
          label={t('editor.insert-after')}
          hint={t('editor.insert-after-hint')}
          onClick={() => void acts.insert(area, t('editor.new-text'), block.id).then(onSelect)}
        />
        <Tool
          icon={Pilcrow}
          label={t(block.paragraph ? 'editor.join' : 'editor.split')}
          hint={t(block.paragraph ? 'editor.join-hint' : 'editor.split-hint')}
          onClick={() => void acts.paragraph(block.id, !block.paragraph)}
        />
        {isOwn ? (
          <Tool
            icon={Trash2}
            label={t('editor.remove')}
            onClick={() => {
              onSelect(null);
              void acts.remove(block.id);
            }}
          />
        ) : (
          <Tool
            icon={block.hidden ? Eye : EyeOff}
            label={t(block.hidden ? 'editor.show' : 'editor.hide')}
            onClick={() => void acts.hide(block.id, !block.hidden)}
          />
        )}
        {!isOwn && (
          <Tool
            icon={RotateCcw}
            label={t('editor.reset')}
            disabled={!canReset(block)}
            onClick={() => void acts.reset(block.id)}
          />
        )}
      </div>
      {view === 'help' && block.category !== null && (
        <div className="px-2">
          <MeaningFold categories={[block.category]} grade={block.grade} />
        </div>
      )}
      {weak?.explanation !== undefined && weak.explanation !== '' && (
        <p className="px-2 text-note text-ink-soft">{weak.explanation}</p>
      )}
      {was !== undefined && was !== block.text && (
        <p className="px-2 text-note text-ink-soft">{t('editor.was', { text: was })}</p>
      )}
      {mode === 'edit' && (
        <EditText
          text={block.text}
          onDone={(text) => {
            endMode();
            if (text !== null && text !== block.text) void acts.edit(block.id, text);
            // Nothing was written: there shall be no sentence, either.
            else if (isOwn && block.text === t('editor.new-text')) {
              onSelect(null);
              void acts.remove(block.id);
            }
          }}
          onLeft={(text) => void acts.edit(block.id, text)}
        />
      )}
      {mode === 'model' && notice && (
        <ModelWriting
          notice={notice}
          block={block}
          read={reading?.grade ?? null}
          answers={answers}
          onTake={(text) => {
            setMode(null);
            void acts.assist(block.id, text);
          }}
        />
      )}
      {mode === 'alternatives' && (
        <Alternatives
          letter={letter}
          block={block}
          answers={answers}
          onTake={(module) => {
            setMode(null);
            void acts.take(block.id, module);
          }}
        />
      )}
    </div>
  );
}

function Tool({
  icon: Icon,
  label,
  hint,
  onClick,
  disabled = false,
  pressed,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  /** What it does, where one word leaves that open. */
  readonly hint?: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}) {
  return (
    <button
      type="button"
      className="editor-tool"
      title={hint}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
      {label}
    </button>
  );
}
