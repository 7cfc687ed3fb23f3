/** How long the page is left alone after it was loaded (ms). */
const rest = 2000;

/**
 * Does something when the page is there and the browser has nothing else to do.
 * @returns takes it back
 */
export function whenIdle(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    timer = setTimeout(() => {
      // Safari has no idle time to give.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: rest });
      else work();
    }, rest);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    removeEventListener('load', begin);
    clearTimeout(timer);
  };
}
