import { EventEmitter, once } from 'node:events';

/** An event as it came over the wire. */
export interface ReceivedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

/** A realtime connection without a client library. */
export interface Stream {
  readonly clientId: string;
  readonly headers: Headers;
  /** What came so far, the greeting included. */
  readonly events: readonly ReceivedEvent[];
  readonly post: (topics: readonly string[], token?: string, base?: string) => Promise<Response>;
  readonly close: () => void;
  /** When the server closed it. */
  readonly ended: Promise<void>;
}

function readEvent(block: string): ReceivedEvent | undefined {
  const lines = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  const { id = '', event = '', data } = lines;
  return data === undefined ? undefined : { id, event, data: JSON.parse(data) as unknown };
}

/** Opens a connection and waits for its greeting. */
export async function openStream(base: string, headers: Record<string, string> = {}): Promise<Stream> {
  const stop = new AbortController();
  const answer = await fetch(`${base}/api/realtime`, { headers, signal: stop.signal });
  const events: ReceivedEvent[] = [];
  const greeting = new EventEmitter();
  const greeted = once(greeting, 'greeted') as Promise<[string]>;
  const ended = (async () => {
    let text = '';
    try {
      for await (const chunk of answer.body ?? []) {
        text += Buffer.from(chunk as Uint8Array).toString();
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        events.push(...blocks.map(readEvent).filter((event) => event !== undefined));
        if (events[0]) greeting.emit('greeted', events[0].id);
      }
    } catch {
      // Closed from this side.
    }
  })();
  const [clientId] = await greeted;
  return {
    clientId,
    headers: answer.headers,
    events,
    ended,
    close: () => stop.abort(),
    post: async (subscriptions, token = '', to = base) =>
      fetch(`${to}/api/realtime`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token, ...headers },
        body: JSON.stringify({ clientId, subscriptions }),
      }),
  };
}
