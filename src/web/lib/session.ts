import { useSyncExternalStore } from 'react';

/** The account that a login is answered with, as far as the interface looks at it. */
export interface AccountRecord {
  readonly id: string;
  readonly email: string;
  readonly collectionName: string;
  readonly modules?: unknown;
  readonly verified?: boolean;
}

/** What the official client keeps of a login; we keep the same, in the same place. */
export interface StoredSession {
  readonly token: string;
  readonly record: AccountRecord;
}

/** Who is logged in (specification §3). */
export interface Session {
  readonly loggedIn: boolean;
  /** The mail address. */
  readonly username: string;
  readonly userId: string;
  readonly modules: readonly string[];
  readonly role: 'admin' | 'user';
  readonly token: string;
}

export const sessionKey = 'user';
export const guest: Session = {
  loggedIn: false,
  username: '',
  userId: '',
  modules: [],
  role: 'user',
  token: '',
};

/** setTimeout knows no longer time (ms); longer ones are waited for in pieces. */
const longestWait = 2 ** 31 - 1;

interface Parsed {
  readonly session: Session;
  /** When the token ends, in milliseconds. */
  readonly expires: number;
}
const loggedOut: Parsed = { session: guest, expires: Infinity };

let ended = false;
let stored: string | null = null;
let parsed = loggedOut;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** When a token ends (ms); 0 for what is no token. */
function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = (claims as { exp?: unknown } | null)?.exp;
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

/** Anything may stand in the storage: what is no session makes a guest. */
function parse(text: string | null): Parsed {
  if (text === null) return loggedOut;
  try {
    const { token, record } = JSON.parse(text) as Partial<StoredSession>;
    if (typeof token !== 'string' || typeof record?.id !== 'string') return loggedOut;
    const session: Session = {
      loggedIn: true,
      username: typeof record.email === 'string' ? record.email : '',
      userId: record.id,
      modules: Array.isArray(record.modules)
        ? record.modules.filter((one): one is string => typeof one === 'string')
        : [],
      role: record.collectionName === '_superusers' ? 'admin' : 'user',
      token,
    };
    return { session, expires: expiryOf(token) };
  } catch {
    return loggedOut;
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    // A browser that refuses storage: the session lives as long as the page.
    return stored;
  }
}

function writeStorage(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(sessionKey);
    else localStorage.setItem(sessionKey, text);
  } catch {
    // See above.
  }
}

function change(text: string | null): void {
  const before = stored;
  stored = text;
  parsed = parse(text);
  waitForEnd();
  if (before !== text) for (const listener of listeners) listener();
}

function waitForEnd(): void {
  clearTimeout(timer);
  if (!parsed.session.loggedIn || parsed.expires <= Date.now()) return;
  timer = setTimeout(getSession, Math.min(parsed.expires - Date.now(), longestWait));
}

/** Who is logged in now. A token that has expired is no login any more. */
export function getSession(): Session {
  const text = readStorage();
  if (text !== stored) change(text);
  if (parsed.session.loggedIn && parsed.expires <= Date.now()) endSession();
  else if (parsed.session.loggedIn) waitForEnd();
  return parsed.session;
}

/** Keeps a login; other windows of the browser see it, too. */
export function saveSession({ token, record }: StoredSession): void {
  ended = false;
  const text = JSON.stringify({ token, record });
  writeStorage(text);
  change(text);
}

/** Forgets the login, as whoever was logged in wanted. */
export function clearSession(): void {
  ended = false;
  writeStorage(null);
  change(null);
}

/** Forgets a login that is over without anybody here wanting it: its time is up, or the server knows it no more. */
export function endSession(): void {
  ended = true;
  writeStorage(null);
  change(null);
}

/** Whether the last login was over without anybody here wanting it, so that its end has to be told. */
export const hasSessionEnded = (): boolean => ended;

/** Calls the listener after each change, also of another window. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === sessionKey || event.key === null) getSession();
});

/** Who is logged in; follows every change. The prerendered pages are those of a guest. */
export function useSession(): Session {
  // What is made when the web is built is made for nobody.
  return useSyncExternalStore(
    subscribeSession,
    () => parsed.session,
    () => guest,
  );
}

// What stands in the storage from an earlier visit; an expired token goes at once.
getSession();
