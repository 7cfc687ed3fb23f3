import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categorySlug } from '#domain/knowledge/guides/category-slug.ts';
import { categories, categoryLabels } from '#domain/letter/category.ts';
import { newSuperuser, type Asker } from '../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { fixedPaths } from './sitemap.ts';

/** Ids of the entries that are not hidden. */
const shown = (body: string) =>
  [...body.matchAll(/<li id="([a-z-]+)" data-entry="[^"]*"\s*(hidden)?/g)]
    .filter(([, , hidden]) => hidden === undefined)
    .map(([, id]) => id);

/** Ids of the parts that can be jumped to. */
const ways = (body: string): string[] =>
  [...body.matchAll(/<li\s+><a href="#(\w+)"/g)].map(([, id = '']) => id);

const hour = 60 * 60 * 1000;

describeOnBothEngines('public pages', (place) => {
  let service: TestApp;
  let admin: Asker;
  beforeAll(async () => {
    service = await openApp(place(), {
      config: { site: { operator: 'Ostufer GmbH', address: '', email: null, phone: '', vatId: '' } },
    });
    admin = await newSuperuser(service);
  });
  afterAll(async () => service.close());

  const get = async (url: string, headers: Record<string, string> = {}) =>
    service.app.inject({ method: 'GET', url, headers });
  const write = async (
    method: 'POST' | 'PATCH' | 'DELETE',
    collection: string,
    id: string,
    body?: object,
  ) => {
    const answer = await admin.ask(
      method,
      `/api/collections/${collection}/records${id === '' ? '' : `/${id}`}`,
      body,
    );
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return method === 'DELETE' ? '' : answer.json<{ id: string }>().id;
  };

  test('each page of the sitemap stands there with its title, its address and no inline style or script', async () => {
    const map = (await get('/sitemap.xml')).body;
    const listed = [...map.matchAll(/<loc>http:\/\/zeugnis\.test([^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(listed).toEqual(fixedPaths);
    const titles = new Set<string>();
    // The home comes with the built web.
    for (const path of listed.slice(1)) {
      const { statusCode, headers, body } = await get(path);
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
      expect(body).toContain(`<link rel="canonical" href="http://zeugnis.test${path}" />`);
      expect(body.match(/<h1[ >]/g)).toHaveLength(1);
      expect(body).not.toMatch(/ style="| on\w+="|<script>/);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      titles.add(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '');
      for (const name of ['description', 'og:title', 'og:description', 'og:url', 'og:type']) {
        expect(body).toMatch(new RegExp(`(?:name|property)="${name}" content="[^"]+"`));
      }
      for (const [, json] of body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
        expect(JSON.parse(json ?? '')).toMatchObject({ '@context': 'https://schema.org' });
      }
    }
    expect(titles.size).toBe(listed.length - 1);
  });

  test('a sample holds its letter and what every sentence is worth', async () => {
    const { body } = await get('/muster/lagerist-ausreichend');
    expect(body).toContain('Sämtliche Arbeiten führte Herr Novak zu unserer Zufriedenheit aus.');
    expect(body).toContain('Satz für Satz');
    expect(body).toContain('Das lesen die meisten als ausreichend.');
    expect(body.match(/id="satz-\d+"/g)?.length).toBeGreaterThan(7);
  });

  test('the list of samples marks each sentence with its grade, which tells the patterns apart', async () => {
    const { body } = await get('/muster');
    const rows = [...body.matchAll(/<li data-grade="(\d)"[\s\S]*?<span class="mark" data-grade="(\d)"/g)];
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(([, row, mark]) => row !== mark)).toEqual([]);
  });

  test('on narrow screens the links are behind a menu that needs no script', async () => {
    const { body } = await get('/agb');
    const menu = /<details class="bar-menu">[\s\S]*?<\/details>/.exec(body)?.[0] ?? '';
    expect(menu).toMatch(/<summary>[\s\S]*Menü<\/summary>/);
    for (const label of ['Prüfen', 'Erstellen', 'Wissen', 'Anmelden']) expect(menu).toContain(`>${label}</a`);
  });

  test('an address that is none is told by the page, not by the browser in its own language', async () => {
    expect((await get('/newsletter')).body).toMatch(/<form[^>]* novalidate/);
    expect((await get('/newsletter?stand=adresse')).body).toContain('keine gültige E-Mail-Adresse');
  });

  test('the parts of the long list of codes can be jumped to, those in which something was found', async () => {
    const { body } = await get('/geheimcodes');
    expect(ways(body)).toEqual(['code', 'technique', 'forbidden', 'mythen']);
    for (const id of ways(body)) expect(body).toContain(`<h2 id="${id}">`);
    expect(ways((await get('/geheimcodes?q=gesellig')).body)).toEqual(['code', 'mythen']);
  });

  test('the codes can be searched without script, for words and for whole sentences', async () => {
    expect(shown((await get('/geheimcodes')).body).length).toBeGreaterThan(50);
    expect(shown((await get('/geheimcodes?q=gesellig')).body)).toContain('geselligkeit');
    const sentence = encodeURIComponent('Er war stets bemüht, alles zu schaffen.');
    expect(shown((await get(`/geheimcodes?q=${sentence}`)).body)).toContain('bemueht');
    const hostile = await get(`/geheimcodes?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(hostile.body).not.toContain('<script>alert');
  });

  test('each category has its page; others are not found, with a page that says so', async () => {
    for (const category of categories) {
      const { body } = await get(`/zeugnissprache/${categorySlug(category)}`);
      expect(body).toContain(`<h1>${categoryLabels[category]}</h1>`);
    }
    for (const path of ['/zeugnissprache/x', '/muster/x', '/artikel/x', '/artikel/..%2f']) {
      const { statusCode, body } = await get(path);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).toContain('<h1>Diese Seite gibt es nicht</h1>');
      expect(body).toContain('noindex');
    }
  });

  test('legal pages name who runs the service; central options go before the environment', async () => {
    expect((await get('/impressum')).body).toContain('Ostufer GmbH');
    const id = 'settings0000001';
    await write('PATCH', 'settings', id, {
      site: {
        operator: 'Neu & Söhne',
        email: 'post@neu.example',
        social: [
          { name: 'Mastodon', url: 'https://social.example/@neu' },
          { name: 'x', url: 'javascript:1' },
        ],
      },
    });
    const { body } = await get('/impressum');
    expect(body).toContain('Neu &amp; Söhne');
    expect(body).toContain('mailto:post@neu.example');
    expect(body).toContain('href="https://social.example/@neu"');
    expect(body).not.toContain('javascript:1');
    await write('PATCH', 'settings', id, { site: 'nonsense' });
    expect((await get('/impressum')).body).toContain('Ostufer GmbH');
    await write('PATCH', 'settings', id, { site: null });
  });

  test('an article takes the place of a built-in page, and gives it back', async () => {
    expect((await get('/agb')).body).toContain('Worum es geht');
    const id = await write('POST', 'articles', '', {
      slug: 'agb',
      title: 'Unsere Bedingungen',
      body: 'Mit {{betreiber}} & <b>Freunden</b>.',
      status: 'published',
    });
    const { body } = await get('/agb');
    expect(body).toContain('<h1>Unsere Bedingungen</h1>');
    expect(body).toContain('Mit Ostufer GmbH &amp; &lt;b&gt;Freunden&lt;/b&gt;.');
    expect((await get('/artikel/agb')).headers.location).toBe('/agb');
    await write('PATCH', 'articles', id, { status: 'draft' });
    expect((await get('/agb')).body).toContain('Worum es geht');
    await write('DELETE', 'articles', id);
  });

  test('articles appear with the next request once they may be seen, and go with it', async () => {
    const article = { slug: 'erster', title: 'Der erste Artikel', description: 'Kurz', body: '**Text**' };
    const isLinked = async (): Promise<readonly [boolean, boolean]> => [
      (await get('/geheimcodes')).body.includes('href="/artikel"'),
      (await get('/api/site')).json<{ articles: boolean }>().articles,
    ];
    const id = await write('POST', 'articles', '', { ...article, status: 'draft' });
    expect((await get('/artikel/erster')).statusCode).toBe(404);

    const later = new Date(service.clock().getTime() + hour).toISOString().replace('T', ' ');
    await write('PATCH', 'articles', id, { status: 'scheduled', published: later });
    for (const path of ['/artikel', '/rss.xml', '/sitemap.xml']) {
      expect((await get(path)).body).not.toContain('erster');
    }
    expect((await get('/artikel/erster')).statusCode).toBe(404);
    expect(await isLinked()).toEqual([false, false]);
    service.move(hour + 1);
    expect(await isLinked()).toEqual([true, true]);
    const page = await get('/artikel/erster');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<strong>Text</strong>');
    expect(page.body).toContain('article:published_time');
    for (const path of ['/artikel', '/rss.xml', '/sitemap.xml']) {
      expect((await get(path)).body).toContain('/artikel/erster');
    }
    await write('PATCH', 'articles', id, { status: 'scheduled', published: '' });
    expect((await get('/artikel/erster')).statusCode).toBe(404);
    await write('DELETE', 'articles', id);
  });

  test('explanations that were rewritten are shown', async () => {
    const id = await write('POST', 'explanations', '', {
      kind: 'category',
      key: 'expertise',
      text: 'Was jemand <kann>.',
    });
    expect((await get('/zeugnissprache/fachwissen')).body).toContain('Was jemand &lt;kann&gt;.');
    await write('DELETE', 'explanations', id);
    expect((await get('/zeugnissprache/fachwissen')).body).not.toContain('Was jemand');
  });

  test('nobody is asked for consent where nothing is counted; elsewhere each page asks, hidden at first', async () => {
    expect((await get('/muster')).body).not.toMatch(/data-consent|mitzählen/);
    const posthog = { host: 'https://counting.example', key: 'phc_"key' };
    const counted = await openApp(place(), { config: { posthog } });
    for (const url of ['/muster', '/geheimcodes', '/datenschutz', '/muster/gibt-es-nicht']) {
      const { body } = await counted.app.inject(url);
      expect(body).toMatch(/<section class="ask"[^>]* data-consent="phc_&quot;key" hidden>/);
      expect(body).toMatch(
        /<button [^>]*data-consent-open[^>]* hidden>|<button [^>]*data-consent-open hidden/,
      );
    }
    await counted.close();
  });

  describe('delivery', () => {
    test('nothing is sent twice, and nothing is kept unasked', async () => {
      const first = await get('/muster');
      expect(first.headers['cache-control']).toBe('no-cache');
      const again = await get('/muster', { 'if-none-match': String(first.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    test('pages are packed where the browser can unpack them', async () => {
      const plain = await get('/geheimcodes');
      for (const way of ['br', 'gzip']) {
        const packed = await get('/geheimcodes', { 'accept-encoding': way });
        expect(packed.headers['content-encoding']).toBe(way);
        expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      }
    });

    test('robots are kept from accounts and results, and led to the sitemap', async () => {
      const { body } = await get('/robots.txt');
      expect(body).toContain('Disallow: /admin');
      expect(body).toContain('Sitemap: http://zeugnis.test/sitemap.xml');
    });
  });
});
