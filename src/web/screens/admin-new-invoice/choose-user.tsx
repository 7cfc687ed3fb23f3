import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { listQuery, quoted } from '#web/lib/records.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

/** Finds the account that an invoice is for. */
export function ChooseUser() {
  const t = useText();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const query = useQuery(
    listQuery<{ readonly id: string; readonly email: string; readonly name: string }>('users', {
      perPage: 10,
      sort: 'email',
      filter: wanted === '' ? '' : `email ~ ${quoted(wanted)} || name ~ ${quoted(wanted)}`,
      fields: 'id,email,name',
    }),
  );
  return (
    <div className="mt-4 max-w-[32rem] space-y-4">
      <p>{t('billing.for-whom')}</p>
      <SearchField label={t('admin.search-users')} value={search} onChange={setSearch} />
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{t('table.none')}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {items.map(({ id, email, name }) => (
                <li key={id} className="py-1">
                  <Link
                    className="link inline-flex min-h-11 items-center wrap-anywhere"
                    replace
                    to={`?nutzer=${id}`}
                  >
                    {email}
                  </Link>
                  {name !== '' && <span className="ml-3 text-note text-ink-soft">{name}</span>}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
