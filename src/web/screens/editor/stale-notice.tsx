import { useState } from 'react';
import type { Content } from '#web/lib/certificate/calls.ts';
import { answersDiffering } from '#web/lib/certificate/differences.ts';
import { fieldLabel } from '#web/lib/certificate/field-labels.ts';
import { fieldValue } from '#web/lib/certificate/field-values.ts';
import type { CertificateStore } from '#web/lib/certificate/store.ts';
import { writtenDraft } from '#web/lib/certificate/written-draft.ts';
import { ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

const mostShown = 5;

/** Answers were changed and never confirmed: the letter is still of the former ones. Both ways on are open. */
export function StaleNotice({
  store,
  content,
  onTakeBack,
}: {
  readonly store: CertificateStore;
  readonly content: Content;
  readonly onTakeBack: () => Promise<void>;
}) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const former = { ...content, draft: writtenDraft(content) };
  const changed = answersDiffering(content, former);
  const renew = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFault('');
    try {
      if (!(await store.generate())) setFault(t('wizard.finish-failed'));
    } catch (error) {
      const first = error instanceof ServerError ? Object.values(error.data)[0]?.message : undefined;
      setFault(first ?? t('wizard.finish-failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="stale-title" className="lock-notice">
      <h2 id="stale-title" className="font-semibold">
        {t('editor.stale')}
      </h2>
      <p>{t('editor.stale-text')}</p>
      {changed.length > 0 && (
        <ul className="mt-1 list-disc pl-5 text-note">
          {changed.slice(0, mostShown).map(({ field, mine, stored }) => (
            <li key={field}>
              {t('editor.stale-field', {
                field: fieldLabel(field, t),
                now: fieldValue(field, mine, t) || '–',
                before: fieldValue(field, stored, t) || '–',
              })}
            </li>
          ))}
          {changed.length > mostShown && (
            <li>{t('certificate.conflict-more', { count: changed.length - mostShown })}</li>
          )}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="primary" aria-disabled={busy} onClick={() => void renew()}>
          {t('wizard.regenerate-confirm')}
        </Button>
        {content.letter?.made !== undefined && (
          <Button aria-disabled={busy} onClick={() => void onTakeBack()}>
            {t('editor.stale-back')}
          </Button>
        )}
      </div>
      <div role="alert">{fault !== '' && <p className="text-danger">{fault}</p>}</div>
    </section>
  );
}
