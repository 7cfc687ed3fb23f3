import { useQueryClient } from '@tanstack/react-query';
import { BadgeEuro, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDay } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { cancelInvoice, settleInvoice } from '#web/lib/invoices.ts';
import type { StoredInvoice } from '#web/lib/invoices.ts';
import { paths } from '#web/lib/paths.ts';
import { tellRefusal } from '#web/lib/tell-refusal.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { isDay } from '#web/lib/typed-day.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DayLine } from '#web/ui/day-line.tsx';

/** Whether an invoice is paid or taken back, and what can be done about that. */
export function InvoiceState({ invoice }: { invoice: StoredInvoice }) {
  const t = useText();
  const { kind, state, cancels, cancelled_by: cancelledBy, paid } = invoice;
  if (kind === 'storno') return <Pointer text={t('billing.is-storno')} id={cancels} />;
  if (state === 'cancelled') return <Pointer text={t('billing.is-cancelled')} id={cancelledBy} />;
  return (
    <div className="space-y-5">
      <p>{state === 'paid' ? t('billing.is-paid', { day: formatDay(paid) }) : t('billing.is-open')}</p>
      <Payment invoice={invoice} />
      <Storno invoice={invoice} />
    </div>
  );
}

function Pointer({ text, id }: { text: string; id: string }) {
  const t = useText();
  return (
    <p>
      {text}{' '}
      <Link className="link" to={`${paths.adminInvoices}/${id}`}>
        {t('billing.to-other')}
      </Link>
    </p>
  );
}

/** The day here, YYYY-MM-DD. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

function Payment({ invoice: { id, state } }: { invoice: StoredInvoice }) {
  const t = useText();
  const queries = useQueryClient();
  const [day, setDay] = useState(today);
  const settle = usePost({
    mutationFn: (paid: string) => settleInvoice(id, paid),
    onSuccess: async (_done, paid) => {
      void showSuccess(t(paid === '' ? 'billing.unpaid-done' : 'billing.paid-done'));
      await queries.invalidateQueries({ queryKey: ['invoices'] });
    },
    onError: tellRefusal,
  });
  if (state === 'paid') {
    return (
      <Button aria-disabled={settle.isPending} onClick={() => settle.isPending || settle.mutate('')}>
        <Undo2 size={20} aria-hidden />
        {t('billing.unpaid')}
      </Button>
    );
  }
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!settle.isPending && isDay(day)) settle.mutate(day);
      }}
    >
      <DayLine label={t('billing.paid-at')} value={day} onChange={setDay} />
      <Button type="submit" aria-disabled={settle.isPending} className="min-h-12">
        <BadgeEuro size={20} aria-hidden />
        {t('billing.pay')}
      </Button>
    </form>
  );
}

function Storno({ invoice: { id, number } }: { invoice: StoredInvoice }) {
  const t = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const cancel = usePost({
    mutationFn: () => cancelInvoice(id),
    onSuccess: async (storno) => {
      void showSuccess(t('billing.cancel-done', { number }));
      await queries.invalidateQueries({ queryKey: ['invoices'] });
      await navigate(`${paths.adminInvoices}/${storno.id}`);
    },
    onError: (error) => {
      setAsked(false);
      // It may have been taken back already, by a click whose answer was lost.
      void queries.invalidateQueries({ queryKey: ['invoices'] });
      tellRefusal(error);
    },
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('billing.cancel')}</Button>
      {asked && (
        <ConfirmDialog
          title={t('billing.cancel-question', { number })}
          text={t('billing.cancel-text')}
          confirm={t('billing.cancel')}
          cancel={t('billing.keep')}
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
