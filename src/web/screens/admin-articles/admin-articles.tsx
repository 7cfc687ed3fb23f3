import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAgo } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { listQuery } from '#web/lib/records.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { RecordTable } from '#web/ui/record-table.tsx';

interface ArticleLine {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly status: 'draft' | 'published';
  readonly updated: string;
}

/** The articles of the site. */
export function Component() {
  const t = useText();
  const [page, setPage] = useState(1);
  useTitle(`${t('admin.articles')} · ${t('admin.title')}`);
  const query = useQuery(
    listQuery<ArticleLine>('articles', {
      page,
      perPage: 30,
      sort: '-updated,id',
      fields: 'id,slug,title,status,updated',
    }),
  );
  return (
    <section className="py-6">
      <h2 className="sr-only">{t('admin.articles')}</h2>
      <Loaded query={query} rows={6}>
        {({ items, totalPages }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{t('admin.no-articles')}</p>
          ) : (
            <>
              <RecordTable
                caption={t('admin.articles')}
                rows={items}
                columns={[
                  { label: t('admin.article-title'), cell: ({ title }) => title },
                  { label: t('admin.slug'), cell: ({ slug }) => slug },
                  { label: t('admin.status'), cell: ({ status }) => t(`admin.${status}`) },
                  { label: t('admin.updated'), cell: ({ updated }) => formatAgo(updated), right: true },
                ]}
              />
              <Pager page={page} pages={totalPages} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
