/** How long to wait before a broken connection is tried again. */
const pause = 5000;

interface RecordMessage {
  readonly action: 'create' | 'update' | 'delete';
  readonly record: unknown;
}

/**
 * Hears of changes of one row over the realtime connection. Where none comes about nothing is heard: whoever needs
 * certainty asks from time to time as well.
 * @returns a function that ends it
 */
export function listenToRecord(
  collection: string,
  id: string,
  onMessage: (message: RecordMessage) => void,
): () => void {
  const topic = `${collection}/${id}`;
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const connect = (): void => {
    source = new EventSource('/api/realtime');
    source.addEventListener('PB_CONNECT', (event) => {
      const { clientId } = JSON.parse((event as MessageEvent<string>).data) as { clientId: string };
      fetch('/api/realtime', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ clientId, subscriptions: [topic] }),
      }).catch(() => {});
    });
    source.addEventListener(topic, (event) => {
      onMessage(JSON.parse((event as MessageEvent<string>).data) as RecordMessage);
    });
    source.addEventListener('error', () => {
      source?.close();
      if (!ended) again = setTimeout(connect, pause);
    });
  };
  connect();
  return () => {
    ended = true;
    clearTimeout(again);
    source?.close();
  };
}
