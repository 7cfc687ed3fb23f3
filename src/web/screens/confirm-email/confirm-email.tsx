import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { passwordFault } from '#web/lib/check-account.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { request, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { clearSession } from '#web/lib/session.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { tokenAccountPath } from '#web/lib/token-collection.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSheet } from '#web/ui/form-sheet.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Where the link to a new mail address leads: the password confirms it. */
export function Component() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [over, setOver] = useState(token === '');
  useTitle(t('confirm-email.title'));

  const { faults, busy, formProps } = useForm({
    names: ['password'],
    check: ({ password }) => ({ password: passwordFault(password) }),
    send: async ({ password }) => {
      const body = { token, password };
      await request(tokenAccountPath(token, 'confirm-email-change'), { method: 'POST', body });
      // The sessions of the account have ended with its old address.
      clearSession();
      void showSuccess(t('confirm-email.done'));
      await navigate(paths.login, { replace: true });
    },
    onError: (error) => {
      if (error instanceof ServerError && error.data['token'] !== undefined) setOver(true);
      else {
        handleError(error, [
          { status: 400, text: t('account.email-refused') },
          { status: 429, text: t('form.too-often') },
        ]);
      }
    },
  });

  if (over) {
    return (
      <Notice title={t('set-password.over-title')}>
        <p>{t('confirm-email.over')}</p>
        <Link className={buttonLook('primary', 'mt-4')} to={paths.settings}>
          {t('confirm-email.again')}
        </Link>
      </Notice>
    );
  }
  return (
    <FormSheet title={t('confirm-email.title')} lead={t('confirm-email.lead')}>
      <form {...formProps} className="space-y-5">
        <Field
          name="password"
          type="password"
          autoComplete="current-password"
          label={t('form.password')}
          fault={faults.password}
        />
        <Button type="submit" look="primary" className="min-h-12 px-6" aria-disabled={busy}>
          {t('confirm-email.submit')}
        </Button>
      </form>
    </FormSheet>
  );
}
