import { useState } from 'react';
import { ConfirmFirst } from '#web/lib/confirmation.tsx';
import { handleError } from '#web/lib/handle-error.ts';
import { request, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import type { InvitationRecord } from '#web/lib/work/owner.ts';
import { wordsOf } from '#web/lib/words-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/controls.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';

interface RemindBarProps {
  /** Whether all that is shown is chosen. */
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
  /** Whom a reminder would reach. */
  readonly people: readonly InvitationRecord[];
  readonly onReminded: () => Promise<void>;
}

interface Reminded {
  readonly reminded: readonly string[];
  readonly refused: readonly object[];
}

/** More are not reminded at once; the rest stays chosen for the next time. */
const most = 300;

/** Reminds everybody who has something open in what is chosen, after saying how many mails that makes. */
export function RemindBar({ all, onAll, people, onReminded }: RemindBarProps) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Reminded | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const reached = people.slice(0, most);
  const count = reached.length;

  async function remind(): Promise<void> {
    setBusy(true);
    setFault(null);
    setDone(null);
    try {
      const body = { ids: reached.map(({ id }) => id) };
      setDone(await request<Reminded>('/api/invitations/remind', { method: 'POST', body }));
      await onReminded();
    } catch (error) {
      if (error instanceof ServerError && [400, 429].includes(error.status) && wordsOf(error) !== '')
        setFault(wordsOf(error));
      else handleError(error);
    }
    setBusy(false);
  }

  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="pl-3">
          <Check label={t('work.choose-all')} checked={all} onChange={onAll} />
        </div>
        <Button
          aria-disabled={busy || count === 0}
          aria-describedby="remind-hint"
          className="aria-disabled:text-ink-soft"
          onClick={() => busy || count === 0 || setAsking(true)}
        >
          {count === 0 ? t('work.remind-none') : t('work.remind', { count })}
        </Button>
      </div>
      <p id="remind-hint" className="mt-1 text-small text-ink-soft">
        {t('work.remind-hint')}
      </p>
      {count > 0 && <ConfirmFirst />}
      <output className="block">
        {done && t('work.reminded', { count: done.reminded.length })}
        {done && done.refused.length > 0 && ` ${t('work.not-reminded', { count: done.refused.length })}`}
      </output>
      <FaultLine id="remind-fault" text={fault} />
      {asking && (
        <ConfirmDialog
          title={t('work.remind-title', { count })}
          text={t('work.remind-text', {
            mails: count,
            people: new Set(reached.map(({ email }) => email)).size,
          })}
          confirm={t('work.remind-act')}
          cancel={t('work.remind-cancel')}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void remind();
          }}
        />
      )}
    </div>
  );
}
