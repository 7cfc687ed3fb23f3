import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { prepareDataDir, readSecret } from './data-dir.ts';
import { openDatabase } from './database/open-database.ts';
import { codeOf, StartFault } from './errors.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { startQueue } from './queue/start-queue.ts';
import { thisHost } from './reading/reading-parts.ts';

const webDir = path.resolve(import.meta.dirname, '../../dist/web');

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (fault) {
    const code = codeOf(fault);
    if (code === 'EADDRINUSE') {
      const message = `Port ${port} auf ${host} ist schon belegt. Läuft Klarzeugnis bereits? `;
      throw new StartFault(`${message}Ein anderer Port: PORT=${port + 1} npm start`, { cause: fault });
    }
    const message = `An ${host}, Port ${port}, lässt sich kein Dienst starten (${code ?? 'unbekannter Fehler'}).`;
    throw new StartFault(`${message} Bitte HOST und PORT prüfen.`, { cause: fault });
  }
}

export interface RunningServer {
  /** Where it answers. */
  readonly url: string;
  /** Nobody can log in to the administration yet. */
  readonly withoutSuperuser: boolean;
  /** Lets requests and jobs come to their end, then closes everything. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the service: data folder, database, jobs, HTTP.
 * @throws StartFault in German for what the operator can mend
 */
export async function startServer(config: Config, log: FastifyBaseLogger): Promise<RunningServer> {
  prepareDataDir(config.dataDir);
  const secret = config.secret ?? readSecret(config.dataDir);
  const db = await openDatabase(config, (fault) => log.error({ err: fault }, 'database connection lost'));
  const { app, jobParts, readingParts } = await buildApp({
    config,
    secret,
    db,
    clock: systemClock,
    log,
    webDir,
    maxDelay: config.busyAfter,
  });
  try {
    const url = await listen(app, config);
    const stopJobs = startJobs(jobParts, (fault, job) => log.error({ err: fault, job }, 'job failed'));
    const stopQueue = startQueue(readingParts, thisHost, (fault, attempts) =>
      log.error({ err: fault, attempts }, 'reading failed'),
    );
    const stop = async (): Promise<void> => {
      await Promise.all([app.close(), stopQueue()]);
      await stopJobs();
      await db.destroy();
    };
    const superuser = await db.selectFrom('_superusers').select('id').limit(1).executeTakeFirst();
    return { url, withoutSuperuser: superuser === undefined, stop };
  } catch (fault) {
    await app.close();
    await db.destroy();
    throw fault;
  }
}
