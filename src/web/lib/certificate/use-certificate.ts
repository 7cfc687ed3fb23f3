import { use, useEffect, useState, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
} from 'react-router';
import { mostSeed } from '#domain/letter/kept-seed.ts';
import { centralOptions } from './calls.ts';
import { useTone, type Tone } from '#web/lib/tone.ts';
import { getSession, subscribeSession } from '#web/lib/session.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { hasLoginEnded, LoginEnded } from './login-ended.ts';
import { CertificateStore, type CertificateState } from './store.ts';

/** One store for each certificate, so that the way through the steps keeps what was typed. */
let current: { readonly id: string | null; readonly store: Promise<CertificateStore> } | undefined;

/** Pages for visitors from outside say „du“: what is begun there is marked so. */
async function newStore(tone: Tone): Promise<CertificateStore> {
  const mode = tone === 'du' ? 'b2c' : 'plain';
  const seed = 1 + Math.floor(Math.random() * mostSeed);
  const draft: Draft = { ...emptyDraft(await centralOptions()), mode, seed };
  return new CertificateStore({ draft, letter: null, status: '' });
}

function storeFor(id: string | null, tone: Tone): Promise<CertificateStore> {
  if (current === undefined || current.id !== id) {
    void current?.store.then((store) => store.close()).catch(() => null);
    current = { id, store: id === null ? newStore(tone) : CertificateStore.open(id) };
  }
  return current.store;
}

/** The store of a new certificate got an id: it stays the same store. */
function nameStore(id: string): void {
  if (current?.id === null) current = { id, store: current.store };
}

export type CertificateAccess =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'open'; readonly store: CertificateStore };

/** The certificate that the address names, or a new one; once it is stored the address gets its id. */
export function useCertificate(): CertificateAccess {
  const { id = null } = useParams();
  const tone = useTone();
  const [access, setAccess] = useState<CertificateAccess>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const tell = (next: CertificateAccess): void => {
      if (isCurrent) setAccess(next);
    };
    const open = async (): Promise<void> => {
      const { userId } = getSession();
      try {
        tell({ kind: 'open', store: await storeFor(id, tone) });
      } catch (error) {
        current = undefined;
        const told = (await hasLoginEnded(error, userId)) ? new LoginEnded() : error;
        tell({ kind: 'failed', error: told, retry: () => void open() });
      }
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [id, tone]);
  return access;
}

/** What a store holds now; puts the id into the address, and saves before the page goes away. */
export function useStore(store: CertificateStore): CertificateState {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { id = null } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Somebody who is on the way to the next step must not be called back for the sake of an address.
  const isIdle = useNavigation().state === 'idle';
  const router = use(RouterContext)?.router;
  useEffect(() => {
    if (state.id === null || id !== null || !isIdle) return;
    // What was drawn last may be behind: the router itself knows who is leaving, or has left.
    if (router?.state.navigation.state !== 'idle' || router.state.location.pathname !== pathname) return;
    nameStore(state.id);
    void navigate(`${pathname.replace(/\/$/, '')}/${state.id}${search}`, {
      replace: true,
      preventScrollReset: true,
      state: { keepFocus: true },
    });
  }, [state.id, id, isIdle, pathname, search, navigate, router]);
  useEffect(() => {
    const save = (): void => void store.flush();
    // Whoever comes back from another window may have locked it there.
    const look = (): void => void store.look();
    // Back from the login, on this page or in another window: what waited for it is saved.
    const retry = (): void => {
      if (store.state().save === 'login-ended' && getSession().loggedIn) save();
    };
    retry();
    const unsubscribe = subscribeSession(retry);
    addEventListener('online', save);
    addEventListener('focus', look);
    addEventListener('pagehide', save);
    return () => {
      unsubscribe();
      removeEventListener('online', save);
      removeEventListener('focus', look);
      removeEventListener('pagehide', save);
      save();
    };
  }, [store]);
  return state;
}
