/** Where the app keeps who is logged in. */
const sessionKey = 'user';

interface Stored {
  readonly token?: unknown;
  readonly record?: { readonly collectionName?: unknown };
}

/** The session that the app keeps, if its token has not ended; what stands there may be anything. */
function sessionIn(storage: Storage): Stored | null {
  try {
    const stored = JSON.parse(storage.getItem(sessionKey) ?? 'null') as Stored | null;
    const payload = typeof stored?.token === 'string' ? (stored.token.split('.')[1] ?? '') : '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof claims.exp === 'number' && claims.exp * 1000 > Date.now() ? stored : null;
  } catch {
    return null;
  }
}

/** Turns „Anmelden“ into the way to one's own area where somebody is logged in. */
export function showAccount(page: Document, storage: Storage): void {
  const session = sessionIn(storage);
  if (session === null) return;
  const admin = session.record?.collectionName === '_superusers';
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-account]')) {
    link.href = admin ? '/admin' : '/cockpit';
    link.textContent = admin ? 'Verwaltung' : 'Cockpit';
  }
}
