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
import type { MobileMenuProps } from './mobile-menu.tsx';
import { PageBar } from './page-bar.tsx';
import { PlaceLinks } from './place-links.tsx';
import { PlainMenu } from './plain-menu.tsx';

const loadMenu = () => import('./mobile-menu.tsx');
const MobileMenu = latePart<MobileMenuProps>(loadMenu, MenuFault);
const linkLook =
  'border-b-2 border-transparent py-1 text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink';
const rowLook =
  'flex min-h-12 w-full items-center border-b border-line text-lead aria-[current=page]:text-accent';

/** Name, areas, and the way into the account; on narrow screens the latter two are behind a button. */
export function Header() {
  const wide = useMediaQuery('(min-width: 52rem)');
  return (
    <PageBar>
      <NavLink to={homePath('sie')} end className="rounded">
        <Wordmark />
      </NavLink>
      {wide ? (
        <PlaceLinks looks={['flex grow gap-6', 'flex items-center gap-6']} look={linkLook} />
      ) : (
        <MenuButton />
      )}
    </PageBar>
  );
}

/** The menu could not be fetched: it is said without a network; with one, a plainer menu takes its place. */
function MenuFault({ onClose, children }: MobileMenuProps) {
  const [online] = useState(() => navigator.onLine);
  useEffect(() => {
    if (online) return;
    handleError(new ConnectionError());
    onClose();
  }, [onClose, online]);
  return online ? <PlainMenu onClose={onClose}>{children}</PlainMenu> : null;
}

function MenuButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
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
      {open && (
        <MobileMenu onClose={close}>
          <PlaceLinks looks={['', 'mt-6']} look={rowLook} onFollow={close} />
        </MobileMenu>
      )}
    </div>
  );
}
