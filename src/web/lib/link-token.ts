import { redirect } from 'react-router';

/** The token of a link that lets somebody in without an account. */
export interface LinkToken {
  /** Takes the token out of the address before anything else (history, usage counting) gets to see it. */
  readonly keep: () => Response | null;
  /** What the holder's requests carry. */
  readonly header: () => Readonly<Record<string, string>>;
}

/** Names in the storage of the tab; they stand on the privacy page. */
export const invitationKey = 'invitation';
export const sharedLetterKey = 'shared-certificate';
export const sharedResultKey = 'shared-analysis';

/**
 * @param key of the tab's storage: the token is kept as long as the tab is open, for the address must not show it
 * @param path of the screen that the link leads to
 * @param name of the header
 */
export function linkToken(key: string, path: string, name: string): LinkToken {
  const keep = (): Response | null => {
    const token = location.hash.slice(1);
    if (token === '') return null;
    sessionStorage.setItem(key, token);
    history.replaceState(history.state, '', path);
    return redirect(path);
  };
  // A link that is pasted into the tab of another one changes only what stands behind „#“: the router sees nothing new.
  globalThis.addEventListener?.('hashchange', () => {
    if (location.pathname === path && keep() !== null) location.reload();
  });
  return { keep, header: () => ({ [name]: sessionStorage.getItem(key) ?? '' }) };
}
