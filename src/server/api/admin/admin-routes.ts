import type { FastifyInstance } from 'fastify';
import { superusersOnly } from '../../http/superusers-only.ts';
import { invoiceRoutes } from '../invoices/invoice-routes.ts';
import type { AdminParts } from './admin-parts.ts';
import { deleteBackupRoute } from './delete-backup.ts';
import { describeCollectionsRoute } from './describe-collections.ts';
import { downloadBackupRoute } from './download-backup.ts';
import { builtInArticlesRoute } from './built-in-articles.ts';
import { listBackupsRoute } from './list-backups.ts';
import { listCronsRoute } from './list-crons.ts';
import { listJobsRoute } from './list-jobs.ts';
import { listLogsRoute } from './list-logs.ts';
import { logStatsRoute } from './log-stats.ts';
import { mailQueueRoutes } from './mail-queue.ts';
import { makeBackupRoute } from './make-backup.ts';
import { previewArticleRoute } from './preview-article.ts';
import { readingsRoutes } from './readings.ts';
import { resendVerificationRoute } from './resend-verification.ts';
import { runCronRoute } from './run-cron.ts';
import { newslettersRoutes } from './send-newsletter.ts';
import { subscribersRoutes } from './subscribers.ts';
import { updateSettingsRoute } from './update-settings.ts';
import { viewLogRoute } from './view-log.ts';
import { viewSettingsRoute } from './view-settings.ts';

const routes = [
  describeCollectionsRoute,
  viewSettingsRoute,
  updateSettingsRoute,
  listLogsRoute,
  logStatsRoute,
  viewLogRoute,
  listCronsRoute,
  runCronRoute,
  listBackupsRoute,
  makeBackupRoute,
  deleteBackupRoute,
  builtInArticlesRoute,
  previewArticleRoute,
  invoiceRoutes,
  listJobsRoute,
  mailQueueRoutes,
  resendVerificationRoute,
  newslettersRoutes,
  readingsRoutes,
  subscribersRoutes,
];

/** Everything that is for superusers: guests are answered 401, users 403. */
export async function adminRoutes(app: FastifyInstance, parts: AdminParts): Promise<void> {
  // Has a token in its address instead.
  downloadBackupRoute(app, parts);
  await app.register(async (own) => {
    own.addHook('onRequest', superusersOnly(parts.actorOf));
    for (const route of routes) route(own, parts);
  });
}
