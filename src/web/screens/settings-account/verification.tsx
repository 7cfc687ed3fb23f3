import { useQuery } from '@tanstack/react-query';
import { CircleCheck, MailQuestionMark } from 'lucide-react';
import { handleError } from '#web/lib/handle-error.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { accountPath } from '#web/lib/session-calls.ts';
import { useSession } from '#web/lib/session.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';

/** Whether the mail address is known to be the owner's, and if not, the link once more. */
export function Verification() {
  const t = useText();
  const { userId, username } = useSession();
  const { data } = useQuery({
    queryKey: ['users', userId],
    queryFn: ({ signal }) =>
      request<{ verified: boolean }>(accountPath('user', `records/${userId}?fields=verified`), { signal }),
    refetchOnWindowFocus: true,
  });
  const again = usePost({
    mutationFn: () =>
      request(accountPath('user', 'request-verification'), { method: 'POST', body: { email: username } }),
    onError: (error) => handleError(error, [{ status: 429, text: t('form.too-often') }]),
  });
  if (data === undefined) return null;
  if (data.verified) {
    return (
      <p className="mb-6 flex items-center gap-2 text-note text-grade-1">
        <CircleCheck size={20} aria-hidden />
        {t('settings.verified')}
      </p>
    );
  }
  return (
    <div className="mb-6 rounded border border-line bg-sheet px-4 py-3 text-note">
      <p className="flex items-center gap-2">
        <MailQuestionMark size={20} aria-hidden className="shrink-0" />
        {t('settings.unverified')}
      </p>
      <output className="block">
        {again.isSuccess ? (
          <span className="mt-2 block text-ink-soft">{t('settings.verification-sent')}</span>
        ) : (
          <Button
            look="quiet"
            className="-ml-4"
            aria-disabled={again.isPending}
            onClick={() => again.isPending || again.mutate()}
          >
            {t('settings.verify-again')}
          </Button>
        )}
      </output>
    </div>
  );
}
