import { queryOptions } from '@tanstack/react-query';
import type { Seller } from '#domain/invoice/invoice.ts';
import { request } from './http.ts';

/** What superusers wrote about the site; every part may be missing. */
export interface SiteOptions {
  readonly name?: string;
  readonly operator?: string;
  readonly address?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly vatId?: string;
  readonly social?: readonly { readonly name: string; readonly url: string }[];
  readonly invoice?: {
    readonly street?: string;
    readonly zip?: string;
    readonly city?: string;
    readonly country?: string;
    readonly taxNumber?: string;
    readonly smallBusiness?: boolean;
    readonly iban?: string;
    readonly bank?: string;
  };
}

export interface CentralOptions {
  readonly gender_form: string;
  readonly company_term: string;
  readonly date_format: string;
  readonly site: SiteOptions | null;
}

/** How the service is set up: what superusers chose, and what counts in the end. */
export interface AdminSettings {
  readonly options: CentralOptions;
  /** The details as pages name them: the options, else those of the environment. */
  readonly site: {
    readonly name: string;
    readonly operator: string;
    readonly address: string;
    readonly email: string | null;
    readonly phone: string;
    readonly vatId: string;
  };
  readonly seller: Seller;
  /** What a lawful invoice lacks, in German. */
  readonly missing: readonly string[];
  readonly smtp: { readonly enabled: boolean };
}

export const adminSettingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => request<AdminSettings>('/api/settings', { signal }),
  retry: false,
});

/** Changes the central options; what is left out stays. */
export function saveOptions(options: CentralOptions): Promise<AdminSettings> {
  return request('/api/settings', { method: 'PATCH', body: { options } });
}
