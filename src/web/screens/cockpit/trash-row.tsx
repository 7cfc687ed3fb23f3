import { useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import type { Entry } from '#web/lib/overview/entry.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { aboutOf, KindIcon } from './entry-facts.tsx';
import { lastDay } from './last-day.ts';
import type { Acts } from './use-acts.ts';

/** A document in the trash: out again, or gone for good after a question. */
export function TrashRow({ entry, acts }: { entry: Entry; acts: Acts }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const day = lastDay(entry.trashed);
  const title = entry.title || t(`cockpit.${entry.kind}`);
  const remove = async (): Promise<void> => {
    setBusy(true);
    await acts.remove(entry);
    setBusy(false);
    setAsking(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-[14rem] grow basis-0 gap-3">
        <KindIcon kind={entry.kind} />
        <div className="min-w-0">
          <p className="font-semibold break-words">{title}</p>
          <p className="text-small break-words text-ink-soft">
            {[aboutOf(entry), day && t('cockpit.trash-until', { day })].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 pl-8 sm:pl-0">
        <Button
          aria-label={t('cockpit.restore-name', { name: title })}
          onClick={() => void acts.restore(entry)}
        >
          {t('cockpit.restore')}
        </Button>
        <Button
          look="quiet"
          aria-label={t('cockpit.remove-name', { name: title })}
          onClick={() => setAsking(true)}
        >
          {t('cockpit.remove')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('cockpit.remove-question')}
          text={t('cockpit.remove-text', { name: title })}
          confirm={t('cockpit.remove')}
          cancel={t('delete.cancel')}
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
