import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#web/lib/format.ts';
import { useText } from '#web/lib/i18n.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { newslettersQuery } from './newsletters.ts';

/** What was sent, to be read again. */
export function SentNewsletters() {
  const t = useText();
  const [page, setPage] = useState(1);
  const query = useQuery(newslettersQuery(page));
  return (
    <section>
      <h2 className="font-letter text-title font-semibold">{t('letters.history')}</h2>
      <Loaded query={query}>
        {({ items, totalPages }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('letters.none')}</p>}
            {items.map(({ id, subject, body, recipients, created }) => (
              <details key={id} className="fold border-b border-line">
                <summary>
                  {subject}
                  <span className="ml-3 font-normal text-note text-ink-soft">
                    {formatMoment(created)} · {t('letters.recipients', { count: recipients })}
                  </span>
                </summary>
                <p className="max-w-[60ch] pb-4 whitespace-pre-line">{body}</p>
              </details>
            ))}
            <Pager page={page} pages={totalPages} onPage={setPage} />
          </>
        )}
      </Loaded>
    </section>
  );
}
