import '../../styles/wizard.css';
import '../../styles/editor-bar.css';
import '../../styles/editor.css';
import { Navigate, useParams } from 'react-router';
import { MissingCertificate, useIsMissing } from '#web/lib/certificate/missing-certificate.tsx';
import type { CertificateStore } from '#web/lib/certificate/store.ts';
import { useCertificate, useStore } from '#web/lib/certificate/use-certificate.ts';
import { useText } from '#web/lib/i18n.ts';
import { stepPath } from '#web/lib/paths.ts';
import { useTone } from '#web/lib/tone.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { EditorDesk } from './editor-desk.tsx';
import { LockNotice } from './lock-notice.tsx';

/** The finished letter, to be worked on block by block. */
export function Component() {
  const t = useText();
  const tone = useTone();
  const { id } = useParams();
  const isMissing = useIsMissing();
  const access = useCertificate();
  if (access.kind === 'loading') {
    return (
      <output className="block mx-auto max-w-[80rem] px-4 py-10 text-ink-soft sm:px-5">
        {t('certificate.loading')}
      </output>
    );
  }
  if (access.kind === 'failed') {
    return (
      <MissingCertificate error={access.error} onRetry={access.retry}>
        <a
          href={stepPath(tone, 'stamm')}
          className={buttonLook(isMissing(access.error) ? 'primary' : 'plain')}
        >
          {t('certificate.new')}
        </a>
      </MissingCertificate>
    );
  }
  const state = access.store.state();
  // Signed elsewhere without a letter of ours: there is nothing to be shown but how to go on.
  if (state.content.letter === null && state.lock !== null)
    return <LockedWithoutLetter store={access.store} />;
  // Nothing was written yet: the last step of the answers leads to the first one that is not right.
  if (state.content.letter === null) return <Navigate to={stepPath(tone, 'beendigung', id)} replace />;
  return <EditorDesk store={access.store} />;
}

function LockedWithoutLetter({ store }: { readonly store: CertificateStore }) {
  return (
    <div className="mx-auto max-w-[45rem] px-4 py-10">
      <LockNotice store={store} state={useStore(store)} />
    </div>
  );
}
