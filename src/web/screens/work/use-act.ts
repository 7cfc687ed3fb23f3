import { useState } from 'react';
import { handleError } from '#web/lib/handle-error.ts';
import { request, ServerError } from '#web/lib/http.ts';

/** Does something at the server and tells what kept it from being done, beside where it was asked for. */
export function useAct(onDone: () => Promise<void> | void) {
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function act<Answer>(path: string, body: object = {}, method: 'POST' | 'PATCH' | 'DELETE' = 'POST') {
    if (busy) return undefined;
    setBusy(true);
    setFault(null);
    try {
      const answer = await request<Answer>(path, { method, ...(method === 'DELETE' ? {} : { body }) });
      // Before the page shows what came of it: whatever can be done then is not refused.
      setBusy(false);
      await onDone();
      return answer;
    } catch (error) {
      if (error instanceof ServerError && [400, 409].includes(error.status)) {
        const told = Object.values(error.data).map(({ message }) => message);
        setFault([...new Set(told)].filter(Boolean).join(' ') || error.message);
        // Somebody (an own click whose answer was lost, another tab) was here before: the page shows what there is now.
        if (error.status === 409) await onDone();
      } else handleError(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { act, fault, busy, setFault };
}
