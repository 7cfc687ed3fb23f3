import { invalid } from '../errors.ts';
import { badEmail } from '../records/faults.ts';
import { isEmail, normalEmail } from '../records/email.ts';
import { requiredTexts } from './required-texts.ts';

/**
 * The mail address that a request holds, in its normal form.
 * @throws ApiError 400 when it is missing or none
 */
export function emailIn(values: Readonly<Record<string, unknown>>, name: string): string {
  const email = normalEmail(requiredTexts(values, [name])[name] ?? '');
  if (!isEmail(email)) throw invalid({ [name]: badEmail });
  return email;
}
