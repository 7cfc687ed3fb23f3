import { Lock as LockSign } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CertificateState, CertificateStore } from '#web/lib/certificate/store.ts';
import { beginNewVersion } from '#web/lib/certificate/new-version.ts';
import { saveFile } from '#web/lib/certificate/save-file.ts';
import { connectionLost } from '#web/lib/handle-error.ts';
import { ConnectionError, request, ServerError } from '#web/lib/http.ts';
import { message, useText } from '#web/lib/i18n.ts';
import { paths, stepPath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { wordsOf } from '#web/lib/words-of.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';

/** Why nothing can be changed here, and the ways on: a new version, or an end to the collecting of signatures. */
export function LockNotice({
  store,
  state: { id, lock, isLeftOut, content },
}: {
  readonly store: CertificateStore;
  readonly state: CertificateState;
}) {
  const t = useText();
  const tone = useTone();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  if (lock === null || id === null) return null;
  const { person } = content.draft;
  const name = [person.first_name, person.last_name].filter((part) => part !== '').join(' ');
  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof ConnectionError) setFault(connectionLost());
      else if (error instanceof ServerError)
        setFault(wordsOf(error) || message('error.server', { status: error.status }));
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  const renew = async (): Promise<void> => {
    const made = await beginNewVersion(id, (before) =>
      t('editor.new-version-name', { name: before === '' ? name : before }),
    );
    await navigate(stepPath(tone, 'editor', made));
  };
  const stop = async (): Promise<void> => {
    await request(`/api/certificates/${id}/signing`, { method: 'DELETE' });
    await store.look();
  };
  return (
    <section aria-labelledby="lock-title" className="lock-notice">
      <h2 id="lock-title" className="flex items-center gap-2 font-semibold">
        <LockSign size={20} aria-hidden className="shrink-0" />
        {t(`editor.lock-${lock}`)}
      </h2>
      <p>{t(`editor.lock-${lock}-text`)}</p>
      {isLeftOut && <p className="text-danger">{t('editor.lock-left-out')}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {lock === 'signed' ? (
          <>
            <Button
              look="primary"
              aria-disabled={busy}
              onClick={() =>
                void act(async () =>
                  setFault(await saveFile(`/api/certificates/${id}/signed.pdf`, `Zeugnis ${name}.pdf`)),
                )
              }
            >
              {t('work.download-signed')}
            </Button>
            <Button aria-disabled={busy} onClick={() => busy || void act(renew)}>
              {t('editor.new-version')}
            </Button>
          </>
        ) : (
          <Button aria-disabled={busy} onClick={() => setAsked(true)}>
            {t('signing.cancel')}
          </Button>
        )}
        {tone === 'sie' && (
          <Link to={`${paths.work}/${id}`} className={buttonLook('quiet')}>
            {t('editor.lock-state')}
          </Link>
        )}
      </div>
      <FaultLine id="lock-fault" text={fault} />
      {isAsked && (
        <ConfirmDialog
          title={t('editor.stop-title')}
          text={t('editor.stop-text')}
          confirm={t('signing.cancel')}
          cancel={t('editor.stop-keep')}
          busy={busy}
          onConfirm={() => void act(stop).then(() => setAsked(false))}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
