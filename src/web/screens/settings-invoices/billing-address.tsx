import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { faultyFields, tidyParty } from '#domain/invoice/check-party.ts';
import type { Party } from '#domain/invoice/invoice.ts';
import { handleError } from '#web/lib/handle-error.ts';
import { request } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { showSuccess } from '#web/lib/toasts.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { inputLook } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';

const names = ['name', 'street', 'zip', 'city', 'country', 'email', 'vat_id'] as const;
const countries = [
  'DE',
  'AT',
  'CH',
  'LI',
  'LU',
  'BE',
  'NL',
  'DK',
  'FR',
  'IT',
  'ES',
  'PL',
  'CZ',
  'IE',
  'SE',
  'GB',
  'US',
];
const countryNames = new Intl.DisplayNames('de-DE', { type: 'region' });

const recordPath = (id: string): string => `/api/collections/users/records/${encodeURIComponent(id)}`;
const billingQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', id, 'billing'],
    queryFn: () => request<{ billing: Partial<Party> | null }>(`${recordPath(id)}?fields=billing`),
    retry: false,
    // What is being typed must not change under the fingers.
    staleTime: Infinity,
  });

/** Whom invoices are made out to; kept by the user, put on every invoice that is issued from then on. */
export function BillingAddress() {
  const { userId } = useSession();
  const query = useQuery(billingQuery(userId));
  return (
    <Loaded query={query} rows={4}>
      {({ billing }) => <AddressForm id={userId} billing={billing ?? {}} />}
    </Loaded>
  );
}

function AddressForm({ id, billing }: { id: string; billing: Partial<Party> }) {
  const t = useText();
  const queries = useQueryClient();
  const country = useId();
  const { faults, busy, formProps } = useForm({
    names,
    check: (values) =>
      Object.fromEntries(faultyFields(tidyParty(values)).map((field) => [field, t(`payer.${field}-fault`)])),
    send: async (values) => {
      const party = tidyParty(values);
      const isEmpty = names.every((name) => name === 'country' || party[name] === '');
      const hadNone = (queries.getQueryData(billingQuery(id).queryKey)?.billing ?? null) === null;
      const body = { billing: isEmpty ? null : party };
      await request(recordPath(id), { method: 'PATCH', body });
      queries.setQueryData(billingQuery(id).queryKey, body);
      void showSuccess(t(isEmpty ? (hadNone ? 'payer.none' : 'payer.removed') : 'payer.saved'));
    },
    onError: (error) => handleError(error),
  });
  const field = (name: (typeof names)[number]) => ({
    name,
    label: t(`payer.${name}`),
    fault: faults[name],
    defaultValue: billing[name] ?? '',
  });
  return (
    <form {...formProps} className="space-y-4">
      <Field {...field('name')} autoComplete="billing organization" />
      <Field {...field('street')} autoComplete="billing street-address" />
      <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4">
        <Field {...field('zip')} autoComplete="billing postal-code" />
        <Field {...field('city')} autoComplete="billing address-level2" />
      </div>
      <div className="space-y-1">
        <label htmlFor={country} className="block font-semibold">
          {t('payer.country')}
        </label>
        <select
          id={country}
          name="country"
          autoComplete="billing country"
          className={inputLook}
          defaultValue={billing.country ?? 'DE'}
        >
          {countries.map((code) => (
            <option key={code} value={code}>
              {countryNames.of(code)}
            </option>
          ))}
        </select>
      </div>
      <Field {...field('email')} type="email" autoComplete="billing email" hint={t('payer.email-hint')} />
      <Field {...field('vat_id')} hint={t('payer.vat_id-hint')} />
      <Button type="submit" look="primary" aria-disabled={busy}>
        {t('payer.save')}
      </Button>
    </form>
  );
}
