import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { formatAgo } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { listQuery, quoted } from '#web/lib/records.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { RecordTable } from '#web/ui/record-table.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

interface UserLine {
  readonly id: string;
  readonly email: string;
  readonly verified: boolean;
  readonly modules: readonly string[] | null;
  readonly created: string;
}

/** The accounts, to be looked through by mail address. */
export function Component() {
  const t = useText();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  useTitle(`${t('admin.users')} · ${t('admin.title')}`);
  const wanted = useDeferredValue(search.trim());
  const query = useQuery(
    listQuery<UserLine>('users', {
      page,
      perPage: 30,
      sort: '-created,id',
      filter: wanted === '' ? '' : `email ~ ${quoted(wanted)}`,
      fields: 'id,email,verified,modules,created',
    }),
  );
  return (
    <section className="py-6">
      <h2 className="sr-only">{t('admin.users')}</h2>
      <SearchField
        label={t('admin.search-users')}
        value={search}
        onChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      <Loaded query={query} rows={6}>
        {({ items, totalItems, totalPages }) => (
          <>
            <output className="block my-3 text-small text-ink-soft">
              {t('admin.users-count', { count: totalItems })}
            </output>
            {items.length > 0 && (
              <RecordTable
                caption={t('admin.users')}
                rows={items}
                columns={[
                  { label: t('form.email'), cell: ({ email }) => email },
                  {
                    label: t('admin.verified'),
                    cell: ({ verified }) => t(verified ? 'admin.yes' : 'admin.no'),
                  },
                  { label: t('admin.modules'), cell: ({ modules }) => modules?.join(', ') || '–' },
                  { label: t('admin.created'), cell: ({ created }) => formatAgo(created), right: true },
                ]}
              />
            )}
            <Pager page={page} pages={totalPages} onPage={setPage} />
          </>
        )}
      </Loaded>
    </section>
  );
}
