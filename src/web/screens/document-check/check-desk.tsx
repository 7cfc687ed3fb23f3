import { useState } from 'react';
import type { StoredAnalysis } from '#web/lib/analyses.ts';
import { useText } from '#web/lib/i18n.ts';
import type { ReviewPage, WeakWord } from '#web/lib/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { PagePicture } from './page-picture.tsx';
import { PageTabs } from './page-tabs.tsx';
import { PageText } from './page-text.tsx';
import { PageTools } from './page-tools.tsx';
import { Reasons } from './reasons.tsx';
import { useChanges } from './use-changes.ts';

/** The pages of a reference: picture and text of one beside each other, and what can be done with it. */
export function CheckDesk({ record, pages }: { record: StoredAnalysis; pages: readonly ReviewPage[] }) {
  const t = useText();
  const firstToSee = pages.find(({ state, weak }) => state === 'failed' || weak.length > 0) ?? pages[0];
  const [shownId, setShownId] = useState(firstToSee?.id ?? '');
  const [word, setWord] = useState<WeakWord | null>(null);
  const shown = pages.find(({ id }) => id === shownId) ?? pages[0];
  const { act, busy, fault, saveText, finish, discard } = useChanges(record.id, pages);
  if (shown === undefined) return null;
  const number = pages.indexOf(shown) + 1;
  // Files with text have no picture to compare with: what is missing is a page.
  const isText = pages.every(({ picture, state }) => picture === '' && state === 'done');
  return (
    <div className="mx-auto max-w-[80rem] px-4 pt-6 pb-16 sm:px-5 sm:pt-10" aria-busy={busy}>
      <h1 className="font-letter text-[2rem] leading-10 font-semibold tracking-[-0.015em]">
        {t('review.title')}
      </h1>
      <p className="mt-2 max-w-[60ch] text-body text-ink-soft">
        {t(isText ? 'review.lead-text' : 'review.lead')}
      </p>
      <Reasons reasons={record.review ?? []} pages={pages} />

      <div className="sheet mt-6">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3 sm:px-6">
          <PageTabs
            pages={pages}
            shown={shown.id}
            onShow={(id) => {
              setShownId(id);
              setWord(null);
            }}
          />
          <PageTools page={shown} number={number} count={pages.length} busy={busy} act={act} />
        </div>
        <div className={isText ? 'max-w-[52rem]' : 'check-desk'}>
          {!isText && <PagePicture analysis={record.id} page={shown} number={number} word={word} />}
          <PageText
            key={shown.id}
            page={shown}
            number={number}
            onWord={setWord}
            onSave={(text) => saveText(shown.id, text)}
          />
        </div>
      </div>

      <FaultLine id="check-fault" text={fault} />
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <Button look="quiet" aria-disabled={busy} onClick={discard}>
          {t('review.discard')}
        </Button>
        <Button look="primary" className="min-h-12 px-6" aria-disabled={busy} onClick={finish}>
          {t('review.go-on')}
        </Button>
      </div>
    </div>
  );
}
