import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router';
import { handleError } from '#web/lib/handle-error.ts';
import { ConnectionError } from '#web/lib/http.ts';
import { useText } from '#web/lib/i18n.ts';
import { homePath } from '#web/lib/paths.ts';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { latePart } from '#web/ui/late-part.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import type { MenuLinksProps } from './menu-links.tsx';
import { PageBar } from './page-bar.tsx';
import { PlainMenu } from './plain-menu.tsx';
import { useLogOut, useNavigation } from './use-navigation.ts';
import type { Place } from './use-navigation.ts';

const loadMenu = () => import('./mobile-menu.tsx');
const MobileMenu = latePart<MenuLinksProps>(loadMenu, MenuFault);
const linkLook =
  'border-b-2 border-transparent py-1 text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink';

/** Name, areas, and the way into the account; on narrow screens the latter two are behind a button. */
export function Header() {
  const t = useText();
  const wide = useMediaQuery('(min-width: 52rem)');
  const { areas, account, loggedIn } = useNavigation();
  const logOut = useLogOut();
  return (
    <PageBar>
      <NavLink to={homePath('sie')} end className="rounded">
        <Wordmark />
      </NavLink>
      {wide ? (
        <>
          <nav aria-label={t('shell.nav')} className="flex grow gap-6">
            <Places places={areas} />
          </nav>
          <nav aria-label={t('shell.nav-account')} className="flex items-center gap-6">
            <Places places={account} />
            {loggedIn && (
              <button type="button" className={linkLook} onClick={() => void logOut()}>
                {t('shell.log-out')}
              </button>
            )}
          </nav>
        </>
      ) : (
        <MenuButton />
      )}
    </PageBar>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  return places.map(({ path, label, document }) =>
    document ? (
      <a key={path} href={path} className={linkLook}>
        {label}
      </a>
    ) : (
      <NavLink key={path} to={path} className={linkLook}>
        {label}
      </NavLink>
    ),
  );
}

/** The menu could not be fetched: it is said without a network; with one, a plainer menu takes its place. */
function MenuFault({ onClose }: MenuLinksProps) {
  const [online] = useState(() => navigator.onLine);
  useEffect(() => {
    if (online) return;
    handleError(new ConnectionError());
    onClose();
  }, [onClose, online]);
  return online ? <PlainMenu onClose={onClose} /> : null;
}

function MenuButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  // The way to the other screens must be open without a network, too.
  useEffect(() => whenIdle(() => void loadMenu().catch(() => {})), []);
  return (
    <div className="flex grow justify-end">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded px-2 font-semibold text-accent"
        onClick={() => setOpen(true)}
      >
        <Menu size={20} aria-hidden />
        {t('shell.menu')}
      </button>
      {open && <MobileMenu onClose={() => setOpen(false)} />}
    </div>
  );
}
