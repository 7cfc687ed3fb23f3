import { Lock, LockOpen, MailCheck, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useUserChange } from './use-user-change.ts';
import { changeUser, resendVerification } from './user.ts';
import type { User } from './user.ts';

/** Whether the address is known to be the user's own, and whether he is let in. */
export function UserAccess({ user }: { user: User }) {
  const t = useText();
  const { id, email, verified, locked } = user;
  const [asked, setAsked] = useState(false);
  const verify = useUserChange(
    () => changeUser(id, { verified: true }),
    () => t('admin.verified-done'),
  );
  const resend = useUserChange(
    () => resendVerification(id),
    () => t('admin.resend-done', { email }),
  );
  const lock = useUserChange(
    (next: boolean) => changeUser(id, { locked: next }),
    (next) => t(next ? 'admin.lock-done' : 'admin.unlock-done'),
  );
  return (
    <div className="space-y-6">
      <div>
        <p>{t(verified ? 'admin.is-verified' : 'admin.is-not-verified')}</p>
        {!verified && (
          <div className="mt-3 flex flex-wrap gap-3">
            <Button aria-disabled={resend.isPending} onClick={() => resend.isPending || resend.mutate()}>
              <MailCheck size={20} aria-hidden />
              {t('admin.resend')}
            </Button>
            <Button aria-disabled={verify.isPending} onClick={() => verify.isPending || verify.mutate()}>
              <ShieldCheck size={20} aria-hidden />
              {t('admin.verify')}
            </Button>
          </div>
        )}
      </div>
      <div>
        <p>{t(locked ? 'admin.is-locked' : 'admin.is-open')}</p>
        <Button
          className="mt-3"
          aria-disabled={lock.isPending}
          onClick={() => {
            if (lock.isPending) return;
            if (locked) lock.mutate(false);
            else setAsked(true);
          }}
        >
          {locked ? <LockOpen size={20} aria-hidden /> : <Lock size={20} aria-hidden />}
          {t(locked ? 'admin.unlock' : 'admin.lock')}
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          title={t('admin.lock-question')}
          text={t('admin.lock-text', { email })}
          confirm={t('admin.lock')}
          cancel={t('admin.keep')}
          busy={lock.isPending}
          onConfirm={() => lock.mutate(true, { onSettled: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
