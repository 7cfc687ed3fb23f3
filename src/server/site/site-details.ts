import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Database } from '../database/tables.ts';

export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** Who runs the service, as pages and mails name it. '' and `null` stand for what nobody has said. */
export interface SiteDetails {
  readonly name: string;
  readonly operator: string;
  readonly address: string;
  readonly email: string | null;
  readonly phone: string;
  readonly vatId: string;
  readonly social: readonly SocialLink[];
}

const text = z.string().trim().min(1).optional().catch(undefined);
/** What a superuser wrote into `settings.site`. What does not fit is passed over: a page must not fail by it. */
const stored = z
  .object({
    name: text,
    operator: text,
    address: text,
    email: z.email().optional().catch(undefined),
    phone: text,
    vatId: text,
    social: z
      .array(
        z
          .object({ name: z.string().trim().min(1), url: z.url({ protocol: /^https?$/ }) })
          .nullable()
          .catch(null),
      )
      .catch([]),
  })
  .partial();

/** The details of the site: those of the central options, else those of the environment. */
export async function siteDetails(db: Database, { site }: Pick<Config, 'site'>): Promise<SiteDetails> {
  const row = await db.selectFrom('settings').select('site').limit(1).executeTakeFirst();
  const set = stored.safeParse(row === undefined ? {} : JSON.parse(row.site)).data ?? {};
  return {
    name: set.name ?? 'Klarzeugnis',
    operator: set.operator ?? site.operator,
    address: set.address ?? site.address,
    email: set.email ?? site.email,
    phone: set.phone ?? site.phone,
    vatId: set.vatId ?? site.vatId,
    social: (set.social ?? []).filter((link) => link !== null),
  };
}
