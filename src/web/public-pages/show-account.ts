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

type Place = readonly [href: string, label: string];
const settings: Place = ['/settings', 'Einstellungen'];
const own: readonly Place[] = [['/cockpit', 'Cockpit'], ['/vorgaenge', 'Vorgänge'], settings];
const ofAdmins: readonly Place[] = [['/admin', 'Verwaltung'], settings];

/** Puts one's own areas, and the way out, in the place of „Anmelden“ where somebody is logged in: those of the app. */
export function showAccount(page: Document, storage: Storage): void {
  const session = sessionIn(storage);
  if (session === null) return;
  const places = session.record?.collectionName === '_superusers' ? ofAdmins : own;
  const leave = (): void => {
    storage.removeItem(sessionKey);
    page.location.assign('/');
  };
  for (const list of page.querySelectorAll('[data-account]')) {
    const entries = places.map(([href, label]) =>
      Object.assign(page.createElement('a'), { href, textContent: label }),
    );
    const out = Object.assign(page.createElement('button'), {
      type: 'button',
      textContent: 'Abmelden',
      onclick: leave,
    });
    list.replaceChildren(
      ...[...entries, out].map((entry) => {
        const item = page.createElement('li');
        item.append(entry);
        return item;
      }),
    );
  }
}
