import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { overviewKey, type Entry } from '#web/lib/overview/entry.ts';
import { listQuery } from '#web/lib/records.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { EntryRow } from './entry-row.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { Toolbar } from './toolbar.tsx';
import { TrashRow } from './trash-row.tsx';
import { useActs } from './use-acts.ts';
import { useWish } from './use-wish.ts';
import { filterOf, isNarrowed, orders } from './wish.ts';

const perPage = 25;
const fields = 'id,kind,name,person,job,title,type,status,grade,grade_best,grade_worst,trashed,updated';

/** Own documents, searched, sorted and paged by the server: a thousand of them are as quick as ten. */
export function EntryList() {
  const t = useText();
  const { wish, typed, setTyped, change } = useWish();
  const area = useRef<HTMLElement>(null);
  const [renamed, setRenamed] = useState<Entry | null>(null);
  const [shared, setShared] = useState<Entry | null>(null);
  const query = useQuery(
    listQuery<Entry>(overviewKey, {
      page: wish.page,
      perPage,
      sort: `${orders[wish.order]},id`,
      filter: filterOf(wish),
      fields,
    }),
  );
  const acts = useActs(area);
  const toPage = (page: number): void => {
    change({ page });
    area.current?.scrollIntoView({ block: 'start' });
  };
  const inTrash = wish.view === 'papierkorb';
  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-label={t('cockpit.documents')}
      className="scroll-mt-20 outline-none"
    >
      <Toolbar wish={wish} typed={typed} onType={setTyped} onChange={change} />
      {inTrash && <p className="mt-4 max-w-[70ch] text-note text-ink-soft">{t('cockpit.trash-text')}</p>}
      <Loaded query={query} rows={8}>
        {({ items, totalItems, totalPages }) => (
          <>
            <p aria-live="polite" className="mt-5 text-note text-ink-soft tabular-nums">
              {totalItems > 0 &&
                t('cockpit.count', { count: totalItems, number: totalItems.toLocaleString('de-DE') })}
            </p>
            {items.length === 0 && (
              <Nothing
                text={t(isNarrowed(wish) ? 'cockpit.nothing-found' : `cockpit.nothing-${wish.view}`)}
                {...(isNarrowed(wish)
                  ? { onReset: () => change({ search: '', type: '', state: '' }) }
                  : wish.page > 1
                    ? { onReset: () => change({ page: 1 }) }
                    : {})}
              />
            )}
            <ul className="mt-1 divide-y divide-line" data-stale={query.isPlaceholderData || undefined}>
              {/* What the former tab listed stays until the new one is read: each row knows best where it lies. */}
              {items.map((entry) =>
                entry.trashed !== '' ? (
                  <TrashRow key={entry.id} entry={entry} acts={acts} />
                ) : (
                  <EntryRow
                    key={entry.id}
                    entry={entry}
                    acts={acts}
                    onRename={() => setRenamed(entry)}
                    onShare={() => setShared(entry)}
                  />
                ),
              )}
            </ul>
            <Pager page={wish.page} pages={totalPages} onPage={toPage} />
            {items.length > 0 && !inTrash && (
              <p className="mt-6 hidden text-small text-ink-soft lg:block">{t('cockpit.keys')}</p>
            )}
          </>
        )}
      </Loaded>
      {renamed !== null && (
        <RenameDialog entry={renamed} onRename={acts.rename} onClose={() => setRenamed(null)} />
      )}
      {shared !== null && <ShareDialog entry={shared} onClose={() => setShared(null)} />}
    </section>
  );
}

function Nothing({ text, onReset }: { text: string; onReset?: () => void }) {
  const t = useText();
  return (
    <div className="py-10">
      <p className="max-w-[60ch] text-ink-soft">{text}</p>
      {onReset && (
        <Button className="mt-4" onClick={onReset}>
          {t('cockpit.reset')}
        </Button>
      )}
    </div>
  );
}
