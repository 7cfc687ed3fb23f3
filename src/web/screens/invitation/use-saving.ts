import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Field } from '#domain/workflow/permissions.ts';
import { ServerError } from '#web/lib/http.ts';
import { askRecipient, invitationKey, type Comment, type InvitationView } from '#web/lib/work/recipient.ts';

/** How long somebody pauses before what he wrote is saved (ms). */
const pause = 700;

export interface Saving {
  /** What stands in the fields now. */
  readonly values: Partial<Record<Field, unknown>>;
  readonly set: (field: Field, value: unknown) => void;
  /** Keeps all remarks that were written until now. */
  readonly remark: (comments: readonly Comment[]) => void;
  readonly state: 'saved' | 'saving' | 'failed' | 'idle';
  /** What is wrong with single fields, by path. */
  readonly faults: Readonly<Record<string, string>>;
  /** Sends what is not sent yet; rejects when that fails. */
  readonly flush: () => Promise<void>;
  readonly reset: (view: InvitationView) => void;
}

const valuesOf = (view: InvitationView): Saving['values'] => ({ ...view.values, ...view.entries });

/** Saves what a recipient enters a moment after he entered it. */
export function useSaving(view: InvitationView): Saving {
  const queries = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(view));
  const [state, setState] = useState<Saving['state']>('idle');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const version = useRef(view.version);
  const waiting = useRef<Partial<Record<Field, unknown>>>({});
  const remarks = useRef<readonly Comment[]>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());

  async function send(): Promise<void> {
    const batch = waiting.current;
    const comments = remarks.current;
    if (Object.keys(batch).length === 0 && comments === undefined) return;
    waiting.current = {};
    remarks.current = undefined;
    setState('saving');
    try {
      const next = await askRecipient('PATCH', '', { values: batch, version: version.current, comments });
      version.current = next.version;
      queries.setQueryData(invitationKey, next);
      setFaults({});
      setState('saved');
    } catch (error) {
      waiting.current = { ...batch, ...waiting.current };
      remarks.current ??= comments;
      setState('failed');
      if (error instanceof ServerError) {
        const told = Object.entries(error.data).map(([path, { message }]) => [path, message ?? '']);
        setFaults(Object.fromEntries(told) as Record<string, string>);
        if (error.status === 410) await queries.invalidateQueries({ queryKey: invitationKey });
      }
      throw error;
    }
  }
  // One after the other: each save carries the version that the one before it brought.
  const flush = (): Promise<void> => {
    clearTimeout(timer.current);
    const next = sending.current.catch(() => {}).then(send);
    sending.current = next;
    return next;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  function soon(): void {
    setState('idle');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush().catch(() => {}), pause);
  }

  return {
    values,
    state,
    faults,
    flush,
    set(field, value) {
      setValues((before) => ({ ...before, [field]: value }));
      waiting.current[field] = value;
      soon();
    },
    remark(comments) {
      remarks.current = comments;
      soon();
    },
    reset(next) {
      version.current = next.version;
      waiting.current = {};
      remarks.current = undefined;
      setValues(valuesOf(next));
    },
  };
}
