import { Outlet } from 'react-router';
import { useSession } from '#web/lib/session.ts';

/**
 * Shows a page only as long as somebody is logged in. Between the end of a session and the login nobody is, and the
 * page would ask the server for what belongs to no account.
 */
export function WhileLoggedIn() {
  return useSession().loggedIn ? <Outlet /> : null;
}
