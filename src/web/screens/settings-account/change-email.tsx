import { useState } from 'react';
import { emailFault } from '#web/lib/check-account.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { accountPath } from '#web/lib/session-calls.ts';
import { useSession } from '#web/lib/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

/** Asks for another mail address; it is changed by the link that goes there. */
export function ChangeEmail() {
  const t = useText();
  const { role, username } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { faults, busy, formProps } = useForm({
    names: ['newEmail'],
    check: ({ newEmail }) => ({
      newEmail: newEmail.trim().toLowerCase() === username ? t('settings.email-same') : emailFault(newEmail),
    }),
    send: async ({ newEmail }) => {
      const body = { newEmail: newEmail.trim() };
      await request(accountPath(role, 'request-email-change'), { method: 'POST', body });
      setSentTo(newEmail.trim());
    },
    onError: (error) => handleError(error, [{ status: 429, text: t('form.too-often') }]),
  });
  return (
    <form {...formProps} className="space-y-4">
      <Field
        name="newEmail"
        type="email"
        autoComplete="email"
        label={t('settings.new-email')}
        fault={faults.newEmail}
      />
      <Button type="submit" aria-disabled={busy}>
        {t('settings.change-email')}
      </Button>
      <output
        className={sentTo === null ? 'block' : 'block rounded bg-accent-wash px-4 py-3 text-note break-words'}
      >
        {sentTo !== null && t('settings.email-sent', { email: sentTo })}
      </output>
    </form>
  );
}
