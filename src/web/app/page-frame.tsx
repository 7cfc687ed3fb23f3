import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { ConsentArea } from './consent-area.tsx';
import { SiteFooter } from './site-footer.tsx';

/** What both layouts share: the way past the header, the place of the screen, the foot of the page. */
export function PageFrame({ bar }: { bar: ReactNode }) {
  const t = useText();
  const { pathname, state } = useLocation() as { pathname: string; state: { keepFocus?: boolean } | null };
  // The same screen got another address: whoever is typing there goes on. Coming back to it later is another matter.
  const isSame = useNavigationType() === NavigationType.Replace && state?.keepFocus === true;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  // After a change of screen the keyboard and the screen reader start at its top, not at a vanished button.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isSame) main.current?.focus({ preventScroll: true });
  }, [pathname, isSame]);

  return (
    <div className="flex min-h-screen flex-col">
      <a
        href="#main"
        className="sr-only rounded bg-sheet px-4 py-2 text-accent focus:not-sr-only focus:absolute focus:z-50 focus:m-2"
      >
        {t('app.skip')}
      </a>
      {bar}
      <main id="main" ref={main} tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <ConsentArea />
      <ScrollRestoration />
    </div>
  );
}
