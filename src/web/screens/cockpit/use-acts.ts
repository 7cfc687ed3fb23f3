import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, type RefObject } from 'react';
import { beginningOf } from '#web/lib/beginning.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { askOverview, overviewKey, type Entry } from '#web/lib/overview/entry.ts';
import { deleteRecord } from '#web/lib/records.ts';
import { showError, showSuccess } from '#web/lib/toasts.ts';
import { showUndo } from '#web/lib/undo-toast.tsx';
import { wordsOf } from '#web/lib/words-of.ts';

/** What can be done with an entry of the list. Each tells by itself what went wrong. */
export interface Acts {
  readonly rename: (entry: Entry, name: string) => Promise<void>;
  readonly duplicate: (entry: Entry) => Promise<void>;
  readonly trash: (entry: Entry) => Promise<void>;
  readonly restore: (entry: Pick<Entry, 'id'>) => Promise<void>;
  readonly remove: (entry: Entry) => Promise<void>;
}

const collectionOf = { certificate: 'certificates', analysis: 'analyses' } as const;

/** @param area gets the focus when the row that had it is gone */
export function useActs(area: RefObject<HTMLElement | null>): Acts {
  const t = useText();
  const queries = useQueryClient();
  const refresh = useCallback(async () => {
    await Promise.all(
      [overviewKey, 'certificates', 'analyses', 'invitations'].map((key) =>
        queries.invalidateQueries({ queryKey: [key] }),
      ),
    );
    if (document.activeElement === document.body || document.activeElement === null)
      area.current?.focus({ preventScroll: true });
  }, [queries, area]);

  return useMemo(() => {
    const done = async (work: () => Promise<unknown>, after: () => void = () => {}): Promise<void> => {
      try {
        await work();
        await refresh();
        after();
      } catch (error) {
        await refresh();
        if (error instanceof ServerError && error.status === 409 && wordsOf(error) !== '')
          await showError(wordsOf(error), 409);
        else handleError(error);
      }
    };
    const restore: Acts['restore'] = async ({ id }) =>
      done(
        () => askOverview(id, 'restore'),
        () => void showSuccess(t('cockpit.restored')),
      );
    return {
      rename: async ({ id }, name) => done(() => askOverview(id, 'rename', { name })),
      duplicate: async ({ id }) =>
        done(
          () => askOverview(id, 'duplicate'),
          () => void showSuccess(t('cockpit.duplicated')),
        ),
      trash: async (entry) =>
        done(
          () => askOverview(entry.id, 'trash'),
          () =>
            void showUndo({
              id: `trash-${entry.id}`,
              text: t('cockpit.trashed', { name: beginningOf(entry.title) || t(`cockpit.${entry.kind}`) }),
              undo: t('cockpit.undo'),
              onUndo: () => void restore(entry),
            }),
        ),
      restore,
      remove: async ({ id, kind }) =>
        done(
          () => deleteRecord(collectionOf[kind], id),
          () => void showSuccess(t(kind === 'certificate' ? 'deleted.text' : 'result.deleted')),
        ),
    };
  }, [t, refresh]);
}
