import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { openApp, testClock, type TestApp } from '../../../tests/helpers/test-app.ts';
import { visitor } from '../../../tests/helpers/visitors.ts';
import { hour, minute } from '../clock.ts';
import type { Job } from './job.ts';
import { jobs } from './jobs.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { startJobs } from './start-jobs.ts';

function rethrow(fault: unknown): never {
  throw fault;
}

function job(name: string, work: Job['work'] = async () => {}): Job {
  return { name, every: 10 * minute, work };
}

describeOnBothEngines('recurring jobs', (place) => {
  // Two servers on one database.
  let one: TestApp;
  let two: TestApp;
  beforeAll(async () => {
    one = await openApp(place());
    two = await openApp(place());
  });
  afterAll(async () => {
    await one.close();
    await two.close();
  });
  beforeEach(async () => void (await one.db.deleteFrom('job_runs').execute()));

  async function kept(): Promise<string[]> {
    const rows = await one.db.selectFrom('analyses').select('text').orderBy('text').execute();
    return rows.map(({ text }) => text);
  }

  test('delete what visitors left 24 hours ago, and nothing younger', async () => {
    const { clock, move } = testClock();
    const server = await openApp(place(), { clock });
    const make = async (text: string) =>
      visitor(server.app).ask({ method: 'POST', url: '/api/analyses', payload: { text } });
    const run = async () => runDueJobs(server.jobParts, jobs, rethrow);

    await make('am Anfang');
    move(hour);
    await make('eine Stunde später');
    expect(await run()).toContain('delete-expired-analyses');
    expect(await kept()).toEqual(['am Anfang', 'eine Stunde später']);
    move(23 * hour);
    await run();
    expect(await kept()).toEqual(['eine Stunde später']);
    move(hour);
    await run();
    expect(await kept()).toEqual([]);
    await server.close();
  });

  test('are run by one server only, and by nobody before they are due again', async () => {
    const { clock, move } = testClock();
    const work = vi.fn<Job['work']>(async () => {});
    const all = ['a', 'b', 'c'].map((name) => job(name, work));
    const onBoth = async (): Promise<string[]> =>
      (
        await Promise.all(
          [one, two, one, two].map(({ jobParts }) => runDueJobs({ ...jobParts, clock }, all, rethrow)),
        )
      )
        .flat()
        .toSorted();

    expect(await onBoth()).toEqual(['a', 'b', 'c']);
    expect(await onBoth()).toEqual([]);
    move(10 * minute - 1);
    expect(await onBoth()).toEqual([]);
    move(1);
    expect(await onBoth()).toEqual(['a', 'b', 'c']);
    expect(work).toHaveBeenCalledTimes(6);
  });

  test('are not taken over while they run, but are when their server died', async () => {
    const { clock, move } = testClock();
    const quick = { ...job('lang'), every: 1 };
    let atOnce: string[] = [];
    const slow = {
      ...quick,
      work: async () => {
        move(minute);
        atOnce = await runDueJobs({ ...two.jobParts, clock }, [quick], rethrow);
      },
    };
    expect(await runDueJobs({ ...one.jobParts, clock }, [slow], rethrow)).toEqual(['lang']);
    expect(atOnce).toEqual([]);
    // Given back at its end, it is free at once.
    move(1);
    expect(await runDueJobs({ ...two.jobParts, clock }, [quick], rethrow)).toEqual(['lang']);

    const later = new Date(clock().getTime() + 5 * minute).toISOString().replace('T', ' ');
    await one.db.updateTable('job_runs').set({ leased_until: later }).execute();
    move(5 * minute - 1);
    expect(await runDueJobs({ ...two.jobParts, clock }, [quick], rethrow)).toEqual([]);
    move(1);
    expect(await runDueJobs({ ...two.jobParts, clock }, [quick], rethrow)).toEqual(['lang']);
  });

  test('that fail are told of, leave the others alone and come again', async () => {
    const { clock, move } = testClock();
    const faults: unknown[] = [];
    const broken = job('kaputt', async () => {
      throw new Error('kaputt');
    });
    const run = async () =>
      runDueJobs(
        { ...one.jobParts, clock },
        [broken, job('heil')],
        (fault, name) => void faults.push([name, fault]),
      );
    expect(await run()).toEqual(['kaputt', 'heil']);
    expect(faults).toEqual([['kaputt', new Error('kaputt')]]);
    move(10 * minute);
    expect(await run()).toEqual(['kaputt', 'heil']);
  });

  test('start with the server, and stopping waits for them', async () => {
    await visitor(one.app).ask({ method: 'POST', url: '/api/analyses', payload: { text: 'von gestern' } });
    one.move(24 * hour);
    const stop = startJobs(one.jobParts, rethrow);
    await stop();
    expect(await kept()).toEqual([]);
  });
});
