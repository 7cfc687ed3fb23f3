const key = 'working-props';

/** Of the query, what is a secret and has no place in a storage: the tokens of links in mails. */
const secrets = new Set(['token']);

/**
 * Notes with which page and query the visit began (specification §2), once for each window.
 * @param address where the browser stands
 */
export function keepWorkingProps({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  try {
    if (sessionStorage.getItem(key) !== null) return;
    const [, page = ''] = pathname.split('/');
    const query = [...new URLSearchParams(search)].filter(([name]) => !secrets.has(name));
    sessionStorage.setItem(key, JSON.stringify({ page, query: Object.fromEntries(query) }));
  } catch {
    // Without storage the visit goes on without the note.
  }
}
