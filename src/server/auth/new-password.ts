import { isSuperuser, type Actor } from './actor.ts';
import type { Collection } from '../collections/collection.ts';
import { anyTable, type Row, type Stored } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import type { FieldFault } from '../errors.ts';
import {
  badOldPassword,
  badValue,
  mismatch,
  mostlyBlank,
  required,
  tooLong,
  tooShort,
} from '../records/faults.ts';
import { hashPassword, isPassword, randomSecret } from './passwords.ts';

type Values = Readonly<Record<string, unknown>>;

export const minPassword = 8;
/** Bytes. */
export const maxPassword = 71;

/** Blanks and signs that nobody sees, in front and at the end: they are kept, but do not make a password longer. */
const outerBlanks = /^[\s\p{C}]+|[\s\p{C}]+$/gu;

/** The slow part of a new password, done before the transaction that stores it: SQLite has one connection. */
export interface PreparedPassword {
  readonly hashed: string;
  /** The stored hash that the old password was found to fit. */
  readonly fits: string | undefined;
}

/** What is wrong with a new password and its repetition, by field. */
export function passwordFaults(values: Values): Record<string, FieldFault> {
  const { password, passwordConfirm } = values;
  const faults: Record<string, FieldFault> = {};
  if (password === undefined || password === null || password === '') faults['password'] = required;
  else if (typeof password !== 'string') faults['password'] = badValue;
  else if (password.length < minPassword) faults['password'] = tooShort(minPassword);
  else if (password.replaceAll(outerBlanks, '').length < minPassword)
    faults['password'] = mostlyBlank(minPassword);
  else if (Buffer.byteLength(password) > maxPassword) faults['password'] = tooLong(maxPassword);
  if (passwordConfirm !== password) faults['passwordConfirm'] = mismatch;
  // Both left out are the same, and yet nothing is repeated.
  else if (!Object.hasOwn(values, 'passwordConfirm')) faults['passwordConfirm'] = required;
  return faults;
}

function setsPassword(collection: Collection, values: Values): boolean {
  return collection.auth !== undefined && Object.hasOwn(values, 'password');
}

/**
 * Hashes the new password of a request and checks the old one.
 * @param id of the account whose password it changes; `null` for a new account
 * @returns undefined where there is no password, or a faulty one
 */
export async function preparePassword(
  db: Database,
  collection: Collection,
  id: string | null,
  values: Values,
): Promise<PreparedPassword | undefined> {
  if (!setsPassword(collection, values) || Object.keys(passwordFaults(values)).length > 0) return undefined;
  const hashed = await hashPassword(String(values['password']));
  const { oldPassword } = values;
  if (id === null || typeof oldPassword !== 'string') return { hashed, fits: undefined };
  const account = await anyTable(db)
    .selectFrom(collection.name)
    .select('password')
    .where('id', '=', id)
    .executeTakeFirst();
  const stored = String(account?.['password'] ?? '');
  return { hashed, fits: (await isPassword(oldPassword, stored)) ? stored : undefined };
}

/**
 * Puts the new password of a request into a draft of the account. With it, and with a new mail address, all sessions
 * end.
 * @param before the stored account; undefined for a new one
 */
export function setPassword(
  draft: { readonly row: Record<string, Stored>; readonly faults: Record<string, FieldFault> },
  collection: Collection,
  before: Row | undefined,
  values: Values,
  actor: Actor,
  prepared: PreparedPassword | undefined,
): void {
  if (collection.auth === undefined) return;
  if (before === undefined || setsPassword(collection, values)) {
    Object.assign(draft.faults, passwordFaults(values));
    if (before !== undefined && !isSuperuser(actor) && prepared?.fits !== before['password']) {
      draft.faults['oldPassword'] = badOldPassword;
    }
    if (prepared) draft.row['password'] = prepared.hashed;
  }
  const changed = ['password', 'email'].some((name) => draft.row[name] !== before?.[name]);
  if (changed) draft.row['tokenKey'] = randomSecret();
}
