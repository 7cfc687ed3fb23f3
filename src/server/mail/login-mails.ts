import type { RecordEvent } from '../records/events.ts';
import { emailChangedMail, passwordChangedMail } from './letters.ts';
import type { Mail } from './mail.ts';

/** What the holder of an account is told when the address or the password that opens it was changed. */
export function loginMails({ action, collection, row, before }: RecordEvent): Mail[] {
  if (action !== 'update' || collection.auth === undefined || before === undefined) return [];
  const changed = (name: string): boolean => before[name] !== row[name];
  const old = String(before['email']);
  return [
    ...(changed('email') ? [emailChangedMail(old)] : []),
    // To the address that the account had: whoever changed both must not be the only one who hears of it.
    ...(changed('password') ? [passwordChangedMail(old)] : []),
  ];
}
