import { NavLink } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { ModalFrame } from '#web/ui/modal-frame.tsx';
import { useLogOut, useNavigation } from './use-navigation.ts';
import type { Place } from './use-navigation.ts';

const row = 'flex min-h-12 items-center border-b border-line text-lead aria-[current=page]:text-accent';

export interface MobileMenuProps {
  readonly onClose: () => void;
}

/** The header's links on narrow screens, on a sheet from above. */
export default function MobileMenu({ onClose }: MobileMenuProps) {
  const t = useText();
  const { areas, account, loggedIn } = useNavigation();
  const logOut = useLogOut();
  return (
    <ModalFrame label={t('shell.menu')} place="top" onClose={onClose}>
      <nav aria-label={t('shell.nav')}>
        <Rows places={areas} onClose={onClose} />
      </nav>
      <nav aria-label={t('shell.nav-account')} className="mt-6">
        <Rows places={account} onClose={onClose} />
        {loggedIn && (
          <button
            type="button"
            className={`${row} w-full`}
            onClick={() => {
              onClose();
              void logOut();
            }}
          >
            {t('shell.log-out')}
          </button>
        )}
      </nav>
    </ModalFrame>
  );
}

function Rows({ places, onClose }: { places: readonly Place[]; onClose: () => void }) {
  return places.map(({ path, label, document }) =>
    document ? (
      <a key={path} href={path} className={row}>
        {label}
      </a>
    ) : (
      <NavLink key={path} to={path} className={row} onClick={onClose}>
        {label}
      </NavLink>
    ),
  );
}
