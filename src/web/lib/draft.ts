const key = 'klarzeugnis-draft';

/*
 * The pasted text lives in the storage of this tab, so that a reload or a fault loses nothing; it ends with the
 * tab. A browser that refuses storage (private mode, policy) only loses this comfort.
 */

/** The text pasted before a reload; empty when there is none. */
export function loadDraft(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the pasted text; an empty text removes it. */
export function saveDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // See above: nothing else to do.
  }
}
