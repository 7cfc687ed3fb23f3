import { useState } from 'react';
import { handleError } from '#web/lib/handle-error.ts';
import { request, ServerError } from '#web/lib/http.ts';
import { wordsOf } from '#web/lib/words-of.ts';

/** What the server says is wrong with single fields, by their names. */
export type FieldFaults = Readonly<Record<string, string>>;

/**
 * Does something at the server and tells what kept it from being done, beside where it was asked for: at the field
 * where it is one that is shown, else in a line of its own.
 * @param isShown whether there is a field of this name („email“, „signatories.0.name“)
 */
export function useAct(
  onDone: () => Promise<void> | void,
  isShown: (field: string) => boolean = () => false,
) {
  const [faults, setFaults] = useState<FieldFaults>({});
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function act<Answer>(path: string, body: object = {}, method: 'POST' | 'PATCH' | 'DELETE' = 'POST') {
    if (busy) return undefined;
    setBusy(true);
    setFault(null);
    setFaults({});
    try {
      const answer = await request<Answer>(path, { method, ...(method === 'DELETE' ? {} : { body }) });
      // Before the page shows what came of it: whatever can be done then is not refused.
      setBusy(false);
      await onDone();
      return answer;
    } catch (error) {
      if (error instanceof ServerError && [400, 409].includes(error.status)) {
        const told = Object.entries(error.data).map(([field, { message = '' }]) => [field, message] as const);
        const others = told.filter(([field]) => !isShown(field)).map(([, text]) => text);
        const shown = told.filter(([field, text]) => isShown(field) && text !== '');
        setFaults(Object.fromEntries(shown));
        const rest = [...new Set(others)].filter((text) => text !== '').join(' ');
        const words = rest || (shown.length > 0 ? '' : wordsOf(error));
        setFault(words || null);
        if (words === '' && shown.length === 0) handleError(error);
        // Somebody (an own click whose answer was lost, another tab) was here before: the page shows what there is now.
        if (error.status === 409) await onDone();
      } else handleError(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { act, fault, faults, busy, setFault, setFaults };
}
