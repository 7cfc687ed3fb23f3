import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { handleError } from '#web/lib/handle-error.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { deleteRecord } from '#web/lib/records.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface OwnRowProps {
  readonly collection: 'analyses' | 'certificates';
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly details: string;
  readonly words: {
    readonly question: string;
    readonly text: string;
    readonly act: string;
    readonly done: string;
  };
}

/** One of one's own documents: opens it, and deletes it after a question. */
export function OwnRow({ collection, id, path, name, details, words }: OwnRowProps) {
  const t = useText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: async () => {
      try {
        await deleteRecord(collection, id);
      } catch (error) {
        // Already gone is what was wanted.
        if (!(error instanceof ServerError) || error.status !== 404) throw error;
      }
    },
    onSuccess: async () => {
      setAsking(false);
      await queries.invalidateQueries({ queryKey: [collection] });
      void showSuccess(words.done);
    },
    onError: (error) => {
      setAsking(false);
      handleError(error);
    },
  });
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <Link to={path} className="link block truncate font-semibold">
          {name}
        </Link>
        <p className="text-small text-ink-soft">{details}</p>
      </div>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded text-accent hover:bg-accent-wash"
        aria-label={t('cockpit.delete', { name })}
        title={t('cockpit.delete', { name })}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={20} aria-hidden />
      </button>
      {asking && (
        <ConfirmDialog
          title={words.question}
          text={words.text}
          confirm={words.act}
          cancel={t('delete.cancel')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
