import { whenIdle } from './when-idle.ts';

/** The name of the key in the storage of the tab and of the database. */
export const filesKey = 'klarzeugnis-files';

/** Most visitors have nothing to keep: what does it is fetched only for those who have. */
const store = () => import('./file-store.ts');

/** The tab's own storage, as far as the browser grants one. */
export const tabStorage = {
  read: (): string | null => {
    try {
      return sessionStorage.getItem(filesKey);
    } catch {
      return null;
    }
  },
  write: (value: string): void => sessionStorage.setItem(filesKey, value),
  clear: (): void => sessionStorage.removeItem(filesKey),
} as const;

/** Whether files were handed over already: the key may still be on its way then. */
let used = false;

/** Keeps the chosen files for this tab; none deletes what was kept. */
export async function keepFiles(files: readonly File[]): Promise<void> {
  if (files.length === 0 && !used && tabStorage.read() === null) return;
  used = true;
  await store().then(
    ({ storeFiles }) => storeFiles(files),
    () => {},
  );
}

/** The files that this tab kept before it was loaded anew. Sweeps up what closed tabs have left. */
export async function loadFiles(): Promise<readonly File[]> {
  if (tabStorage.read() === null) {
    whenIdle(() => void sweep().catch(() => {}));
    return [];
  }
  return store().then(
    ({ storedFiles }) => storedFiles(),
    () => [],
  );
}

async function sweep(): Promise<void> {
  const present = await indexedDB.databases();
  if (present.some(({ name }) => name === filesKey)) await (await store()).storedFiles();
}
