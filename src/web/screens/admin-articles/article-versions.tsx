import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { listQuery } from '#web/lib/records.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import type { ArticleVersion } from './articles.ts';

interface ArticleVersionsProps {
  readonly id: string;
  readonly onTake: (version: ArticleVersion) => void;
}

/** What the article was after each save. Taking one puts it into the editor; it counts once it is saved. */
export function ArticleVersions({ id, onTake }: ArticleVersionsProps) {
  const t = useText();
  const query = useQuery(
    listQuery<ArticleVersion>('article_versions', {
      perPage: 50,
      sort: '-created,-id',
      filter: `article = "${id}"`,
    }),
  );
  return (
    <details className="fold mt-8">
      <summary>{t('cms.versions')}</summary>
      <Loaded query={query}>
        {({ items }) => (
          <ol className="mt-2 divide-y divide-line border-y border-line">
            {items.map((version, at) => (
              <li key={version.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2 text-note">
                <span className="tabular-nums">{formatMoment(version.created)}</span>
                <span className="grow">
                  {version.title} <span className="text-ink-soft">· {t(`cms.state-${version.status}`)}</span>
                </span>
                <span className="text-ink-soft">{version.author}</span>
                {at > 0 && (
                  <Button
                    aria-label={t('cms.take-of', { moment: formatMoment(version.created) })}
                    onClick={() => onTake(version)}
                  >
                    {t('cms.take')}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </details>
  );
}
