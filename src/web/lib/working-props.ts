const key = 'working-props';

/** Of the query, what is a secret and has no place in a storage: the tokens of links in mails. */
const secrets = new Set(['token']);

/** A value as it may be kept: an address that is wanted next may carry a token itself („/seite?token=…“). */
const withoutSecrets = (value: string): string =>
  value.replace(/\?[^#]*/, (search) => {
    const pairs = search.slice(1).split('&');
    const kept = pairs.filter((pair) => !secrets.has(pair.split('=')[0] ?? ''));
    return kept.length === 0 ? '' : `?${kept.join('&')}`;
  });

/** The query by names; a name that stands there more than once has the list of its values. */
function queryOf(search: string): Record<string, string | string[]> {
  const query = new URLSearchParams(search);
  const names = [...new Set(query.keys())].filter((name) => !secrets.has(name));
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name).map(withoutSecrets);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/**
 * Notes with which page and query the visit began (specification §2), once for each window.
 * @param address where the browser stands
 */
export function keepWorkingProps({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  try {
    if (sessionStorage.getItem(key) !== null) return;
    const [, page = ''] = pathname.split('/');
    sessionStorage.setItem(key, JSON.stringify({ page, query: queryOf(search) }));
  } catch {
    // Without storage the visit goes on without the note.
  }
}
