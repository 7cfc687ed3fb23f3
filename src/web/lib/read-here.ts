const key = 'klarzeugnis-readings';

/*
 * The cookie that readings without an account are kept under cannot be read here. Without this mark every visitor's
 * home would ask the server for readings that hardly anybody has. A browser that refuses storage only loses this
 * comfort.
 */

const timeOf = (moment: string): number => Date.parse(moment.replace(' ', 'T'));

/** Whether somebody without an account has read a reference in this browser that is still there. */
export function hasReadHere(): boolean {
  try {
    return timeOf(localStorage.getItem(key) ?? '') > Date.now();
  } catch {
    return false;
  }
}

/**
 * @param expires when the reading is deleted, as the API tells it; '' for what an account keeps
 */
export function rememberRead(expires: string): void {
  if (expires === '') return;
  try {
    localStorage.setItem(key, expires);
  } catch {
    // See above.
  }
}
