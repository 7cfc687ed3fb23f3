import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useText } from '#web/lib/i18n.ts';

/**
 * Asks before what was not saved is left behind: within the interface by a question of ours, at the edge of the page
 * (closing, reloading) by that of the browser.
 * @param isOpen whether something is unsaved
 * @param free asked at the moment of leaving: a save or a deletion that leads on may go
 * @returns the question, to be put into the screen
 */
export function useLeaveWarning(isOpen: boolean, free: () => boolean) {
  const t = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOpen &&
      !free() &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    if (!isOpen) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOpen]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leave.question')}
      text={t('leave.text')}
      confirm={t('leave.leave')}
      cancel={t('leave.stay')}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
