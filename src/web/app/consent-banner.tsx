import { useEffect, useRef, type RefObject } from 'react';
import { saveConsent } from '#web/lib/consent.ts';
import { useText } from '#web/lib/i18n.ts';
import { documentPaths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';

/** Tells the page how high it is, so that what sticks to the lower edge itself comes to lie above it. */
function useTellHeight(): RefObject<HTMLElement | null> {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(([entry]) => {
      style.setProperty('--consent-height', `${entry?.target.getBoundingClientRect().height ?? 0}px`);
    });
    if (banner.current !== null) watch.observe(banner.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--consent-height');
    };
  }, []);
  return banner;
}

/** The question, at the lower edge and above nothing that must be reached; both answers weigh the same. */
export default function ConsentBanner() {
  const t = useText();
  const banner = useTellHeight();
  return (
    <section
      ref={banner}
      aria-label={t('consent.title')}
      className="sticky bottom-0 z-10 border-t border-line bg-sheet shadow-sheet print:hidden"
    >
      <div className="mx-auto flex max-w-[80rem] flex-wrap items-center gap-x-8 gap-y-3 px-4 py-4 sm:px-5">
        <div className="grow basis-[24rem]">
          <h2 className="font-semibold">{t('consent.title')}</h2>
          <p className="text-note text-ink-soft">
            {t('consent.text')}{' '}
            <a className="link" href={documentPaths.privacy}>
              {t('shell.privacy')}
            </a>
          </p>
        </div>
        <div className="grid grow basis-[16rem] grid-cols-2 gap-3 sm:max-w-[22rem]">
          <Button onClick={() => saveConsent('denied')}>{t('consent.deny')}</Button>
          <Button onClick={() => saveConsent('granted')}>{t('consent.grant')}</Button>
        </div>
      </div>
    </section>
  );
}
