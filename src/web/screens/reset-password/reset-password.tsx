import { useState } from 'react';
import { Link } from 'react-router';
import { emailFault } from '#web/lib/check-account.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSheet } from '#web/ui/form-sheet.tsx';

/** Sends the link for a new password. */
export function Component() {
  const t = useText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  useTitle(t('reset.title'));

  const { faults, busy, formProps } = useForm({
    names: ['email'],
    check: ({ email }) => ({ email: emailFault(email) }),
    send: async ({ email }) => {
      await request('/api/resetPassword', { method: 'POST', body: { email: email.trim() } });
      setSentTo(email.trim());
      void showSuccess(t('reset.sent'));
    },
    onError: (error) =>
      handleError(error, [
        { status: 400, message: 'Email not found', text: t('reset.unknown') },
        { status: 429, text: t('form.too-often') },
      ]),
  });

  return (
    <FormSheet title={t('reset.title')} lead={t('reset.lead')}>
      <form {...formProps} className="space-y-5">
        <Field
          name="email"
          type="email"
          autoComplete="username"
          label={t('form.email')}
          fault={faults.email}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button type="submit" look="primary" className="min-h-12 px-6" aria-disabled={busy}>
            {t('reset.submit')}
          </Button>
          <Link className="link" to={paths.login}>
            {t('reset.log-in')}
          </Link>
        </div>
      </form>
      {sentTo !== null && (
        <p className="mt-6 rounded bg-accent-wash px-4 py-3 text-note">
          {t('reset.look', { email: sentTo })}
        </p>
      )}
    </FormSheet>
  );
}
