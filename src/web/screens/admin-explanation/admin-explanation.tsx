import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAgo } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { listQuery } from '#web/lib/records.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { RecordTable } from '#web/ui/record-table.tsx';

interface ExplanationLine {
  readonly id: string;
  readonly kind: 'category' | 'grade' | 'code';
  readonly key: string;
  readonly text: string;
  readonly updated: string;
}

/** The explanations that stand in the place of the built-in ones. */
export function Component() {
  const t = useText();
  const [page, setPage] = useState(1);
  useTitle(`${t('admin.explanation')} · ${t('admin.title')}`);
  const query = useQuery(
    listQuery<ExplanationLine>('explanations', {
      page,
      perPage: 30,
      sort: 'kind,key,id',
      fields: 'id,kind,key,text:excerpt(120,true),updated',
    }),
  );
  return (
    <section className="py-6">
      <h2 className="sr-only">{t('admin.explanation')}</h2>
      <Loaded query={query} rows={6}>
        {({ items, totalPages }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{t('admin.no-explanations')}</p>
          ) : (
            <>
              <RecordTable
                caption={t('admin.explanation')}
                rows={items}
                columns={[
                  { label: t('admin.kind'), cell: ({ kind }) => t(`admin.kind-${kind}`) },
                  { label: t('admin.key'), cell: ({ key }) => key },
                  { label: t('admin.text'), cell: ({ text }) => text },
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
