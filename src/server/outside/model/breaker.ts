import { minute, type Clock } from '../../clock.ts';

/** Keeps from asking a provider that does not answer: after some faults in a row it is left alone for a while. */
export interface Breaker {
  readonly isOpen: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
}

const faultsInARow = 3;
const pause = minute;

export function createBreaker(clock: Clock): Breaker {
  let faults = 0;
  let openUntil = 0;
  return {
    isOpen: () => clock().getTime() < openUntil,
    succeeded: () => void (faults = 0),
    failed() {
      faults += 1;
      // One more fault after the pause opens it again at once.
      if (faults >= faultsInARow) openUntil = clock().getTime() + pause;
    },
  };
}
