import { z } from 'zod';
import { hasArticles } from '../articles/find-article.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/tables.ts';

/** Only addresses that are safe to link to; entries that are none are left out, one by one. */
const socialLink = z.object({ name: z.string().trim().min(1).max(60), url: z.url({ protocol: /^https?$/ }) });

/** What superusers may have put into `settings.site`; anything else in it is passed over. */
const siteOptions = z.object({
  name: z.string().trim().min(1).max(60).optional().catch(undefined),
  email: z.email().optional().catch(undefined),
  social: z.array(z.unknown()).max(20).catch([]),
});

export interface Site {
  readonly name: string;
  readonly email: string | null;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** Where usage is counted: the public key that events carry. */
  readonly analytics: { readonly key: string } | null;
  readonly google: boolean;
  /** Whether mails reach people; otherwise they lie in a folder of the server. */
  readonly mails: boolean;
  /** Whether there are articles to read. */
  readonly articles: boolean;
}

/** What every visitor may know of the service; superusers' options go before the operator's settings. */
export async function describeSite(
  db: Database,
  { site, posthog, google, smtpUrl }: Pick<Config, 'site' | 'posthog' | 'google' | 'smtpUrl'>,
  now: Date,
): Promise<Site> {
  const row = await db.selectFrom('settings').select('site').executeTakeFirstOrThrow();
  const options = siteOptions.catch({ social: [] }).parse(JSON.parse(row.site));
  return {
    name: options.name ?? 'Klarzeugnis',
    email: options.email ?? site.email,
    social: options.social.flatMap((link) => socialLink.safeParse(link).data ?? []),
    analytics: posthog && { key: posthog.key },
    google: google !== null,
    mails: smtpUrl !== null,
    articles: await hasArticles(db, now),
  };
}
