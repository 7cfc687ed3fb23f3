import type { ReactNode } from 'react';

interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** For figures. */
  readonly right?: boolean;
}

interface RecordTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** A plain table; on narrow screens it scrolls sideways within itself. */
export function RecordTable<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
}: RecordTableProps<Row>) {
  return (
    // A place that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-note">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-ink-soft/40 text-small text-ink-soft">
            {columns.map(({ label, right }) => (
              <th
                key={label}
                scope="col"
                className={`py-2 pr-6 font-semibold last:pr-0 ${right ? 'text-right' : ''}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line">
              {columns.map(({ label, cell, right }) => (
                <td
                  key={label}
                  className={`py-3 pr-6 align-top last:pr-0 ${right ? 'text-right whitespace-nowrap tabular-nums' : ''}`}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
