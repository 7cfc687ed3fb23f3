import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asker, newSuperuser, newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { billing, describeSeller, issueInvoice, orderFor } from '../../../../tests/helpers/invoices.ts';
import { mailsTo } from '../../../../tests/helpers/mails.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';
import { deleteExpiredInvoices } from '../../usecases/delete-expired-invoices.ts';

const key = 'aaaabbbbccccdddd';

describeOnBothEngines('an order with a key', (place) => {
  // Two servers on one database: the second try may reach another one than the first.
  let service: TestApp;
  let second: TestApp;
  let root: Asker;
  let own: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    second = await openApp(place());
    root = await newSuperuser(service);
    await describeSeller(root);
  });
  afterAll(async () => {
    await service.close();
    await second.close();
  });
  beforeEach(async () => {
    own = await newUser(service);
    for (const table of ['invoices', 'number_ranges', 'invoice_orders'] as const)
      await service.db.deleteFrom(table).execute();
  });
  const numbers = async () => {
    const rows = await service.db.selectFrom('invoices').selectAll().execute();
    return rows.map((row) => (row as unknown as { number: string }).number).toSorted();
  };

  test('that is sent again is answered with the invoice it made, and told of once', async () => {
    const first = await issueInvoice(root, own.id, { key });
    const again = await issueInvoice(root, own.id, { key });
    expect(again).toEqual(first);
    expect(await numbers()).toEqual(['KZ-2026-0001']);
    const mails = await mailsTo(service, place().dataDir, own.email);
    expect(mails.filter(({ subject }) => subject.startsWith('Ihre Rechnung'))).toHaveLength(1);
  });

  test('makes one invoice, however often and wherever it arrives at once, and no number is lost', async () => {
    const roots = [root, asker(second, root.token)];
    const asked = Array.from({ length: 12 }, async (_, at) =>
      roots[at % 2]?.ask('POST', '/api/invoices', orderFor(own.id, { key })),
    );
    const answers = await Promise.all(asked);
    expect(new Set(answers.map((answer) => answer?.statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer?.json<{ id: string }>().id)).size).toBe(1);
    await issueInvoice(root, own.id);
    expect(await numbers()).toEqual(['KZ-2026-0001', 'KZ-2026-0002']);
  });

  test('that failed may be put right and sent again', async () => {
    const faulty = await root.ask('POST', '/api/invoices', orderFor(own.id, { key, billing: undefined }));
    expect(faulty.statusCode).toBe(400);
    expect(await issueInvoice(root, own.id, { key })).toMatchObject({ number: 'KZ-2026-0001' });
  });

  test('that asks for something else the second time is refused, with the number of the first', async () => {
    await issueInvoice(root, own.id, { key });
    const changed = orderFor(own.id, { key, billing: { ...billing, name: 'Kim Privat' } });
    expect((await root.ask('POST', '/api/invoices', changed)).json()).toMatchObject({
      status: 409,
      message: expect.stringContaining('KZ-2026-0001'),
    });
    expect(await numbers()).toHaveLength(1);
  });

  test.each(['', 'kurz', 'mit Leerzeichen im Schlüssel', 'a'.repeat(65), 7])(
    'is refused when the key is none: %j',
    async (bad) => {
      const answer = await root.ask('POST', '/api/invoices', orderFor(own.id, { key: bad }));
      expect(answer.json()).toMatchObject({ status: 400, data: { key: { message: expect.any(String) } } });
    },
  );

  test('is forgotten with its invoice', async () => {
    const { id } = await issueInvoice(root, own.id, { key });
    const past = { retain_until: '2026-01-01 00:00:00.000Z' };
    await service.db.updateTable('invoices').set(past).where('id', '=', id).execute();
    await deleteExpiredInvoices(service.jobParts);
    expect(await service.db.selectFrom('invoice_orders').selectAll().execute()).toEqual([]);
  });

  test('is not needed: two orders without one are two invoices', async () => {
    await issueInvoice(root, own.id);
    await issueInvoice(root, own.id);
    expect(await numbers()).toHaveLength(2);
  });
});
