import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { aptInstall } from './apt.ts';

const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin'];
const elsewhere = ['/Applications/LibreOffice.app/Contents/MacOS/soffice'];

/** LibreOffice's program, or undefined where it is not installed. */
export function findOffice(): string | undefined {
  return [...folders.map((folder) => path.join(folder, 'soffice')), ...elsewhere].find((file) =>
    existsSync(file),
  );
}

/** Another program's look at our DOCX files; the writer alone, without its windows, is enough. @see findOffice */
export async function ensureOffice(): Promise<string | undefined> {
  if (findOffice() === undefined) await aptInstall(['libreoffice-writer-nogui']);
  return findOffice();
}
