import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { photoOf, shortLetter } from '../../../tests/helpers/scans.ts';
import { startMain, type MainProcess } from '../../../tests/helpers/start-main.ts';
import { upload } from '../../../tests/helpers/visitors.ts';
import { openDatabase } from '../database/open-database.ts';

interface Answer {
  readonly id: string;
  readonly status: string;
  readonly text: string;
  readonly progress: { readonly stage: string } | null;
}

let photo: Uint8Array;
beforeAll(async () => void (photo = await photoOf(shortLetter)));

/** Processes that read a page at this moment, by their parent. */
function childrenOf(parents: readonly number[]): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]);
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
        return command.includes('picture-child') && parents.includes(parent) ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
}
const isAlive = (pid: number): boolean => {
  try {
    return !/State:\s+Z/.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describeOnBothEngines('a server that is killed in the middle of a page', (place) => {
  test('leaves it to another one, which reads it once', async () => {
    const { databaseUrl, dataDir } = place();
    const settings = {
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    };
    const servers: MainProcess[] = [await startMain(settings)];
    const [first] = servers;
    const answer = await fetch(`${first?.url}/api/analyses`, {
      method: 'POST',
      body: upload(['foto.jpg', photo]),
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { id } = (await answer.json()) as Answer;
    const look = async (server: MainProcess | undefined): Promise<Answer> => {
      const seen = await fetch(`${server?.url}/api/collections/analyses/records/${id}`, {
        headers: { cookie },
      });
      return (await seen.json()) as Answer;
    };

    await expect
      .poll(async () => (await look(first)).progress?.stage, { timeout: 40_000, interval: 20 })
      .toMatch(/turning|recognising/);
    const children = childrenOf([first?.pid ?? 0]);
    expect(children).toHaveLength(1);
    first?.kill('SIGKILL');
    expect(await first?.ended).toBe('SIGKILL');

    servers.push(...(await Promise.all([startMain(settings), startMain(settings)])));
    await expect
      .poll(async () => (await look(servers[1])).status, { timeout: 60_000, interval: 200 })
      .toBe('done');
    expect(await look(servers[2])).toMatchObject({ status: 'done', text: shortLetter });
    // The child of the dead server ended with it.
    expect(children.some(isAlive)).toBe(false);
    for (const server of servers.slice(1)) server.kill('SIGTERM');
    expect(await Promise.all(servers.slice(1).map(async ({ ended }) => ended))).toEqual([0, 0]);

    const db = await openDatabase(place(), () => {});
    const jobs = await db
      .selectFrom('jobs')
      .select(['state', 'attempts'])
      .where('analysis', '=', id)
      .execute();
    expect(jobs).toEqual([{ state: 'done', attempts: 2 }]);
    for (const table of ['analysis_sources', 'analysis_pages'] as const) {
      expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    }
    await db.destroy();
  }, 120_000);
});
