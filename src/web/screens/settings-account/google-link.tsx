import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatMoment } from '#web/lib/format.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { usePost } from '#web/lib/use-post.ts';
import { Button } from '#web/ui/button.tsx';

const records = '/api/collections/_externalAuths/records';
interface Link {
  readonly id: string;
  readonly created: string;
}

/** That a Google account opens this one, since when, and the end of it; nothing where none does. */
export function GoogleLink() {
  const t = useText();
  const queries = useQueryClient();
  const { userId } = useSession();
  const queryKey = ['external-logins', userId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      request<{ items: Link[] }>(`${records}?fields=id,created&skipTotal=1`, { signal }),
  });
  const end = usePost({
    mutationFn: (id: string) => request(`${records}/${id}`, { method: 'DELETE' }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
    onError: (error) => handleError(error),
  });
  const [link] = data?.items ?? [];
  if (link === undefined) return null;
  return (
    <div className="mt-6 rounded border border-line bg-sheet px-4 py-3 text-note">
      <p>{t('settings.google-linked', { moment: formatMoment(link.created) })}</p>
      <p className="mt-1 text-ink-soft">{t('settings.google-hint')}</p>
      <Button
        look="quiet"
        className="-ml-4"
        aria-disabled={end.isPending}
        onClick={() => end.mutate(link.id)}
      >
        {t('settings.google-end')}
      </Button>
    </div>
  );
}
