import { CircleCheck, CircleDashed, CircleX, FileDown, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { download } from '#web/lib/download.ts';
import { formatDay, formatEuro } from '#web/lib/format.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { useText, type Translate } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

/** An invoice or a Storno; days are YYYY-MM-DD, '' where there is none. */
export interface InvoiceLine {
  readonly id: string;
  readonly kind: 'invoice' | 'storno';
  readonly number: string;
  readonly date: string;
  readonly state: 'open' | 'paid' | 'cancelled' | '';
  readonly due: string;
  readonly paid: string;
  /** Ids of the invoice that this one takes back, and of the one that takes this back. */
  readonly cancels: string;
  readonly cancelled_by: string;
  /** Cents, with tax; below zero in a Storno. */
  readonly amount: number;
}

interface InvoiceRowProps {
  readonly invoice: InvoiceLine;
  /** By id. */
  readonly numbers: ReadonlyMap<string, string>;
}

/** One invoice: what, when, how much, how it stands, and its file. */
export function InvoiceRow({ invoice, numbers }: InvoiceRowProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const { id, kind, number, date, amount } = invoice;
  const { Icon, look, text } = stateOf(invoice, numbers, t);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await download(`/api/invoices/${id}/invoice.pdf`, `${number}.pdf`);
    } catch (error) {
      handleError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_7rem_auto]">
      <div>
        <p className="font-semibold tabular-nums">
          {kind === 'storno' && <span className="font-normal">{t('invoices.storno')} </span>}
          {number}
        </p>
        <p className="text-small text-ink-soft">{t('invoices.of', { day: formatDay(date) })}</p>
      </div>
      <p className={`row-start-2 flex items-center gap-2 text-note sm:row-start-auto ${look}`}>
        <Icon size={20} aria-hidden className="shrink-0" />
        <span>{text}</span>
      </p>
      <p className="text-right font-semibold whitespace-nowrap tabular-nums">{formatEuro(amount)}</p>
      <Button
        look="quiet"
        className="-mr-2"
        aria-label={t('invoices.file', { number })}
        aria-disabled={busy}
        onClick={() => busy || void save()}
      >
        <FileDown size={20} aria-hidden />
        {t('invoices.pdf')}
      </Button>
    </li>
  );
}

/** How an invoice stands, as a sign and in words. */
function stateOf(invoice: InvoiceLine, numbers: ReadonlyMap<string, string>, t: Translate) {
  const { kind, state, due, paid, cancels, cancelled_by: by } = invoice;
  if (kind === 'storno') {
    const number = numbers.get(cancels) ?? '';
    return { Icon: Undo2, look: 'text-ink-soft', text: t('invoices.takes-back', { number }) };
  }
  if (state === 'cancelled') {
    const number = numbers.get(by) ?? '';
    return { Icon: CircleX, look: 'text-ink-soft', text: t('invoices.cancelled-by', { number }) };
  }
  if (state === 'paid') {
    const text = paid === '' ? t('invoices.paid') : t('invoices.paid-at', { day: formatDay(paid) });
    return { Icon: CircleCheck, look: 'text-grade-1', text };
  }
  const today = new Date().toLocaleDateString('sv-SE');
  const over = due !== '' && due < today;
  const key = due === '' ? 'invoices.open' : over ? 'invoices.overdue' : 'invoices.open-until';
  return {
    Icon: CircleDashed,
    look: over ? 'text-danger' : '',
    text: t(key, due === '' ? {} : { day: formatDay(due) }),
  };
}
