import { findAccount } from '../auth/accounts.ts';
import { minPassword, passwordFaults } from '../auth/new-password.ts';
import { hashPassword, randomSecret } from '../auth/passwords.ts';
import { createBackups } from '../backups/backups.ts';
import { restoreBackup } from '../backups/restore.ts';
import { systemClock, toTimestamp } from '../clock.ts';
import { superusers } from '../collections/accounts.ts';
import type { Config } from '../config.ts';
import { prepareDataDir } from '../data-dir.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { ApiError, StartFault } from '../errors.ts';
import { newId } from '../ids.ts';
import { isEmail, normalEmail } from '../records/email.ts';

const usage = `Aufruf: npm run admin -- BEFEHL
  create E-MAIL      legt einen Administrator an
  password E-MAIL    gibt ihm ein neues Passwort; seine Sitzungen enden
  backups            zeigt die Sicherungen der eingebauten Datenbank
  backup [NAME.db]   macht eine Sicherung, auch im laufenden Betrieb
  restore NAME.db    spielt eine Sicherung zurück; der Dienst darf nicht laufen`;

/** Asks for a password; '' stands for none. */
type Ask = (question: string) => Promise<string>;

interface NewPassword {
  readonly hashed: string;
  /** Says the password where it was made here. */
  readonly told: string;
}

async function askPassword(ask: Ask): Promise<NewPassword> {
  const given = await ask('Passwort (leer: es wird eines erzeugt): ');
  const password = given || randomSecret().slice(0, 20);
  const [fault] = Object.values(passwordFaults({ password, passwordConfirm: password }));
  if (fault)
    throw new StartFault(`Das Passwort geht nicht (mindestens ${minPassword} Zeichen): ${fault.message}`);
  return { hashed: await hashPassword(password), told: given === '' ? ` Passwort: ${password}` : '' };
}

function emailFrom(text: string | undefined): string {
  const email = normalEmail(text ?? '');
  if (!isEmail(email)) throw new StartFault(`${text ?? ''}: Das ist keine E-Mail-Adresse.\n${usage}`);
  return email;
}

async function createSuperuser(db: Database, email: string, ask: Ask): Promise<string> {
  if (await findAccount(db, superusers, email)) {
    throw new StartFault(
      `Den Administrator ${email} gibt es schon. Neues Passwort: npm run admin -- password ${email}`,
    );
  }
  const { hashed, told } = await askPassword(ask);
  const now = toTimestamp(systemClock());
  await db
    .insertInto('_superusers')
    .values({
      id: newId(),
      email,
      emailVisibility: 0,
      verified: 1,
      password: hashed,
      tokenKey: randomSecret(),
      created: now,
      updated: now,
    })
    .execute();
  return `Administrator ${email} ist angelegt.${told}`;
}

async function changePassword(db: Database, email: string, ask: Ask): Promise<string> {
  if (!(await findAccount(db, superusers, email))) {
    throw new StartFault(
      `Einen Administrator ${email} gibt es nicht. Anlegen: npm run admin -- create ${email}`,
    );
  }
  const { hashed, told } = await askPassword(ask);
  const changes = { password: hashed, tokenKey: randomSecret(), updated: toTimestamp(systemClock()) };
  await db.updateTable('_superusers').set(changes).where('email', '=', email).execute();
  return `Administrator ${email} hat ein neues Passwort.${told}`;
}

async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  prepareDataDir(config.dataDir);
  const db = await openDatabase(config, () => {});
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function listBackups(config: Config): Promise<string> {
  const list = await createBackups(config, systemClock).list();
  const lines = list.map(({ key, size, modified }) => `${key}  ${Math.ceil(size / 1024)} KB  ${modified}`);
  return lines.length === 0 ? 'Es gibt keine Sicherungen.' : lines.join('\n');
}

async function makeBackup(config: Config, name: string): Promise<string> {
  await createBackups(config, systemClock).make(name);
  return `Die Sicherung ist gemacht.\n${await listBackups(config)}`;
}

function restore(config: Config, key: string): string {
  if (config.databaseUrl !== null) throw new StartFault('Mit PostgreSQL geht das mit pg_restore.');
  const stamp = systemClock()
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '');
  const before = restoreBackup(config.dataDir, key, stamp);
  return `Die Sicherung ${key} ist zurückgespielt. Die Datenbank von vorher liegt in ${before}`;
}

async function run(config: Config, [command, argument]: readonly string[], ask: Ask): Promise<string> {
  switch (command) {
    case 'create':
      return withDatabase(config, async (db) => createSuperuser(db, emailFrom(argument), ask));
    case 'password':
      return withDatabase(config, async (db) => changePassword(db, emailFrom(argument), ask));
    case 'backups':
      return listBackups(config);
    case 'backup':
      return makeBackup(config, argument ?? '');
    case 'restore':
      if (argument === undefined) throw new StartFault(usage);
      return restore(config, argument);
    default:
      throw new StartFault(usage);
  }
}

/**
 * Does what an operator asks for on the command line.
 * @returns what to tell him, in German
 * @throws StartFault in German for what he can mend
 */
export async function runAdmin(config: Config, args: readonly string[], ask: Ask): Promise<string> {
  try {
    return await run(config, args, ask);
  } catch (fault) {
    if (fault instanceof ApiError) throw new StartFault(fault.message, { cause: fault });
    throw fault;
  }
}
