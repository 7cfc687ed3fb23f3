import { useSyncExternalStore } from 'react';
import { latePart } from '#web/ui/late-part.tsx';
import { useSession } from '../session.ts';
import { hasBegun } from './began.ts';
import type { OpenDraftsProps } from './open-drafts.tsx';

// Who came for something else is not told that a comfort is missing.
const OpenDrafts = latePart<OpenDraftsProps>(
  () => import('./open-drafts.tsx'),
  () => null,
);

/** Whoever has begun something here while the slot is shown is just writing it. */
const never = () => () => {};

/** Where a visitor's drafts are shown, if this browser may have some; their code comes only then. */
export function DraftsSlot({ except = null }: Partial<OpenDraftsProps>) {
  const { loggedIn } = useSession();
  // What is made when the web is built is made for nobody.
  const isWanted = useSyncExternalStore(never, hasBegun, () => false);
  return isWanted && !loggedIn ? <OpenDrafts except={except} /> : null;
}
