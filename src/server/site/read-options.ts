import { z } from 'zod';
import { dateFormats } from '#domain/german/format-date.ts';
import { employerNoun } from '#domain/german/employer-nouns.ts';
import { genderForms } from '#domain/german/group-nouns.ts';
import { isZipOf } from '#domain/invoice/check-party.ts';
import { groupedIban, isIban } from '#domain/invoice/iban.ts';
import { invalid, type FieldFault } from '../errors.ts';
import { badEmail, badValue, notInList, required, tooLong } from '../records/faults.ts';

const line = (max: number) => z.string().trim().max(max, tooLong(max).message);
/** '' where nobody has said; what is said must be good. */
const kept = (max: number, good: (text: string) => boolean, fault: string) =>
  line(max).refine((text) => text === '' || good(text), fault);
const oneOf = (good: (text: string) => boolean) => kept(40, good, notInList.message);
const among = (values: readonly string[]) => oneOf((text) => values.includes(text));

const link = z.object({
  name: line(60).min(1, required.message),
  url: z.url({
    protocol: /^https?$/,
    error: 'Bitte eine vollständige Adresse eingeben, zum Beispiel https://mastodon.example/@name.',
  }),
});
const invoice = z.object({
  street: line(200),
  zip: line(20),
  city: line(200),
  country: kept(
    2,
    (text) => /^[A-Z]{2}$/.test(text),
    'Bitte zwei große Buchstaben eingeben, zum Beispiel DE.',
  ),
  taxNumber: kept(
    30,
    (text) => /^[\d/ ]{8,}$/.test(text),
    'Eine Steuernummer hat Ziffern und Schrägstriche, zum Beispiel 215/5432/1098.',
  ),
  smallBusiness: z.boolean(),
  iban: kept(42, isIban, 'Diese IBAN stimmt nicht. Bitte die Ziffern prüfen.').transform(groupedIban),
  bank: line(100),
});
const site = z.object({
  name: line(60),
  operator: line(200),
  address: line(300),
  email: kept(255, (text) => z.email().safeParse(text).success, badEmail.message),
  phone: kept(
    40,
    (text) => /^\+?[\d ()/–-]{5,}$/.test(text),
    'Bitte eine Telefonnummer eingeben, zum Beispiel +49 221 123456.',
  ),
  vatId: kept(
    20,
    (text) => /^[A-Z]{2}[A-Z0-9]{2,12}$/.test(text.replaceAll(' ', '')),
    'Eine USt-IdNr. beginnt mit dem Land, zum Beispiel DE123456789.',
  ),
  social: z.array(link).max(20, 'Bitte höchstens 20 Verweise angeben.'),
  // An invoice without a country comes from Germany.
  invoice: invoice
    .partial()
    .refine(({ zip = '', country = '' }) => zip === '' || isZipOf(country || 'DE', zip), {
      path: ['zip'],
      error: 'Diese Postleitzahl passt nicht zum Land. In Deutschland hat sie fünf Ziffern.',
    }),
});
const options = z
  .object({
    gender_form: among(genderForms),
    company_term: oneOf((text) => employerNoun(text) !== null),
    date_format: among(dateFormats),
    site: site.partial().nullable(),
  })
  .partial();

/** The central options as superusers send them; what is left out stays as it is. */
export type CentralOptions = z.infer<typeof options>;

/**
 * @param values what a request holds
 * @throws ApiError 400 with a German fault for each that is not as it must be: `site.email`, `site.social.0.url`
 */
export function readOptions(values: unknown): CentralOptions {
  const read = options.safeParse(values);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, code, message }): [string, FieldFault] => [
    path.join('.') || 'options',
    code === 'invalid_type' ? badValue : { ...badValue, message },
  ]);
  throw invalid(Object.fromEntries(faults.toReversed()));
}
