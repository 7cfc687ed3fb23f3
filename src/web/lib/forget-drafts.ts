import { saveDraft } from './draft.ts';
import { keepFiles } from './kept-files.ts';

/** Tells other tabs by coming and going. */
const key = 'klarzeugnis-left';
/** Answers that have not reached the server, see `certificate/local-copy.ts`. */
const copies = 'klarzeugnis-certificate-';
const listeners = new Set<() => void>();

function forgetHere(): void {
  saveDraft('');
  void keepFiles([]);
  for (const listener of listeners) listener();
}

/**
 * Removes what was handed in or typed and not sent, in all tabs: somebody logged out or deleted the account, and the
 * next one at this browser must not read it. A login that ended by itself is another matter: who comes back goes on.
 */
export function forgetDrafts(): void {
  forgetHere();
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(copies)) localStorage.removeItem(name);
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has kept nothing there.
  }
}

/** Calls the listener when drafts are forgotten, here or in another tab. */
export function onForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key && event.newValue !== null) forgetHere();
});
