import { EventSource } from 'eventsource';
import PocketBase, { BaseAuthStore } from 'pocketbase';

// Node has none of its own.
globalThis.EventSource ??= EventSource as unknown as typeof globalThis.EventSource;

/** The official client, as a browser would use it, with a session of its own. */
export function sdk(url: string): PocketBase {
  const client = new PocketBase(url, new BaseAuthStore());
  client.autoCancellation(false);
  return client;
}
