import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatAgo } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { useListState } from '#web/lib/list-state.ts';
import { paths } from '#web/lib/paths.ts';
import { listQuery, quoted } from '#web/lib/records.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Choice } from '#web/ui/controls.tsx';
import { ListPage, ListSearch } from '#web/ui/list-page.tsx';

interface UserLine {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly verified: boolean;
  readonly locked: boolean;
  readonly modules: readonly string[] | null;
  readonly created: string;
}

type Filters = Readonly<Record<'suche' | 'modul' | 'bestaetigt' | 'gesperrt', string>>;

function filterOf({ suche, modul, bestaetigt, gesperrt }: Filters): string {
  const search = suche.trim();
  const parts = [
    search === '' ? '' : `(email ~ ${quoted(search)} || name ~ ${quoted(search)} || id = ${quoted(search)})`,
    modul.trim() === '' ? '' : `modules ~ ${quoted(modul.trim())}`,
    bestaetigt === '' ? '' : `verified = ${String(bestaetigt === 'ja')}`,
    gesperrt === '' ? '' : `locked = ${String(gesperrt === 'ja')}`,
  ];
  return parts.filter((part) => part !== '').join(' && ');
}

const nameOf = ({ id, email, name }: UserLine) => (
  <>
    <Link className="link font-semibold" to={`${paths.adminUsers}/${id}`}>
      {email}
    </Link>
    {name !== '' && <span className="block text-small text-ink-soft">{name}</span>}
  </>
);

/** The accounts: searched, narrowed and sorted by the server. */
export function Component() {
  const t = useText();
  useTitle(`${t('admin.users')} · ${t('admin.title')}`);
  const state = useListState(['suche', 'modul', 'bestaetigt', 'gesperrt'], '-created');
  const { values, set } = state;
  const query = useQuery({
    ...listQuery<UserLine>('users', {
      page: state.page,
      perPage: 30,
      sort: `${state.sort},id`,
      filter: filterOf(values),
      fields: 'id,email,name,verified,locked,modules,created',
    }),
    refetchOnMount: 'always',
  });
  const yesOrNo = [
    ['', t('table.all')],
    ['ja', t('admin.yes')],
    ['nein', t('admin.no')],
  ] as const;
  return (
    <section className="py-6">
      <h2 className="sr-only">{t('admin.users')}</h2>
      <ListPage
        caption={t('admin.users')}
        state={state}
        query={query}
        count={(count) => t('admin.users-count', { count })}
        empty={t('admin.no-users')}
        columns={[
          {
            label: t('form.email'),
            sort: 'email',
            cell: nameOf,
          },
          {
            label: t('admin.verified'),
            sort: 'verified',
            cell: ({ verified }) => t(verified ? 'admin.yes' : 'admin.no'),
          },
          {
            label: t('admin.locked'),
            sort: 'locked',
            cell: ({ locked }) => t(locked ? 'admin.yes' : 'admin.no'),
          },
          { label: t('admin.modules'), cell: ({ modules }) => modules?.join(', ') || '–' },
          {
            label: t('admin.created'),
            sort: 'created',
            cell: ({ created }) => formatAgo(created),
            right: true,
          },
        ]}
      >
        <ListSearch label={t('admin.search-users')} name="suche" state={state} />
        <ListSearch label={t('admin.module')} name="modul" state={state} />
        <Choice
          label={t('admin.verified')}
          value={values.bestaetigt}
          options={yesOrNo}
          onChange={(value) => set('bestaetigt', value)}
        />
        <Choice
          label={t('admin.locked')}
          value={values.gesperrt}
          options={yesOrNo}
          onChange={(value) => set('gesperrt', value)}
        />
      </ListPage>
    </section>
  );
}
