import { realtimeSettings } from './constants.ts';
import { request } from './http.ts';

const path = '/api/realtime';
const nothing = (): void => {};

/** What happened to a row. */
export interface RecordMessage {
  readonly action: 'create' | 'update' | 'delete';
  readonly record: unknown;
}

interface Listener {
  readonly onMessage: (message: RecordMessage) => void;
  /** Called after each new connection: something may have been missed before. */
  readonly onConnected: () => void;
}

/**
 * Hears over the realtime connection what happens to rows, as the one who is logged in. A connection that breaks, or
 * does not come about, is tried again for ever: whoever needs certainty asks from time to time as well.
 * @param topics „collection/id“ or „collection/*“
 * @returns a function that ends it
 */
export function listen(topics: readonly string[], { onMessage, onConnected }: Listener): () => void {
  let failures = 0;
  let stop = nothing;

  const connect = (): void => {
    const source = new EventSource(path);
    const gone = new AbortController();
    const close = (): void => {
      clearTimeout(patience);
      gone.abort();
      source.close();
    };
    const fail = (): void => {
      // What was closed on purpose has nothing to say any more.
      if (gone.signal.aborted) return;
      close();
      const { waits } = realtimeSettings;
      const again = setTimeout(connect, waits[Math.min(failures, waits.length - 1)]);
      failures += 1;
      stop = () => clearTimeout(again);
    };
    const patience = setTimeout(fail, realtimeSettings.connectTimeout);
    stop = close;

    const subscribe = async (clientId: string): Promise<void> => {
      try {
        const body = { clientId, subscriptions: topics };
        await request(path, { method: 'POST', body, signal: gone.signal });
      } catch {
        fail();
        return;
      }
      clearTimeout(patience);
      failures = 0;
      onConnected();
    };
    source.addEventListener('PB_CONNECT', (event) => {
      const { clientId } = JSON.parse((event as MessageEvent<string>).data) as { clientId: string };
      void subscribe(clientId);
    });
    for (const topic of topics) {
      source.addEventListener(topic, (event) =>
        onMessage(JSON.parse((event as MessageEvent<string>).data) as RecordMessage),
      );
    }
    source.addEventListener('error', fail);
  };
  connect();
  return () => stop();
}

/** Calls a function whenever something happens to some rows, and after each new connection; see {@link listen}. */
export const listenForChanges = (topics: readonly string[], onChange: () => void): (() => void) =>
  listen(topics, { onMessage: onChange, onConnected: onChange });
