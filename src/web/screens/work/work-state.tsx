import { useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { isDay } from '#web/lib/typed-day.ts';
import type { CertificateRecord, InvitationRecord } from '#web/lib/work/owner.ts';
import { editorsOf, stateOf } from '#web/lib/work/state.ts';
import { DayLine } from '#web/ui/day-line.tsx';
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
  const kept = certificate.due.slice(0, 10);
  const [due, setDue] = useState(kept);
  const editors = editorsOf(certificate, invitations);
  const open = certificate.status !== 'signed' && !certificate.locked;
  const url = `/api/collections/certificates/records/${certificate.id}`;
  return (
    <div className="flex grow flex-wrap items-end gap-x-6 gap-y-3">
      <p className="py-2.5 text-lead">
        {t('work.state')}: <strong>{t(`work.state-${stateOf(certificate, invitations)}`)}</strong>
        {editors !== '' && `, ${t('work.edited', { who: editors })}`}
      </p>
      {open && (
        <DayLine
          label={t('work.due')}
          value={due}
          onChange={setDue}
          onLeave={() => {
            if (due !== kept && (due === '' || isDay(due))) void act(url, { due }, 'PATCH');
          }}
        />
      )}
    </div>
  );
}
