import { z } from 'zod';
import type { Seller } from '#domain/invoice/invoice.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../errors.ts';
import { siteDetails } from '../site/site-details.ts';

const text = z.string().trim().max(200).catch('');
/** What a superuser wrote into `settings.site.invoice`. */
const stored = z.object({
  street: text,
  zip: text,
  city: text,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .catch('DE'),
  taxNumber: text,
  smallBusiness: z.boolean().catch(false),
  iban: text,
  bank: text,
});
const nothing = stored.parse({});

/** „Lindenweg 4, 50667 Köln“, on one line or two. */
function split(address: string): { street: string; zip: string; city: string } {
  const [, street = '', zip = '', city = ''] = /^(.+?)[,\n]\s*(\d{5})\s+(\S.*)$/s.exec(address.trim()) ?? [];
  return { street: street.trim(), zip, city: city.trim() };
}

function missingIn(seller: Seller): string[] {
  return [
    ...(seller.name === '' ? ['Betreiber'] : []),
    ...(seller.street === '' || seller.zip === '' || seller.city === '' ? ['Anschrift'] : []),
    ...(seller.tax_number === '' && seller.vat_id === '' ? ['USt-IdNr. oder Steuernummer'] : []),
  ];
}

/** Who issues invoices: the details of the site and what only invoices need; and what is missing for a lawful one. */
export async function describeSeller(
  db: Database,
  config: Pick<Config, 'site'>,
): Promise<{ readonly seller: Seller; readonly missing: readonly string[] }> {
  const site = await siteDetails(db, config);
  const row = await db.selectFrom('settings').select('site').limit(1).executeTakeFirst();
  const { invoice } = (JSON.parse(row?.site ?? 'null') ?? {}) as { invoice?: unknown };
  const own = stored.safeParse(invoice ?? {}).data ?? nothing;
  const address = split(site.address);
  const seller: Seller = {
    name: site.operator,
    street: own.street || address.street,
    zip: own.zip || address.zip,
    city: own.city || address.city,
    country: own.country,
    email: site.email ?? '',
    vat_id: site.vatId.replaceAll(' ', ''),
    tax_number: own.taxNumber,
    small_business: own.smallBusiness,
    iban: own.iban,
    bank: own.bank,
  };
  return { seller, missing: missingIn(seller) };
}

/** @throws ApiError 400 that names what is missing for a lawful invoice */
export async function readSeller(db: Database, config: Pick<Config, 'site'>): Promise<Seller> {
  const { seller, missing } = await describeSeller(db, config);
  if (missing.length === 0) return seller;
  const message = `Für Rechnungen fehlen noch Angaben in den Einstellungen (§ 14 UStG): ${missing.join(', ')}.`;
  throw new ApiError(400, message);
}
