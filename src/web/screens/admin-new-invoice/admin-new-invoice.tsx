import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { adminSettingsQuery } from '#web/lib/admin-settings.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { ChooseUser } from './choose-user.tsx';
import { InvoiceForm } from './invoice-form.tsx';

interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly billing: Readonly<Record<string, unknown>> | null;
}

/** A new invoice: `?nutzer=` says for whom; without it he is looked for first. */
export function Component() {
  const t = useText();
  const [asked] = useSearchParams();
  const id = asked.get('nutzer') ?? '';
  useTitle(`${t('billing.new')} · ${t('admin.title')}`);
  return (
    <div className="py-4">
      <Link to={paths.adminInvoices} className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={20} aria-hidden />
        {t('billing.all')}
      </Link>
      <h2 className="font-letter text-title font-semibold">{t('billing.new')}</h2>
      {id === '' ? <ChooseUser /> : <ForUser key={id} id={id} />}
    </div>
  );
}

function ForUser({ id }: { id: string }) {
  const user = useQuery({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) =>
      request<Buyer>(`/api/collections/users/records/${encodeURIComponent(id)}`, { signal }),
    retry: false,
    staleTime: Infinity,
  });
  const settings = useQuery({ ...adminSettingsQuery, refetchOnMount: 'always' });
  return (
    <Loaded query={user} rows={6}>
      {(buyer) => (
        <Loaded query={settings} rows={6}>
          {(now) => <InvoiceForm buyer={buyer} settings={now} />}
        </Loaded>
      )}
    </Loaded>
  );
}
