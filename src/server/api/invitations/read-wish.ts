import { z } from 'zod';
import { invalid, type FieldFault } from '../../errors.ts';
import { isEmail, normalEmail } from '../../records/email.ts';

const message = (text: string) => ({ error: text });
/** YYYY-MM-DD of a day that exists. */
export const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, message('Bitte ein gültiges Datum angeben.'))
  .refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text), {
    error: 'Bitte ein gültiges Datum angeben.',
  });
/** In its normal form. */
export const mailAddress = z
  .string()
  .transform((address) => normalEmail(address))
  .refine((address) => isEmail(address), message('Bitte eine gültige E-Mail-Adresse eingeben.'));
/** One line: it stands in mails. */
export const line = (most: number) =>
  z
    .string()
    .max(most, message(`Bitte höchstens ${most} Zeichen eingeben.`))
    .transform((text) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}\s]+/gu, ' ').trim());
/** @throws ApiError 400 with a fault for each field that does not fit */
export function read<T>(schema: z.ZodType<T>, source: unknown): T {
  const result = schema.safeParse(source ?? undefined);
  if (result.success) return result.data;
  const faults: Record<string, FieldFault> = {};
  for (const issue of result.error.issues)
    faults[issue.path.join('.')] ??= { code: 'validation_invalid', message: issue.message };
  throw invalid(faults);
}
