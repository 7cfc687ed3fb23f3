import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newSuperuser, newUser, type Asker } from '../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { sdk } from '../../../tests/helpers/sdk.ts';
import { openStream, type ReceivedEvent, type Stream } from '../../../tests/helpers/sse.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { visitor } from '../../../tests/helpers/visitors.ts';
import { hour, minute } from '../clock.ts';
import { runDueJobs } from '../jobs/run-due-jobs.ts';
import { jobs } from '../jobs/jobs.ts';

const certificates = '/api/collections/certificates/records';

async function make(who: Asker, values: object = {}): Promise<string> {
  const answer = await who.ask('POST', certificates, values);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
}

function actionOf({ data }: ReceivedEvent): string | undefined {
  return (data as { action?: string }).action;
}

/** What a stream brought beside its greeting. */
function heard(stream: Stream): unknown[] {
  return stream.events.slice(1).map((event) => [event.event, actionOf(event)]);
}

// Two servers on one database; most of it must not matter which one a client is at.
describeOnBothEngines('realtime', (place) => {
  let one: TestApp;
  let two: TestApp;
  /** Sees every row: what it hears of, the others at the same server were told before. */
  let root: Asker;
  let observers: { readonly one: Stream; readonly two: Stream };
  let urls: { readonly one: string; readonly two: string };
  const streams: Stream[] = [];
  beforeAll(async () => {
    one = await openApp(place());
    two = await openApp(place(), { clock: one.clock });
    urls = { one: await one.app.listen({ port: 0 }), two: await two.app.listen({ port: 0 }) };
    root = await newSuperuser(one);
    observers = { one: await openStream(urls.one), two: await openStream(urls.two) };
    for (const observer of Object.values(observers)) await observer.post(['certificates/*'], root.token);
  });
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });
  afterAll(async () => {
    for (const observer of Object.values(observers)) observer.close();
    await one.close();
    await two.close();
  });

  async function open(base: string, headers: Record<string, string> = {}): Promise<Stream> {
    const stream = await openStream(base, headers);
    streams.push(stream);
    return stream;
  }

  /** Waits until everything that happened so far has been told at a server. */
  async function told(at: 'one' | 'two'): Promise<void> {
    const id = await make(root);
    const last = () => observers[at].events.at(-1)?.data as { record?: { id: string } };
    await expect.poll(() => last().record?.id, { timeout: 5000 }).toBe(id);
    await sleep(50);
  }

  describe('a connection', () => {
    test('is greeted with its id, in the event’s own id as well', async () => {
      const stream = await open(urls.one);
      expect(stream.events).toEqual([
        { id: stream.clientId, event: 'PB_CONNECT', data: { clientId: stream.clientId } },
      ]);
      expect(stream.clientId).toMatch(/^[\w-]{40}$/);
      expect(Object.fromEntries(stream.headers)).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
    });

    test.each([
      ['nobody knows', { clientId: 'x'.repeat(40), subscriptions: [] }, 404, {}],
      ['has NUL in its name', { clientId: 'a\0', subscriptions: [] }, 404, {}],
      ['is not named', { subscriptions: [] }, 400, { clientId: { code: 'validation_required' } }],
    ])('that %s takes no topics', async (_, payload, status, data) => {
      const answer = await one.app.inject({ method: 'POST', url: '/api/realtime', payload });
      expect(answer.json()).toMatchObject({ status, data });
    });

    test.each([
      ['a line break', ['a\nb', 'gut'], { subscriptions: { 0: { code: 'validation_invalid_value' } } }],
      ['too long a topic', ['gut', 'x'.repeat(2501)], { subscriptions: { 1: {} } }],
      [
        'too many',
        Array.from({ length: 1001 }, (_, at) => `${at}`),
        { subscriptions: { message: 'Bitte höchstens 1.000 Einträge senden.' } },
      ],
    ])('takes no topics with %s', async (_, topics, data) => {
      const stream = await open(urls.one);
      const answer = await stream.post(topics);
      expect(await answer.json()).toMatchObject({ status: 400, data });
    });

    test('is of one address', async () => {
      const stream = await open(urls.one, { 'x-forwarded-for': '203.0.113.1' });
      const answer = await one.app.inject({
        method: 'POST',
        url: '/api/realtime',
        payload: { clientId: stream.clientId, subscriptions: ['a'] },
        headers: { 'x-forwarded-for': '203.0.113.2' },
      });
      expect(answer.json()).toMatchObject({ status: 400, data: { clientId: {} } });
      expect((await stream.post(['a'])).status).toBe(204);
    });

    test('becomes a user’s, and stays his', async () => {
      const [user, other] = [await newUser(one), await newUser(one)];
      const stream = await open(urls.one);
      const statuses = [];
      for (const token of ['', user.token, user.token, other.token, '']) {
        statuses.push((await stream.post(['users/*'], token)).status);
      }
      expect(statuses).toEqual([204, 204, 204, 403, 403]);
    });

    test('leaves nothing behind', async () => {
      const stream = await open(urls.one);
      stream.close();
      await expect
        .poll(async () =>
          one.db.selectFrom('realtime_clients').select('id').where('id', '=', stream.clientId).execute(),
        )
        .toEqual([]);
      expect((await stream.post(['a'])).status).toBe(404);
    });

    test('ends with its server', async () => {
      const third = await openApp(place());
      const stream = await open(await third.app.listen({ port: 0 }));
      await third.close();
      await stream.ended;
      const left = await one.db
        .selectFrom('realtime_clients')
        .select('id')
        .where('id', '=', stream.clientId)
        .execute();
      expect(left).toEqual([]);
    });
  });

  describe.each([
    ['at the server where it happens', 'one', 'one'],
    ['at another server', 'two', 'two'],
    ['at another server, with topics posted to the first', 'two', 'one'],
    ['at the first server, with topics posted to the other', 'one', 'two'],
  ] as const)('a client %s', (_, at, postedTo) => {
    test('hears of its own rows what happens, exactly once, called as it was posted', async () => {
      const user = await newUser(one);
      const before = await make(user, { project_name: 'vorher' });
      const stream = await open(urls[at]);
      const withOptions = `certificates/*?options=${encodeURIComponent(
        JSON.stringify({
          query: { fields: 'project_name', filter: 'project_name = "gesucht"' },
          headers: {},
        }),
      )}`;
      const topics = ['certificates/*', `certificates001/${before}`, withOptions];
      expect((await stream.post(topics, user.token, urls[postedTo])).status).toBe(204);
      const id = await make(user, { project_name: 'gesucht' });
      await user.ask('PATCH', `${certificates}/${before}`, { project_name: 'nachher' });
      await user.ask('DELETE', `${certificates}/${id}`);
      const events = (action: string) => stream.events.filter((event) => actionOf(event) === action);
      const deletes = () => events('delete').filter(({ event }) => event === 'certificates/*');
      await expect.poll(() => [events('update').length, deletes().length], { timeout: 5000 }).toEqual([2, 1]);
      await told(at);
      // A row that is gone before another server looked is only told of as gone.
      const creates = events('create').map(({ event }) => event);
      expect(creates).toEqual(at === 'one' || creates.length > 0 ? ['certificates/*', withOptions] : []);
      const updates = events('update');
      expect(updates).toEqual([
        {
          id: stream.clientId,
          event: 'certificates/*',
          data: {
            action: 'update',
            record: expect.objectContaining({ id: before, project_name: 'nachher' }),
          },
        },
        {
          id: stream.clientId,
          event: `certificates001/${before}`,
          data: {
            action: 'update',
            record: expect.objectContaining({ id: before, collectionName: 'certificates' }),
          },
        },
      ]);
      expect(deletes()).toHaveLength(1);
      expect(deletes()[0]).toMatchObject({
        event: 'certificates/*',
        data: { record: { id, owner: user.id } },
      });
    });

    test('hears nothing of others, nothing that was taken back, nothing after its account is gone', async () => {
      const [user, other] = [await newUser(one), await newUser(one)];
      const stream = await open(urls[at]);
      const foreign = await make(other, {});
      const topics = ['certificates/*', `certificates/${foreign}`, 'users/*', '_superusers/*', '_otps/*'];
      await stream.post(topics, user.token, urls[postedTo]);
      await other.ask('PATCH', `${certificates}/${foreign}`, { place: 'geheim' });
      await other.ask('PATCH', `/api/collections/users/records/${other.id}`, { name: 'geheim' });
      await root.ask('PATCH', `/api/collections/_superusers/records/${root.id}`, { emailVisibility: true });
      const requests = [
        { method: 'POST', url: certificates, body: { project_name: 'zurückgenommen' } },
        { method: 'POST', url: certificates, body: { type: 'falsch' } },
      ];
      expect((await user.ask('POST', '/api/batch', { requests })).statusCode).toBe(400);
      const id = await make(user, { project_name: 'eigenes' });
      await expect.poll(() => heard(stream), { timeout: 5000 }).toEqual([['certificates/*', 'create']]);
      expect(stream.events[1]?.data).toMatchObject({ record: { id } });
      await root.ask('DELETE', `/api/collections/users/records/${user.id}`);
      await root.ask('POST', certificates, { owner: other.id });
      await told(at);
      expect(heard(stream)).toEqual([['certificates/*', 'create']]);
    });

    test('gets what came back from a login elsewhere, once', async () => {
      const stream = await open(urls[at]);
      await stream.post(['@oauth2'], '', urls[at]);
      const back = async (query: string, headers = {}) =>
        (
          await fetch(`${urls[postedTo]}/api/oauth2-redirect?state=${stream.clientId}${query}`, { headers })
        ).text();
      expect(await back('&code=fremd', { 'x-forwarded-for': '203.0.113.9' })).toContain(
        'Anmeldung nicht möglich',
      );
      expect(await back('&code=eins')).toContain('Dieses Fenster kann geschlossen werden');
      expect(await back('&code=zwei')).toContain('Anmeldung nicht möglich');
      await expect.poll(() => stream.events.length, { timeout: 5000 }).toBe(2);
      expect(stream.events[1]).toEqual({
        id: stream.clientId,
        event: '@oauth2',
        data: { state: stream.clientId, code: 'eins' },
      });
      await told(at);
      expect(stream.events).toHaveLength(2);
    });
  });

  test('visitors hear of what is theirs', async () => {
    const browser = visitor(one.app);
    await browser.ask({ method: 'POST', url: '/api/visit' });
    const stream = await open(urls.two, { cookie: browser.cookie() ?? '' });
    await stream.post(['certificates/*', 'analyses/*']);
    await browser.ask({ method: 'POST', url: certificates, payload: { project_name: 'meins' } });
    await browser.ask({ method: 'POST', url: '/api/analyses', payload: { text: 'Zeugnis' } });
    await visitor(one.app).ask({ method: 'POST', url: '/api/analyses', payload: { text: 'fremd' } });
    await expect
      .poll(() => heard(stream), { timeout: 5000 })
      .toEqual([
        ['certificates/*', 'create'],
        ['analyses/*', 'create'],
      ]);
  });

  test('many changes at once all arrive, at both servers', async () => {
    const user = await newUser(one);
    const [near, far] = [await open(urls.one), await open(urls.two)];
    for (const stream of [near, far]) await stream.post(['certificates/*'], user.token);
    const ids = await Promise.all(Array.from({ length: 40 }, async () => make(user)));
    for (const stream of [near, far]) {
      const got = () =>
        new Set(stream.events.slice(1).map(({ data }) => (data as { record: { id: string } }).record.id));
      await expect.poll(() => got().size, { timeout: 5000 }).toBe(40);
      expect(got()).toEqual(new Set(ids));
      expect(stream.events).toHaveLength(41);
    }
  });

  test('the client’s own reconnect finds its topics again when a server goes', async () => {
    const third = await openApp(place(), { clock: one.clock });
    const url = await third.app.listen({ port: 0 });
    const user = await newUser(one);
    const client = sdk(url);
    client.authStore.save(user.token, null);
    const names: string[] = [];
    await client
      .collection('certificates')
      .subscribe('*', ({ record }) => void names.push(record['project_name']));
    await third.close();
    const fourth = await openApp(place(), { clock: one.clock });
    await fourth.app.listen({ port: Number(new URL(url).port) });
    await expect.poll(() => client.realtime.isConnected, { timeout: 8000 }).toBe(true);
    await sleep(300);
    await make(user, { project_name: 'danach' });
    await expect.poll(() => names, { timeout: 5000 }).toEqual(['danach']);
    await client.realtime.unsubscribe();
    await fourth.close();
  });

  test('what servers note for each other is forgotten after minutes', async () => {
    const user = await newUser(one);
    await make(user);
    expect(await one.db.selectFrom('events').select('id').execute()).not.toEqual([]);
    one.move(2 * minute + hour);
    await runDueJobs({ ...one.jobParts }, jobs, (fault) => {
      throw fault;
    });
    expect(await one.db.selectFrom('events').select('id').execute()).toEqual([]);
  });
});
