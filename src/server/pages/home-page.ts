import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteDetails } from '../site/site-details.ts';
import { describe } from './document.ts';
import { html, jsonLd } from './html.ts';
import { paths } from './paths.ts';
import type { PageParts } from './public-pages.ts';
import { sendText } from './send-page.ts';

const title = 'Arbeitszeugnis entschlüsseln';
const description =
  'Was im Arbeitszeugnis wirklich steht: Satz für Satz, mit Note und Begründung. Ohne Konto, nach 24 Stunden gelöscht.';

/** Which of the two prerendered homes stands at an address; both say the same, so one is the address for both. */
const homes: Readonly<Record<string, 'sie' | 'du'>> = {
  '/': 'sie',
  [paths.check]: 'sie',
  '/dein-arbeitszeugnis-pruefen': 'du',
};

/** What of index.html is said anew, with the addresses of this host. */
const ownDescription = /<meta\s+name="description"[^>]*>/;

/** Delivers the home as it was prerendered, with what search engines and previews want to know. */
export function homePage(app: FastifyInstance, { db, config, webDir }: PageParts) {
  const files = new Map(
    (['sie', 'du'] as const).flatMap((tone) => {
      const file = path.join(webDir, `.prerendered/home-${tone}.html`);
      return existsSync(file) ? [[tone, readFileSync(file, 'utf8')] as const] : [];
    }),
  );
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const tone = homes[request.url.split('?', 1)[0] ?? ''];
    const file = tone === undefined ? undefined : files.get(tone);
    if (file === undefined || !['GET', 'HEAD'].includes(request.method)) return false;
    const base = config.publicUrl ?? app.listeningOrigin;
    const site = await siteDetails(db, config);
    const said = html`${describe({ title, description, path: paths.check }, site, base + paths.check)}
    ${jsonLd({
      '@type': 'WebApplication',
      name: site.name,
      url: base + paths.check,
      description,
      applicationCategory: 'BusinessApplication',
      inLanguage: 'de',
      isAccessibleForFree: true,
    })}`;
    sendText(
      request,
      reply.code(200),
      'text/html; charset=utf-8',
      file.replace(ownDescription, () => said.text),
    );
    return true;
  };
}
