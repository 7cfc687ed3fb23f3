import { useEffect, useState } from 'react';
import type { Answers } from '#domain/letter/answers.ts';
import { certificateTypeLabels } from '#domain/letter/certificate-type.ts';
import { letterText } from '#domain/letter/letter-text.ts';
import type { Letter } from '#domain/letter/letter.ts';
import { saveFile } from '#web/lib/certificate/save-file.ts';
import type { Lock } from '#web/lib/certificate/calls.ts';
import type { CertificateStore } from '#web/lib/certificate/store.ts';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { PagePreview } from './page-preview.tsx';

/** The letter as file, as pictures of its pages, and as plain text. */
export function Outputs({
  id,
  letter,
  answers,
  store,
  lock,
  stale,
}: {
  readonly id: string;
  readonly letter: Letter;
  readonly answers: Answers;
  readonly store: CertificateStore;
  readonly lock: Lock | null;
  /** Answers were changed that the letter does not know: a file would disagree with itself. */
  readonly stale: boolean;
}) {
  const t = useText();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState('');
  const [isShown, setShown] = useState(false);
  // What was in the way is no more: the connection is back, the last words were saved, the letter was made anew.
  useEffect(() => {
    const forget = (): void => {
      if (store.state().save === 'saved') setFault(null);
    };
    const end = store.subscribe(forget);
    addEventListener('online', forget);
    return () => {
      end();
      removeEventListener('online', forget);
    };
  }, [store]);
  const name = [certificateTypeLabels[letter.type], answers.person.first_name, answers.person.last_name]
    .filter((part) => part !== '')
    .join(' ');
  /** What is printed is what the server has: the last words first have to reach it. */
  const afterSaving = async (what: string, work: () => Promise<string | null>): Promise<void> => {
    if (stale) {
      setFault(t('editor.stale-outputs'));
      return;
    }
    setFault(null);
    setBusy(what);
    await store.flush();
    setFault(store.state().save === 'saved' ? await work() : t('editor.not-saved'));
    setBusy('');
  };
  const download = (format: 'pdf' | 'docx', isDraft: boolean): void => {
    const path = `/api/certificates/${id}/letter.${format}${isDraft ? '' : '?for=signing'}`;
    const file = isDraft ? t('editor.draft-file', { name }) : name;
    void afterSaving(format, () => saveFile(path, `${file}.${format}`));
  };
  const isBusy = busy !== '';
  const preview = (): void =>
    void afterSaving('pages', async () => {
      setShown(true);
      return null;
    });
  return (
    <section aria-labelledby="outputs-title">
      <h2 id="outputs-title" className="font-letter text-lead font-semibold">
        {t('editor.outputs')}
      </h2>
      {lock === null && <p className="text-note text-ink-soft">{t('editor.clean-note')}</p>}
      {lock === 'signing' && <p className="text-note text-ink-soft">{t('editor.draft-mark')}</p>}
      {lock !== 'signing' && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="primary" aria-disabled={isBusy || stale} onClick={() => download('pdf', false)}>
            {t(lock === null ? 'editor.pdf-clean' : 'editor.pdf')}
          </Button>
          <Button aria-disabled={isBusy || stale} onClick={() => download('docx', false)}>
            {t(lock === null ? 'editor.docx-clean' : 'editor.docx')}
          </Button>
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {lock !== 'signed' && (
          <>
            <Button aria-disabled={isBusy || stale} onClick={() => download('pdf', true)}>
              {t('editor.pdf-draft')}
            </Button>
            <Button aria-disabled={isBusy || stale} onClick={() => download('docx', true)}>
              {t('editor.docx-draft')}
            </Button>
          </>
        )}
        <Button aria-disabled={isBusy} onClick={preview}>
          {t('editor.pages')}
        </Button>
        <CopyButton text={letterText(letter, answers)} />
      </div>
      <output className="block mt-1 text-small text-ink-soft">{busy === '' ? '' : t('editor.making')}</output>
      <FaultLine id="outputs-fault" text={fault} />
      {isShown && <PagePreview path={`/api/certificates/${id}/preview`} onClose={() => setShown(false)} />}
    </section>
  );
}
