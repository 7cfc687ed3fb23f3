import { groupedIban } from '#domain/invoice/iban.ts';
import type { AdminSettings, CentralOptions } from '#web/lib/admin-settings.ts';

/** Texts of the form, by the names that faults of the server carry. */
export const textNames = [
  'site.name',
  'site.operator',
  'site.address',
  'site.email',
  'site.phone',
  'site.vatId',
  'site.invoice.street',
  'site.invoice.zip',
  'site.invoice.city',
  'site.invoice.country',
  'site.invoice.taxNumber',
  'site.invoice.iban',
  'site.invoice.bank',
] as const;
export type TextName = (typeof textNames)[number];

/** What stands in the form. */
export interface SettingsDraft {
  readonly gender_form: string;
  readonly company_term: string;
  readonly date_format: string;
  readonly texts: Readonly<Record<TextName, string>>;
  readonly smallBusiness: boolean;
  readonly social: readonly { readonly name: string; readonly url: string }[];
}

/** What is stored, as the form shows it. */
export function toDraft({ options }: AdminSettings): SettingsDraft {
  const { gender_form, company_term, date_format, site } = options;
  const { social, invoice, ...plain } = site ?? {};
  const found: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [`site.${name}`, value])),
    ...Object.fromEntries(
      Object.entries(invoice ?? {}).map(([name, value]) => [`site.invoice.${name}`, value]),
    ),
  };
  const textOf = (name: string): string => {
    const value = found[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    gender_form,
    company_term,
    date_format,
    texts: {
      ...(Object.fromEntries(textNames.map((name) => [name, textOf(name)])) as Record<TextName, string>),
      'site.invoice.iban': groupedIban(textOf('site.invoice.iban')),
    },
    smallBusiness: invoice?.smallBusiness === true,
    social: (Array.isArray(social) ? social : []).map(({ name, url }) => ({ name, url })),
  };
}

/** What the form says, as the API takes it. */
export function toOptions(draft: SettingsDraft): CentralOptions {
  const { gender_form, company_term, date_format, texts, smallBusiness, social } = draft;
  const under = (prefix: string): Record<string, string> =>
    Object.fromEntries(
      textNames
        .filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes('.'))
        .map((name) => [name.slice(prefix.length), texts[name]]),
    );
  return {
    gender_form,
    company_term,
    date_format,
    site: { ...under('site.'), social, invoice: { ...under('site.invoice.'), smallBusiness } },
  };
}
