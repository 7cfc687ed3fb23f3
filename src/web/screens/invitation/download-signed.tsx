import { Link } from 'react-router';
import { download } from '#web/lib/download.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import type { InvitationView } from '#web/lib/work/recipient.ts';
import { tokenHeader } from '#web/lib/work/token.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';

/** The document was signed: here it is, for those who may have it. */
export function DownloadSigned({ view }: { view: InvitationView }) {
  const t = useText();
  const save = (): void =>
    void download('/api/invitation/signed.pdf', `${view.about.replace(/^das /, '')}.pdf`, {
      headers: tokenHeader(),
    }).catch(handleError);
  return (
    <div className="sheet mt-6 px-6 py-5">
      <h2 className="font-letter text-title font-semibold">{t('work.document-signed')}</h2>
      <p className="mt-1">{t(view.download ? 'invitation.closed-download' : 'invitation.closed')}</p>
      {view.download && (
        <>
          <Button look="primary" className="mt-4" onClick={save}>
            {t('work.download-signed')}
          </Button>
          <Link to={paths.verifySignature} className={buttonLook('quiet', 'mt-4')}>
            {t('sigcheck.title')}
          </Link>
        </>
      )}
    </div>
  );
}
