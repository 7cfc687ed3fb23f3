/** A browser without a screen: it follows redirects and keeps cookies per host. */
export interface Browser {
  /** Where it is now, and what the page says. */
  readonly open: (url: string) => Promise<Page>;
  /** Sends the form of a page with one of its buttons. */
  readonly press: (page: Page, name: string, value: string) => Promise<Page>;
}

export interface Page {
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

/** @param reach where an address is really asked for, as with a load balancer before several servers */
export function createBrowser(reach: (url: string) => string = (url) => url): Browser {
  const cookies = new Map<string, Map<string, string>>();

  async function go(address: string, form?: URLSearchParams, hops = 0): Promise<Page> {
    const url = reach(address);
    if (hops > 20) throw new Error(`redirected for ever: ${url}`);
    const jar = cookies.get(new URL(url).host) ?? new Map<string, string>();
    cookies.set(new URL(url).host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      ...(form ? { method: 'POST', body: form } : {}),
      redirect: 'manual',
      headers: cookie === '' ? {} : { cookie },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const text = await answer.text();
    const next = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && next !== null) {
      return go(new URL(next, url).href, undefined, hops + 1);
    }
    return { url, status: answer.status, text };
  }

  return {
    open: async (url) => go(url),
    async press({ url, text }, name, value) {
      const action = /<form[^>]* action="([^"]*)"/.exec(text)?.[1] ?? '';
      return go(new URL(action, url).href, new URLSearchParams({ [name]: value }));
    },
  };
}
