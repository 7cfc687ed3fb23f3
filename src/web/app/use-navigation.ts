import { useNavigate } from 'react-router';
import { forgetDrafts } from '#web/lib/forget-drafts.ts';
import { useText } from '#web/lib/i18n.ts';
import { documentPaths, generatorPath, homePath, paths } from '#web/lib/paths.ts';
import { clearSession, useSession } from '#web/lib/session.ts';

/** A link of the header. */
export interface Place {
  readonly path: string;
  readonly label: string;
  /** A page of the server and not a screen of the router. */
  readonly document?: boolean;
}

/** The areas of the product, and the way into the account or what belongs to it. */
export function useNavigation(): {
  readonly areas: readonly Place[];
  readonly account: readonly Place[];
  readonly loggedIn: boolean;
} {
  const t = useText();
  const { loggedIn, role } = useSession();
  const areas = [
    { path: homePath('sie'), label: t('shell.check') },
    { path: generatorPath('sie'), label: t('shell.create') },
    { path: documentPaths.language, label: t('shell.knowledge'), document: true },
  ];
  if (!loggedIn) return { areas, account: [{ path: paths.login, label: t('shell.log-in') }], loggedIn };
  const own =
    role === 'admin'
      ? { path: '/admin', label: t('shell.admin') }
      : { path: paths.cockpit, label: t('shell.cockpit') };
  const work = role === 'admin' ? [] : [{ path: paths.work, label: t('work.nav') }];
  return { areas, account: [own, ...work, { path: paths.settings, label: t('shell.settings') }], loggedIn };
}

/** Ends the session in this browser and goes to the start. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    clearSession();
    forgetDrafts();
    await navigate('/');
  };
}
