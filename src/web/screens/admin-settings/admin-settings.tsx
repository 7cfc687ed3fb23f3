import { useQuery } from '@tanstack/react-query';
import { adminSettingsQuery } from '#web/lib/admin-settings.ts';
import { useText } from '#web/lib/i18n.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { SettingsForm } from './settings-form.tsx';

/** The central options: how new references are written, how the site names itself, who issues invoices. */
export function Component() {
  const t = useText();
  useTitle(`${t('options.title')} · ${t('admin.title')}`);
  // What one is writing must not be replaced while one writes.
  const query = useQuery({ ...adminSettingsQuery, staleTime: Infinity, gcTime: 0 });
  return (
    <section className="pt-2">
      <h2 className="sr-only">{t('options.title')}</h2>
      <Loaded query={query} rows={8}>
        {(settings) => <SettingsForm settings={settings} />}
      </Loaded>
    </section>
  );
}
