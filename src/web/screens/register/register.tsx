import { Link, useLocation, useNavigate } from 'react-router';
import { emailFault, newPasswordFault } from '#web/lib/check-account.ts';
import { tellAccountError } from '#web/lib/account-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { documentPaths, homePath, paths } from '#web/lib/paths.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSheet, MarginRemark } from '#web/ui/form-sheet.tsx';
import { createUser } from './create-user.ts';

/** The registration; it logs in at once and leads to the analysis. */
export function Component() {
  const t = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  useTitle(t('register.title'));

  const { faults, busy, formProps } = useForm({
    names: ['email', 'password'],
    check: ({ email, password }) => ({ email: emailFault(email), password: newPasswordFault(password) }),
    send: async ({ email, password }) => {
      await createUser(email.trim(), password);
      void showSuccess(t('register.done'));
      await navigate(homePath('sie'), { replace: true });
    },
    onError: tellAccountError,
  });

  return (
    <FormSheet
      title={t('register.title')}
      lead={
        <>
          {t('register.known')}{' '}
          <Link className="link" to={paths.login + search}>
            {t('register.log-in')}
          </Link>
        </>
      }
      aside={
        <>
          <MarginRemark title={t('login.why-title')}>
            <p>{t('login.why')}</p>
          </MarginRemark>
          <MarginRemark title={t('register.data-title')}>
            <p>{t('register.data')}</p>
          </MarginRemark>
        </>
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
          autoComplete="new-password"
          label={t('form.password')}
          hint={t('form.password-hint')}
          fault={faults.password}
        />
        <p className="text-small text-ink-soft">
          {t('register.terms')}{' '}
          <a className="link" href={documentPaths.terms}>
            {t('shell.terms')}
          </a>
          {', '}
          <a className="link" href={documentPaths.privacy}>
            {t('shell.privacy')}
          </a>
        </p>
        <Button type="submit" look="primary" className="min-h-12 px-6" aria-disabled={busy}>
          {t('register.submit')}
        </Button>
      </form>
    </FormSheet>
  );
}
