import { NavLink } from 'react-router';
import { useText } from '#web/lib/i18n.ts';
import { useLogOut, useNavigation } from './use-navigation.ts';
import type { Place } from './use-navigation.ts';

interface PlaceLinksProps {
  /** Classes of the two groups: the areas, and the way into the account. */
  readonly looks: readonly [areas: string, account: string];
  /** Classes of one link. */
  readonly look: string;
  /** Called when a link was followed or the session ended. */
  readonly onFollow?: () => void;
}

/** The links of the header: the areas, then the way into the account. */
export function PlaceLinks({ looks, look, onFollow }: PlaceLinksProps) {
  const t = useText();
  const { areas, account, loggedIn } = useNavigation();
  const logOut = useLogOut();
  const links = (places: readonly Place[]) =>
    places.map(({ path, label, document }) =>
      document ? (
        <a key={path} href={path} className={look}>
          {label}
        </a>
      ) : (
        <NavLink key={path} to={path} className={look} onClick={onFollow}>
          {label}
        </NavLink>
      ),
    );
  return (
    <>
      <nav aria-label={t('shell.nav')} className={looks[0]}>
        {links(areas)}
      </nav>
      <nav aria-label={t('shell.nav-account')} className={looks[1]}>
        {links(account)}
        {loggedIn && (
          <button
            type="button"
            className={look}
            onClick={() => {
              onFollow?.();
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
