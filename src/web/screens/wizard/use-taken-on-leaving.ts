import { createContext, use, useLayoutEffect, useRef } from 'react';

/** Takes what stands in a field and was not added yet; false where it is nothing that could be added. */
type Take = () => boolean;

/** Fields of the step that is shown that hold what was not added yet. */
export class PendingFields {
  #takes = new Set<Take>();

  add(take: Take): () => void {
    this.#takes.add(take);
    return () => this.#takes.delete(take);
  }

  /** Before the step is left; false where a field refuses. */
  take(): boolean {
    return [...this.#takes].map((take) => take()).every(Boolean);
  }
}

const PendingContext = createContext<PendingFields | null>(null);
export const PendingProvider = PendingContext.Provider;

/**
 * Has `take` called when the step is left by its buttons, when the page is closed or left for another one: what was typed
 * is not lost because a button beside it was not pressed.
 */
export function useTakenOnLeaving(take: Take): void {
  const fields = use(PendingContext);
  const now = useRef(take);
  useLayoutEffect(() => {
    now.current = take;
  });
  useLayoutEffect(() => {
    const run: Take = () => now.current();
    const remove = fields?.add(run);
    globalThis.addEventListener('pagehide', run);
    return () => {
      remove?.();
      globalThis.removeEventListener('pagehide', run);
      // In this phase the form still listens; later it would not hear of it.
      run();
    };
  }, [fields]);
}
