import { useText } from '#web/lib/i18n.ts';
import type { ReviewPage } from '#web/lib/pages.ts';

interface PageTabsProps {
  readonly pages: readonly ReviewPage[];
  readonly shown: string;
  readonly onShow: (id: string) => void;
}

/** The pages by number, each with what there is to look at. */
export function PageTabs({ pages, shown, onShow }: PageTabsProps) {
  const t = useText();
  return (
    <nav aria-label={t('review.pages')}>
      <ol className="flex flex-wrap gap-2">
        {pages.map(({ id, state, weak }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === shown ? 'page' : undefined}
              className="min-h-11 rounded border border-transparent px-3 text-left text-note text-accent hover:bg-accent-wash aria-[current]:border-accent aria-[current]:bg-accent-wash"
              onClick={() => onShow(id)}
            >
              <span className="block font-semibold">{t('review.page', { page: index + 1 })}</span>
              {(state === 'failed' || weak.length > 0) && (
                <span className="block text-tick text-ink-soft">
                  {state === 'failed'
                    ? t('review.page-failed')
                    : t('review.page-weak', { count: weak.length })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
