import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { visitor } from '../../../tests/helpers/visitors.ts';
import {
  addJob,
  buryJob,
  claimJob,
  finishJob,
  lease,
  mostAttempts,
  releaseJob,
  renewJob,
  retryJob,
  type ClaimedJob,
} from './queue.ts';

const wide = { name: 'one machine', slots: 100 };

describeOnBothEngines('the queue', (place) => {
  // Two servers on one database.
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
  beforeEach(async () => void (await one.db.deleteFrom('jobs').execute()));

  /** A job of somebody, about an analysis of its own. */
  async function add(client: string): Promise<void> {
    one.move(1);
    const made = await visitor(one.app).ask({
      method: 'POST',
      url: '/api/analyses',
      payload: { text: client },
    });
    if (made.statusCode !== 200) throw new Error(made.body);
    await addJob(one.db, { analysis: made.json<{ id: string }>().id, client, pages: 1 }, one.clock());
  }
  const claim = async (server: TestApp = one, host = wide): Promise<ClaimedJob> => {
    const job = await claimJob(server.db, one.clock(), host);
    if (job === undefined) throw new Error('there is no job');
    return job;
  };
  const nothing = async (): Promise<void> =>
    expect(await claimJob(two.db, one.clock(), wide)).toBeUndefined();

  test('gives each job to one server only, however many ask at once', async () => {
    for (let i = 0; i < 12; i++) await add(`client ${i}`);
    const asked = await Promise.all(
      Array.from({ length: 16 }, async (_, i) =>
        claimJob((i % 2 === 0 ? one : two).db, one.clock(), { name: `machine ${i % 3}`, slots: 100 }),
      ),
    );
    const got = asked.filter((job) => job !== undefined).map(({ id }) => id);
    while (got.length < 12) got.push((await claim()).id);
    expect(new Set(got).size).toBe(12);
    await nothing();
  });

  test('gives everybody his turn, however much others have handed in', async () => {
    for (const client of ['much', 'much', 'much', 'much', 'little', 'some', 'some']) await add(client);
    const turns: string[] = [];
    for (let i = 0; i < 7; i++) {
      one.move(1);
      const job = await claim();
      turns.push(job.client);
      expect(await finishJob(one.db, job, one.clock())).toBe(true);
    }
    expect(turns).toEqual(['much', 'little', 'some', 'much', 'some', 'much', 'much']);
  });

  test('gives a machine no more than it has places, over all servers on it', async () => {
    for (let i = 0; i < 5; i++) await add('somebody');
    const small = { name: 'small', slots: 2 };
    const asked = await Promise.all(
      [one, two, one, two, one].map(async (server) => claimJob(server.db, one.clock(), small)),
    );
    expect(asked.filter((job) => job !== undefined)).toHaveLength(2);
    expect(await claim(two, { name: 'another', slots: 1 })).toBeDefined();
  });

  test('gives the job of a server that died to another after its lease, and nothing to the dead', async () => {
    await add('somebody');
    const first = await claim(one);
    one.move(lease - 1);
    await nothing();
    expect(await renewJob(one.db, first, one.clock())).toBe(true);
    one.move(lease - 1);
    await nothing();
    one.move(1);
    const second = await claim(two);
    expect(second).toMatchObject({ id: first.id, attempts: 2 });
    expect(await renewJob(one.db, first, one.clock())).toBe(false);
    expect(await finishJob(one.db, first, one.clock())).toBe(false);
    expect(await buryJob(one.db, first, one.clock(), 'late')).toBe(false);
    expect(await finishJob(two.db, second, one.clock())).toBe(true);
    expect(await finishJob(two.db, second, one.clock())).toBe(false);
    one.move(lease * 10);
    await nothing();
  });

  test('tries again after pauses that double, and keeps what was put back from counting', async () => {
    await add('somebody');
    for (const pause of [5_000, 10_000, 20_000, 40_000]) {
      await retryJob(one.db, await claim(), one.clock(), 'Error');
      one.move(pause - 1);
      await nothing();
      one.move(1);
    }
    const last = await claim();
    expect(last.attempts).toBe(mostAttempts);
    await releaseJob(one.db, last, one.clock());
    expect((await claim()).attempts).toBe(mostAttempts);
  });

  test('knows no job whose analysis was deleted', async () => {
    await add('somebody');
    const job = await claim();
    await one.db.deleteFrom('analyses').where('id', '=', job.analysis).execute();
    expect(await renewJob(one.db, job, one.clock())).toBe(false);
    expect(await one.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });
});
