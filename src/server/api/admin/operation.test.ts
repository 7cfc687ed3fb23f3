import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker, newSuperuser, newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { mailsTo } from '../../../../tests/helpers/mails.ts';
import { keepForReview } from '../../../../tests/helpers/reviews.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';
import { upload } from '../../../../tests/helpers/visitors.ts';
import { day, hour } from '../../clock.ts';
import { jobs } from '../../jobs/jobs.ts';
import { runDueJobs } from '../../jobs/run-due-jobs.ts';
import { addJob, mostAttempts } from '../../queue/queue.ts';
import { workOnce } from '../../queue/start-queue.ts';
import { forgetReadings } from '../../usecases/forget-readings.ts';

interface Reading {
  readonly id: string;
  readonly analysis: string;
  readonly state: string;
  readonly attempts: number;
  readonly fault: string;
}

const host = { name: 'test', slots: 1 };

describeOnBothEngines('the operation', (place) => {
  let service: TestApp;
  let root: Asker;
  let own: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    root = await newSuperuser(service);
    own = await newUser(service);
  });
  afterAll(async () => service.close());

  interface Listed<Item> {
    readonly items: readonly Item[];
    readonly totalItems: number;
    readonly totalPages: number;
  }
  const list = async <Item>(path: string, query: Record<string, string> = {}): Promise<Listed<Item>> =>
    (await root.ask('GET', `${path}?${new URLSearchParams(query).toString()}`)).json();
  const audited = async (record: string) =>
    (
      await list<{ action: string; target: string }>('/api/collections/audit/records', {
        filter: `record = "${record}"`,
      })
    ).items;
  const statusOf = async (id: string) =>
    (await own.ask('GET', `/api/collections/analyses/records/${id}`)).json<{
      status: string;
      failure: string;
    }>();

  /** An upload that could not be read because what is stored of its page is broken, and what mends it. */
  async function givenUp(): Promise<{ reading: Reading; mend: () => Promise<void> }> {
    const { id } = (await own.ask('POST', '/api/analyses', upload(['a.txt', 'Kein Zeugnis.']))).json<{
      id: string;
    }>();
    const { db } = service;
    await keepForReview(db, id);
    const page = db.selectFrom('analysis_pages').select('read').where('analysis', '=', id);
    const { read: good } = await page.executeTakeFirstOrThrow();
    const store = async (read: string): Promise<void> =>
      void (await db.updateTable('analysis_pages').set({ read }).where('analysis', '=', id).execute());
    await store('{"kaputt');
    await db.transaction().execute(async (trx) => {
      await addJob(trx, { analysis: id, client: 'x', pages: 1 }, service.clock());
    });
    for (let at = 0; at < mostAttempts; at++) {
      await workOnce(service.readingParts, host, () => {});
      service.move(hour);
    }
    // The session would be over by now.
    service.move(-mostAttempts * hour);
    const { items } = await list<Reading>('/api/readings', { filter: `analysis = "${id}"` });
    if (items[0] === undefined) throw new Error('the reading is not listed');
    return { reading: items[0], mend: async () => store(good) };
  }

  const retry = async (id: string) => root.ask('POST', `/api/readings/${id}/retry`);

  test('shows what could not be read, and reads it again', async () => {
    const { reading, mend } = await givenUp();
    expect(reading).toMatchObject({ state: 'dead', attempts: mostAttempts });
    expect(reading.fault).not.toBe('');
    expect(Object.keys(reading)).not.toContain('client');
    expect(await statusOf(reading.analysis)).toMatchObject({ status: 'failed' });
    expect((await root.ask('GET', '/api/jobs')).json()).toMatchObject({ readings: { dead: 1, waiting: 0 } });

    await mend();
    expect((await retry(reading.id)).statusCode).toBe(204);
    expect(await statusOf(reading.analysis)).toMatchObject({ status: 'queued', failure: '' });
    await workOnce(service.readingParts, host, (fault) => {
      throw fault;
    });
    expect((await statusOf(reading.analysis)).status).toMatch(/^(done|needs-review)$/);
    expect((await retry(reading.id)).statusCode).toBe(404);
    expect(await audited(reading.id)).toMatchObject([{ action: 'retry', target: 'readings' }]);
  });

  test('says when the files are gone, a day later', async () => {
    const { reading } = await givenUp();
    const forget = async (): Promise<void> => forgetReadings({ ...service.jobParts });
    await forget();
    const kept = service.db
      .selectFrom('analysis_pages')
      .select('id')
      .where('analysis', '=', reading.analysis);
    expect(await kept.execute()).toHaveLength(1);
    service.move(day + mostAttempts * hour);
    await forget();
    service.move(-day - mostAttempts * hour);
    expect(await kept.execute()).toEqual([]);
    expect((await retry(reading.id)).json()).toMatchObject({
      status: 400,
      message: 'Die Datei ist schon gelöscht. Sie muss noch einmal hochgeladen werden.',
    });
    expect(await statusOf(reading.analysis)).toMatchObject({ status: 'failed' });
  });

  test('shows what a job failed with last, until it succeeds', async () => {
    const [job] = jobs.filter(({ name }) => name === 'forget-traces');
    if (job === undefined) throw new Error('no such job');
    const failing = { ...job, work: async () => Promise.reject(new TypeError('geheim')) };
    await runDueJobs(service.jobParts, [failing], () => {});
    const shown = async () =>
      (await list<{ id: string; fault: string; ended: string }>('/api/jobs')).items.find(
        ({ id }) => id === job.name,
      );
    expect(await shown()).toMatchObject({ fault: 'TypeError', running: false });
    expect((await root.ask('POST', `/api/crons/${job.name}`)).statusCode).toBe(204);
    expect(await shown()).toMatchObject({
      fault: '',
      ended: service.clock().toISOString().replace('T', ' '),
    });
  });

  test('lists who gets the newsletter, page by page, and lets one go', async () => {
    for (const name of ['a', 'b', 'c']) {
      await asker(service).ask('POST', '/api/newsletter', { email: `${name}@example.com` });
    }
    await service.db.updateTable('subscribers').set({ status: 'active' }).execute();
    const query = { perPage: '2', sort: '-email', filter: 'status = "active"' };
    const page = await list<{ id: string; email: string }>('/api/subscribers', query);
    expect(page).toMatchObject({ totalItems: 3, totalPages: 2 });
    expect(page.items.map(({ email }) => email)).toEqual(['c@example.com', 'b@example.com']);
    expect(JSON.stringify(page)).not.toContain('"key"');
    const id = page.items[0]?.id ?? '';
    expect((await root.ask('DELETE', `/api/subscribers/${id}`)).statusCode).toBe(204);
    expect((await root.ask('DELETE', `/api/subscribers/${id}`)).statusCode).toBe(404);
    expect(await list('/api/subscribers')).toMatchObject({ totalItems: 2 });
    expect(await audited(id)).toMatchObject([{ action: 'delete', target: 'subscribers' }]);
  });

  test('sends a newsletter to the superuser alone on trial', async () => {
    const draft = { subject: 'Probe im November', body: 'Erster.\n\nZweiter.' };
    expect((await root.ask('POST', '/api/newsletters/trial', draft)).statusCode).toBe(204);
    const mails = await mailsTo(service, place().dataDir, root.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Probe im November']);
    expect(await mailsTo(service, place().dataDir, 'b@example.com')).toHaveLength(1);
    expect(await list('/api/newsletters')).toMatchObject({ totalItems: 0, subscribers: 2 });
    expect((await root.ask('POST', '/api/newsletters/trial', { subject: 'x' })).statusCode).toBe(400);
  });
});
