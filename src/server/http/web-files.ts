import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';

/** A request that a page answers, be it the one that says that there is none: no route of the API, no file. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const address = pathOf(url);
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/(api|assets)(\/|$)/.test(address)) return false;
  // Whoever follows a link to a file that is not there is a person as well.
  return !path.posix.basename(address).includes('.') || (headers.accept ?? '').includes('text/html');
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Tells whether the app has a screen at an address; without a list of them every address may be one. */
function readScreens(folder: string): (url: string) => boolean {
  const file = path.join(folder, '.prerendered/screens.json');
  if (!existsSync(file)) return () => true;
  const screens = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(screenPattern);
  return (url) => screens.some((screen) => screen.test(pathOf(url)));
}

/** „/vorgaenge/:id?“ as the web's router understands it: in any case of letters, with a slash at the end or none. */
function screenPattern(address: string): RegExp {
  const parts = address.split('/').filter(Boolean);
  const pattern = parts.map((part) =>
    !part.startsWith(':')
      ? `/${part.replaceAll(/[^\w-]/g, String.raw`\$&`)}`
      : part.endsWith('?')
        ? '(?:/[^/]+)?'
        : '/[^/]+',
  );
  return new RegExp(`^${pattern.join('')}/?$`, 'i');
}

/** Answers with the home, content included, where that was asked for; false: it was something else. */
type HomePage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * Serves the built web, and its page for every address that may be a screen: with 404 where it is none, then the app
 * shows that nothing is there. Registered last.
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
  const isScreen = readScreens(folder);
  app.setNotFoundHandler(async (request, reply) => {
    if (await home(request, reply)) return reply;
    if (built && isPage(request)) return reply.code(isScreen(request.url) ? 200 : 404).sendFile('index.html');
    throw notFound();
  });
}
