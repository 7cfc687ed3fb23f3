import { redirect } from 'react-router';
import { paths } from '../paths.ts';

/** Kept as long as the tab is open: the address must not show it. */
const key = 'invitation';

/** Takes the token out of the address before anything else (history, usage counting) gets to see it. */
export function keepToken(): Response | null {
  const token = location.hash.slice(1);
  if (token === '') return null;
  sessionStorage.setItem(key, token);
  history.replaceState(history.state, '', paths.invitation);
  return redirect(paths.invitation);
}

// A link that is pasted into the tab of another one changes only what stands behind „#“: the router sees nothing new.
globalThis.addEventListener?.('hashchange', () => {
  if (location.pathname === paths.invitation && keepToken() !== null) location.reload();
});

/** What the recipient's requests carry. */
export const tokenHeader = (): Readonly<Record<string, string>> => ({
  'x-invitation': sessionStorage.getItem(key) ?? '',
});
