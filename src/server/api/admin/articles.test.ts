import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker, newSuperuser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { png } from '../../../../tests/helpers/png.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';

interface Version {
  readonly title: string;
  readonly body: string;
  readonly status: string;
  readonly author: string;
}

describeOnBothEngines('articles of superusers', (place) => {
  let service: TestApp;
  let admin: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    admin = await newSuperuser(service);
  });
  afterAll(async () => service.close());

  const versionsOf = async (article: string): Promise<readonly Version[]> => {
    const filter = encodeURIComponent(`article = "${article}"`);
    const url = `/api/collections/article_versions/records?sort=created&perPage=500&filter=${filter}`;
    return (await admin.ask('GET', url)).json<{ items: Version[] }>().items;
  };
  const create = async (slug: string): Promise<string> => {
    const article = { slug, title: 'Eins', body: 'a', status: 'draft' };
    const made = await admin.ask('POST', '/api/collections/articles/records', article);
    return made.json<{ id: string }>().id;
  };
  const change = async (id: string, changes: object) => {
    service.move(1000);
    const answer = await admin.ask('PATCH', `/api/collections/articles/records/${id}`, changes);
    expect(answer.statusCode, answer.body).toBe(200);
  };

  test('every save that changes something leaves a version with its author', async () => {
    const id = await create('versionen');
    await change(id, { title: 'Zwei' });
    await change(id, { title: 'Zwei' });
    await change(id, { body: 'b', status: 'published' });
    expect(await versionsOf(id)).toMatchObject([
      { title: 'Eins', body: 'a', status: 'draft', author: admin.email },
      { title: 'Zwei', body: 'a', status: 'draft', author: admin.email },
      { title: 'Zwei', body: 'b', status: 'published', author: admin.email },
    ]);
  });

  test('the last fifty are kept, and go with their article', async () => {
    const id = await create('viele');
    for (let save = 1; save <= 55; save += 1) await change(id, { body: `Fassung ${save}` });
    const versions = await versionsOf(id);
    expect(versions).toHaveLength(50);
    expect(versions.at(-1)?.body).toBe('Fassung 55');
    expect(versions[0]?.body).toBe('Fassung 6');
    await admin.ask('DELETE', `/api/collections/articles/records/${id}`);
    expect(await versionsOf(id)).toEqual([]);
  });

  test('a picture of an article is seen by everybody who knows its address, and by name only', async () => {
    const form = new FormData();
    form.set('alt', 'Ein Bild');
    form.set('file', new Blob([png], { type: 'image/png' }), 'Mein Bild.png');
    const made = await service.app.inject({
      method: 'POST',
      url: '/api/collections/images/records',
      headers: { authorization: admin.token },
      payload: form,
    });
    expect(made.statusCode, made.body).toBe(200);
    const { id, file } = made.json<{ id: string; file: string }>();
    const url = `/api/files/images/${id}/${file}`;
    const seen = await asker(service).ask('GET', url);
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png']);
    expect(seen.headers['cache-control']).toContain('immutable');
    expect((await asker(service).ask('GET', '/api/collections/images/records')).statusCode).toBe(403);
  });

  test('what is no picture is refused', async () => {
    const form = new FormData();
    form.set(
      'file',
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
      'x.svg',
    );
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/collections/images/records',
      headers: { authorization: admin.token },
      payload: form,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('the preview is what the page will show', async () => {
    const answer = await admin.ask('POST', '/api/articles/preview', {
      body: '# A\n\n{{kontakt}}\n\n<script>alert(1)</script>',
    });
    const { html } = answer.json<{ html: string }>();
    expect(html).toContain('<h2>A</h2>');
    expect(html).toContain('noch nicht eingetragen');
    expect(html).not.toContain('<script>');
  });

  test('built-in pages can be taken as a start', async () => {
    const { items } = (await admin.ask('GET', '/api/articles/built-in')).json<{
      items: { slug: string }[];
    }>();
    expect(items.map(({ slug }) => slug)).toEqual(['impressum', 'datenschutz', 'agb', 'barrierefreiheit']);
  });
});
