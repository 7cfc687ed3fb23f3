import { existsSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';

/** An address that the web's own router may know: no route of the API, no file. */
function isScreen(method: string, url: string): boolean {
  const address = url.split('?', 1)[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !/^\/(api|assets)(\/|$)/.test(address) && !path.posix.basename(address).includes('.');
}

/** Answers with the home, content included, where that was asked for; false: it was something else. */
type HomePage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * Serves the built web, and its page for every address that is a screen. Registered last.
 * @param folder with index.html; without one only the API answers
 */
export async function serveWeb(app: FastifyInstance, folder: string, home: HomePage): Promise<void> {
  const built = existsSync(path.join(folder, 'index.html'));
  if (built) {
    await app.register(files, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      // „/“ is a screen like the others, and what a dot hides is for the server.
      index: false,
      dotfiles: 'ignore',
      setHeaders: (reply, file) => {
        // The names of built files change with their content; everything else is asked for again each time.
        const lasting = path.relative(folder, file).startsWith(`assets${path.sep}`);
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  } else {
    app.log.warn({ folder }, 'Die Oberfläche ist nicht gebaut: npm run build');
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (await home(request, reply)) return reply;
    if (built && isScreen(request.method, request.url)) return reply.sendFile('index.html');
    throw notFound();
  });
}
