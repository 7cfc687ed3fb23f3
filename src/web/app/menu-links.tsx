import { NavLink } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { useLogOut, useNavigation } from './use-navigation.ts';
import type { Place } from './use-navigation.ts';

const row = 'flex min-h-12 items-center border-b border-line text-lead aria-[current=page]:text-accent';

export interface MenuLinksProps {
  readonly onClose: () => void;
}

/** The header's links one below the other: the areas, then the way into the account. */
export function MenuLinks({ onClose }: MenuLinksProps) {
  const t = useText();
  const { areas, account, loggedIn } = useNavigation();
  const logOut = useLogOut();
  return (
    <>
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
    </>
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
