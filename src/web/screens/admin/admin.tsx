import { NavLink, Outlet, useLocation } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import type { Translate } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { PageArea } from '#web/ui/page-area.tsx';

const pagesOf = (t: Translate) => [
  { path: paths.adminUsers, label: t('admin.users') },
  { path: paths.adminInvoices, label: t('invoices.title') },
  { path: paths.adminArticles, label: t('admin.articles') },
  { path: paths.adminExplanation, label: t('admin.explanation') },
  { path: paths.adminNewsletter, label: t('letters.title') },
  { path: paths.adminMails, label: t('mails.title') },
  { path: paths.adminJobs, label: t('jobs.title') },
  { path: paths.adminAudit, label: t('audit.title') },
  { path: paths.adminLogs, label: t('logs.title') },
  { path: paths.adminSettings, label: t('options.title') },
];

/** What the pages of the administration share. */
export function Component() {
  const t = useText();
  return (
    <PageArea title={t('admin.title')} bar={<AdminBar />}>
      <Outlet />
    </PageArea>
  );
}

/** The way between the pages: a line above them where there is room, a list to fold out where there is not. */
function AdminBar() {
  const t = useText();
  const { pathname } = useLocation();
  const pages = pagesOf(t);
  const current = pages.find(({ path }) => pathname.startsWith(path));
  return (
    <nav aria-label={t('admin.title')}>
      <details key={pathname} className="fold md:hidden">
        <summary>{t('admin.page', { page: current?.label ?? t('admin.title') })}</summary>
        <ul className="border-l-2 border-line pl-4">
          {pages.map(({ path, label }) => (
            <li key={path}>
              <NavLink
                to={path}
                className="flex min-h-11 items-center text-ink-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </details>
      <ul className="hidden flex-wrap gap-x-6 border-b border-line md:flex">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <NavLink
              to={path}
              className="-mb-px block border-b-2 border-transparent py-2 whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
