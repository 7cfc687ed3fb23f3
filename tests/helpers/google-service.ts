import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readMail, type ReadMail } from './mails.ts';
import { startProvider, type ProviderPerson } from './oidc.ts';
import { startMain } from './start-main.ts';

/** The whole service in a process of its own, with a login provider beside it in Google's place. */
export interface GoogleService {
  readonly url: string;
  /** Who is on the provider's login page, each with a button „Name (Adresse)“. */
  readonly people: ProviderPerson[];
  /** Mails to somebody, oldest first. */
  readonly mailsTo: (email: string) => ReadMail[];
  readonly stop: () => Promise<void>;
}

/** @param people accounts at the provider */
export async function startGoogleService(people: ProviderPerson[]): Promise<GoogleService> {
  const provider = await startProvider(people);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kz-google-'));
  const main = await startMain({ ...provider.settings, DATA_DIR: dataDir, RATE_LIMITS: '100' });
  if (main.url === undefined) throw new Error(main.output());
  const outbox = path.join(dataDir, 'outbox');
  return {
    url: main.url,
    people,
    mailsTo: (email) =>
      readdirSync(outbox)
        .toSorted()
        .map((name) => readMail(readFileSync(path.join(outbox, name), 'utf8')))
        .filter(({ to }) => to === email),
    stop: async () => {
      main.kill('SIGTERM');
      await main.ended;
      await provider.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
