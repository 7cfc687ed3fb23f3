import { useEffect, useEffectEvent } from 'react';

/** What an entry of the history carries while a sheet lies above its page. */
const mark = 'sheet';
/** The entry of a sheet that has just closed, on its way to be taken back. */
let leaving: ReturnType<typeof setTimeout> | undefined;

const isMarked = (): boolean => (history.state as Record<string, unknown> | null)?.[mark] === true;

/** Goes back without anybody else hearing of it: the page stays the same. */
function takeBack(): void {
  leaving = undefined;
  // Whoever went on to another page has left the entry behind.
  if (!isMarked()) return;
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  history.back();
}

/**
 * Lets the way back of the browser close a sheet instead of leaving the page below it: on a phone that is what the
 * gesture is for. The sheet has an entry of its own in the history as long as it is open.
 * @param onClose closes it
 */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // The entry of one that closed in this moment serves the next.
    clearTimeout(leaving);
    leaving = undefined;
    if (!isMarked()) history.pushState({ ...(history.state as object | null), [mark]: true }, '');
    let open = true;
    // Before the router hears of it: it would take the same page for another visit.
    const onBack = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      open = false;
      close();
    };
    addEventListener('popstate', onBack, { capture: true });
    return () => {
      removeEventListener('popstate', onBack, { capture: true });
      if (open) leaving = setTimeout(takeBack);
    };
  }, []);
}
