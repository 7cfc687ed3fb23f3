import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n.ts';
import type { ListState } from '#web/lib/list-state.ts';
import type { RecordPage } from '#web/lib/records.ts';
import { Button } from './button.tsx';
import { DataTable } from './data-table.tsx';
import type { DataColumn } from './data-table.tsx';
import { Loaded } from './loaded.tsx';
import { Pager } from './pager.tsx';
import { SearchField } from './search-field.tsx';

interface ListPageProps<Row, Name extends string> {
  readonly caption: string;
  readonly state: ListState<Name>;
  readonly query: UseQueryResult<RecordPage<Row>>;
  readonly columns: readonly DataColumn<Row>[];
  /** „3 Konten“. */
  readonly count: (total: number) => string;
  /** What is said where there is nothing yet. */
  readonly empty: string;
  /** What narrows the list. */
  readonly children?: ReactNode;
}

/** A list that the server narrows, sorts and hands out page by page. */
export function ListPage<Row extends { readonly id: string }, Name extends string>({
  caption,
  state,
  query,
  columns,
  count,
  empty,
  children,
}: ListPageProps<Row, Name>) {
  const t = useText();
  return (
    <>
      {children !== undefined && (
        <search className="mb-4 grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 md:grid-cols-4">
          {children}
        </search>
      )}
      <Loaded query={query} rows={6}>
        {({ items, totalItems, totalPages }) => (
          <>
            <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-4">
              <output className="text-small text-ink-soft">{count(totalItems)}</output>
              {state.narrowed && (
                <Button look="quiet" className="px-2" onClick={state.reset}>
                  {t('table.reset')}
                </Button>
              )}
            </div>
            {items.length === 0 ? (
              <p className="max-w-[60ch] text-ink-soft">{state.narrowed ? t('table.none') : empty}</p>
            ) : (
              <DataTable
                caption={caption}
                columns={columns}
                rows={items}
                sort={state.sort}
                onSort={state.setSort}
              />
            )}
            <Pager page={state.page} pages={totalPages} onPage={state.setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}

interface ListSearchProps<Name extends string> {
  readonly label: string;
  readonly name: Name;
  readonly state: ListState<Name>;
}

/** Narrows a list while one types. What is typed stands at once, the address follows. */
export function ListSearch<Name extends string>({ label, name, state }: ListSearchProps<Name>) {
  const known = state.values[name];
  const [text, setText] = useState(known);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The address lags behind who types; changed from elsewhere (the button that resets, the way back) it counts.
    if (!place.current?.contains(document.activeElement)) setText(known);
  }, [known]);
  return (
    <div ref={place}>
      <SearchField
        label={label}
        value={text}
        onChange={(typed) => {
          setText(typed);
          state.set(name, typed);
        }}
      />
    </div>
  );
}
