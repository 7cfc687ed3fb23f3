import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenForChanges } from '#web/lib/realtime.ts';
import { overviewKey } from '#web/lib/overview/entry.ts';

/** Much may happen at once (a table of a hundred people is read in): one question after it is enough. */
const rest = 300;

/** Asks anew whenever something happens to own documents or invitations, in whichever tab or on whichever device. */
export function useLiveOverview(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const end = listenForChanges(['overview/*', 'invitations/*'], () => {
      // What is shown has just been asked for.
      if (isFirst) {
        isFirst = false;
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        void queries.invalidateQueries({ queryKey: [overviewKey] });
        void queries.invalidateQueries({ queryKey: ['invitations'] });
      }, rest);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [queries]);
}
