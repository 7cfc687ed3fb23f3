import '../../styles/wizard.css';
import { useSyncExternalStore } from 'react';
import { Navigate } from 'react-router';
import type { CertificateStore } from '#web/lib/certificate/store.ts';
import { useText } from '#web/lib/i18n.ts';
import { useCertificate } from '#web/lib/certificate/use-certificate.ts';
import { ServerError } from '#web/lib/http.ts';
import { generatorPath, stepPath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WizardForm } from './wizard-form.tsx';

/** The generator's steps: answers on the left, the letter that grows on the right. */
export function Component() {
  const t = useText();
  const tone = useTone();
  const access = useCertificate();
  if (access.kind === 'open') return <Steps store={access.store} />;
  if (access.kind === 'loading') {
    return (
      <output className="block mx-auto max-w-[80rem] px-4 py-10 text-ink-soft sm:px-5">
        {t('certificate.loading')}
      </output>
    );
  }
  const isGone = access.error instanceof ServerError && access.error.status === 404;
  return (
    <Notice title={t(isGone ? 'certificate.gone-title' : 'certificate.failed-title')}>
      <p>{t(isGone ? 'certificate.gone-text' : 'certificate.failed-text')}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        {!isGone && (
          <Button look="primary" onClick={access.retry}>
            {t('certificate.retry')}
          </Button>
        )}
        <a href={`${generatorPath(tone)}/stamm`} className={buttonLook(isGone ? 'primary' : 'plain')}>
          {t('certificate.new')}
        </a>
      </div>
    </Notice>
  );
}

/** The answers of a letter that is being signed are looked at where the letter is, not changed. */
function Steps({ store }: { readonly store: CertificateStore }) {
  const tone = useTone();
  const { lock, id } = useSyncExternalStore(store.subscribe, store.state);
  if (lock !== null && id !== null) return <Navigate to={stepPath(tone, 'editor', id)} replace />;
  return <WizardForm store={store} />;
}
