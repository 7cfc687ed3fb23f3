import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { builtInExplanation } from '#domain/knowledge/guides/explanations.ts';
import type { ExplanationKind } from '#domain/knowledge/guides/explanations.ts';
import { explanationsQuery, saveExplanation } from '#web/lib/explanations.ts';
import type { StoredExplanation } from '#web/lib/explanations.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { deleteRecord } from '#web/lib/records.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';

interface ExplanationEntryProps {
  readonly kind: ExplanationKind;
  readonly textKey: string;
  readonly name: string;
  /** What was written in the place of the built-in text. */
  readonly own: StoredExplanation | null;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** One explanation: its text, and the field to rewrite it in. */
export function ExplanationEntry(props: ExplanationEntryProps) {
  const { kind, textKey, name, own, open, onOpen } = props;
  const t = useText();
  const builtIn = builtInExplanation(kind, textKey);
  return (
    <li className="grid gap-x-10 gap-y-2 py-4 md:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <h3 className="font-letter font-semibold">{name}</h3>
        <p className="text-small text-ink-soft">{t(own ? 'explain.own' : 'explain.built-in')}</p>
      </div>
      {open ? (
        <ExplanationForm {...props} builtIn={builtIn} />
      ) : (
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <p className="max-w-[60ch] flex-1 basis-[20rem] text-note">{own?.text ?? builtIn}</p>
          <Button aria-label={t('explain.edit-of', { name })} onClick={() => onOpen(true)}>
            {t('explain.edit')}
          </Button>
        </div>
      )}
    </li>
  );
}

function ExplanationForm({
  kind,
  textKey,
  own,
  builtIn,
  onOpen,
}: ExplanationEntryProps & { readonly builtIn: string }) {
  const t = useText();
  const id = useId();
  const queries = useQueryClient();
  const [text, setText] = useState(own?.text ?? builtIn);
  const empty = text.trim() === '';
  const after = async (told: 'explain.saved' | 'explain.reset-done'): Promise<void> => {
    await queries.invalidateQueries({ queryKey: explanationsQuery.queryKey });
    void showSuccess(t(told));
    onOpen(false);
  };
  const save = usePost({
    mutationFn: () => saveExplanation(own?.id ?? null, kind, textKey, text.trim()),
    onSuccess: () => after('explain.saved'),
    onError: (error) => handleError(error),
  });
  const reset = usePost({
    mutationFn: () => deleteRecord('explanations', own?.id ?? ''),
    onSuccess: () => after('explain.reset-done'),
    onError: (error) => handleError(error),
  });
  return (
    <form
      className="max-w-[42rem] space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty && !save.isPending) save.mutate();
      }}
    >
      <label htmlFor={id} className="block font-semibold">
        {t('explain.text')}
      </label>
      <textarea
        id={id}
        className="block min-h-36 w-full resize-y rounded border border-ink-soft/60 bg-sheet px-3 py-2 aria-invalid:border-danger"
        value={text}
        maxLength={20_000}
        lang="de"
        aria-invalid={empty}
        aria-describedby={`${id}-built-in`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-built-in`} className="text-small text-ink-soft">
        {empty ? t('explain.empty') : t('explain.built-in-is', { text: builtIn })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={empty || save.isPending}>
          {t('explain.save')}
        </Button>
        {own && (
          <Button aria-disabled={reset.isPending} onClick={() => reset.isPending || reset.mutate()}>
            {t('explain.reset')}
          </Button>
        )}
        <Button look="quiet" onClick={() => onOpen(false)}>
          {t('explain.close')}
        </Button>
      </div>
    </form>
  );
}
