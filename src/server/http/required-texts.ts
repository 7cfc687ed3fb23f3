import { invalid, type FieldFault } from '../errors.ts';
import { required, tooLong } from '../records/faults.ts';
import { textIn } from './read-body.ts';

/**
 * Texts that a request must hold.
 * @param max characters of each
 * @throws ApiError 400 with a fault for each that is missing or too long
 */
export function requiredTexts<Name extends string>(
  values: Readonly<Record<string, unknown>>,
  names: readonly Name[],
  max = 255,
): Record<Name, string> {
  const faults: Record<string, FieldFault> = {};
  const texts = names.map((name) => {
    const text = textIn(values, name);
    if (text === '') faults[name] = required;
    else if (text.length > max) faults[name] = tooLong(max);
    return [name, text] as const;
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return Object.fromEntries(texts) as Record<Name, string>;
}
