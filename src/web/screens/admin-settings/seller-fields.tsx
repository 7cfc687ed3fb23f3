import { groupedIban } from '#domain/invoice/iban.ts';
import type { AdminSettings } from '#web/lib/admin-settings.ts';
import { useText } from '#web/lib/i18n.ts';
import { Check } from '#web/ui/controls.tsx';
import { DraftField } from './draft-field.tsx';
import type { DraftFieldsProps } from './draft-field.tsx';

/** Who issues invoices, as far as the details of the site do not say it (§ 14 UStG). */
export function SellerFields({
  settings: { seller, missing },
  ...rest
}: DraftFieldsProps & { readonly settings: AdminSettings }) {
  const t = useText();
  return (
    <div className="space-y-5">
      <p className="text-note">
        {missing.length === 0
          ? t('options.seller-complete', {
              who: [seller.name, seller.street, `${seller.zip} ${seller.city}`].join(', '),
            })
          : t('options.seller-missing', { missing: missing.join(', ') })}
      </p>
      <DraftField
        {...rest}
        name="site.invoice.street"
        label={t('options.street')}
        hint={t('options.street-hint')}
      />
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <DraftField {...rest} name="site.invoice.zip" label={t('options.zip')} maxLength={20} />
        <DraftField {...rest} name="site.invoice.city" label={t('options.city')} />
      </div>
      <DraftField
        {...rest}
        name="site.invoice.country"
        label={t('options.country')}
        hint={t('options.country-hint')}
        maxLength={2}
      />
      <DraftField {...rest} name="site.invoice.taxNumber" label={t('options.tax-number')} maxLength={30} />
      <Check
        label={t('options.small-business')}
        checked={rest.draft.smallBusiness}
        onChange={(smallBusiness) => rest.onChange({ smallBusiness })}
      />
      <DraftField
        {...rest}
        name="site.invoice.iban"
        label={t('options.iban')}
        maxLength={42}
        tidy={groupedIban}
      />
      <DraftField {...rest} name="site.invoice.bank" label={t('options.bank')} maxLength={100} />
    </div>
  );
}
