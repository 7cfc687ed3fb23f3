import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { Choice } from './controls.tsx';

export interface DataColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The field that the server sorts by; without one the column does not sort. */
  readonly sort?: string;
  /** For figures. */
  readonly right?: boolean;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** As the API takes it: `-created`. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/**
 * A table that the server sorts. On phones each row is a block with its labels beside the values.
 */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { caption, columns, rows } = props;
  return (
    <>
      <SortChoice {...props} />
      <div className="sm:overflow-x-auto">
        <table className="w-full border-collapse text-left text-note max-sm:block">
          <caption className="sr-only">{caption}</caption>
          <thead className="max-sm:hidden">
            <tr className="border-b border-ink-soft/40 text-small text-ink-soft">
              {columns.map((column) => (
                <Head key={column.label} column={column} {...props} />
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map((row) => (
              <tr key={row.id} className="border-b border-line max-sm:block max-sm:py-3">
                {columns.map(({ label, cell, right }) => (
                  <td
                    key={label}

                    className={`py-3 pr-6 align-top wrap-break-word last:pr-0 max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:gap-3 max-sm:py-0.5 max-sm:pr-0 ${right ? 'sm:text-right sm:whitespace-nowrap tabular-nums' : ''}`}
                  >
                    <span className="text-small leading-[1.375rem] text-ink-soft sm:hidden">{label}</span>
                    <span className="min-w-0 max-sm:wrap-anywhere">{cell(row)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Head<Row>({
  column: { label, sort: by, right },
  sort,
  onSort,
}: DataTableProps<Row & { readonly id: string }> & { readonly column: DataColumn<Row> }) {
  const state = sort === by ? 'ascending' : sort === `-${by ?? ''}` ? 'descending' : 'none';
  const Icon = state === 'ascending' ? ArrowUp : state === 'descending' ? ArrowDown : ChevronsUpDown;
  const look = `pr-6 font-semibold last:pr-0 ${right ? 'text-right' : ''}`;
  if (by === undefined) {
    return (
      <th scope="col" className={`py-2 ${look}`}>
        {label}
      </th>
    );
  }
  return (
    <th scope="col" aria-sort={state} className={look}>
      <button
        type="button"
        className={`inline-flex min-h-11 items-center gap-1 font-semibold hover:text-ink ${state === 'none' ? '' : 'text-ink'}`}
        onClick={() => onSort(state === 'ascending' ? `-${by}` : by)}
      >
        {label}
        <Icon size={16} aria-hidden />
      </button>
    </th>
  );
}

/** Where the heads of the columns have no room, the order is chosen from a list. */
function SortChoice<Row>({ columns, sort, onSort }: DataTableProps<Row & { readonly id: string }>) {
  const t = useText();
  const options = columns.flatMap(({ label, sort: by }) =>
    by === undefined
      ? []
      : [
          [by, t('table.ascending', { label })] as const,
          [`-${by}`, t('table.descending', { label })] as const,
        ],
  );
  if (options.length === 0) return null;
  return (
    <div className="mb-2 sm:hidden">
      <Choice label={t('table.sort')} value={sort} options={options} onChange={onSort} />
    </div>
  );
}
