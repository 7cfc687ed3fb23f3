import { filesKey, tabStorage } from './kept-files.ts';

/*
 * The files chosen on the home survive a reload, and a phone that throws the page away while its camera is open. They
 * are too large for the storage of the tab: they lie in a database of the browser, encrypted with a key that only that
 * storage knows and that ends with the tab. A browser that refuses any of it only loses this comfort.
 */
const store = 'files';
/** What a closed tab left behind nobody can read any more; it is swept up at the next visit after this time (ms). */
const keptFor = 24 * 60 * 60 * 1000;

/** The name of the tab's row and the key it is encrypted with (base64). */
interface TabKey {
  readonly id: string;
  readonly secret: string;
}

interface Row {
  readonly saved: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly content: ArrayBuffer;
}

type Head = Pick<File, 'name' | 'type' | 'lastModified' | 'size'>;

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);

function tabKey(): TabKey | null {
  const known = tabStorage.read();
  return known === null ? null : (JSON.parse(known) as TabKey);
}

function newTabKey(): TabKey {
  const made = { id: crypto.randomUUID(), secret: toBase64(crypto.getRandomValues(new Uint8Array(32))) };
  tabStorage.write(JSON.stringify(made));
  return made;
}

const cipherOf = async ({ secret }: TabKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);

const settled = async <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });

/** Does something with the rows, then lets the database go. */
async function withRows<Value>(work: (rows: IDBObjectStore) => Promise<Value>): Promise<Value> {
  const opening = indexedDB.open(filesKey, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
  const db = await settled(opening);
  try {
    return await work(db.transaction(store, 'readwrite').objectStore(store));
  } finally {
    db.close();
  }
}

async function packed(files: readonly File[], tab: TabKey): Promise<Row> {
  const heads: Head[] = files.map(({ name, type, lastModified, size }) => ({
    name,
    type,
    lastModified,
    size,
  }));
  const head = new TextEncoder().encode(JSON.stringify(heads));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, head.length);
  const plain = await new Blob([length, head, ...files]).arrayBuffer();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const content = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await cipherOf(tab), plain);
  return { saved: Date.now(), iv, content };
}

async function unpacked({ iv, content }: Row, tab: TabKey): Promise<File[]> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await cipherOf(tab), content);
  let at = 4 + new DataView(plain).getUint32(0);
  const heads = JSON.parse(new TextDecoder().decode(plain.slice(4, at))) as Head[];
  return heads.map(({ name, size, ...rest }) => new File([plain.slice(at, (at += size))], name, rest));
}

/** One after the other: what was chosen last is what stays. */
let queue: Promise<unknown> = Promise.resolve();

function inTurn<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  const done = queue.then(work).catch(() => otherwise);
  queue = done;
  return done;
}

/** Keeps the chosen files for this tab; none deletes what was kept. */
export function storeFiles(files: readonly File[]): Promise<void> {
  return inTurn(async () => {
    const known = tabKey();
    if (files.length === 0) {
      tabStorage.clear();
      if (known !== null) await withRows(async (rows) => settled(rows.delete(known.id)));
      return;
    }
    const tab = known ?? newTabKey();
    const row = await packed(files, tab);
    await withRows(async (rows) => settled(rows.put(row, tab.id)));
  }, undefined);
}

/** The files that this tab kept before it was loaded anew. Sweeps up what closed tabs have left. */
export function storedFiles(): Promise<readonly File[]> {
  return inTurn<readonly File[]>(async () => {
    const tab = tabKey();
    const row = await withRows(async (rows) => {
      for (const id of await settled(rows.getAllKeys())) {
        const one = (await settled(rows.get(id))) as Row;
        if (Date.now() - one.saved > keptFor) await settled(rows.delete(id));
      }
      return tab === null ? undefined : ((await settled(rows.get(tab.id))) as Row | undefined);
    });
    return tab === null || row === undefined ? [] : unpacked(row, tab);
  }, []);
}
