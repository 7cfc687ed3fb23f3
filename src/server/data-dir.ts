import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf, StartFault } from './errors.ts';

/**
 * Makes a folder and those above it. Node's own „recursive“ never ends where a folder exists and yet says of a new one
 * in it that there is nothing (/proc, some network drives).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (fault) {
    // Another server that starts at the same time may have been quicker.
    if (codeOf(fault) !== 'EEXIST') throw fault;
  }
}

/**
 * Makes the data folder (for its owner alone) where it is missing and tries to write into it.
 * @throws StartFault in German when that does not work
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(path.resolve(dataDir));
    rmSync(mkdtempSync(path.join(dataDir, '.probe-')), { recursive: true });
  } catch (fault) {
    const message =
      `Der Datenordner ${dataDir} ist nicht beschreibbar (${codeOf(fault) ?? 'unbekannter Fehler'}). ` +
      'Bitte die Rechte prüfen oder mit DATA_DIR einen anderen Ordner angeben.';
    throw new StartFault(message, { cause: fault });
  }
}

/** Linking is all or nothing and never replaces: of two servers starting at once, one makes the secret. */
function makeSecret(file: string): void {
  const folder = mkdtempSync(path.join(path.dirname(file), '.secret-'));
  const draft = path.join(folder, 'secret');
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    linkSync(draft, file);
  } catch (fault) {
    if (codeOf(fault) !== 'EEXIST') throw fault;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The secret that cookies are signed with, kept in the data folder; made where it is missing.
 * @returns at least 32 characters
 * @throws StartFault when the file holds less
 */
export function readSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= 32) return secret;
  throw new StartFault(`Die Datei ${file} ist beschädigt: sie muss mindestens 32 Zeichen enthalten.`);
}
