import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from '../errors.ts';
import { backupFolder } from './backups.ts';

/** Nobody else has the file open: only then SQLite leaves its write-ahead log. */
function refuseWhileOpen(file: string): void {
  const current = new DatabaseSync(file, { timeout: 0 });
  try {
    current.exec('pragma journal_mode=delete');
  } catch (fault) {
    const message = 'Die Datenbank ist in Benutzung. Bitte zuerst den Dienst anhalten.';
    throw new StartFault(message, { cause: fault });
  } finally {
    current.close();
  }
}

function refuseDamaged(file: string): void {
  const found = ((): unknown => {
    try {
      const copy = new DatabaseSync(file, { readOnly: true });
      const row = copy.prepare('pragma integrity_check').get();
      copy.close();
      return row?.['integrity_check'];
    } catch {
      return undefined;
    }
  })();
  if (found !== 'ok') throw new StartFault(`Die Sicherung ${file} ist beschädigt; es wurde nichts geändert.`);
}

/**
 * Puts a backup in the place of the embedded database; the service must not run.
 * @param key name in the folder of backups, or a path
 * @param stamp goes into the name that the database of before is kept under
 * @returns where the database of before is now
 * @throws StartFault in German when the backup is missing or damaged, or the database is in use; nothing is changed then
 */
export function restoreBackup(dataDir: string, key: string, stamp: string): string {
  const inFolder = path.join(backupFolder(dataDir), key);
  const backup = existsSync(inFolder) ? inFolder : path.resolve(key);
  if (!existsSync(backup)) throw new StartFault(`Die Sicherung ${key} gibt es nicht.`);
  refuseDamaged(backup);
  const file = path.join(dataDir, 'klarzeugnis.db');
  const before = `${file}.vor-${stamp}`;
  const draft = `${file}.neu`;
  if (existsSync(file)) refuseWhileOpen(file);
  copyFileSync(backup, draft);
  if (existsSync(file)) renameSync(file, before);
  for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true });
  renameSync(draft, file);
  return before;
}
