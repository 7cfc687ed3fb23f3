import type { FieldFault } from '../errors.ts';

// What can be wrong with a field; the codes are those of the PocketBase API.

function fault(code: string, message: string): FieldFault {
  return { code: `validation_${code}`, message };
}

export const required = fault('required', 'Diese Angabe fehlt.');
export const badValue = fault('invalid_value', 'Dieser Wert ist hier nicht möglich.');
export const badEmail = fault('is_email', 'Bitte eine gültige E-Mail-Adresse eingeben.');
export const taken = fault('not_unique', 'Dieser Wert ist schon vergeben.');
export const emailTaken = fault('not_unique', 'Diese E-Mail-Adresse ist schon vergeben.');
export const mismatch = fault('values_mismatch', 'Die beiden Werte stimmen nicht überein.');
export const notYours = fault('values_mismatch', 'Dieser Wert lässt sich so nicht ändern.');
export const badFormat = fault('match_invalid', 'Diese Angabe hat nicht die richtige Form.');
export const notInList = fault('in_invalid', 'Dieser Wert steht nicht zur Wahl.');
export const notWhole = fault('only_int_constraint', 'Hier wird eine ganze Zahl gebraucht.');
export const missingRows = fault('missing_rel_records', 'Was hier genannt ist, gibt es nicht.');
export const fixedId = fault('pk_change', 'Die Kennung lässt sich nicht ändern.');
export const badOldPassword = fault('invalid_old_password', 'Das bisherige Passwort ist falsch.');
export const badToken = fault(
  'invalid_token',
  'Der Link ist abgelaufen oder wurde schon benutzt. Bitte einen neuen anfordern.',
);

/** @param message what the check of a field says */
export const unfit = (message: string): FieldFault => fault('invalid_value', message);

/**
 * @param rows so many are there already; null: they take too much space
 * @param what „Zeugnisse“
 */
export function noRoom(rows: number | null, what: string, isGuest: boolean): FieldFault {
  const where = isGuest ? 'Ohne Konto' : 'In einem Konto';
  const most =
    rows === null
      ? `nehmen die ${what} zu viel Platz ein`
      : `sind höchstens ${rows.toLocaleString('de-DE')} ${what} möglich`;
  const rest = isGuest ? ', oder ein Konto anlegen' : '; auch der Papierkorb zählt mit';
  return fault('no_room', `${where} ${most}. Bitte welche löschen, die nicht mehr gebraucht werden${rest}.`);
}

export function tooShort(min: number): FieldFault {
  return fault('min_text_constraint', `Bitte mindestens ${min} Zeichen eingeben.`);
}
export function mostlyBlank(min: number): FieldFault {
  const message = `Leerzeichen am Anfang und am Ende zählen nicht: Bitte mindestens ${min} Zeichen eingeben.`;
  return fault('min_text_constraint', message);
}
export function tooLong(max: number): FieldFault {
  return fault('max_text_constraint', `Bitte höchstens ${max.toLocaleString('de-DE')} Zeichen eingeben.`);
}
export function tooManyEntries(max: number): FieldFault {
  return fault('length_too_long', `Bitte höchstens ${max.toLocaleString('de-DE')} Einträge senden.`);
}
export function tooSmall(min: number): FieldFault {
  return fault('min_number_constraint', `Der Wert muss mindestens ${min} sein.`);
}
export function tooBig(max: number): FieldFault {
  return fault('max_number_constraint', `Der Wert darf höchstens ${max} sein.`);
}
export function tooManyBytes(max: number): FieldFault {
  return fault('json_size_limit', `Das ist zu viel: höchstens ${Math.round(max / 1024)} KB.`);
}
export function tooLargeFile(max: number): FieldFault {
  const size = Math.round(max / 1024 / 1024);
  return fault('file_size_limit', `Die Datei ist zu groß: höchstens ${size} MB.`);
}
export const badFileType = fault('invalid_mime_type', 'Dieses Dateiformat wird hier nicht angenommen.');
