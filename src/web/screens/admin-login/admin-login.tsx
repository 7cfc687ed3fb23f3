import { useLocation, useNavigate } from 'react-router';
import { emailFault, passwordFault } from '#web/lib/check-account.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { adminTarget } from '#web/lib/redirect-target.ts';
import { logIn } from '#web/lib/session-calls.ts';
import { useSession } from '#web/lib/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSheet, MarginRemark } from '#web/ui/form-sheet.tsx';

/** The login of administrators. */
export function Component() {
  const t = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { loggedIn, username } = useSession();
  useTitle(t('admin-login.title'));

  const { faults, busy, formProps } = useForm({
    names: ['email', 'password'],
    check: ({ email, password }) => ({ email: emailFault(email), password: passwordFault(password) }),
    send: async ({ email, password }) => {
      await logIn('admin', email.trim(), password);
      await navigate(adminTarget(search), { replace: true });
    },
    onError: (error) =>
      handleError(error, [
        { status: 400, text: t('login.refused') },
        { status: 429, text: t('form.too-often') },
      ]),
  });

  return (
    <FormSheet
      title={t('admin-login.title')}
      lead={t('admin-login.lead')}
      aside={
        loggedIn && (
          <MarginRemark title={t('admin-login.other-title')}>
            <p>{t('admin-login.other', { username })}</p>
          </MarginRemark>
        )
      }
    >
      <form {...formProps} className="space-y-5">
        <Field
          name="email"
          type="email"
          autoComplete="username"
          label={t('form.email')}
          fault={faults.email}
        />
        <Field
          name="password"
          type="password"
          autoComplete="current-password"
          label={t('form.password')}
          fault={faults.password}
        />
        <Button type="submit" look="primary" className="min-h-12 px-6" aria-disabled={busy}>
          {t('login.submit')}
        </Button>
      </form>
    </FormSheet>
  );
}
