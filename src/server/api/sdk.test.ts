import PocketBase, { ClientResponseError, type RecordModel } from 'pocketbase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSuperuser, password } from '../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { mailsTo } from '../../../tests/helpers/mails.ts';
import { png } from '../../../tests/helpers/png.ts';
import { sdk } from '../../../tests/helpers/sdk.ts';
import { openApp, present, type TestApp } from '../../../tests/helpers/test-app.ts';
import { minute } from '../clock.ts';
import { collections } from '../collections/collections.ts';
import { newId } from '../ids.ts';

async function statusOf(promise: Promise<unknown>): Promise<number> {
  const fault = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return fault instanceof ClientResponseError ? fault.status : 200;
}

// What the interface does through the official client, unmodified; single answers are checked elsewhere.
describeOnBothEngines('the official client', (place) => {
  let service: TestApp;
  let url = '';
  beforeAll(async () => {
    service = await openApp(place(), {}, present());
    url = await service.app.listen({ port: 0 });
  });
  afterAll(async () => service.close());

  async function user(): Promise<{ client: PocketBase; email: string; id: string }> {
    const client = sdk(url);
    const email = `${newId()}@example.com`;
    await client.send('/api/createUser', {
      method: 'POST',
      body: { email, password, passwordConfirm: password },
    });
    const { record } = await client.collection('users').authWithPassword(email, password);
    return { client, email, id: record.id };
  }

  async function superuser(): Promise<PocketBase> {
    const client = sdk(url);
    const { token } = await newSuperuser(service);
    client.authStore.save(token, null);
    await client.collection('_superusers').authRefresh();
    return client;
  }

  test('registers, logs in, verifies, changes its password and deletes itself', async () => {
    const { client, email, id } = await user();
    expect(client.authStore).toMatchObject({ isValid: true, isSuperuser: false });
    const [mail] = await mailsTo(service, place().dataDir, email);
    await client.collection('users').confirmVerification(mail?.token ?? '');
    expect(client.authStore.record?.['verified']).toBe(true);
    await client.collection('users').authRefresh();
    const next = `${password}!`;
    const change = { oldPassword: password, password: next, passwordConfirm: next };
    await client.collection('users').update(id, change);
    expect(await statusOf(client.collection('users').authRefresh())).toBe(401);
    await client.collection('users').authWithPassword(email, next);
    expect(await client.collection('users').delete(id)).toBe(true);
    expect(client.authStore.token).toBe('');
    expect(await statusOf(client.collection('users').authWithPassword(email, next))).toBe(400);
  });

  test('asks for mails and uses what they bring', async () => {
    const { client, email } = await user();
    const users = client.collection('users');
    const { otpId } = await users.requestOTP(email);
    const code =
      /\b\d{8}\b/.exec((await mailsTo(service, place().dataDir, email)).at(-1)?.text ?? '')?.[0] ?? '';
    expect((await users.authWithOTP(otpId, code)).record['email']).toBe(email);
    service.move(2 * minute);
    expect(await users.requestPasswordReset(email)).toBe(true);
    const { token = '' } = (await mailsTo(service, place().dataDir, email)).at(-1) ?? {};
    expect(await users.confirmPasswordReset(token, 'Ganz-neu-12', 'Ganz-neu-12')).toBe(true);
    await users.authWithPassword(email, 'Ganz-neu-12');
    const newEmail = `${newId()}@example.com`;
    expect(await users.requestEmailChange(newEmail)).toBe(true);
    const change = (await mailsTo(service, place().dataDir, newEmail))[0]?.token ?? '';
    expect(await users.confirmEmailChange(change, 'Ganz-neu-12')).toBe(true);
    expect((await users.authWithPassword(newEmail, 'Ganz-neu-12')).record['verified']).toBe(true);
  });

  test('makes, lists, finds, changes and deletes rows', async () => {
    const { client, id } = await user();
    const certificates = client.collection('certificates');
    for (let at = 0; at < 25; at++)
      await certificates.create({ project_name: `Zeugnis ${at}`, position: at });
    const page = await certificates.getList(2, 10, { sort: '-position', fields: 'position' });
    expect(page).toEqual({
      page: 2,
      perPage: 10,
      totalItems: 25,
      totalPages: 3,
      items: Array.from({ length: 10 }, (_, at) => ({ position: 14 - at })),
    });
    expect(await certificates.getFullList({ batch: 7 })).toHaveLength(25);
    const filter = client.filter('project_name = {:name} && created <= {:now}', {
      name: 'Zeugnis 7',
      now: service.clock(),
    });
    const found = await certificates.getFirstListItem(filter, { expand: 'owner' });
    expect(found).toMatchObject({ position: 7, expand: { owner: { id } } });
    expect(await certificates.update(found.id, { 'position+': 100 })).toMatchObject({ position: 107 });
    expect(await certificates.getOne(found.id)).toMatchObject({ position: 107 });
    expect(await certificates.delete(found.id)).toBe(true);
    expect(await statusOf(certificates.getOne(found.id))).toBe(404);
    expect(await statusOf(certificates.getFirstListItem('id = "nichts"'))).toBe(404);
  });

  test('changes many rows at once, or none', async () => {
    const { client } = await user();
    const certificates = client.collection('certificates');
    const kept = await certificates.create({ project_name: 'bleibt' });
    const batch = client.createBatch();
    batch.collection('certificates').create({ project_name: 'neu' }, { fields: 'project_name' });
    batch.collection('certificates').update(kept.id, { project_name: 'anders' });
    batch.collection('certificates').upsert({ id: kept.id, place: 'Bonn' });
    batch.collection('certificates').upsert({ id: 'abcdefghijklmn1', place: 'Kiel' });
    const done = await batch.send();
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(done[0]?.body).toEqual({ project_name: 'neu' });
    expect(await certificates.getOne(kept.id)).toMatchObject({ project_name: 'anders', place: 'Bonn' });

    const failing = client.createBatch();
    failing.collection('certificates').delete(kept.id);
    failing.collection('certificates').create({ type: 'falsch' });
    const fault = await failing.send().catch((reason: unknown) => reason);
    expect(fault).toMatchObject({
      status: 400,
      response: {
        message: 'Batch transaction failed.',
        data: {
          requests: { 1: { response: { status: 400, data: { type: { code: 'validation_in_invalid' } } } } },
        },
      },
    });
    expect((await certificates.getList(1, 1)).totalItems).toBe(3);
  });

  test('stores files with rows, in a batch as well, and hands them to those who may have them', async () => {
    const { client } = await user();
    const values = { purpose: 'logo', name: 'Mein Logo', file: new File([png], 'Größe & Co.png') };
    const record = await client.collection('files').create(values);
    expect(record['file']).toMatch(/^gro_?e_co_[a-z0-9]{10}\.png$/);
    const name = String(record['file']);
    const token = await client.files.getToken();
    const answer = await fetch(client.files.getURL(record, name, { token, download: true }));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const stranger = (await user()).client;
    for (const theirs of ['', 'x', await stranger.files.getToken(), client.authStore.token]) {
      expect((await fetch(client.files.getURL(record, name, { token: theirs }))).status).toBe(404);
    }
    const batch = client.createBatch();
    batch.collection('files').create({ ...values, file: new File([png], 'zwei.png') });
    expect((await batch.send())[0]?.status).toBe(200);
    await client.collection('files').delete(record.id);
    expect((await fetch(client.files.getURL(record, name, { token }))).status).toBe(404);
  });

  test.each([
    ['no file', undefined, 'validation_required'],
    ['text that is called a picture', new File(['kein Bild'], 'a.png'), 'validation_invalid_mime_type'],
    ['SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'), 'validation_invalid_mime_type'],
    ['too much', new File([png, new Uint8Array(5 * 1024 * 1024)], 'a.png'), 'validation_file_size_limit'],
  ])('stores no %s', async (_, file, code) => {
    const { client } = await user();
    const fault = await client
      .collection('files')
      .create({ purpose: 'logo', file })
      .catch((reason: unknown) => reason);
    expect(fault).toMatchObject({ status: 400, response: { data: { file: { code } } } });
  });

  test('hears of changes to what it may see, and of nothing else', async () => {
    const [own, foreign] = [await user(), await user()];
    const heard: [string, string][] = [];
    const certificates = own.client.collection('certificates');
    await certificates.subscribe(
      '*',
      ({ action, record }) => void heard.push([action, record['project_name']]),
    );
    await foreign.client.collection('certificates').create({ project_name: 'fremd' });
    const made = await certificates.create<RecordModel>({ project_name: 'eins' });
    await certificates.update(made.id, { project_name: 'zwei' });
    await certificates.delete(made.id);
    await expect
      .poll(() => heard)
      .toEqual([
        ['create', 'eins'],
        ['update', 'zwei'],
        ['delete', 'zwei'],
      ]);
    await own.client.realtime.unsubscribe();
    await expect
      .poll(async () => service.db.selectFrom('realtime_clients').select('id').execute())
      .toEqual([]);
  });

  test('stops hearing when its session ends', async () => {
    const { client, id } = await user();
    const root = await superuser();
    const heard: string[] = [];
    const own = client.collection('certificates');
    await own.subscribe('*', ({ record }) => void heard.push(record['project_name']));
    await own.create({ project_name: 'vorher' });
    await expect.poll(() => heard).toEqual(['vorher']);
    const next = { password: 'Anderes-Passwort', passwordConfirm: 'Anderes-Passwort' };
    await root.collection('users').update(id, next);
    await root.collection('certificates').create({ owner: id, project_name: 'nachher' });
    await service.jobParts.realtime.settled();
    expect(heard).toEqual(['vorher']);
    await client.realtime.unsubscribe();
  });

  test('a superuser reads what collections there are; nobody changes them', async () => {
    const root = await superuser();
    const all = await root.collections.getFullList({ batch: 5 });
    expect(all.map(({ name }) => name)).toEqual(collections.map(({ name }) => name));
    const users = await root.collections.getOne('users');
    expect(users).toMatchObject({ name: 'users', type: 'auth', system: false });
    expect(users.fields.map(({ name }) => name)).not.toContain('tokenKey');
    await expect(root.collections.delete('users')).rejects.toMatchObject({ status: 404 });
    await expect(root.collections.getOne('nope')).rejects.toMatchObject({ status: 404 });
    await expect(sdk(url).collections.getFullList()).rejects.toMatchObject({ status: 401 });
  });

  test('administers', async () => {
    const { client, id } = await user();
    const root = await superuser();
    expect(root.authStore.isSuperuser).toBe(true);
    expect(await root.collection('users').update(id, { modules: ['a'], verified: true })).toMatchObject({
      modules: ['a'],
      verified: true,
    });
    const logs = await root.logs.getList(1, 5, { filter: 'data.status = 200' });
    expect(logs.items[0]).toMatchObject({ level: 0, data: { type: 'request', status: 200 } });
    expect(await root.logs.getOne(String(logs.items[0]?.['id']))).toEqual(logs.items[0]);
    expect((await root.logs.getStats())[0]?.total).toBeGreaterThan(0);
    expect(await root.settings.update({ options: { gender_form: 'star' } })).toMatchObject({
      meta: { appName: 'Klarzeugnis', appURL: 'http://zeugnis.test' },
      options: { gender_form: 'star' },
    });
    expect(JSON.stringify(await root.settings.getAll())).not.toMatch(/secret|password/i);
    const crons = await root.crons.getFullList();
    expect(crons).toContainEqual({ id: 'delete-expired-analyses', expression: '*/10 * * * *' });
    expect(await root.crons.run('forget-traces')).toBe(true);
    expect(await statusOf(client.crons.getFullList())).toBe(403);
  });
});
