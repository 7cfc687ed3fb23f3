import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { health } from './api/health.ts';
import { ingestRoute } from './api/ingest.ts';
import { apiRoutes } from './api/routes.ts';
import { createTokens } from './auth/tokens.ts';
import { createBackups } from './backups/backups.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/tables.ts';
import { speakGerman } from './german-faults.ts';
import { createAccountLimits } from './http/account-limits.ts';
import { createActorOf } from './http/actor-of.ts';
import { answerFault } from './http/answer-faults.ts';
import { createGuessLimits } from './http/guess-limits.ts';
import { letGoWhenStopping } from './http/let-go.ts';
import { logAnswers } from './http/log.ts';
import { openToOtherWebsites } from './http/other-websites.ts';
import { ownPagesOnly } from './http/own-pages-only.ts';
import { pickAnswers } from './http/pick-answers.ts';
import { addRateLimits } from './http/rate-limits.ts';
import { maxRequestBytes } from './http/read-form.ts';
import { createSlowdown } from './http/slowdown.ts';
import { readPlainBodies } from './http/read-plain-bodies.ts';
import { keepRequestLog } from './http/request-log.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addVisitorCookies } from './http/visitor.ts';
import { serveWeb } from './http/web-files.ts';
import type { JobParts } from './jobs/job.ts';
import { createLinks } from './mail/links.ts';
import { createMailer } from './mail/mailer.ts';
import { readSealFiles } from './outside/read-seal-files.ts';
import { createGoogle } from './outside/google.ts';
import { createModel } from './outside/model/model.ts';
import { homePage } from './pages/home-page.ts';
import { publicPages } from './pages/public-pages.ts';
import { Bell } from './queue/bell.ts';
import { Pace } from './queue/pace.ts';
import type { ReadingParts } from './reading/reading-parts.ts';
import { Realtime } from './realtime/realtime.ts';
import { createByteSeal } from './seal-bytes.ts';

export type AppConfig = Pick<
  Config,
  | 'publicUrl'
  | 'rateLimits'
  | 'trustedProxies'
  | 'databaseUrl'
  | 'dataDir'
  | 'smtpUrl'
  | 'google'
  | 'model'
  | 'posthog'
  | 'site'
  | 'seal'
>;

export interface AppParts {
  readonly config: AppConfig;
  /** Key for everything that is signed. */
  readonly secret: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** The built web. */
  readonly webDir: string;
  /** Milliseconds that the server may fall behind before it says that it is busy; 0 for never. */
  readonly maxDelay: number;
}

export interface App {
  readonly app: FastifyInstance;
  /** What recurring jobs need of it. */
  readonly jobParts: JobParts;
  /** What the queue needs of it. */
  readonly readingParts: ReadingParts;
}

function createServer({ config, log }: AppParts): FastifyInstance {
  return fastify({
    loggerInstance: log,
    // Its own lines hold whole addresses; `logAnswers` logs the route.
    logController: new LogController({ disableRequestLogging: true }),
    // Addresses that cannot be read never reach the error handler.
    frameworkErrors: (fault, request, reply) => void answerFault(fault, request, reply),
    bodyLimit: maxRequestBytes,
    trustProxy: [...config.trustedProxies],
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 255 },
    // Filters in addresses may have 3,500 characters, six bytes each when they are percent-encoded umlauts.
    http: { maxHeaderSize: 64 * 1024 },
  });
}

/** The parts of the service that outlive a request. */
function createParts(app: FastifyInstance, { config, secret, db, clock, log }: AppParts) {
  const tokens = createTokens(db, clock, secret);
  return {
    db,
    clock,
    secret,
    config,
    tokens,
    actorOf: createActorOf(tokens),
    accountLimits: createAccountLimits(clock, config.rateLimits),
    guessLimits: createGuessLimits(clock, config.rateLimits),
    slowdown: createSlowdown(clock, config.rateLimits),
    realtime: new Realtime({ db, clock, log, databaseUrl: config.databaseUrl }),
    mailer: createMailer({ config, db, clock, log, secret }),
    links: createLinks(() => config.publicUrl ?? app.listeningOrigin),
    givenSeal: config.seal && readSealFiles(config.seal, clock()),
    google: config.google && createGoogle(config.google, log),
    model: config.model && createModel(config.model, { clock, secret, log }),
    backups: createBackups(config, clock),
    seal: createByteSeal(secret, 'uploads'),
    bell: new Bell(),
    pace: new Pace(),
  };
}

/** The whole service, ready to listen or to be asked by tests. The caller closes it. */
export async function buildApp(given: AppParts): Promise<App> {
  speakGerman();
  const { config, secret, db, clock, webDir } = given;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const app = createServer(given);
  logAnswers(app);
  letGoWhenStopping(app);
  app.setErrorHandler(answerFault);
  readPlainBodies(app);
  await addSecurityHeaders(app, https);
  openToOtherWebsites(app);
  await app.register(underPressure, { maxEventLoopDelay: given.maxDelay, retryAfter: 10 });
  await addVisitorCookies(app, secret, https);
  await app.register(multipart);

  const parts = createParts(app, given);
  await parts.realtime.start();
  app.addHook('preClose', async () => parts.realtime.stop());
  app.addHook('onClose', async () => {
    await parts.realtime.settled();
    await parts.mailer.settled();
  });

  health(app);
  await app.register(async (api) => {
    const limited = await addRateLimits(api, config.rateLimits);
    const requestLog = keepRequestLog(api, db, clock);
    api.addHook('onRequest', ownPagesOnly(config.publicUrl));
    pickAnswers(api);
    await apiRoutes(api, { ...parts, limited, requestLog });
  });
  await app.register(async (scope) => {
    await addRateLimits(scope, config.rateLimits);
    scope.addHook('onRequest', ownPagesOnly(config.publicUrl));
    ingestRoute(scope, config.posthog);
  });
  publicPages(app, { db, clock, config, webDir });
  await serveWeb(app, webDir, homePage(app, { db, clock, config, webDir }));
  return { app, jobParts: parts, readingParts: parts };
}
