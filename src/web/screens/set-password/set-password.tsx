import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { newPasswordFault } from '#web/lib/check-account.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { request, ServerError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { clearSession } from '#web/lib/session.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSheet } from '#web/ui/form-sheet.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What is asked for cannot be a link of ours. */
const isRefusal = (error: unknown): boolean => error instanceof ServerError && error.status === 400;

/** A new password for whoever followed the link in the mail. */
export function Component() {
  const t = useText();
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  // Behind „#“ it reaches no server's log; links that were sent before have it in front.
  const given = new URLSearchParams(hash === '' ? search : hash.slice(1));
  const [email, token] = [given.get('email') ?? '', given.get('token') ?? ''];
  const [spent, setSpent] = useState('');
  const link = useQuery({
    queryKey: ['password-reset', email, token],
    queryFn: ({ signal }) =>
      request<{ open: boolean }>('/api/checkPasswordReset', {
        method: 'POST',
        body: { email, token },
        signal,
      }),
    enabled: email !== '' && token !== '',
    retry: false,
    staleTime: Infinity,
  });
  // A server that cannot be asked now may be there when the password is sent: then it says so.
  const over =
    email === '' || token === '' || spent === token || link.data?.open === false || isRefusal(link.error);
  useTitle(t('set-password.title'));

  const { faults, busy, formProps } = useForm({
    names: ['password'],
    check: ({ password }) => ({ password: newPasswordFault(password) }),
    send: async ({ password }) => {
      await request('/api/setPassword', { method: 'POST', body: { email, password, token } });
      // All sessions of the account have ended; the one here may be one of them.
      clearSession();
      void showSuccess(t('set-password.done'));
      await navigate(paths.login, { replace: true });
    },
    onError: (error) => {
      if (error instanceof ServerError && error.data['token'] !== undefined) setSpent(token);
      else handleError(error, [{ status: 429, text: t('form.too-often') }]);
    },
  });

  if (over) {
    return (
      <Notice title={t('set-password.over-title')}>
        <p>{t('set-password.over')}</p>
        <Link className={buttonLook('primary', 'mt-4')} to={paths.resetPassword}>
          {t('set-password.again')}
        </Link>
      </Notice>
    );
  }
  if (link.isPending) {
    return (
      <Notice title={t('set-password.title')}>
        <output>{t('verify.pending')}</output>
      </Notice>
    );
  }
  return (
    <FormSheet title={t('set-password.title')} lead={t('set-password.lead', { email })}>
      <form {...formProps} className="space-y-5">
        {/* So that password managers know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field
          name="password"
          type="password"
          autoComplete="new-password"
          label={t('form.new-password')}
          hint={t('form.password-hint')}
          fault={faults.password}
        />
        <Button type="submit" look="primary" className="min-h-12 px-6" aria-disabled={busy}>
          {t('set-password.submit')}
        </Button>
      </form>
    </FormSheet>
  );
}
