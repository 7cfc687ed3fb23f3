import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker, newSuperuser, newUser, type Asker } from '../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { newCertificate } from '../../../tests/helpers/invitations.ts';
import { openApp, testClock, type TestApp } from '../../../tests/helpers/test-app.ts';
import { visitor } from '../../../tests/helpers/visitors.ts';
import { day } from '../clock.ts';
import { anyTable } from '../database/engine.ts';
import { jobs } from '../jobs/jobs.ts';
import { runDueJobs } from '../jobs/run-due-jobs.ts';

const url = (id: string): string => `/api/collections/certificates/records/${id}`;
const reasonOf = async (who: Asker, path: string): Promise<unknown> => {
  const answer = await who.ask('GET', path);
  expect(answer.statusCode).toBe(404);
  return answer.json<{ data: { reason?: { code: string } } }>().data.reason?.code;
};

describeOnBothEngines('a certificate that is gone', (place) => {
  const { clock, move } = testClock();
  let service: TestApp;
  let own: Asker;
  beforeAll(async () => {
    service = await openApp(place(), { clock });
    own = await newUser(service);
  });
  afterAll(async () => service.close());
  const stones = async (): Promise<readonly object[]> =>
    anyTable(service.db).selectFrom('tombstones').selectAll().execute();

  test('says so to its owner, whatever is asked of it, and to nobody else', async () => {
    const id = await newCertificate(own, { person: { last_name: 'Yılmaz' } });
    expect((await own.ask('DELETE', url(id))).statusCode).toBe(204);
    expect(await reasonOf(own, url(id))).toBe('deleted');
    expect((await own.ask('GET', url(id))).json()).toMatchObject({
      message: 'Dieses Zeugnis wurde gelöscht.',
    });
    expect(await reasonOf(own, `/api/certificates/${id}/letter.pdf`)).toBe('deleted');
    expect(await reasonOf(await newSuperuser(service), url(id))).toBe('deleted');
    for (const stranger of [await newUser(service), asker(service)]) {
      expect(await reasonOf(stranger, url(id))).toBeUndefined();
    }
    expect(await reasonOf(own, url('abcdefghijklmno'))).toBeUndefined();
    // What can be no id is nobody's row; PostgreSQL would not even take the last one for a text.
    for (const none of ['x', "'", '%00']) expect(await reasonOf(own, url(none))).toBeUndefined();
    const [stone = {}] = await stones();
    expect(Object.keys(stone).toSorted()).toEqual([
      'collection',
      'created',
      'id',
      'owner',
      'updated',
      'visitor',
    ]);
  });

  test('lies in the trash before', async () => {
    const id = await newCertificate(own);
    await own.ask('POST', `/api/overview/${id}/trash`);
    expect(await reasonOf(own, url(id))).toBe('trashed');
    expect(await reasonOf(await newUser(service), url(id))).toBeUndefined();
    await own.ask('POST', `/api/overview/${id}/restore`);
    expect((await own.ask('GET', url(id))).statusCode).toBe(200);
  });

  test('may come back under its id, and go again', async () => {
    const id = await newCertificate(own);
    for (let round = 0; round < 2; round += 1) {
      expect((await own.ask('DELETE', url(id))).statusCode).toBe(204);
      expect(await reasonOf(own, url(id))).toBe('deleted');
      await own.ask('POST', url('').slice(0, -1), { id });
      expect((await own.ask('GET', url(id))).statusCode).toBe(200);
    }
  });

  test('is told to the browser of a visitor, too', async () => {
    const guest = visitor(service.app);
    await guest.ask({ method: 'POST', url: '/api/visit' });
    const made = await guest.ask({ method: 'POST', url: url('').slice(0, -1), payload: {} });
    const { id } = made.json<{ id: string }>();
    await guest.ask({ method: 'DELETE', url: url(id) });
    expect((await guest.ask({ url: url(id) })).json()).toMatchObject({
      status: 404,
      data: { reason: { code: 'deleted' } },
    });
  });

  test('is forgotten with the account, and after a year', async () => {
    const user = await newUser(service);
    const before = await stones();
    await user.ask('DELETE', url(await newCertificate(user)));
    await newCertificate(user);
    expect(await stones()).toHaveLength(before.length + 1);
    expect((await user.ask('POST', '/api/deleteAccount', { id: user.id })).statusCode).toBe(200);
    expect(await stones()).toEqual(before);
    move(365 * day);
    await runDueJobs(service.jobParts, jobs, (fault) => {
      throw fault;
    });
    expect(await stones()).toEqual([]);
  });
});
