import { Redo2, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { employerNouns } from '#domain/german/employer-nouns.ts';
import { dateFormats, type DateFormat } from '#domain/german/format-date.ts';
import { genderForms, type GenderForm } from '#domain/german/group-nouns.ts';
import type { TextOptions } from '#domain/letter/answers.ts';
import { SaveLine } from '#web/lib/certificate/save-line.tsx';
import type { SaveState } from '#web/lib/certificate/store.ts';
import { useText } from '#web/lib/i18n.ts';
import type { LetterActs } from './use-letter.ts';

export const views = ['standard', 'grades', 'help'] as const;
export type View = (typeof views)[number];

/** Views, undo and redo, and the wording of the whole letter. */
export function EditorBar({
  view,
  onView,
  undo,
  redo,
  options,
  acts,
  locked,
  save,
  refusal,
  read,
}: {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly options: TextOptions;
  readonly acts: LetterActs;
  /** Then there is nothing but the views. */
  readonly locked: boolean;
  readonly save: SaveState;
  /** Why the server did not take it; '' where it did not say. */
  readonly refusal: string;
  /** What the margin says, in short; null before it was read. */
  readonly read: { readonly grade: string; readonly warnings: number } | null;
}) {
  const t = useText();
  return (
    <div className="editor-bar">
      <fieldset className="editor-views">
        <legend className="sr-only">{t('editor.view')}</legend>
        {views.map((one) => (
          <label key={one}>
            <input type="radio" name="view" checked={view === one} onChange={() => onView(one)} />
            <span>{t(`editor.view-${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {!locked && (
        <>
          <div className="flex">
            <button
              type="button"
              className="icon-button"
              aria-label={t('editor.undo')}
              title={t('editor.undo')}
              disabled={undo === null}
              onClick={() => undo?.()}
            >
              <Undo2 size={20} aria-hidden />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('editor.redo')}
              title={t('editor.redo')}
              disabled={redo === null}
              onClick={() => redo?.()}
            >
              <Redo2 size={20} aria-hidden />
            </button>
          </div>
          <details className="editor-options">
            <summary>{t('wizard.options')}</summary>
            <div>
              <Option
                label={t('wizard.gender-form')}
                value={options.gender_form}
                choices={genderForms.map((form) => [form, t(`wizard.gender-${form}`)])}
                onChange={(value) => void acts.option('gender_form', value as GenderForm)}
              />
              <Option
                label={t('wizard.company-term')}
                value={options.company_term}
                choices={employerNouns.map(({ noun }) => [noun, noun])}
                onChange={(value) => void acts.option('company_term', value)}
              />
              <Option
                label={t('wizard.date-format')}
                value={options.date_format}
                choices={dateFormats.map((format) => [format, t(`wizard.date-${format}`)])}
                onChange={(value) => void acts.option('date_format', value as DateFormat)}
              />
            </div>
          </details>
        </>
      )}
      {/* Here and not at the title: who writes far below must see whether it is safe. */}
      {!locked && <SaveLine save={save} isNew={false} refusal={refusal} />}
      {read !== null && (
        <a href="#editor-margin" className="editor-jump">
          <span className="max-sm:sr-only">{t('editor.jump')} </span>
          {read.grade} · {t('editor.warnings', { count: read.warnings })}
        </a>
      )}
    </div>
  );
}

function Option({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-small font-semibold">
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
