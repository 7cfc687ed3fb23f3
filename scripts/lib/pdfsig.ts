import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';

/** Where the tests of signing look for it. */
const file = '/usr/bin/pdfsig';

/** Another program's check of our seals; installed where it is missing and can be. @returns true when it is there */
export async function ensurePdfsig(): Promise<boolean> {
  if (!existsSync(file)) await aptInstall(['poppler-utils']);
  return existsSync(file);
}
