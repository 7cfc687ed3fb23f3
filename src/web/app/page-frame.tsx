import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { ConsentArea } from './consent-area.tsx';
import { SiteFooter } from './site-footer.tsx';

/** What both layouts share: the way past the header, the place of the screen, the foot of the page. */
export function PageFrame({ bar }: { bar: ReactNode }) {
  const t = useText();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  // After a change of screen the keyboard and the screen reader start at its top, not at a vanished button.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

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
