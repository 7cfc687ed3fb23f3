import { useText } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Shown when a screen fails while it is built or loaded, for instance after a new version was put in place. */
export function RouteError() {
  const t = useText();
  return (
    <main>
      <Notice title={t('error.screen-title')}>
        <p>{t('error.screen-text')}</p>
        <Button look="primary" className="mt-6" onClick={() => location.reload()}>
          {t('error.screen-retry')}
        </Button>
      </Notice>
    </main>
  );
}
