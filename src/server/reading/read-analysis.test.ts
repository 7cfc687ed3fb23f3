import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { addPage } from '../../../tests/helpers/reviews.ts';
import { noiseOf, scanOf, shortLetter } from '../../../tests/helpers/scans.ts';
import { openStream } from '../../../tests/helpers/sse.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { upload, visitor, type Visitor } from '../../../tests/helpers/visitors.ts';
import { lease, mostAttempts } from '../queue/queue.ts';
import { startQueue, workOnce } from '../queue/start-queue.ts';
import { forgetReadings } from '../usecases/forget-readings.ts';

interface Answer {
  readonly id: string;
  readonly status: string;
  readonly text: string;
  readonly failure: string;
  readonly progress: { readonly stage: string; readonly pages: number; readonly seconds: number } | null;
  readonly review: readonly { readonly kind: string; readonly page?: number }[] | null;
  readonly reading: { readonly overall: { readonly grade: number } | null } | null;
}
interface Page {
  readonly id: string;
  readonly state: string;
  readonly text: string;
  readonly picture: string;
  readonly fault: string;
}

const host = { name: 'test', slots: 2 };
const rethrow = (fault: unknown): never => {
  throw fault;
};

const send = async (who: Visitor, ...files: readonly (readonly [string, Uint8Array | string])[]) =>
  (await who.ask({ method: 'POST', url: '/api/analyses', payload: upload(...files) })).json<Answer>();
const look = async (who: Visitor, id: string) =>
  (await who.ask({ url: `/api/collections/analyses/records/${id}` })).json<Answer>();
const pagesOf = async (who: Visitor, id: string) =>
  (await who.ask({ url: `/api/analyses/${id}/pages` })).json<{ items: Page[] }>().items;

let scan: Uint8Array;
let noise: Uint8Array;
beforeAll(async () => void ([scan, noise] = [await scanOf(shortLetter), await noiseOf()]));

describeOnBothEngines('analyses from pictures', (place) => {
  let one: TestApp;
  let two: TestApp;
  beforeAll(async () => {
    one = await openApp(place());
    two = await openApp(place(), { clock: one.clock });
  });
  afterAll(async () => {
    await one.close();
    await two.close();
  });

  const work = async (server = one): Promise<boolean> => workOnce(server.readingParts, host, rethrow);
  const uploads = async (): Promise<number> => {
    const sources = await one.db.selectFrom('analysis_sources').select('id').execute();
    const pages = await one.db.selectFrom('analysis_pages').select('id').execute();
    return sources.length + pages.length;
  };

  test('are queued with a time, lie encrypted, and are read, judged and forgotten; each step is told', async () => {
    const base = await one.app.listen({ port: 0 });
    const who = visitor(one.app);
    const made = await send(who, ['scan.png', scan]);
    expect(made).toMatchObject({
      status: 'queued',
      text: '',
      reading: null,
      progress: { stage: 'queued', pages: 1 },
    });
    expect(made.progress?.seconds).toBeGreaterThan(0);
    const stored = await one.db.selectFrom('analysis_sources').select('bytes').executeTakeFirstOrThrow();
    expect(Buffer.from(stored.bytes).includes(Buffer.from(scan.subarray(100, 160)))).toBe(false);
    expect(stored.bytes.length).toBeGreaterThan(scan.length);
    const own = await openStream(base, { cookie: who.cookie() ?? '' });
    const foreign = await openStream(base);
    for (const stream of [own, foreign]) {
      expect((await stream.post([`analyses/${made.id}`])).status).toBe(204);
    }

    expect(await work()).toBe(true);
    expect(await look(who, made.id)).toMatchObject({
      status: 'done',
      text: shortLetter,
      progress: null,
      review: null,
    });
    expect((await look(who, made.id)).reading?.overall?.grade).toBeLessThan(1.6);
    expect(await uploads()).toBe(0);
    expect(await work()).toBe(false);

    const heard = (): readonly string[] =>
      own.events
        .filter(({ event }) => event === `analyses/${made.id}`)
        .map(({ data }) => (data as { record: Answer }).record)
        .map(({ progress, status }) => progress?.stage ?? status);
    await expect.poll(() => heard().at(-1)).toBe('done');
    expect([...new Set(heard())]).toEqual(['opening', 'turning', 'straightening', 'recognising', 'done']);
    expect(foreign.events.map(({ event }) => event)).toEqual(['PB_CONNECT']);
    own.close();
    foreign.close();
  });

  test('go on with the next page on another server, and need a look when a page cannot be read', async () => {
    const who = visitor(one.app);
    const { id } = await send(who, ['1.png', scan], ['2.jpg', noise]);
    // The first server is stopped as soon as it has stored the first page.
    const stopping = new AbortController();
    const firstDone = async (): Promise<boolean> =>
      (
        await one.db
          .selectFrom('analysis_pages')
          .select('state')
          .where('analysis', '=', id)
          .orderBy('position')
          .executeTakeFirst()
      )?.state === 'done';
    const watch = setInterval(
      () => void firstDone().then((done) => done && stopping.abort(new Error('stop'))),
      5,
    );
    await workOnce(one.readingParts, host, rethrow, stopping.signal);
    clearInterval(watch);
    const [first, second] = await pagesOf(who, id);
    expect([first?.state, second?.state]).toEqual(['done', 'waiting']);

    const sealed = async () =>
      one.db
        .selectFrom('analysis_pages')
        .select('picture')
        .where('id', '=', first?.id ?? '')
        .executeTakeFirst();
    const before = await sealed();
    one.move(10);
    expect(await work(two)).toBe(true);
    const record = await look(who, id);
    expect(record).toMatchObject({ status: 'needs-review', review: [{ kind: 'failed-page', page: 2 }] });
    const pages = await pagesOf(who, id);
    expect(pages[0]).toMatchObject({
      id: first?.id,
      state: 'done',
      text: shortLetter,
      picture: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
    expect(pages[1]).toMatchObject({
      state: 'failed',
      fault: expect.stringMatching(/kein Text erkannt/) as string,
    });
    // Read once and not again: a picture that is sealed anew looks different.
    expect(await sealed()).toEqual(before);

    const picture = await who.ask({ url: `/api/analyses/${id}/pages/${first?.id}/picture.jpg` });
    expect(picture.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect(picture.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');

    // Somebody takes the bad page out, turns the good one upside down and back in his mind, and goes on.
    const removed = await who.ask({ method: 'DELETE', url: `/api/analyses/${id}/pages/${second?.id}` });
    expect(removed.json()).toMatchObject({ status: 'needs-review', review: [] });
    const edited = shortLetter.replace('vollsten', 'vollen');
    const corrected = await who.ask({
      method: 'PATCH',
      url: `/api/analyses/${id}/text`,
      payload: { text: edited },
    });
    expect(corrected.json()).toMatchObject({ status: 'done', text: edited, review: null });
    expect(await uploads()).toBe(0);
  });

  test('can be turned, and come back to the look with what was corrected before', async () => {
    const who = visitor(one.app);
    const { id } = await send(who, ['a.txt', 'Kein Zeugnis, nur ein Satz.'], ['1.png', noise]);
    await work();
    const [text, broken] = await pagesOf(who, id);
    const page = (name: string | undefined) => `/api/analyses/${id}/pages/${name}`;
    await who.ask({ method: 'PATCH', url: page(text?.id), payload: { text: 'Ein anderer Satz.' } });
    const replaced = await who.ask({
      method: 'PUT',
      url: page(broken?.id),
      payload: upload(['neu.png', scan]),
    });
    expect(replaced.json()).toMatchObject({ status: 'queued', progress: { pages: 1 } });
    const busy = await who.ask({ method: 'PATCH', url: page(text?.id), payload: { turn: 90 } });
    expect(busy.json()).toMatchObject({
      status: 409,
      message: expect.stringMatching(/wird gerade gelesen/) as string,
    });
    await work();
    expect(await look(who, id)).toMatchObject({
      status: 'needs-review',
      text: `Ein anderer Satz.\n\n${shortLetter}`,
    });
    const [, fresh] = await pagesOf(who, id);
    const moved = await who.ask({ method: 'PATCH', url: page(fresh?.id), payload: { position: 0 } });
    expect(moved.json()).toMatchObject({ text: `${shortLetter}\n\nEin anderer Satz.` });

    const turned = await who.ask({ method: 'PATCH', url: page(fresh?.id), payload: { turn: 180 } });
    expect(turned.json()).toMatchObject({ status: 'queued' });
    const cancelled = await who.ask({ method: 'POST', url: `/api/analyses/${id}/cancel` });
    expect(cancelled.json()).toMatchObject({ status: 'needs-review' });
    expect((await pagesOf(who, id)).map(({ state }) => state)).toEqual(['failed', 'done']);
    expect(await work()).toBe(false);
    one.move(24 * 3_600_000);
    await forgetReadings(one.jobParts);
    expect(
      (await one.db.selectFrom('analysis_pages').select('picture').execute()).every(
        ({ picture }) => picture.length === 0,
      ),
    ).toBe(true);
    await one.db.deleteFrom('analyses').execute();
    expect(await uploads()).toBe(0);
  });

  test('are let go in the middle of a page when they are cancelled or deleted', async () => {
    const who = visitor(one.app);
    for (const stop of ['cancel', 'delete'] as const) {
      const { id } = await send(who, ['1.png', scan]);
      const working = work();
      await expect
        .poll(async () => (await look(who, id)).progress?.stage, { timeout: 20_000, interval: 20 })
        .toBe('turning');
      const gone = await (stop === 'cancel'
        ? who.ask({ method: 'POST', url: `/api/analyses/${id}/cancel` })
        : who.ask({ method: 'DELETE', url: `/api/collections/analyses/records/${id}` }));
      expect(gone.statusCode).toBeLessThan(300);
      await working;
      const after = {
        cancel: { status: 'failed', failure: 'Das Lesen wurde abgebrochen.', text: '' },
        delete: { status: 404 },
      };
      expect(await look(who, id)).toMatchObject(after[stop]);
      expect(await uploads()).toBe(0);
      expect(await one.db.selectFrom('jobs').select('id').where('state', '!=', 'done').execute()).toEqual([]);
    }
  });

  test('fail when nothing of them can be read', async () => {
    const who = visitor(one.app);
    const { id } = await send(who, ['1.jpg', noise]);
    await work();
    expect(await look(who, id)).toMatchObject({
      status: 'failed',
      failure: expect.stringMatching(/^Auf diesem Bild wurde kein Text erkannt/) as string,
    });
    expect(await uploads()).toBe(0);
  });

  test('are given up after five faults of ours, or deaths of servers, and say so', async () => {
    const who = visitor(one.app);
    for (const way of ['fault', 'death'] as const) {
      const { id } = await send(who, ['a.txt', 'Kein Zeugnis.']);
      await addPage(one.db, id, '{"kaputt');
      await one.db
        .insertInto('jobs')
        .values({
          id: `broken${way}`,
          analysis: id,
          kind: 'read',
          client: 'x',
          pages: 1,
          state: 'waiting',
          attempts: 0,
          run_at: '',
          started: '',
          lease_until: '',
          host: '',
          worker: '',
          fault: '',
          created: '',
          updated: '',
        })
        .execute();
      const faults: number[] = [];
      for (let i = 0; i < mostAttempts; i++) {
        if (way === 'fault')
          await workOnce(one.readingParts, host, (_fault, attempts) => void faults.push(attempts));
        else
          await one.db
            .updateTable('jobs')
            .set({ state: 'running', attempts: i + 1, lease_until: '2026' })
            .where('id', '=', 'brokendeath')
            .execute();
        one.move(3_600_000);
      }
      if (way === 'death') await work();
      expect(faults).toEqual(way === 'fault' ? [1, 2, 3, 4, 5] : []);
      expect(await one.db.selectFrom('jobs').select('state').where('analysis', '=', id).execute()).toEqual([
        { state: 'dead' },
      ]);
      const row = await one.db
        .selectFrom('analyses')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        status: 'failed',
        failure: expect.stringMatching(/mehrmals gescheitert/) as string,
      });
    }
    expect(await work()).toBe(false);
  });

  test('are taken by the queue of a running server as soon as they come, and stopping does not wait for them', async () => {
    const stop = startQueue(one.readingParts, host, rethrow);
    const who = visitor(one.app);
    const { id } = await send(who, ['1.png', scan]);
    await expect.poll(async () => (await look(who, id)).status, { timeout: 20_000 }).toBe('reading');
    await stop();
    expect(await look(who, id)).toMatchObject({ status: 'reading' });
    const job = await one.db
      .selectFrom('jobs')
      .selectAll()
      .where('analysis', '=', id)
      .executeTakeFirstOrThrow();
    expect(job).toMatchObject({ state: 'waiting', attempts: 0 });
    await one.db.deleteFrom('analyses').execute();
    expect(lease).toBeGreaterThan(5000);
  });
});
