import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { askRecipient, invitationKey, type InvitationView } from '#web/lib/work/recipient.ts';
import { Check } from '#web/ui/controls.tsx';

/** The employee's consent to the electronic form (§ 109 Abs. 3 GewO): asked for before the task is closed, not after. */
export function Consent({ view }: { view: InvitationView }) {
  const t = useText();
  const queries = useQueryClient();
  const [given, setGiven] = useState(Boolean(view.consent));
  const give = (consent: boolean): void => {
    setGiven(consent);
    askRecipient('POST', '/consent', { consent })
      .then((next) => queries.setQueryData(invitationKey, next))
      .catch((error: unknown) => {
        setGiven(!consent);
        handleError(error);
      });
  };
  return (
    <section className="sheet mt-6 px-5 py-6 sm:px-8">
      <h2 className="font-letter text-[1.3125rem] font-semibold">{t('digital.title')}</h2>
      <Check label={t('digital.text')} checked={given} onChange={give} />
      <p className="text-note text-ink-soft">{t('digital.note')}</p>
    </section>
  );
}
