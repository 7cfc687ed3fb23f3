import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { connectionLost } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { isLoadFault } from '#web/lib/load-fault.ts';
import { reloadPage } from '#web/lib/reload-page.ts';
import { Button } from '#web/ui/button.tsx';
import { FaultLine } from '#web/ui/fault-line.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Not on a page that was loaded anew already: else it would go round in circles. */
function isFirstTry(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type !== 'reload';
}

/** Shown when a screen fails while it is built. */
export function RouteError() {
  return (
    <main>
      <ScreenError />
    </main>
  );
}

/**
 * Shown below the header when a screen fails while it is built or loaded: without a network, or after a new version
 * was put in place. What could not be loaded comes by itself when the network is back.
 */
export function ScreenError() {
  const t = useText();
  const isMissing = isLoadFault(useRouteError());
  const [lost, setLost] = useState(false);
  const reload = (): void => {
    setLost(false);
    reloadPage().catch(() => setLost(true));
  };
  useEffect(() => {
    if (!isMissing) return () => {};
    const back = (): void => void reloadPage().catch(() => {});
    // A browser may keep a failure from the time without a network: where somebody answers again, once is tried anew.
    if (navigator.onLine && isFirstTry()) back();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [isMissing]);
  return (
    <Notice title={t(isMissing ? 'error.missing-title' : 'error.screen-title')}>
      <p>{t(isMissing ? 'error.missing-text' : 'error.screen-text')}</p>
      <Button look="primary" className="mt-6" onClick={reload}>
        {t('error.reload')}
      </Button>
      <FaultLine id="reload-fault" text={lost ? connectionLost() : null} />
    </Notice>
  );
}
