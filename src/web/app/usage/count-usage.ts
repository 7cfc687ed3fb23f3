import type { Location } from 'react-router';
import { getConsent, subscribeConsent } from '#web/lib/consent.ts';
import { getSession, subscribeSession } from '#web/lib/session.ts';
import { cleanAddress } from './clean-event.ts';

/** Where a visitor is; another key is another visit of the place. */
type Place = Pick<Location, 'pathname' | 'key'>;

/** As much of the router as is needed here. */
export interface Navigates {
  readonly state: { readonly location: Place };
  readonly subscribe: (
    listener: (state: { readonly location: Place; readonly navigation: { readonly state: string } }) => void,
  ) => () => void;
}

/** As much of the client of the counting service as is needed here. */
export interface UsageClient {
  readonly capture: (event: string, properties: Record<string, string>) => unknown;
  readonly identify: (id: string) => void;
  readonly reset: () => void;
  readonly opt_in_capturing: (options?: { captureEventName: false }) => void;
  readonly opt_out_capturing: () => void;
  readonly set_config: (config: { disable_persistence: boolean }) => void;
}

async function loadClient(key: string): Promise<UsageClient> {
  const { startPosthog } = await import('./posthog-client.ts');
  return startPosthog(key);
}

/** Ends the client, which otherwise goes on keeping its state in the browser. */
function silence(client: UsageClient): void {
  client.opt_out_capturing();
  client.set_config({ disable_persistence: true });
}

/** Removes what the client kept in the browser. */
function forget(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage))
      if (name.startsWith('ph_') || name.startsWith('__ph_')) storage.removeItem(name);
  }
}

/**
 * Counts usage (specification §9), where the visitor agrees: a page-leave when the
 * path changes, a page-view after each navigation, the account's id with login and registration, a new nobody after
 * the logout. Without consent not even the client is loaded.
 * @param key of the project at the counting service
 * @param load gives the client for a key
 */
export async function countUsage(router: Navigates, key: string, load = loadClient): Promise<void> {
  let client: UsageClient | null = null;
  let running = false;
  let { location } = router.state;
  let { userId } = getSession();

  const count = (event: string, { pathname }: Place): void => {
    const path = cleanAddress(pathname);
    if (running) client?.capture(event, { $current_url: globalThis.location.origin + path, $pathname: path });
  };
  const follow = async (): Promise<void> => {
    const wanted = getConsent() === 'granted';
    if (wanted === running) return;
    running = wanted;
    if (!wanted) {
      client?.reset();
      if (client) silence(client);
      forget();
      return;
    }
    client ??= await load(key);
    // Meanwhile the answer may have been taken back.
    if (getConsent() !== 'granted') {
      silence(client);
      forget();
      return;
    }
    client.set_config({ disable_persistence: false });
    client.opt_in_capturing({ captureEventName: false });
    if (userId !== '') client.identify(userId);
    count('$pageview', location);
  };

  router.subscribe(({ location: now, navigation }) => {
    if (navigation.state !== 'idle' || now.key === location.key) return;
    if (now.pathname !== location.pathname) count('$pageleave', location);
    location = now;
    count('$pageview', now);
  });
  subscribeSession(() => {
    const now = getSession().userId;
    if (now === userId) return;
    userId = now;
    if (!running) return;
    if (now === '') client?.reset();
    else client?.identify(now);
  });
  subscribeConsent(() => void follow());
  if (getConsent() !== 'granted') forget();
  await follow();
}
