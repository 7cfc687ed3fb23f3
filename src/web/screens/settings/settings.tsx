import { Outlet } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { PageArea } from '#web/ui/page-area.tsx';
import { TabsBar } from '#web/ui/tabs-bar.tsx';

/** What the pages of the settings share. */
export function Component() {
  const t = useText();
  const tabs = [
    { path: paths.settings, label: t('settings.account') },
    { path: paths.invoices, label: t('invoices.title') },
  ];
  return (
    <PageArea title={t('settings.title')} bar={<TabsBar label={t('settings.title')} tabs={tabs} />}>
      <Outlet />
    </PageArea>
  );
}
