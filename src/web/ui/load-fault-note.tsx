import { useEffect, useState } from 'react';
import { connectionLost } from '#web/lib/handle-error.ts';
import { useText } from '#web/lib/i18n.ts';
import { reloadPage } from '#web/lib/reload-page.ts';
import { Button } from './button.tsx';
import { FaultLine } from './fault-line.tsx';

interface LoadFaultNoteProps {
  /** Tries again before the whole page is loaded anew; also when the network comes back. */
  readonly onRetry: () => Promise<unknown>;
}

/** Says that a part of the page could not be fetched, and fetches it again. */
export function LoadFaultNote({ onRetry }: LoadFaultNoteProps) {
  const t = useText();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const retry = (): void => void onRetry().catch(() => {});
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [onRetry]);
  // A browser may keep the failure for as long as the page lives, and an old build is gone for good.
  const again = (): void => {
    setLost(false);
    onRetry()
      .catch(reloadPage)
      .catch(() => setLost(true));
  };
  return (
    <div className="space-y-3 py-2">
      <p role="alert">{t('error.part')}</p>
      <Button onClick={again}>{t('error.reload')}</Button>
      <FaultLine id="load-fault" text={lost ? connectionLost() : null} />
    </div>
  );
}
