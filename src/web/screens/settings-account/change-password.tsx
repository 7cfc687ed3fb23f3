import { useRef } from 'react';
import { Link } from 'react-router';
import { newPasswordFault, passwordFault } from '#web/lib/check-account.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { accountPath, logIn } from '#web/lib/session-calls.ts';
import { useSession } from '#web/lib/session.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

/** Changes the password. The server ends all sessions then; this browser logs in again at once. */
export function ChangePassword() {
  const t = useText();
  const { role, userId, username } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { faults, busy, formProps } = useForm({
    names: ['oldPassword', 'password'],
    check: ({ oldPassword, password }) => ({
      oldPassword: passwordFault(oldPassword),
      password: newPasswordFault(password),
    }),
    send: async ({ oldPassword, password }) => {
      const body = { oldPassword, password, passwordConfirm: password };
      await request(accountPath(role, `records/${userId}`), { method: 'PATCH', body });
      await logIn(role, username, password);
      form.current?.reset();
      void showSuccess(t('settings.password-done'));
    },
    onError: (error) => handleError(error, [{ status: 429, text: t('form.too-often') }]),
  });
  return (
    <form {...formProps} ref={form} className="space-y-4">
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field
        name="oldPassword"
        type="password"
        autoComplete="current-password"
        label={t('settings.old-password')}
        fault={faults.oldPassword}
      />
      <Field
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('form.new-password')}
        hint={t('form.password-hint')}
        fault={faults.password}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" aria-disabled={busy}>
          {t('settings.change-password')}
        </Button>
        {/* Whoever came with Google has none that could be typed in. */}
        {role === 'user' && (
          <Link className="link text-note" to={paths.resetPassword}>
            {t('settings.password-lost')}
          </Link>
        )}
      </div>
    </form>
  );
}
