import type { AdminSettings } from '#web/lib/admin-settings.ts';
import { useText } from '#web/lib/i18n.ts';
import { DraftField } from './draft-field.tsx';
import type { DraftFieldsProps } from './draft-field.tsx';

/** How the site names itself and its operator. */
export function SiteFields({ site, ...rest }: DraftFieldsProps & { readonly site: AdminSettings['site'] }) {
  const t = useText();
  const { texts } = rest.draft;
  // What counts where the field stays empty.
  const whenEmpty = (name: keyof typeof texts, value: string | null): string | undefined =>
    texts[name] === '' && value ? t('options.else', { value }) : undefined;
  return (
    <div className="space-y-5">
      <DraftField
        {...rest}
        name="site.name"
        label={t('options.name')}
        maxLength={60}
        hint={whenEmpty('site.name', site.name)}
      />
      <DraftField
        {...rest}
        name="site.operator"
        label={t('options.operator')}
        hint={whenEmpty('site.operator', site.operator)}
      />
      <DraftField
        {...rest}
        name="site.address"
        label={t('options.address')}
        maxLength={300}
        hint={whenEmpty('site.address', site.address) ?? t('options.address-hint')}
      />
      <DraftField
        {...rest}
        name="site.email"
        label={t('options.email')}
        maxLength={255}
        hint={whenEmpty('site.email', site.email)}
      />
      <DraftField
        {...rest}
        name="site.phone"
        label={t('options.phone')}
        maxLength={40}
        hint={whenEmpty('site.phone', site.phone)}
      />
      <DraftField
        {...rest}
        name="site.vatId"
        label={t('options.vat-id')}
        maxLength={20}
        hint={whenEmpty('site.vatId', site.vatId)}
      />
    </div>
  );
}
