import { useText } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { PageSection } from '#web/ui/page-area.tsx';
import { BillingAddress } from './billing-address.tsx';
import { InvoiceList } from './invoice-list.tsx';

/** The invoices of the account, and whom they are made out to. */
export function Component() {
  const t = useText();
  const { role } = useSession();
  useTitle(`${t('invoices.title')} · ${t('settings.title')}`);
  return (
    <>
      <section className="border-b border-line py-8">
        <h2 className="font-letter text-[1.3125rem] leading-7 font-semibold">{t('invoices.title')}</h2>
        <InvoiceList />
      </section>
      {role === 'user' && (
        <PageSection title={t('payer.title')} text={t('payer.text')}>
          <BillingAddress />
        </PageSection>
      )}
    </>
  );
}
