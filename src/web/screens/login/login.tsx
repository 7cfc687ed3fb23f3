import { Link, useLocation, useNavigate } from 'react-router';
import { emailFault, passwordFault } from '#web/lib/check-account.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { isDocument, loginPath, redirectTarget } from '#web/lib/redirect-target.ts';
import { hasSessionEnded } from '#web/lib/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSheet, MarginRemark } from '#web/ui/form-sheet.tsx';
import { GoogleLogin } from './google-login.tsx';
import { isForAdmins, logInFor } from './log-in-for.ts';

/** The login with mail address and password, or with Google where that is set up. */
export function Component() {
  const t = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const target = redirectTarget(search);
  const goOn = async () =>
    isDocument(target) ? location.replace(target) : navigate(target, { replace: true });
  useTitle(t('login.title'));

  const { faults, busy, formProps } = useForm({
    names: ['email', 'password'],
    check: ({ email, password }) => ({ email: emailFault(email), password: passwordFault(password) }),
    send: async ({ email, password }) => {
      await logInFor(target, email.trim(), password);
      await goOn();
    },
    onError: (error) =>
      handleError(error, [
        { status: 400, text: t('login.refused') },
        { status: 403, text: t('login.locked') },
        { status: 429, text: t('form.too-often') },
      ]),
  });

  return (
    <FormSheet
      title={t('login.title')}
      lead={
        isForAdmins(target) ? (
          <>
            {t('login.admin')}{' '}
            <Link className="link" to={loginPath(target, paths.adminLogin)}>
              {t('login.admin-link')}
            </Link>
          </>
        ) : (
          <>
            {t('login.new')}{' '}
            <Link className="link" to={paths.register + search}>
              {t('login.register')}
            </Link>
          </>
        )
      }
      aside={
        <MarginRemark title={t('login.why-title')}>
          <p>{t('login.why')}</p>
        </MarginRemark>
      }
    >
      {hasSessionEnded() && (
        <output className="mb-6 block border-l-2 border-accent pl-4">{t('login.ended')}</output>
      )}
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
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button type="submit" look="primary" className="min-h-12 px-6" aria-disabled={busy}>
            {t('login.submit')}
          </Button>
          <Link className="link" to={paths.resetPassword}>
            {t('login.forgotten')}
          </Link>
        </div>
      </form>
      <GoogleLogin onDone={goOn} />
    </FormSheet>
  );
}
