import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { dictionaryKey } from '#domain/german/dictionary-key.ts';
import { samples } from '#domain/knowledge/samples.ts';
import {
  asker,
  logIn,
  newSuperuser,
  newUser,
  password,
  type Asker,
} from '../../../tests/helpers/accounts.ts';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { answeredCertificate, invited, newCertificate } from '../../../tests/helpers/invitations.ts';
import { png } from '../../../tests/helpers/png.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { upload, visitor } from '../../../tests/helpers/visitors.ts';
import { day } from '../clock.ts';
import { anyTable } from '../database/engine.ts';
import { overviewOfOwn } from '../database/migrations/0021-overview.ts';
import { jobs } from '../jobs/jobs.ts';
import { runDueJobs } from '../jobs/run-due-jobs.ts';

const records = '/api/collections/overview/records';
const text = samples[0]?.text ?? '';
const written = { letter: compose(sampleAnswers()), status: 'generated' };

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly status: string;
  readonly grade: number;
  readonly trashed: string;
}

async function list(who: Asker, query: Readonly<Record<string, string>> = {}): Promise<Entry[]> {
  const answer = await who.ask('GET', `${records}?${new URLSearchParams(query)}`);
  return answer.json<{ items: Entry[] }>().items;
}

const act = async (who: Asker, id: string, what: string, payload?: object) =>
  who.ask('POST', `/api/overview/${id}/${what}`, payload);
const analyse = async (who: Asker, payload: object = { text }): Promise<string> =>
  (await who.ask('POST', '/api/analyses', payload)).json<{ id: string }>().id;

describeOnBothEngines('the overview', (place) => {
  let service: TestApp;
  let own: Asker;
  let other: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    other = await newUser(service);
  });
  beforeEach(async () => void (own = await newUser(service)));
  afterAll(async () => service.close());

  test('holds certificates and analyses with what lists need, and nothing of others', async () => {
    const draft = await newCertificate(own, { person: { first_name: 'Ömer', last_name: 'Zack' } });
    const done = await answeredCertificate(own, { ...written, project_name: 'Büro Süd' });
    const analysis = await analyse(own);
    const nothing = await analyse(own, { text: 'Kein Zeugnis, nur ein Zettel.' });
    const entries = await list(own, { sort: 'sort_key' });
    expect(Object.fromEntries(entries.map((one) => [one.id, one]))).toMatchObject({
      [draft]: { kind: 'certificate', title: 'Ömer Zack', status: 'draft', grade: 0, name: '' },
      [done]: { kind: 'certificate', title: 'Büro Süd', status: 'generated', type: 'arbeitszeugnis' },
      [analysis]: { kind: 'analysis', status: 'done', type: 'arbeitszeugnis' },
      [nothing]: { kind: 'analysis', status: 'no-reference', grade: 0, title: '' },
    });
    const graded = entries.filter(({ grade }) => grade >= 1 && grade <= 6).map(({ id }) => id);
    expect(graded.toSorted()).toEqual([done, analysis].toSorted());
    const ranked = (await list(own, { sort: 'rank' })).map(({ id }) => id);
    expect(ranked.slice(0, 2).toSorted()).toEqual([done, analysis].toSorted());
    expect(await list(other)).toEqual([]);
    expect((await asker(service).ask('GET', records)).json()).toMatchObject({ totalItems: 0 });
  });

  test('leads a visitor back to what this browser has read, for a day, and nobody else', async () => {
    const who = visitor(service.app);
    const { id } = (await who.ask({ method: 'POST', url: '/api/analyses', payload: { text } })).json<{
      id: string;
    }>();
    const fields = 'id,title,status';
    const url = `${records}?${new URLSearchParams({ filter: 'kind = "analysis"', fields })}`;
    const times = '/api/collections/analyses/records?fields=id,created,expires';
    const listed = async (from: string, one = who): Promise<object[]> =>
      (await one.ask({ url: from })).json<{ items: object[] }>().items;
    expect(await listed(url)).toEqual([{ id, title: expect.stringMatching(/\p{L}/u), status: 'done' }]);
    expect(await listed(times)).toEqual([
      { id, created: expect.any(String), expires: expect.stringMatching(/^\d{4}-/) },
    ]);
    for (const stranger of [visitor(service.app), await strangerWithCookie()]) {
      expect(await listed(url, stranger)).toEqual([]);
      expect(await listed(times, stranger)).toEqual([]);
    }
    expect(await list(own)).toEqual([]);
    service.move(day);
    expect(await listed(times)).toEqual([]);
    service.move(-day);
  });

  /** A browser that has read something of its own, and deleted it. */
  async function strangerWithCookie() {
    const one = visitor(service.app);
    const made = await one.ask({ method: 'POST', url: '/api/analyses', payload: { text } });
    const { id } = made.json<{ id: string }>();
    await one.ask({ method: 'DELETE', url: `/api/collections/analyses/records/${id}` });
    return one;
  }

  test('follows every change: saves, readings, takeover by an account, deletion', async () => {
    const id = await newCertificate(own);
    const save = async (values: object) =>
      own.ask('PATCH', `/api/collections/certificates/records/${id}`, values);
    await save({ person: { first_name: 'Kim', last_name: 'Alt' }, ...written });
    expect(await list(own)).toMatchObject([{ title: 'Kim Alt', status: 'generated' }]);
    await save({ letter: null, status: 'draft', project_name: 'Neu' });
    expect(await list(own)).toMatchObject([{ title: 'Neu', status: 'draft', grade: 0 }]);
    await own.ask('DELETE', `/api/collections/certificates/records/${id}`);
    expect(await list(own)).toEqual([]);

    const guest = visitor(service.app);
    await guest.ask({ method: 'POST', url: '/api/analyses', payload: upload(['zeugnis.txt', text]) });
    expect((await guest.ask({ url: records })).json()).toMatchObject({ totalItems: 1 });
    await guest.ask({
      method: 'POST',
      url: '/api/collections/users/auth-with-password',
      payload: { identity: own.email, password },
    });
    expect(await list(own)).toMatchObject([
      { kind: 'analysis', words: expect.stringContaining('zeugnis.txt') },
    ]);
    await own.ask('POST', '/api/deleteAccount', { id: own.id });
    const left = anyTable(service.db).selectFrom('overview').selectAll().where('owner', '=', own.id);
    expect(await left.execute()).toEqual([]);
  });

  test('loses the analyses of visitors with them', async () => {
    const server = await openApp(place());
    const guest = visitor(server.app);
    await guest.ask({ method: 'POST', url: '/api/analyses', payload: { text } });
    expect((await guest.ask({ url: records })).json()).toMatchObject({ totalItems: 1 });
    server.move(2 * day);
    await runDueJobs(server.jobParts, jobs, (fault) => {
      throw fault;
    });
    expect((await guest.ask({ url: records })).json()).toMatchObject({ totalItems: 0 });
    await server.close();
  });

  test('is searched without regard to case, sorted as dictionaries do, paged and counted', async () => {
    for (const name of ['Zebra', 'Äpfel', 'anton', 'Straße', 'Strasse 2', 'Birne 100%'])
      await newCertificate(own, { project_name: name });
    const titles = async (query: Readonly<Record<string, string>>) =>
      (await list(own, query)).map(({ title }) => title);
    expect(await titles({ sort: 'sort_key' })).toEqual([
      'anton',
      'Äpfel',
      'Birne 100%',
      'Straße',
      'Strasse 2',
      'Zebra',
    ]);
    expect(await titles({ filter: `words ~ "${dictionaryKey('äPFEL')}"` })).toEqual(['Äpfel']);
    const page = await own.ask('GET', `${records}?sort=-sort_key&perPage=4&page=2`);
    expect(page.json()).toMatchObject({
      totalItems: 6,
      totalPages: 2,
      items: [{ title: 'Äpfel' }, { title: 'anton' }],
    });
  });

  test('is filled with what was there before it', async () => {
    await answeredCertificate(own, { ...written, project_name: 'Alt' });
    await analyse(own);
    const rows = anyTable(service.db).selectFrom('overview').selectAll().orderBy('id');
    const before = await rows.execute();
    expect(before.length).toBeGreaterThan(1);
    const stop = new Error('roll back');
    const away = service.db.transaction().execute(async (trx) => {
      await trx.schema.dropTable('overview').execute();
      await trx.schema.alterTable('certificates').dropColumn('trashed').execute();
      await trx.schema.alterTable('analyses').dropColumn('trashed').execute();
      await trx.schema.alterTable('analyses').dropColumn('name').execute();
      await overviewOfOwn.up(trx);
      const made = anyTable(trx).selectFrom('overview').selectAll().orderBy('id');
      expect(await made.execute()).toEqual(before);
      throw stop;
    });
    await expect(away).rejects.toBe(stop);
  });

  describe('names', () => {
    test('are given to certificates and analyses, and taken away', async () => {
      const certificate = await answeredCertificate(own);
      const analysis = await analyse(own);
      for (const id of [certificate, analysis]) {
        const [before] = await list(own, { filter: `id = "${id}"` });
        const named = await act(own, id, 'rename', { name: '  Bewerbung\n2027 ' });
        expect(named.json()).toMatchObject({ id, name: 'Bewerbung 2027', title: 'Bewerbung 2027' });
        expect((await act(own, id, 'rename', { name: '' })).json()).toMatchObject({
          name: '',
          title: before?.title,
        });
        expect((await act(own, id, 'rename', { name: 'x'.repeat(201) })).json()).toMatchObject({
          status: 400,
          data: { name: { message: 'Bitte höchstens 200 Zeichen eingeben.' } },
        });
        expect((await act(other, id, 'rename', { name: 'x' })).statusCode).toBe(404);
      }
    });

    test('reach an open editor as a newer version', async () => {
      const id = await answeredCertificate(own);
      await act(own, id, 'rename', { name: 'Neu' });
      const stale = { project_name: 'Alt', version: 0 };
      const saved = await own.ask('PATCH', `/api/collections/certificates/records/${id}`, stale);
      expect(saved.statusCode).toBe(409);
      expect(await list(own)).toMatchObject([{ name: 'Neu' }]);
    });
  });

  describe('the trash', () => {
    test('takes a document out of reach of everybody, and gives it back as it was', async () => {
      const id = await answeredCertificate(own, written);
      const asked = await invited(service, own, id, 'rate');
      const url = `/api/collections/certificates/records/${id}`;
      const before = (await own.ask('GET', url)).json<object>();
      expect((await act(other, id, 'trash')).statusCode).toBe(404);
      const gone = await act(own, id, 'trash');
      expect(gone.json()).toMatchObject({ id, trashed: '2026-11-20 12:00:00.000Z' });

      expect((await own.ask('GET', url)).statusCode).toBe(404);
      expect((await own.ask('PATCH', url, { place: 'Köln' })).statusCode).toBe(404);
      expect((await own.ask('GET', '/api/collections/certificates/records')).json()).toMatchObject({
        totalItems: 0,
      });
      expect((await own.ask('GET', `/api/certificates/${id}/letter.pdf`)).statusCode).toBe(404);
      expect((await asked.ask('GET')).json()).toMatchObject({
        status: 410,
        data: { reason: { code: 'deleted' } },
      });
      expect(await list(own, { filter: 'trashed != ""' })).toMatchObject([{ id }]);

      expect((await act(other, id, 'restore')).statusCode).toBe(404);
      expect((await act(own, id, 'restore')).json()).toMatchObject({ id, trashed: '' });
      expect((await own.ask('GET', url)).json()).toEqual(before);
      expect((await asked.ask('GET')).statusCode).toBe(200);
    });

    test('holds analyses as well, and what lies there belongs to the own data', async () => {
      const id = await analyse(own);
      await act(own, id, 'trash');
      expect((await own.ask('GET', `/api/collections/analyses/records/${id}`)).statusCode).toBe(404);
      const { unzipSync } = await import('fflate');
      const zip = (await own.ask('GET', '/api/exportAccount')).rawPayload;
      expect(Object.keys(unzipSync(new Uint8Array(zip)))).toContain(`Auswertungen/${id}.json`);
      expect((await own.ask('DELETE', `/api/collections/analyses/records/${id}`)).statusCode).toBe(204);
      expect((await act(own, id, 'restore')).statusCode).toBe(404);
    });

    test('is closed while others are signing', async () => {
      const id = await answeredCertificate(own, written);
      const signatories = [{ name: 'Kern', email: 'kern@example.com' }];
      await own.ask('POST', `/api/certificates/${id}/signing`, { signatories });
      expect(await list(own)).toMatchObject([{ status: 'signing' }]);
      expect((await act(own, id, 'trash')).json()).toMatchObject({
        status: 409,
        message: 'Das Zeugnis wird gerade unterzeichnet. Bitte zuerst die Unterzeichnung abbrechen.',
      });
    });

    test('is emptied after seven days, and not before', async () => {
      const server = await openApp(place());
      const user = await newUser(server);
      const [kept, gone] = [await newCertificate(user), await newCertificate(user)];
      const analysis = await analyse(user);
      await act(user, gone, 'trash');
      await act(user, analysis, 'trash');
      const run = async () =>
        runDueJobs(server.jobParts, jobs, (fault) => {
          throw fault;
        });
      server.move(7 * day - 1);
      await run();
      const again = await logIn(server, user.email);
      expect(await list(again)).toHaveLength(3);
      server.move(day);
      await run();
      expect(await list(await logIn(server, user.email))).toMatchObject([{ id: kept }]);
      const left = anyTable(server.db).selectFrom('analyses').selectAll().where('owner', '=', user.id);
      expect(await left.execute()).toEqual([]);
      await server.close();
    });
  });

  describe('a copy', () => {
    test('has the answers, the letter and the logo, and a life of its own', async () => {
      const id = await answeredCertificate(own, { ...written, project_name: 'Vorlage', due: '2026-12-01' });
      const form = new FormData();
      form.append('certificate', id);
      form.append('purpose', 'logo');
      form.append('file', new Blob([png]), 'logo.png');
      await own.ask('POST', '/api/collections/files/records', form);
      const copy = (await act(own, id, 'duplicate')).json<Entry>();
      expect(copy).toMatchObject({ name: 'Kopie von Vorlage', status: 'generated' });
      expect(copy.id).not.toBe(id);
      const row = async (which: string) =>
        (await own.ask('GET', `/api/collections/certificates/records/${which}`)).json<
          Record<string, unknown>
        >();
      const [first, second] = [await row(id), await row(copy.id)];
      for (const name of ['person', 'occupation', 'performance', 'letter', 'options', 'place'])
        expect(second[name]).toEqual(first[name]);
      expect(second).toMatchObject({ version: 0, due: '', owner: own.id });
      const files = await own.ask('GET', `/api/collections/files/records?filter=certificate="${copy.id}"`);
      const [logo] = files.json<{ items: { id: string; file: string }[] }>().items;
      const bytes = await own.ask('GET', `/api/files/files/${logo?.id}/${logo?.file}`);
      expect(bytes.rawPayload.equals(png)).toBe(true);

      await own.ask('DELETE', `/api/collections/certificates/records/${id}`);
      expect((await own.ask('GET', `/api/certificates/${copy.id}/letter.pdf`)).statusCode).toBe(200);
    });

    test('is not made of an analysis, of what is not there, or for others', async () => {
      const analysis = await analyse(own);
      expect((await act(own, analysis, 'duplicate')).json()).toMatchObject({
        status: 400,
        message: 'Eine Auswertung lässt sich nicht duplizieren: Sie käme genauso heraus.',
      });
      const id = await newCertificate(own);
      expect((await act(other, id, 'duplicate')).statusCode).toBe(404);
      expect((await act(await newSuperuser(service), id, 'duplicate')).statusCode).toBe(403);
    });
  });
});
