import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A browser as far as the API can tell: it keeps its cookie and sends it along. */
export interface Visitor {
  /** The cookie as it is sent, `name=value`; undefined before the first one. */
  readonly cookie: () => string | undefined;
  readonly ask: (options: InjectOptions) => Promise<LightMyRequestResponse>;
}

/** @param cookie one to begin with, whether real or forged */
export function visitor(app: FastifyInstance, cookie?: string): Visitor {
  let own = cookie;
  return {
    cookie: () => own,
    async ask(options) {
      const headers = { ...options.headers, ...(own === undefined ? {} : { cookie: own }) };
      const answer = await app.inject({ ...options, headers });
      const [set] = answer.cookies;
      if (set) own = `${set.name}=${encodeURIComponent(set.value)}`;
      return answer;
    },
  };
}

/** A multipart body with files named `files`, in this order. */
export function upload(
  ...files: readonly (readonly [name: string, content: string | Uint8Array])[]
): FormData {
  const form = new FormData();
  for (const [name, content] of files) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    form.append('files', new Blob([bytes]), name);
  }
  return form;
}
