import { documentPaths, paths } from './paths.ts';

/** An address of our own pages as path, query and fragment; null for every other website and every other scheme. */
function ownPath(address: string, origin: string): string | null {
  try {
    const url = new URL(address, origin);
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
  } catch {
    return null;
  }
}

/**
 * Where a login leads: to `redirect` or `redirectUrl` of the query when that is one of our own pages.
 * @param search the query of the login's address
 * @param fallback where to without one
 * @param origin of this website
 */
export function redirectTarget(
  search: string,
  fallback: string = paths.cockpit,
  origin = location.origin,
): string {
  const query = new URLSearchParams(search);
  const wanted = query.get('redirect') || query.get('redirectUrl');
  const path = wanted === null ? null : ownPath(wanted, origin);
  // „//elsewhere“ as a path would leave the website after all; a login that leads to a login leads nowhere.
  if (path === null || path.startsWith('//') || /^\/(auth|admin\/login)(\/|\?|$)/.test(path)) return fallback;
  return path;
}

const documents = [...Object.values(documentPaths), '/api'];

/** Whether the server delivers what stands at a path of ours: the app's router knows no such page, it must be loaded. */
export function isDocument(target: string): boolean {
  const [path = ''] = target.split(/[?#]/);
  return documents.some((one) => path === one || path.startsWith(`${one}/`));
}

/** The address of a login screen that leads on to a page of ours. */
export function loginPath(target: string, login: string = paths.login): string {
  return `${login}?redirect=${encodeURIComponent(target)}`;
}

/** Where the login of an administrator leads: to the users, unless another page of the administration was wanted. */
export function adminTarget(search: string, origin = location.origin): string {
  const target = redirectTarget(search, paths.adminUsers, origin);
  return target.startsWith('/admin/') ? target : paths.adminUsers;
}
