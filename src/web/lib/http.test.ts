import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionError, request, requestFile, ServerError, SessionEnded } from './http.ts';
import { clearSession, getSession, hasSessionEnded, saveSession } from './session.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  body: unknown;
}

/** What the browser would send, how often, and what it gets. */
let sent: Sent;
let calls = 0;
/** Where it is set, answers come when it ends. */
let pause: Promise<void> | undefined;
let answer: { status: number; text: string } | 'nothing';

class FakeCall extends EventTarget {
  readonly upload = new EventTarget();
  responseType = '';
  status = 0;
  responseText = '';
  response: unknown;
  open(method: string, path: string): void {
    sent = { method, path, headers: {}, body: undefined };
  }
  setRequestHeader(name: string, value: string): void {
    sent.headers[name] = value;
  }
  send(body?: unknown): void {
    sent.body = body;
    calls += 1;
    if (pause) void pause.then(() => this.#answer());
    else this.#answer();
  }
  #answer(): void {
    if (answer === 'nothing') {
      this.dispatchEvent(new Event('error'));
      return;
    }
    this.status = answer.status;
    if (this.responseType === 'blob') this.response = new Blob([answer.text]);
    else this.responseText = answer.text;
    this.dispatchEvent(new Event('load'));
  }
}

const token = `a.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 1000 }))}.x`;
const record = { id: 'abcdefghijklmno', email: 'lena@example.com', collectionName: 'users' };
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  clearSession();
  [calls, pause] = [0, undefined];
  answer = { status: 200, text: '{"a":1}' };
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

test('a guest sends no token, an account its own', async () => {
  expect(await request('/api/x')).toEqual({ a: 1 });
  expect(sent.headers).not.toHaveProperty('Authorization');
  saveSession({ token, record });
  await request('/api/x', { method: 'PATCH', body: { b: 2 } });
  expect(sent).toMatchObject({
    method: 'PATCH',
    path: '/api/x',
    body: '{"b":2}',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
  });
});

test('an empty answer is none', async () => {
  answer = { status: 204, text: '' };
  expect(await request('/api/x', { method: 'DELETE' })).toBeUndefined();
});

test('status, message and faults of fields come with the error', async () => {
  answer = {
    status: 400,
    text: '{"status":400,"message":"So nicht.","data":{"email":{"message":"falsch"}}}',
  };
  const error = await request('/api/x').catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(ServerError);
  expect(error).toMatchObject({ status: 400, message: 'So nicht.', data: { email: { message: 'falsch' } } });
});

test.each(['<html>', 'null', '7', '{"message":7,"data":null}'])(
  'an error may say anything: %s',
  async (text) => {
    answer = { status: 502, text };
    await expect(request('/api/x')).rejects.toMatchObject({ status: 502, message: '', data: {} });
  },
);

test('no answer is a lost connection', async () => {
  answer = 'nothing';
  await expect(request('/api/x')).rejects.toBeInstanceOf(ConnectionError);
});

test('a token that the server does not know any more ends the session, other refusals do not', async () => {
  saveSession({ token, record });
  answer = { status: 403, text: '{}' };
  await expect(request('/api/x')).rejects.toMatchObject({ status: 403 });
  expect(getSession().loggedIn).toBe(true);
  answer = { status: 401, text: '{}' };
  await expect(request('/api/x')).rejects.toBeInstanceOf(SessionEnded);
  expect(getSession().loggedIn).toBe(false);
  expect(hasSessionEnded()).toBe(true);
  // A guest has none that could end.
  await expect(request('/api/x')).rejects.not.toBeInstanceOf(SessionEnded);
});

test('a file comes as it is, its faults as with any call', async () => {
  answer = { status: 200, text: 'bytes' };
  expect(await (await requestFile('/api/x')).text()).toBe('bytes');
  answer = { status: 404, text: '{"message":"Nicht da."}' };
  await expect(requestFile('/api/x')).rejects.toMatchObject({ status: 404, message: 'Nicht da.' });
});

test('a change that is on its way is not sent again beside itself; another one is', async () => {
  const endings: (() => void)[] = [];
  pause = new Promise((resolve) => endings.push(resolve));
  const body = { email: 'a@example.com' };
  const same = [1, 2].map(() => request('/api/x', { method: 'POST', body: { ...body } }));
  const others = [
    request('/api/x', { method: 'POST', body: { email: 'b@example.com' } }),
    request('/api/y', { method: 'POST', body }),
    request('/api/x', { method: 'POST', body, headers: { 'x-invitation': 'other' } }),
    request('/api/x'),
    request('/api/x'),
  ];
  expect(calls).toBe(6);
  endings[0]?.();
  expect(await Promise.all([...same, ...others])).toEqual(Array.from({ length: 7 }, () => ({ a: 1 })));
  await request('/api/x', { method: 'POST', body });
  expect(calls).toBe(7);
});

test('files are sent each time: two of them cannot be told apart', async () => {
  pause = Promise.resolve();
  const form = new FormData();
  await Promise.all([1, 2].map(() => request('/api/x', { method: 'POST', body: form })));
  expect(calls).toBe(2);
});
