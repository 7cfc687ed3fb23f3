import { redirect } from 'react-router';
import { paths } from '../paths.ts';

/** Kept as long as the tab is open: the address must not show it. */
const key = 'invitation';

/** Takes the token out of the address before anything else (history, usage counting) gets to see it. */
export function keepToken(): Response | null {
  const token = location.hash.slice(1);
  if (token === '') return null;
  sessionStorage.setItem(key, token);
  // A link that is pasted into the same tab changes only the part behind „#“.
  history.replaceState(history.state, '', paths.invitation);
  return redirect(paths.invitation);
}

/** What the recipient's requests carry. */
export const tokenHeader = (): Readonly<Record<string, string>> => ({
  'x-invitation': sessionStorage.getItem(key) ?? '',
});
