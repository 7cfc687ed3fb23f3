import { late, lateRegExp } from './late.ts';
import { functionWord, readSigner } from './names.ts';

/**
 * Offices and ranks of the civil service, of schools, the police, hospitals and churches: they stand before a name or are the
 * function below it, and whoever holds one may give orders. Members of a works council or of a board bear none.
 */
const office = [
  '\\p{L}*(?:[sl]|ober|bau|forst|berg|brand|när|studien|kirchen|hof)r(?:at|ätin)(?<!(?:betriebs|personal|aufsichts)r(?:at|ätin))',
  '(?:\\p{L}{4,}direktor|\\p{L}*(?:inspektor|kommissar|rektor|pfarrer|pastor|diakon|superintendent|pr[oö]pst|bisch[oö]f|prior))(?:in)?',
  '\\p{L}*amt(?:mann|männin|frau)|(?:ober|chef|amts|stabs)(?:arzt|ärztin)|äbtissin|(?:general)?oberin|prälat|(?:staats|general)sekretär(?:in)?',
].join('|');

/** A function that is, or holds, an office. */
export const officeWord = lateRegExp(`(?<!\\p{L})(?:${office})(?!\\p{L})`, 'iu');

/** „Oberstudiendirektorin Friederike Nauendorf“, „Forstdirektor Dr. Burkhard Nieswand“, „Pfarrer i. R. Hans Lang“ */
const before = late.u`^(?<office>(?:Leitende[rn]? )?\p{Lu}\p{Ll}+(?: (?:i|a)\. ?[A-Z]\.)*) (?<name>\p{Lu}.+)$`;

/** What stands before the name of who signs, and the name. */
export function officeAndName(line: string): { readonly office: string; readonly name: string } | null {
  const { office: held = '', name = '' } = before.exec(line)?.groups ?? {};
  const isOffice = officeWord.test(held) || (functionWord.test(held) && /^(?:Dr|Prof)\. /u.test(name));
  // One word behind it may be the field of the office.
  const read = isOffice && name.includes(' ') ? readSigner(name) : null;
  return read === null ? null : { office: held, name: read };
}
