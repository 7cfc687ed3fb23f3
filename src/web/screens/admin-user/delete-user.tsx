import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { handleError } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { deleteUser } from './user.ts';
import type { User } from './user.ts';

/** Ends an account for good. */
export function DeleteUser({ user: { id, email } }: { user: User }) {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const remove = usePost({
    mutationFn: () => deleteUser(id),
    onSuccess: async () => {
      void showSuccess(t('admin.delete-user-done', { email }));
      queries.removeQueries({ queryKey: ['users'] });
      await navigate(paths.adminUsers, { replace: true });
    },
    onError: (error) => {
      setAsked(false);
      handleError(error);
    },
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>
        <Trash2 size={20} aria-hidden />
        {t('admin.delete-user')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('admin.delete-user-question')}
          text={t('admin.delete-user-sure', { email })}
          confirm={t('admin.delete-user')}
          cancel={t('admin.keep')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
