import { pageQuery } from '#web/lib/page-query.ts';

export interface Newsletter {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly recipients: number;
  readonly created: string;
}

export const newslettersPath = '/api/newsletters';
export const subscribersPath = '/api/subscribers';

/** A page of what was sent, and how many would get the next one. */
export const newslettersQuery = (page: number) =>
  pageQuery<Newsletter, { readonly subscribers: number }>(newslettersPath, { page, perPage: 10 });
