import cookie from '@fastify/cookie';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decode } from '#domain/decode/decode.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { upload, visitor, type Visitor } from '../../../tests/helpers/visitors.ts';

interface AnalysisRecord {
  readonly id: string;
  readonly text: string;
}

const letter = 'Zeugnis\n\nFrau Grünwald erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.';
const notThere = { status: 404, message: "The requested resource wasn't found.", data: {} };

function recordUrl(id: string): string {
  return `/api/collections/analyses/records/${id}`;
}

async function post(who: Visitor, payload: object | string, headers = {}): Promise<LightMyRequestResponse> {
  return who.ask({ method: 'POST', url: '/api/analyses', payload, headers });
}

async function make(who: Visitor, text = letter): Promise<AnalysisRecord> {
  return (await post(who, { text })).json();
}

function pages(count: number): FormData {
  return upload(...Array.from({ length: count }, (_, at) => [`${at}.txt`, 'Text.'] as const));
}

describeOnBothEngines('analyses', (place) => {
  let service: TestApp;
  beforeAll(async () => void (service = await openApp(place())));
  afterAll(async () => service.close());

  test('of a file with text that is no reference are judged at once, as pasted text is', async () => {
    const bill = 'Rechnung. Für die Lieferung der bestellten Ware berechnen wir Ihnen 20 Euro. '.repeat(4);
    const answer = await post(visitor(service.app), upload(['rechnung.txt', bill]));
    expect(answer.json()).toMatchObject({ status: 'done', review: null, reading: { isReference: false } });
  });

  test('are made from text and answered as a record', async () => {
    const answer = await post(visitor(service.app), { text: letter });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{15}$/),
      collectionId: 'analyses0000001',
      collectionName: 'analyses',
      owner: '',
      status: 'done',
      name: '',
      trashed: '',
      source_name: '',
      text: letter,
      reading: JSON.parse(JSON.stringify(decode(letter))),
      progress: null,
      review: null,
      failure: '',
      expires: '2026-11-21 12:00:00.000Z',
      created: '2026-11-20 12:00:00.000Z',
      updated: '2026-11-20 12:00:00.000Z',
    });
  });

  test('come back as they were made', async () => {
    const who = visitor(service.app);
    const made = await make(who);
    expect((await who.ask({ url: recordUrl(made.id) })).json()).toEqual(made);
  });

  test('belong to a cookie that scripts and other websites cannot use, and that stays the same', async () => {
    const who = visitor(service.app);
    const first = await post(who, { text: letter });
    expect(first.headers['set-cookie']).toMatch(
      /^visitor=[a-z0-9]{15}\.[^;]+; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const kept = who.cookie();
    const second = await make(who);
    expect(who.cookie()).toBe(kept);
    for (const { id } of [first.json<AnalysisRecord>(), second]) {
      expect((await who.ask({ url: recordUrl(id) })).statusCode).toBe(200);
    }
  });

  test('take every character that a text can hold, and drop what no database can', async () => {
    const who = visitor(service.app);
    const { id } = await make(
      who,
      '\uFEFF\r\n Groß\0 – „Größe“ \u{1F600} e\u0301 \uD800 |\r\nzweite\rdritte \n',
    );
    const { text } = (await who.ask({ url: recordUrl(id) })).json<AnalysisRecord>();
    // A letter copied in two pieces is one.
    expect(text).toBe('Groß – „Größe“ \u{1F600} é \uFFFD |\nzweite\ndritte');
  });

  test('take 200,000 characters and no more', async () => {
    const who = visitor(service.app);
    const full = await post(who, { text: 'ä'.repeat(200_000) });
    expect(full.statusCode).toBe(200);
    const more = await post(who, { text: 'ä'.repeat(200_001) });
    expect(more.json()).toMatchObject({
      status: 413,
      message: 'Der Text ist zu lang: höchstens 200.000 Zeichen.',
      data: { text: { code: 'validation_length_too_long' } },
    });
  });

  const unreadable = 'Die Anfrage ist nicht lesbar.';
  const otherType =
    'Dieses Format wird nicht angenommen: möglich sind JSON oder Dateien als multipart/form-data.';
  const withoutText = 'Bitte den Text des Zeugnisses einfügen.';
  const json = { 'content-type': 'application/json' };
  test.each([
    ['an empty text', { text: '' }, json, 400, withoutText],
    ['blank text', { text: ' \n\t ' }, json, 400, withoutText],
    ['no text', {}, json, 400, withoutText],
    ['a number for text', { text: 5 }, json, 400, withoutText],
    ['a list', [], json, 400, withoutText],
    ['an empty body', '', json, 400, withoutText],
    ['broken JSON', '{"text":', json, 400, unreadable],
    ['another type', '<text/>', { 'content-type': 'text/xml' }, 400, otherType],
    ['a form without boundary', 'x', { 'content-type': 'multipart/form-data' }, 400, unreadable],
    ['a form that is none', 'x', { 'content-type': 'multipart/form-data; boundary=b' }, 400, unreadable],
    [
      'a form that is cut off',
      '--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nText',
      { 'content-type': 'multipart/form-data; boundary=b' },
      400,
      unreadable,
    ],
    ['plain text', letter, { 'content-type': 'text/plain' }, 400, otherType],
    [
      'another website',
      { text: letter },
      { 'sec-fetch-site': 'cross-site' },
      403,
      'Anfragen von anderen Websites werden nicht angenommen.',
    ],
  ])('refuse %s', async (_, payload, headers, status, message) => {
    const answer = await post(visitor(service.app), payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, message });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  describe('from files', () => {
    test('are their pages in order, named like the first', async () => {
      const who = visitor(service.app);
      const form = upload(
        ['Müller – Seite 1.txt', 'Zeugnis\n\nFrau Müller war'],
        ['2.txt', 'bei uns.'],
        ['3.txt', 'Ende'],
      );
      const made = (await post(who, form)).json<AnalysisRecord>();
      expect(made).toMatchObject({
        source_name: 'Müller – Seite 1.txt und 2 weitere',
        text: 'Zeugnis\n\nFrau Müller war\nbei uns.\n\nEnde',
      });
      expect((await who.ask({ url: recordUrl(made.id) })).json()).toEqual(made);
    });

    test('keep the name of a single one, without folders and line breaks', async () => {
      const made = (
        await post(visitor(service.app), upload(['../../etc/Zeug\nnis.txt', letter]))
      ).json<AnalysisRecord>();
      expect(made).toMatchObject({
        text: letter,
        source_name: expect.stringMatching(/^Zeug.{0,3}nis\.txt$/),
      });
    });

    test('that cannot be read are refused in the words of the reader', async () => {
      const alone = await post(visitor(service.app), upload(['leer.pdf', '']));
      expect(alone.statusCode).toBe(400);
      expect(alone.json()).toMatchObject({
        message: expect.stringMatching(/^Die Datei ist leer\./),
        data: { files: { code: 'empty', message: alone.json().message } },
      });
      const second = await post(visitor(service.app), upload(['eins.txt', letter], ['zwei.txt', '']));
      expect(second.json().message).toMatch(/^zwei\.txt: Die Datei ist leer\./);
    });

    test('with too much text are refused as too large, with the limit', async () => {
      const answer = await post(visitor(service.app), upload(['lang.txt', 'Wort '.repeat(50_000)]));
      expect(answer.json()).toMatchObject({ status: 413, data: { files: { code: 'too-large' } } });
      expect(answer.json().message).toContain('höchstens 200.000 Zeichen');
    });

    test('with a name that promises what is not in them are told apart from foreign formats', async () => {
      const noise = Uint8Array.from({ length: 999 }, (_, i) => (i * 89 + ((i * i) % 251)) % 256);
      const refusal = async (name: string): Promise<string> =>
        (await post(visitor(service.app), upload([name, noise]))).json().message;
      expect(await refusal('x.docx')).toMatch(/endet auf „\.docx“, aber was darin steht, passt nicht dazu/);
      expect(await refusal('x.docx')).not.toContain('Geeignet sind');
      expect(await refusal('x.exe')).toContain('Geeignet sind PDF, Word (DOCX, DOC)');
    });

    test('must be there', async () => {
      const form = new FormData();
      form.append('andere', new Blob([letter]), 'a.txt');
      form.append('text', letter);
      expect((await post(visitor(service.app), form)).json()).toEqual({
        status: 400,
        message: 'Bitte eine Datei wählen oder den Text des Zeugnisses einfügen.',
        data: { files: expect.objectContaining({ code: 'validation_required' }) },
      });
    });

    test('may not be more than 20', async () => {
      expect((await post(visitor(service.app), pages(20))).statusCode).toBe(200);
      expect((await post(visitor(service.app), pages(21))).json()).toMatchObject({
        status: 413,
        message: 'Das sind zu viele Dateien: höchstens 20 auf einmal.',
      });
    });

    test('may have 15 MB together, and a browser gets to read the refusal', async () => {
      const url = await service.app.listen({ port: 0 });
      const send = async (...megabytes: number[]) => {
        const files = megabytes.map((size, at) => [`${at}.pdf`, new Uint8Array(size * 1024 * 1024)] as const);
        const answer = await fetch(`${url}/api/analyses`, { method: 'POST', body: upload(...files) });
        return { status: answer.status, message: ((await answer.json()) as { message: string }).message };
      };
      const refusal = { status: 413, message: 'Die Dateien sind zu groß: zusammen höchstens 15 MB.' };
      expect(await send(16)).toEqual(refusal);
      expect(await send(8, 8)).toEqual(refusal);
      expect(await send(60)).toEqual(refusal);
      expect(await send(7, 7)).toMatchObject({ status: 400, message: expect.stringMatching(/^0\.pdf: /) });
    });

    test('what is a little too large is refused at once, not when patience has run out', async () => {
      const url = await service.app.listen({ port: 0 }).catch(() => service.app.listeningOrigin);
      // One byte more than may come, while the request as a whole still fits: only its last piece tells.
      const body = upload(['0.txt', new Uint8Array(15 * 1024 * 1024 + 1)]);
      const answer = await fetch(`${url}/api/analyses`, { method: 'POST', body });
      expect(answer.status).toBe(413);
    });

    test('JSON may have 15 MB', async () => {
      const url = await service.app.listen({ port: 0 }).catch(() => service.app.listeningOrigin);
      const body = JSON.stringify({ text: 'a'.repeat(16 * 1024 * 1024) });
      const answer = await fetch(`${url}/api/analyses`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect(await answer.json()).toEqual({
        status: 413,
        message: 'Das ist zu viel auf einmal: höchstens 15 MB je Anfrage.',
        data: {},
      });
    });
  });

  describe('are reached by', () => {
    let owner: Visitor;
    let other: Visitor;
    let id = '';
    beforeAll(async () => {
      owner = visitor(service.app);
      other = visitor(service.app);
      ({ id } = await make(owner));
      await make(other);
    });

    const actors = {
      'nobody without a cookie': () => visitor(service.app),
      'another visitor': () => other,
      'the owner’s id without signature': () => visitor(service.app, owner.cookie()?.replace(/\..*/, '')),
      'the owner’s id with the signature of another': () =>
        visitor(service.app, `${owner.cookie()?.split('.')[0]}.${other.cookie()?.split('.')[1]}`),
      'the owner’s cookie with a sign changed': () =>
        visitor(
          service.app,
          owner.cookie()?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        ),
      'the owner’s id signed with another secret': () =>
        visitor(
          service.app,
          `visitor=${cookie.sign(owner.cookie()?.split(/[=.]/)[1] ?? '', 'another secret')}`,
        ),
    };
    const requests = [
      ['GET', recordUrl],
      ['DELETE', recordUrl],
      ['GET', (row: string) => `/api/analyses/${row}/report.pdf`],
    ] as const;
    const strangers = Object.keys(actors) as (keyof typeof actors)[];
    test.each(strangers.flatMap((actor) => requests.map(([method, url]) => [actor, method, url] as const)))(
      'not %s (%s)',
      async (actor, method, url) => {
        const answer = await actors[actor]().ask({ method, url: url(id) });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual(notThere);
      },
    );

    test('their owner: to read, to report, to delete, and then nobody', async () => {
      expect((await owner.ask({ url: recordUrl(id) })).statusCode).toBe(200);
      const report = await owner.ask({ url: `/api/analyses/${id}/report.pdf` });
      expect(report.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining('filename="Zeugnis-Auswertung-2026-11-20.pdf"'),
      });
      expect(report.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const elsewhere = await owner.ask({
        method: 'DELETE',
        url: recordUrl(id),
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect(elsewhere.statusCode).toBe(403);
      const deleted = await owner.ask({ method: 'DELETE', url: recordUrl(id) });
      expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
      for (const [method, url] of requests) {
        expect((await owner.ask({ method, url: url(id) })).json()).toEqual(notThere);
      }
    });

    test.each(['zzzzzzzzzzzzzzz', 'kurz', "a' or '1'='1", '%00', 'a'.repeat(90)])(
      'no id that does not exist: %s',
      async (unknown) => {
        for (const method of ['GET', 'DELETE'] as const) {
          const answer = await owner.ask({ method, url: recordUrl(encodeURIComponent(unknown)) });
          expect(answer.json()).toEqual(notThere);
        }
      },
    );
  });

  test('are gone 24 hours later to the millisecond, whether they were deleted yet or not', async () => {
    const who = visitor(service.app);
    const { id } = await make(who);
    service.move(24 * 3_600_000 - 1);
    expect((await who.ask({ url: recordUrl(id) })).statusCode).toBe(200);
    service.move(1);
    expect((await who.ask({ url: recordUrl(id) })).json()).toEqual(notThere);
  });

  test('leave nothing in the log: no text, no name of a file, no id, no cookie, no address', async () => {
    const who = visitor(service.app);
    const { id } = await make(who, 'Herr Geheimnis war stets bemüht.');
    await post(who, upload(['Kündigung.txt', 'Frau Vertraulich war pünktlich.']));
    await post(who, '{"text": "Herr Halbfertig', { 'content-type': 'application/json' });
    await who.ask({ url: `${recordUrl(id)}?suche=Verborgen`, remoteAddress: '203.0.113.7' });
    await service.db.updateTable('analyses').set({ reading: '{"Kaputt' }).where('id', '=', id).execute();
    expect((await who.ask({ url: recordUrl(id) })).json()).toEqual({
      status: 500,
      message: 'Es ist ein Fehler aufgetreten. Bitte später noch einmal versuchen.',
      data: {},
    });
    const log = service.logged();
    expect(log).toContain('"route":"/api/collections/:collection/records/:id","status":500');
    expect(log).toContain('"msg":"unforeseen"');
    const secrets = [
      'Geheimnis',
      'Kündigung',
      'Vertraulich',
      'Halbfertig',
      'Verborgen',
      'Kaputt',
      id,
      '203.0.113.7',
    ];
    const [own = ''] = who.cookie()?.split('=').slice(1) ?? [];
    for (const secret of [...secrets, own.split('.')[0] ?? '', 'Grünwald']) expect(log).not.toContain(secret);
  });
});
