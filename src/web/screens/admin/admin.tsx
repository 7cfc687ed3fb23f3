import { Outlet } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { PageArea } from '#web/ui/page-area.tsx';
import { TabsBar } from '#web/ui/tabs-bar.tsx';

/** What the pages of the administration share. */
export function Component() {
  const t = useText();
  const tabs = [
    { path: paths.adminUsers, label: t('admin.users') },
    { path: paths.adminArticles, label: t('admin.articles') },
    { path: paths.adminExplanation, label: t('admin.explanation') },
  ];
  return (
    <PageArea title={t('admin.title')} bar={<TabsBar label={t('admin.title')} tabs={tabs} />}>
      <Outlet />
    </PageArea>
  );
}
