import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { formatAgo } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { useListState } from '#web/lib/list-state.ts';
import { listQuery, quoted } from '#web/lib/records.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/controls.tsx';
import { ListPage, ListSearch } from '#web/ui/list-page.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { ArticleScreen } from './article-screen.tsx';
import { articleStates, builtInQuery } from './articles.ts';
import type { Article } from './articles.ts';

type ArticleLine = Pick<Article, 'id' | 'slug' | 'title' | 'status' | 'updated'>;

/** The articles of the site; `?artikel=` opens one, `?neu` a new one, `?vorlage=` a legal page to start from. */
export function Component() {
  const t = useText();
  const [asked] = useSearchParams();
  useTitle(`${t('admin.articles')} · ${t('admin.title')}`);
  const id = asked.get('artikel');
  const builtIn = asked.get('vorlage');
  if (id !== null || builtIn !== null || asked.has('neu')) {
    return <ArticleScreen key={id ?? builtIn ?? 'new'} id={id} builtIn={builtIn} />;
  }
  return <ArticleList />;
}

const linkTo = ({ id, title }: ArticleLine) => (
  <Link className="link font-semibold" to={`?artikel=${id}`}>
    {title}
  </Link>
);

function filterOf({ suche, stand }: Readonly<Record<'suche' | 'stand', string>>): string {
  const search = quoted(suche.trim());
  const parts = [
    suche.trim() === '' ? '' : `(title ~ ${search} || slug ~ ${search})`,
    stand === '' ? '' : `status = ${quoted(stand)}`,
  ];
  return parts.filter((part) => part !== '').join(' && ');
}

function ArticleList() {
  const t = useText();
  const state = useListState(['suche', 'stand'], '-updated');
  const query = useQuery({
    ...listQuery<ArticleLine>('articles', {
      page: state.page,
      perPage: 30,
      sort: `${state.sort},id`,
      filter: filterOf(state.values),
      fields: 'id,slug,title,status,updated',
    }),
    refetchOnMount: 'always',
  });
  return (
    <div className="space-y-10 py-6">
      <section className="space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-letter text-title font-semibold">{t('admin.articles')}</h2>
          <Link to="?neu" className={buttonLook('primary')}>
            <Plus size={20} aria-hidden />
            {t('cms.new')}
          </Link>
        </div>
        <ListPage
          caption={t('admin.articles')}
          state={state}
          query={query}
          count={(count) => t('cms.count', { count })}
          empty={t('admin.no-articles')}
          columns={[
            { label: t('admin.article-title'), sort: 'title', cell: linkTo },
            { label: t('admin.slug'), sort: 'slug', cell: ({ slug }) => slug },
            {
              label: t('admin.status'),
              sort: 'status',
              cell: ({ status }) => t(`cms.state-${status}`),
            },
            {
              label: t('admin.updated'),
              sort: 'updated',
              cell: ({ updated }) => formatAgo(updated),
              right: true,
            },
          ]}
        >
          <ListSearch label={t('cms.search')} name="suche" state={state} />
          <Choice
            label={t('admin.status')}
            value={state.values.stand}
            options={[
              ['', t('table.all')],
              ...articleStates.map((one) => [one, t(`cms.state-${one}`)] as const),
            ]}
            onChange={(value) => state.set('stand', value)}
          />
        </ListPage>
      </section>
      <BuiltInList />
    </div>
  );
}

/** The legal pages, and whether somebody wrote them anew. */
function BuiltInList() {
  const t = useText();
  const builtIn = useQuery(builtInQuery);
  const own = useQuery({
    ...listQuery<ArticleLine>('articles', {
      perPage: 20,
      filter: (builtIn.data?.items ?? []).map(({ slug }) => `slug = "${slug}"`).join(' || '),
      fields: 'id,slug,title,status,updated',
    }),
    enabled: builtIn.data !== undefined,
    refetchOnMount: 'always',
  });
  return (
    <section className="space-y-3">
      <h2 className="font-letter text-title font-semibold">{t('cms.built-in')}</h2>
      <p className="max-w-[60ch] text-ink-soft">{t('cms.built-in-text')}</p>
      <Loaded query={builtIn} rows={4}>
        {({ items }) => (
          <ul className="divide-y divide-line border-y border-line">
            {items.map(({ slug, title }) => {
              const row = own.data?.items.find((one) => one.slug === slug);
              return (
                <li key={slug} className="flex flex-wrap items-baseline gap-x-6 py-3">
                  <Link className="link font-semibold" to={row ? `?artikel=${row.id}` : `?vorlage=${slug}`}>
                    {row?.title ?? title}
                  </Link>
                  <span className="text-note text-ink-soft">
                    {row ? t('cms.rewritten', { state: t(`cms.state-${row.status}`) }) : t('cms.as-built-in')}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
