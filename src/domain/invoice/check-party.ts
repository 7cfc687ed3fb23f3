import type { Party } from './invoice.ts';

/** The postal codes of neighbours; of other countries any is taken. */
const zips: Readonly<Record<string, RegExp>> = {
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  LI: /^\d{4}$/,
  LU: /^\d{4}$/,
  BE: /^\d{4}$/,
  DK: /^\d{4}$/,
};
/** USt-IdNr. as they are built; of other countries only that they begin with letters. */
const vatIds: Readonly<Record<string, RegExp>> = { DE: /^DE\d{9}$/, AT: /^ATU\d{8}$/ };
const anyVatId = /^[A-Z]{2,3}[0-9A-Z+*.-]{2,15}$/;
const mail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a postal code may be one of that country. */
export const isZipOf = (country: string, zip: string): boolean => (zips[country] ?? /^.{1,20}$/).test(zip);

/** A party as it is stored: without white space around it, the USt-IdNr. without any and in capitals. */
export function tidyParty(party: Party): Party {
  const trimmed = Object.fromEntries(
    Object.entries(party).map(([name, value]: [string, string]) => [name, value.trim()]),
  ) as unknown as Party;
  return { ...trimmed, vat_id: trimmed.vat_id.replaceAll(/\s/g, '').toUpperCase() };
}

/** Fields of a tidy party that are not as they must be. An empty one is none at all, and nothing is wrong with it. */
export function faultyFields(party: Party): (keyof Party)[] {
  const { name, street, zip, city, country, email, vat_id: vatId } = party;
  if ([name, street, zip, city, email, vatId].every((text) => text === '')) return [];
  const fits: Readonly<Record<keyof Party, boolean>> = {
    name: name !== '' && name.length <= 200,
    street: street !== '' && street.length <= 200,
    zip: isZipOf(country, zip),
    city: city !== '' && city.length <= 200,
    country: /^[A-Z]{2}$/.test(country),
    email: email === '' || mail.test(email),
    vat_id: vatId === '' || (vatIds[vatId.slice(0, 2)] ?? anyVatId).test(vatId),
  };
  return (Object.keys(fits) as (keyof Party)[]).filter((field) => !fits[field]);
}
