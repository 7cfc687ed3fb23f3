import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, Pencil, Pilcrow, Plus, RotateCcw, Shuffle, Sparkles, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { LucideIcon } from 'lucide-react';
import { gradeWords, type NamedGrade } from '#domain/letter/grade.ts';
import { isEdited } from '#domain/letter/letter.ts';
import { useText } from '#web/lib/i18n.ts';
import { modelQuery } from '#web/lib/model/model-notice.ts';
import { Button } from '#web/ui/button.tsx';
import { MeaningFold } from '#web/ui/meaning-fold.tsx';
import { Alternatives } from './alternatives.tsx';
import type { BlockViewProps } from './block-view.tsx';
import type { ModelWritingProps } from './model-writing.tsx';

/** Loaded only where there is a model; without this part of the script the other tools work as ever. */
const ModelWriting = lazy<ComponentType<ModelWritingProps>>(() =>
  import('./model-writing.tsx').catch(() => ({ default: () => null })),
);

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
}: BlockViewProps) {
  const t = useText();
  const [mode, setMode] = useState<'edit' | 'alternatives' | 'model' | null>(null);
  const { data: notice } = useQuery(modelQuery);
  const isOwn = block.kind === 'own';
  const isFixed = block.module === null && block.original !== null && !isEdited(block);
  const weak = reading?.sentences.find(({ better }) => better !== undefined);
  return (
    <div className="editor-tools">
      <div role="toolbar" aria-label={t('editor.tools')} className="flex flex-wrap items-center gap-x-1">
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
              {gradeWords.map((word, at) => (
                <option key={word} value={at + 1}>
                  {word}
                </option>
              ))}
            </select>
          </label>
        )}
        {!isOwn && (
          <Tool
            icon={RotateCcw}
            label={t('editor.reset')}
            disabled={!isEdited(block)}
            onClick={() => void acts.reset(block.id)}
          />
        )}
        <Tool
          icon={Pilcrow}
          label={t(block.paragraph ? 'editor.join' : 'editor.split')}
          onClick={() => void acts.paragraph(block.id, !block.paragraph)}
        />
        <Tool
          icon={Plus}
          label={t('editor.insert-after')}
          onClick={() => void acts.insert(area, t('editor.new-text'), block.id)}
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
            setMode(null);
            if (text !== null && text !== block.text) void acts.edit(block.id, text);
          }}
        />
      )}
      {mode === 'model' && notice && (
        <Suspense>
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
        </Suspense>
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
  onClick,
  disabled = false,
  pressed,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}) {
  return (
    <button
      type="button"
      className="editor-tool"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
      {label}
    </button>
  );
}

/** The words themselves, to be changed by hand. */
function EditText({
  text,
  onDone,
}: {
  readonly text: string;
  readonly onDone: (text: string | null) => void;
}) {
  const t = useText();
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const take = (): void => {
    const tidy = typed.replaceAll(/\s+/g, ' ').trim();
    onDone(tidy === '' ? null : tidy);
  };
  return (
    <div className="p-2">
      <textarea
        ref={field}
        aria-label={t('editor.text')}
        rows={Math.max(3, Math.ceil(typed.length / 70))}
        maxLength={5000}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onDone(null);
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            take();
          }
        }}
        className="w-full rounded border border-ink-soft/50 bg-sheet p-3 font-letter"
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="primary" onClick={take}>
          {t('editor.take-text')}
        </Button>
        <Button onClick={() => onDone(null)}>{t('editor.cancel')}</Button>
      </div>
    </div>
  );
}
