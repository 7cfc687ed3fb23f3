import { useSyncExternalStore } from 'react';
import { hasReadHere } from '#web/lib/read-here.ts';
import { useSession } from '#web/lib/session.ts';
import { latePart } from '#web/ui/late-part.tsx';

// Who came to hand in another one is not told that a comfort is missing.
const OwnReadings = latePart(
  () => import('./own-readings.tsx'),
  () => null,
);

/** Whoever reads a reference while the slot is shown is led to its result. */
const never = () => () => {};

/** Where a visitor's readings of the last day are shown, if this browser may have some; their code comes only then. */
export function ReadingsSlot() {
  const { loggedIn } = useSession();
  // What is made when the web is built is made for nobody.
  const isWanted = useSyncExternalStore(never, hasReadHere, () => false);
  return isWanted && !loggedIn ? <OwnReadings /> : null;
}
