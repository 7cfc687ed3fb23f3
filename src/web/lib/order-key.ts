const keyFor = (user: string): string => `klarzeugnis-invoice-${user}`;

/*
 * All tabs share the key of the invoice that is being written to a user, and it outlives a reload: when the answer
 * was lost, or the same form stands in two tabs, the server recognises what was asked before. Without storage a key
 * lives as long as its form.
 */

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of the invoice that is being written to a user; a new one after `forgetOrderKey`. */
export function orderKey(user: string): string {
  const made = newKey();
  try {
    const kept = localStorage.getItem(keyFor(user));
    if (kept !== null) return kept;
    localStorage.setItem(keyFor(user), made);
  } catch {
    // See above: nothing else to do.
  }
  return made;
}

/** The invoice was issued: the next one to this user is another one. Other keys stay. */
export function forgetOrderKey(user: string, key: string): void {
  try {
    if (localStorage.getItem(keyFor(user)) === key) localStorage.removeItem(keyFor(user));
  } catch {
    // See above.
  }
}
