import { redirect, redirectDocument } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { adminTarget, isDocument, loginPath, redirectTarget } from '#web/lib/redirect-target.ts';
import { confirmSession } from '#web/lib/session-calls.ts';
import { getSession } from '#web/lib/session.ts';

/** The full path of the page that is wanted. A router's request has no fragment: it stands where the page is shown. */
function wantedPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const isHere = location.pathname === pathname && location.search === search;
  return pathname + search + (isHere ? location.hash : '');
}

/** For pages that need a login: guests go to the login and from there on to the page. */
export async function needLogin({ request }: LoaderFunctionArgs): Promise<Response | null> {
  await confirmSession();
  return getSession().loggedIn ? null : redirect(loginPath(wantedPath(request)));
}

/** For pages of the administration: a login as anything but an administrator does not open them. */
export async function needAdmin(args: LoaderFunctionArgs): Promise<Response | null> {
  const sent = await needLogin(args);
  if (sent !== null || getSession().role === 'admin') return sent;
  return redirect(loginPath(wantedPath(args.request), paths.adminLogin));
}

/** For the login and the registration: whoever is logged in goes on to where the login would lead. */
export function forGuests({ request }: LoaderFunctionArgs): Response | null {
  if (!getSession().loggedIn) return null;
  const target = redirectTarget(new URL(request.url).search);
  return isDocument(target) ? redirectDocument(target) : redirect(target);
}

/** The same for the login of administrators. */
export function forNonAdmins({ request }: LoaderFunctionArgs): Response | null {
  return getSession().role === 'admin' ? redirect(adminTarget(new URL(request.url).search)) : null;
}
