import { invoiceTotals } from '#domain/invoice/invoice.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { formatEuro, formatQuantity } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';

/** What an invoice asks for, line by line, with its sums. */
export function InvoiceSums({
  caption,
  ...invoice
}: Pick<Invoice, 'items' | 'tax_rate'> & { readonly caption: string }) {
  const t = useText();
  const { items, tax_rate: rate } = invoice;
  const { lines, net, tax, gross } = invoiceTotals(invoice);
  const sums = [
    [t('billing.net'), net],
    ...(rate === 0 ? [] : [[t('billing.tax', { rate }), tax] as const]),
    [t('billing.gross'), gross],
  ] as const;
  return (
    <>
      <table className="w-full border-collapse text-left text-note">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-ink-soft/40 text-small text-ink-soft">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {t('billing.text')}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-semibold">
              {t('billing.quantity')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('billing.sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ text, quantity, unit, unit_price: price }, at) => (
            <tr key={at} className="border-b border-line align-top">
              <td className="py-2 pr-4 wrap-anywhere">{text}</td>
              <td className="py-2 pr-4 text-right tabular-nums">
                {formatQuantity(quantity)} {t(`billing.unit-${unit}`)}
                <span className="block text-small text-ink-soft">{formatEuro(price)}</span>
              </td>
              <td className="py-2 text-right whitespace-nowrap tabular-nums">{formatEuro(lines[at] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([label, cents], at) => (
            <tr key={label} className={at === sums.length - 1 ? 'font-semibold' : ''}>
              <th
                scope="row"
                colSpan={2}
                className={`pt-2 pr-4 text-right ${at === sums.length - 1 ? '' : 'font-normal'}`}
              >
                {label}
              </th>
              <td className="pt-2 text-right whitespace-nowrap tabular-nums">{formatEuro(cents)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {rate === 0 && <p className="mt-2 text-note text-ink-soft">{t('billing.small-business')}</p>}
    </>
  );
}
