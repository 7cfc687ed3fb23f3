import { useText } from '#web/lib/i18n.ts';
import { Button } from './button.tsx';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** The way through a long list; nothing where one page holds all. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const t = useText();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('list.pages')} className="mt-4 flex items-center justify-between gap-4">
      <Button repeats disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('list.previous')}
      </Button>
      <p aria-live="polite" className="text-note text-ink-soft tabular-nums">
        {t('list.page', { page, pages })}
      </p>
      <Button repeats disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('list.next')}
      </Button>
    </nav>
  );
}
