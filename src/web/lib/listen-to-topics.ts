import { getSession } from './session.ts';

/** How long to wait before a broken connection is tried again. */
const pause = 5000;

/**
 * Hears of changes of several rows or collections over the realtime connection, as the one who is logged in.
 * @param topics „collection/id“ or „collection/*“
 * @param onChange called whenever something happened, and after each new connection: something may have been missed
 * @returns a function that ends it
 */
export function listenToTopics(topics: readonly string[], onChange: () => void): () => void {
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  const connect = (): void => {
    source = new EventSource('/api/realtime');
    source.addEventListener('PB_CONNECT', (event) => {
      const { clientId } = JSON.parse((event as MessageEvent<string>).data) as { clientId: string };
      fetch('/api/realtime', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: getSession().token },
        body: JSON.stringify({ clientId, subscriptions: topics }),
      })
        .then(onChange)
        .catch(() => {});
    });
    for (const topic of topics) source.addEventListener(topic, onChange);
    source.addEventListener('error', () => {
      source?.close();
      again = setTimeout(connect, pause);
    });
  };
  connect();
  return () => {
    clearTimeout(again);
    source?.close();
  };
}
