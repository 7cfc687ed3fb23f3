import type { FastifyInstance } from 'fastify';
import { checkPasswordResetRoute } from './account/check-password-reset.ts';
import { checkVerificationRoute } from './account/check-verification.ts';
import { createUserRoute } from './account/create-user.ts';
import { deleteAccountRoute } from './account/delete-account.ts';
import { exportAccountRoute } from './account/export-account.ts';
import { resetPasswordRoute } from './account/reset-password.ts';
import { setPasswordRoute } from './account/set-password.ts';
import type { AdminParts } from './admin/admin-parts.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { analysisPagesRoute } from './analysis-pages.ts';
import { analysisReportRoute } from './analysis-report.ts';
import { authMethodsRoute } from './auth/auth-methods.ts';
import { authRefreshRoute } from './auth/auth-refresh.ts';
import { authWithOAuth2Route } from './auth/auth-with-oauth2.ts';
import { authWithOtpRoute } from './auth/auth-with-otp.ts';
import { authWithPasswordRoute } from './auth/auth-with-password.ts';
import { confirmEmailChangeRoute } from './auth/confirm-email-change.ts';
import { confirmPasswordResetRoute } from './auth/confirm-password-reset.ts';
import { confirmVerificationRoute } from './auth/confirm-verification.ts';
import { requestEmailChangeRoute } from './auth/request-email-change.ts';
import { requestOtpRoute } from './auth/request-otp.ts';
import { requestPasswordResetRoute } from './auth/request-password-reset.ts';
import { requestVerificationRoute } from './auth/request-verification.ts';
import { batchRoute } from './batch.ts';
import { beginVisitRoute } from './begin-visit.ts';
import { correctionRoutes } from './certificates/correction.ts';
import { generateCertificateRoute } from './certificates/generate-certificate.ts';
import { letterFilesRoutes } from './certificates/letter-files.ts';
import { correctAnalysisRoute } from './correct-analysis.ts';
import { createAnalysisRoute } from './create-analysis.ts';
import { describeSiteRoute } from './describe-site.ts';
import { downloadFileRoute } from './files/download-file.ts';
import { fileTokenRoute } from './files/file-token.ts';
import { invitationOwnerRoutes } from './invitations/owner-routes.ts';
import { recipientRoutes } from './invitations/recipient-routes.ts';
import { modelNoticeRoute } from './model/model-notice.ts';
import { secondOpinionRoute } from './model/second-opinion.ts';
import { suggestTasksRoute } from './model/suggest-tasks.ts';
import { writeBlockRoute } from './model/write-block.ts';
import { downloadInvoiceRoute } from './invoices/download-invoice.ts';
import { oauth2RedirectRoute } from './oauth2-redirect.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { overviewRoutes } from './overview-routes.ts';
import { paymentMethodsRoute } from './payment-methods.ts';
import { connectRealtimeRoute } from './realtime/connect-realtime.ts';
import { subscribeRealtimeRoute } from './realtime/subscribe-realtime.ts';
import { createRecordRoute } from './records/create-record.ts';
import { deleteRecordRoute } from './records/delete-record.ts';
import { listRecordsRoute } from './records/list-records.ts';
import { updateRecordRoute } from './records/update-record.ts';
import { viewRecordRoute } from './records/view-record.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { shareRoutes } from './sharing/share-routes.ts';
import { signingRoutes } from './signing-routes.ts';
import { suggestionsRoute } from './suggestions.ts';

const routes = [
  listRecordsRoute,
  viewRecordRoute,
  createRecordRoute,
  updateRecordRoute,
  deleteRecordRoute,
  authWithPasswordRoute,
  authRefreshRoute,
  authMethodsRoute,
  requestVerificationRoute,
  confirmVerificationRoute,
  requestPasswordResetRoute,
  confirmPasswordResetRoute,
  requestEmailChangeRoute,
  confirmEmailChangeRoute,
  requestOtpRoute,
  authWithOtpRoute,
  authWithOAuth2Route,
  oauth2RedirectRoute,
  connectRealtimeRoute,
  subscribeRealtimeRoute,
  batchRoute,
  fileTokenRoute,
  downloadFileRoute,
  createUserRoute,
  checkPasswordResetRoute,
  checkVerificationRoute,
  resetPasswordRoute,
  setPasswordRoute,
  deleteAccountRoute,
  exportAccountRoute,
  beginVisitRoute,
  createAnalysisRoute,
  analysisReportRoute,
  downloadInvoiceRoute,
  paymentMethodsRoute,
  newsletterRoutes,
  modelNoticeRoute,
  secondOpinionRoute,
  writeBlockRoute,
  suggestTasksRoute,
  generateCertificateRoute,
  letterFilesRoutes,
  correctionRoutes,
  suggestionsRoute,
  describeSiteRoute,
  analysisPagesRoute,
  correctAnalysisRoute,
  invitationOwnerRoutes,
  recipientRoutes,
  signingRoutes,
  bulkRoutes,
  overviewRoutes,
  shareRoutes,
];

/** Every endpoint but the health check. */
export async function apiRoutes(app: FastifyInstance, parts: AdminParts): Promise<void> {
  for (const route of routes) route(app, parts);
  await adminRoutes(app, parts);
}
