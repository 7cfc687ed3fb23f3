import { useText } from '#web/lib/i18n.ts';
import type { CertificateRecord, InvitationRecord } from '#web/lib/work/owner.ts';
import { stateOf } from '#web/lib/work/state.ts';
import { Line } from '#web/ui/controls.tsx';
import { useAct } from './use-act.ts';

interface WorkStateProps {
  readonly certificate: CertificateRecord;
  readonly invitations: readonly InvitationRecord[];
  readonly onChange: () => Promise<void>;
}

/** Where the work stands, and until when it shall be done. */
export function WorkState({ certificate, invitations, onChange }: WorkStateProps) {
  const t = useText();
  const { act } = useAct(onChange);
  const open = certificate.status !== 'signed' && !certificate.locked;
  const url = `/api/collections/certificates/records/${certificate.id}`;
  return (
    <div className="flex grow flex-wrap items-end gap-x-6 gap-y-3">
      <p className="text-lead">
        {t('work.state')}: <strong>{t(`work.state-${stateOf(certificate, invitations)}`)}</strong>
      </p>
      {open && (
        <Line
          type="date"
          label={t('work.due')}
          defaultValue={certificate.due.slice(0, 10)}
          onBlur={(event) => {
            if (event.target.value !== certificate.due.slice(0, 10))
              void act(url, { due: event.target.value }, 'PATCH');
          }}
        />
      )}
    </div>
  );
}
