import { useQuery } from '@tanstack/react-query';
import { MailQuestionMark } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { handleError } from './handle-error.ts';
import { request } from './http.ts';
import { useText } from './i18n.ts';
import { accountPath } from './session-calls.ts';
import { useSession } from './session.ts';
import { siteQuery } from './site.ts';
import { usePost } from './use-post.ts';

/** Whether the mail address is known to be the owner's; undefined until the server has said so. */
export function useConfirmed(): boolean | undefined {
  const { userId, role } = useSession();
  const { data } = useQuery({
    queryKey: ['users', userId],
    queryFn: ({ signal }) =>
      request<{ verified: boolean }>(accountPath('user', `records/${userId}?fields=verified`), { signal }),
    refetchOnWindowFocus: true,
    enabled: role === 'user' && userId !== '',
  });
  return data?.verified;
}

/** Says that the address is not confirmed, and sends the link for it once more. */
export function Unconfirmed({ text }: { readonly text: string }) {
  const t = useText();
  const { username } = useSession();
  const again = usePost({
    mutationFn: () =>
      request(accountPath('user', 'request-verification'), { method: 'POST', body: { email: username } }),
    onError: (error) => handleError(error, [{ status: 429, text: t('form.too-often') }]),
  });
  return (
    <div className="rounded border border-line bg-sheet px-4 py-3 text-note">
      <p className="flex items-center gap-2">
        <MailQuestionMark size={20} aria-hidden className="shrink-0" />
        <span className="min-w-0 wrap-anywhere">{text}</span>
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

/**
 * What has to be done before others are written to: the server writes to nobody for an address that may not be the
 * owner's. Nothing where it is confirmed, and where mails go nowhere.
 */
export function ConfirmFirst() {
  const t = useText();
  const { username } = useSession();
  const { data: site } = useQuery(siteQuery);
  const confirmed = useConfirmed();
  if (site?.mails !== true || confirmed !== false) return null;
  return (
    <div className="mt-4 max-w-[40rem]">
      <Unconfirmed text={t('settings.confirm-first', { email: username })} />
    </div>
  );
}
