import { createBrowserRouter, redirect, replace } from 'react-router';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { generatorPath, generatorSteps, homePath, paths, stepPath } from '#web/lib/paths.ts';
import { keepToken } from '#web/lib/work/token.ts';
import { sharedTokens } from '#web/lib/shared.ts';
import { getSession } from '#web/lib/session.ts';
import type { Tone } from '#web/lib/tone.ts';
import { FormalLayout } from './formal-layout.tsx';
import { forGuests, forNonAdmins, needAdmin, needLogin } from './guard.ts';
import { InformalLayout } from './informal-layout.tsx';
import { FirstBar } from './page-bar.tsx';
import { RouteError, ScreenError } from './route-error.tsx';
import { WhileLoggedIn } from './while-logged-in.tsx';

/** The screens of the analysis; the formal pages and their informal mirror share them. */
const analysisScreens = (): RouteObject[] => [
  { index: true, lazy: () => import('../screens/analysis-home/analysis-home.tsx') },
  { path: 'auswertung/:id', lazy: () => import('../screens/analysis-result/analysis-result.tsx') },
  { path: 'dokument-preufen', lazy: () => import('../screens/document-check/document-check.tsx') },
];

/** The steps of the generator. Both its addresses lead to the first step of the formal one (specification §2). */
const generator = (tone: Tone): RouteObject => ({
  path: generatorPath(tone),
  children: [
    { index: true, loader: sendOn(stepPath('sie', 'stamm')) },
    ...generatorSteps.map((step) => ({
      path: `${step}/:id?`,
      lazy:
        step === 'editor'
          ? () => import('../screens/editor/editor.tsx')
          : () => import('../screens/wizard/wizard.tsx'),
    })),
  ],
});

const login: RouteObject[] = [
  { path: paths.login, loader: forGuests, lazy: () => import('../screens/login/login.tsx') },
  { path: paths.register, loader: forGuests, lazy: () => import('../screens/register/register.tsx') },
  { path: paths.resetPassword, lazy: () => import('../screens/reset-password/reset-password.tsx') },
  { path: paths.setPassword, lazy: () => import('../screens/set-password/set-password.tsx') },
  { path: paths.verifyEmail, lazy: () => import('../screens/verify-email/verify-email.tsx') },
  { path: paths.confirmEmail, lazy: () => import('../screens/confirm-email/confirm-email.tsx') },
  {
    path: paths.adminLogin,
    loader: forNonAdmins,
    lazy: () => import('../screens/admin-login/admin-login.tsx'),
  },
];

/** Pages that need a login; what they hold ends with it. */
const guarded = (children: RouteObject[]): RouteObject => ({ Component: WhileLoggedIn, children });

const account = guarded([
  { path: paths.cockpit, loader: needLogin, lazy: () => import('../screens/cockpit/cockpit.tsx') },
  {
    path: paths.settings,
    lazy: () => import('../screens/settings/settings.tsx'),
    children: [
      {
        index: true,
        loader: needLogin,
        lazy: () => import('../screens/settings-account/settings-account.tsx'),
      },
      {
        path: 'rechnungen',
        loader: needLogin,
        lazy: () => import('../screens/settings-invoices/settings-invoices.tsx'),
      },
    ],
  },
]);

/** Work by several people: the owner's screens, the recipient's, and the check of signatures. */
const work: RouteObject[] = [
  guarded([
    { path: paths.work, loader: needLogin, lazy: () => import('../screens/work-list/work-list.tsx') },
    { path: paths.bulk, loader: needLogin, lazy: () => import('../screens/bulk/bulk.tsx') },
    { path: `${paths.work}/:id`, loader: needLogin, lazy: () => import('../screens/work/work.tsx') },
  ]),
  { path: paths.invitation, loader: keepToken, lazy: () => import('../screens/invitation/invitation.tsx') },
  {
    path: paths.sharedLetter,
    loader: sharedTokens.certificate.keep,
    lazy: () => import('../screens/shared-letter/shared-letter.tsx'),
  },
  {
    path: paths.sharedResult,
    loader: sharedTokens.analysis.keep,
    lazy: () => import('../screens/analysis-result/shared-result.tsx'),
  },
  {
    path: paths.verifySignature,
    lazy: () => import('../screens/verify-signature/verify-signature.tsx'),
  },
];

/** A page of the administration. What changes in its query asks nobody again who is logged in; an end does. */
const adminPage = (path: string, lazy: RouteObject['lazy']): RouteObject => ({
  path,
  loader: needAdmin,
  shouldRevalidate: ({ currentUrl, nextUrl }) =>
    !getSession().loggedIn || currentUrl.pathname !== nextUrl.pathname,
  ...(lazy ? { lazy } : {}),
});

const admin: RouteObject = {
  path: '/admin',
  children: [
    { index: true, loader: sendOn(paths.adminUsers) },
    guarded([
      {
        lazy: () => import('../screens/admin/admin.tsx'),
        children: [
          adminPage('users', () => import('../screens/admin-users/admin-users.tsx')),
          adminPage('users/:id', () => import('../screens/admin-user/admin-user.tsx')),
          adminPage('invoices', () => import('../screens/admin-invoices/admin-invoices.tsx')),
          adminPage('invoices/neu', () => import('../screens/admin-new-invoice/admin-new-invoice.tsx')),
          adminPage('invoices/:id', () => import('../screens/admin-invoice/admin-invoice.tsx')),
          adminPage('newsletter', () => import('../screens/admin-newsletter/admin-newsletter.tsx')),
          adminPage('mails', () => import('../screens/admin-mails/admin-mails.tsx')),
          adminPage('jobs', () => import('../screens/admin-jobs/admin-jobs.tsx')),
          adminPage('audit', () => import('../screens/admin-audit/admin-audit.tsx')),
          adminPage('logs', () => import('../screens/admin-logs/admin-logs.tsx')),
          adminPage('settings', () => import('../screens/admin-settings/admin-settings.tsx')),
          adminPage('articles', () => import('../screens/admin-articles/admin-articles.tsx')),
          adminPage('explanation', () => import('../screens/admin-explanation/admin-explanation.tsx')),
        ],
      },
    ]),
  ],
};

/** A redirect that keeps the query. */
function sendOn(path: string) {
  return ({ request }: LoaderFunctionArgs): Response => redirect(path + new URL(request.url).search);
}

/** Screens whose faults leave the header and the foot of the page in their places. */
const withinLayout = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: ScreenError, children }];

/** All addresses of the interface. Screens are loaded when they are first visited. */
export const routes = (): RouteObject[] => [
  {
    Component: FormalLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstBar,
    children: withinLayout([
      {
        path: '/',
        loader: (args) => sendOn(getSession().loggedIn ? paths.cockpit : homePath('sie'))(args),
      },
      { path: homePath('sie'), children: analysisScreens() },
      generator('sie'),
      ...login,
      account,
      ...work,
      admin,
      { path: paths.linkExpired, lazy: () => import('../screens/link-expired/link-expired.tsx') },
      { path: paths.deleted, lazy: () => import('../screens/deleted/deleted.tsx') },
      { path: paths.notFound, lazy: () => import('../screens/not-found/not-found.tsx') },
      { path: '*', loader: () => replace(paths.notFound) },
    ]),
  },
  {
    Component: InformalLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstBar,
    children: withinLayout([{ path: homePath('du'), children: analysisScreens() }, generator('du')]),
  },
];

export const createRouter = () => createBrowserRouter(routes());
