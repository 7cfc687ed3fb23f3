const key = 'klarzeugnis-began';

/*
 * The cookie that drafts without an account are kept under cannot be read here. Without this mark every visitor's home
 * would ask the server for drafts that hardly anybody has. A browser that refuses storage only loses this comfort.
 */

/** Whether somebody without an account has begun a certificate in this browser. */
export function hasBegun(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function rememberBegun(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // See above.
  }
}
