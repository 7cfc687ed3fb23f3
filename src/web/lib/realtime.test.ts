import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, listenForChanges, type RecordMessage } from './realtime.ts';
import { clearSession, saveSession } from './session.ts';

/** The connections that the browser would have opened. */
let opened: FakeSource[];
class FakeSource extends EventTarget {
  closed = false;
  constructor() {
    super();
    opened.push(this);
  }
  close(): void {
    this.closed = true;
  }
  tell(event: string, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
}

interface Posted {
  readonly headers: Record<string, string>;
  body: unknown;
}
/** The subscriptions that were posted, and how the server answers them; `null`: not at all. */
let posted: Posted[];
let status: number | null;
class FakeCall extends EventTarget {
  responseType = '';
  responseText = '';
  status = 0;
  readonly #sent: Posted = { headers: {}, body: undefined };
  open(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  setRequestHeader(name: string, value: string): void {
    this.#sent.headers[name] = value;
  }
  send(body: string): void {
    posted.push({ ...this.#sent, body: JSON.parse(body) });
    if (status === null) return;
    this.status = status;
    this.dispatchEvent(new Event('load'));
  }
}

const token = `a.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 1e6 }))}.x`;
const record = { id: 'abcdefghijklmno', email: 'lena@example.com', collectionName: 'users' };
const last = (): FakeSource => opened.at(-1) as FakeSource;
const none = { onMessage: () => {}, onConnected: () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  [opened, posted, status] = [[], [], 204];
  clearSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearSession();
});

test('subscribes as the one who is logged in, and hands on what it hears', async () => {
  saveSession({ token, record });
  const [onMessage, onConnected] = [vi.fn<(message: RecordMessage) => void>(), vi.fn<() => void>()];
  const end = listen(['analyses/x'], { onMessage, onConnected });
  last().tell('PB_CONNECT', { clientId: 'c1' });
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toMatchObject([
    { headers: { Authorization: token }, body: { clientId: 'c1', subscriptions: ['analyses/x'] } },
  ]);
  expect(onConnected).toHaveBeenCalledOnce();
  last().tell('analyses/x', { action: 'update', record: { id: 'x' } });
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ action: 'update', record: { id: 'x' } });
  end();
  expect(last().closed).toBe(true);
});

/** The times after which new connections are opened when each one breaks at once. */
async function waitsOf(count: number, fail: (source: FakeSource) => Promise<void> | void): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < count) {
    const before = opened.length;
    await fail(last());
    const from = Date.now();
    while (opened.length === before) await vi.advanceTimersToNextTimerAsync();
    waits.push(Date.now() - from);
  }
  return waits;
}
const broken = (source: FakeSource): void => void source.dispatchEvent(new Event('error'));
const refused = async (source: FakeSource): Promise<void> => {
  source.tell('PB_CONNECT', { clientId: 'c' });
  await vi.advanceTimersByTimeAsync(0);
};
const waits = [200, 300, 500, 1000, 1200, 1500, 2000, 2000, 2000];

test('is patient step by step when connections break, and begins anew after one that worked', async () => {
  const onChange = vi.fn<() => void>();
  const end = listenForChanges(['overview/*'], onChange);
  expect(await waitsOf(9, broken)).toEqual(waits);
  expect(opened.slice(0, -1).every(({ closed }) => closed)).toBe(true);
  last().tell('PB_CONNECT', { clientId: 'c2' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onChange).toHaveBeenCalledOnce();
  expect(await waitsOf(2, broken)).toEqual([200, 300]);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(12);
});

test.each([404, 500])('a subscription that is answered with %i is tried again', async (code) => {
  status = code;
  const end = listen(['analyses/x'], none);
  expect(await waitsOf(3, refused)).toEqual([200, 300, 500]);
  end();
});

test.each([
  ['no greeting comes', (): void => {}],
  ['nobody answers the subscription', (source: FakeSource) => source.tell('PB_CONNECT', { clientId: 'c' })],
])('waits for fifteen seconds when %s', async (_, begin) => {
  status = null;
  const end = listen(['analyses/x'], none);
  begin(last());
  await vi.advanceTimersByTimeAsync(14_999);
  expect(last().closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(last().closed).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(opened).toHaveLength(2);
  end();
});

test('an ended one does not come back', async () => {
  const end = listen(['analyses/x'], none);
  last().dispatchEvent(new Event('error'));
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
});
