import { afterAll, beforeAll, expect, test } from 'vitest';
import { newUser, type Asker } from '../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { visitor, type Visitor } from '../../../tests/helpers/visitors.ts';
import { anyTable } from '../database/engine.ts';
import { newId } from '../ids.ts';

const url = '/api/collections/certificates/records';
const kibi = 1024;

describeOnBothEngines('room', (place) => {
  let service: TestApp;
  let guest: Visitor;
  let user: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    guest = visitor(service.app);
    await guest.ask({ method: 'POST', url: '/api/visit' });
    user = await newUser(service);
  });
  afterAll(async () => service.close());

  /** Rows that are there already. */
  async function fill(owner: object, count: number, size: number): Promise<void> {
    const rows = Array.from({ length: count }, () => ({
      id: newId(),
      letter: JSON.stringify('x'.repeat(size)),
      created: '2026-11-20 12:00:00.000Z',
      updated: '2026-11-20 12:00:00.000Z',
      ...owner,
    }));
    for (let at = 0; at < rows.length; at += 100)
      await anyTable(service.db)
        .insertInto('certificates')
        .values(rows.slice(at, at + 100))
        .execute();
  }
  const make = async (values: object = {}) => guest.ask({ method: 'POST', url, payload: values });
  const own = async (): Promise<string> => {
    const first = (await make()).json<{ id: string }>().id;
    const row = await anyTable(service.db)
      .selectFrom('certificates')
      .select('visitor')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    return String(row['visitor']);
  };

  test('a visitor stores no more than a visitor needs, is told so, and goes on after deleting', async () => {
    const who = await own();
    await fill({ visitor: who }, 99, 10);
    const refused = await make();
    expect(refused.statusCode).toBe(400);
    const message =
      'Ohne Konto sind höchstens 100 Zeugnisse möglich. Bitte welche löschen, die nicht mehr gebraucht werden, oder ein Konto anlegen.';
    expect(refused.json()).toEqual({
      status: 400,
      message,
      data: { visitor: { code: 'validation_no_room', message } },
    });
    const { items } = (await guest.ask({ method: 'GET', url })).json<{ items: { id: string }[] }>();
    await guest.ask({ method: 'DELETE', url: `${url}/${items[0]?.id}` });
    expect((await make()).statusCode).toBe(200);
  });

  test('nor more bytes, be it by many rows or by rows that grow', async () => {
    guest = visitor(service.app);
    await guest.ask({ method: 'POST', url: '/api/visit' });
    const who = await own();
    await fill({ visitor: who }, 40, 510 * kibi);
    const large = { letter: { note: 'x'.repeat(500 * kibi) } };
    expect((await make(large)).json()).toMatchObject({
      status: 400,
      message: expect.stringContaining('Ohne Konto nehmen die Zeugnisse zu viel Platz ein.'),
    });
    const small = (await make({ project_name: 'klein' })).json<{ id: string }>();
    const change = (payload: object) => guest.ask({ method: 'PATCH', url: `${url}/${small.id}`, payload });
    expect((await change(large)).statusCode).toBe(400);
    expect((await change({ letter: { note: 'kurz' } })).statusCode).toBe(200);
  });

  test('a list that would fill the memory is refused, and read by fewer rows or by named fields', async () => {
    await fill({ owner: user.id }, 70, 500 * kibi);
    const list = (query: string) => user.ask('GET', `${url}?${query}`);
    const whole = await list('perPage=1000');
    expect(whole.statusCode).toBe(400);
    expect(whole.json()).toMatchObject({ message: expect.stringMatching(/perPage.*fields/) });
    const some = (await list('perPage=20')).json<{ items: unknown[]; totalItems: number }>();
    expect([some.items.length, some.totalItems]).toEqual([20, 70]);
    const named = (await list('perPage=1000&fields=id,project_name&sort=-created')).json<{
      items: object[];
    }>();
    expect(named.items).toHaveLength(70);
    expect(named.items[0]).toEqual({ id: expect.any(String), project_name: '' });
    const starred = (await list('perPage=2&fields=*,letter:excerpt(3)')).json<{ items: object[] }>();
    expect(starred.items[0]).toMatchObject({ letter: 'xxx', status: '', collectionName: 'certificates' });
  });

  test('what relations bring along has the same bound', async () => {
    const one = await user.ask(
      'GET',
      `/api/collections/users/records/${user.id}?expand=certificates_via_owner`,
    );
    expect(one.statusCode).toBe(200);
    expect(one.json()).not.toHaveProperty('expand');
  });
});
