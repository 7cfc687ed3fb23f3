import type { FastifyInstance } from 'fastify';
import { buildApp, type AppConfig, type AppParts } from '#server/app.ts';
import type { Clock } from '#server/clock.ts';
import { openDatabase, type DatabasePlace } from '#server/database/open-database.ts';
import type { Database } from '#server/database/tables.ts';
import { createLog } from '#server/http/log.ts';
import type { JobParts } from '#server/jobs/job.ts';
import type { ReadingParts } from '#server/reading/reading-parts.ts';

/** A clock that stands still until it is moved. */
export interface TestClock {
  readonly clock: Clock;
  readonly move: (milliseconds: number) => void;
}

export function testClock(start = '2026-11-20T12:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  return { clock: () => new Date(now), move: (milliseconds) => void (now += milliseconds) };
}

/** This very moment: the official client asks the machine whether its token still holds. */
export const present = (): string => new Date().toISOString();

export interface TestApp extends TestClock {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly jobParts: JobParts;
  readonly readingParts: ReadingParts;
  /** Everything that was logged so far. */
  readonly logged: () => string;
  readonly close: () => Promise<void>;
}

type Changes = Partial<Omit<AppParts, 'config'>> & { readonly config?: Partial<AppConfig> };

/**
 * The real service on a database, with a clock of its own, unlimited rates, and without a built web.
 * @param start where its clock stands: `present()` for clients that look at the machine's own clock
 */
export async function openApp(place: DatabasePlace, changes: Changes = {}, start?: string): Promise<TestApp> {
  const lines: string[] = [];
  const time = testClock(start);
  const log = createLog({ write: (line) => void lines.push(line) });
  const db = await openDatabase(place, (fault) => log.error({ err: fault }));
  const { app, jobParts, readingParts } = await buildApp({
    secret: 'a secret of the tests, long enough',
    db,
    clock: time.clock,
    log,
    webDir: '/nowhere',
    // A machine that tests something else beside is no fault of the service: a second without a single sample of
    // the delay would count as an endless one.
    maxDelay: 0,
    ...changes,
    config: {
      ...place,
      publicUrl: 'http://zeugnis.test',
      rateLimits: 0,
      trustedProxies: ['loopback'],
      smtpUrl: null,
      google: null,
      model: null,
      posthog: null,
      seal: null,
      site: { operator: '', address: '', email: null, phone: '', vatId: '' },
      ...changes.config,
    },
  });
  const close = async (): Promise<void> => {
    await app.close();
    await db.destroy();
  };
  return { ...time, app, db, jobParts, readingParts, logged: () => lines.join(''), close };
}
