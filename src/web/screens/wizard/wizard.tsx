import '../../styles/wizard.css';
import { useSyncExternalStore } from 'react';
import { Navigate } from 'react-router';
import { MissingCertificate, useIsMissing } from '#web/lib/certificate/missing-certificate.tsx';
import type { CertificateStore } from '#web/lib/certificate/store.ts';
import { useText } from '#web/lib/i18n.ts';
import { useCertificate } from '#web/lib/certificate/use-certificate.ts';
import { generatorPath, stepPath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { WizardForm } from './wizard-form.tsx';

/** The generator's steps: answers on the left, the letter that grows on the right. */
export function Component() {
  const t = useText();
  const tone = useTone();
  const isMissing = useIsMissing();
  const access = useCertificate();
  if (access.kind === 'open') return <Steps store={access.store} />;
  if (access.kind === 'loading') {
    return (
      <output className="block mx-auto max-w-[80rem] px-4 py-10 text-ink-soft sm:px-5">
        {t('certificate.loading')}
      </output>
    );
  }
  return (
    <MissingCertificate error={access.error} onRetry={access.retry}>
      <a
        href={`${generatorPath(tone)}/stamm`}
        className={buttonLook(isMissing(access.error) ? 'primary' : 'plain')}
      >
        {t('certificate.new')}
      </a>
    </MissingCertificate>
  );
}

/** The answers of a letter that is being signed are looked at where the letter is, not changed. */
function Steps({ store }: { readonly store: CertificateStore }) {
  const tone = useTone();
  const { lock, id } = useSyncExternalStore(store.subscribe, store.state);
  if (lock !== null && id !== null) return <Navigate to={stepPath(tone, 'editor', id)} replace />;
  return <WizardForm store={store} />;
}
