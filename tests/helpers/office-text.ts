import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** What LibreOffice makes of a DOCX file. */
export interface OfficeView {
  /** The body as plain text; heads and feet of pages are no part of it. */
  readonly text: string;
  /** The pages as it sets them. */
  readonly pdf: Uint8Array;
}

/**
 * Opens DOCX files with LibreOffice, all in one go: its start takes longer than its work.
 * @param office its program, see `findOffice`
 */
export async function openWithOffice(office: string, files: readonly Uint8Array[]): Promise<OfficeView[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kz-office-'));
  try {
    const names = files.map((bytes, at) => {
      const name = path.join(folder, `${at}.docx`);
      writeFileSync(name, bytes);
      return name;
    });
    // A profile of its own: another LibreOffice that is running would take the order over and answer nothing.
    const own = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`;
    for (const kind of ['txt:Text (encoded):UTF8', 'pdf'])
      await promisify(execFile)(
        office,
        [own, '--headless', '--convert-to', kind, '--outdir', folder, ...names],
        { timeout: 60_000 },
      );
    return names.map((name) => ({
      text: readFileSync(name.replace(/docx$/, 'txt'), 'utf8'),
      pdf: new Uint8Array(readFileSync(name.replace(/docx$/, 'pdf'))),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
