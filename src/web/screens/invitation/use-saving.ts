import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ServerError } from '#web/lib/http.ts';
import { askRecipient, invitationKey, type InvitationView } from '#web/lib/work/recipient.ts';
import { EntriesStore, type EntriesState } from './entries-store.ts';

export interface Saving
  extends EntriesState, Pick<EntriesStore, 'set' | 'remark' | 'flush' | 'reset' | 'refresh' | 'resolve'> {}

/** Saves what a recipient enters a moment after he entered it, and keeps it in the browser until it is saved. */
export function useSaving(view: InvitationView): Saving {
  const queries = useQueryClient();
  const [store] = useState(
    () =>
      new EntriesStore(view, {
        save: (body) =>
          askRecipient('PATCH', '', body).catch(async (error: unknown) => {
            // The link leads nowhere any more: the screen says so.
            if (error instanceof ServerError && error.status === 410)
              await queries.invalidateQueries({ queryKey: invitationKey });
            throw error;
          }),
        load: () => askRecipient('GET'),
        told: (next) => queries.setQueryData(invitationKey, next),
        rest: 700,
        again: 4000,
      }),
  );
  const state = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => {
    const save = (): void => void store.flush().catch(() => {});
    store.open();
    addEventListener('online', save);
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('online', save);
      removeEventListener('pagehide', save);
      store.close();
    };
  }, [store]);
  return {
    ...state,
    set: (field, value) => store.set(field, value),
    remark: (comments) => store.remark(comments),
    flush: () => store.flush(),
    reset: (next) => store.reset(next),
    refresh: (next) => store.refresh(next),
    resolve: (choice) => store.resolve(choice),
  };
}
