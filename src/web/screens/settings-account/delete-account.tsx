import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { tellAccountError } from '#web/lib/account-error.ts';
import { forgetDrafts } from '#web/lib/forget-drafts.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { clearSession, useSession } from '#web/lib/session.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ModalFrame } from '#web/ui/modal-frame.tsx';

/** Deletes the account: first it says what will be gone, then it asks once more. */
export function DeleteAccount() {
  const t = useText();
  const { userId } = useSession();
  const navigate = useNavigate();
  const [step, setStep] = useState<'closed' | 'told' | 'asked'>('closed');

  const remove = usePost({
    mutationFn: () => request('/api/deleteAccount', { method: 'POST', body: { id: userId } }),
    onSuccess: async () => {
      clearSession();
      forgetDrafts();
      await navigate('/');
      void showSuccess(t('settings.deleted'));
    },
    onError: (error) => {
      setStep('closed');
      tellAccountError(error);
    },
  });

  return (
    <>
      <Button onClick={() => setStep('told')}>
        <Trash2 size={20} aria-hidden />
        {t('settings.delete')}
      </Button>
      {step !== 'closed' && (
        <ModalFrame label={t('settings.delete-question')} onClose={() => setStep('closed')}>
          <p className="mt-2">{t('settings.delete-gone')}</p>
          <ul className="mt-3 list-disc space-y-1 pl-5">
            <li>{t('settings.delete-analyses')}</li>
            <li>{t('settings.delete-certificates')}</li>
            <li>{t('settings.delete-login')}</li>
          </ul>
          <p className="mt-3 text-note text-ink-soft">{t('settings.delete-kept')}</p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={() => setStep('closed')}>{t('settings.keep')}</Button>
            <Button look="danger" onClick={() => setStep('asked')}>
              {t('settings.delete')}
            </Button>
          </div>
          {step === 'asked' && (
            <ConfirmDialog
              confirm={t('settings.delete-now')}
              cancel={t('settings.keep')}
              busy={remove.isPending}
              onConfirm={() => remove.mutate()}
              onClose={() => setStep('told')}
            />
          )}
        </ModalFrame>
      )}
    </>
  );
}
