import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asker, newSuperuser, newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import {
  billing,
  describeSeller,
  issueInvoice,
  orderFor,
  sellerSite,
} from '../../../../tests/helpers/invoices.ts';
import { mailsTo } from '../../../../tests/helpers/mails.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';
import { day } from '../../clock.ts';
import { jobs } from '../../jobs/jobs.ts';
import { runDueJobs } from '../../jobs/run-due-jobs.ts';

const records = '/api/collections/invoices/records';

async function dataIn(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  return new TextDecoder().decode((await document.getAttachmentContent('factur-x.xml')) as Uint8Array);
}

const pdfOf = async (who: Asker, id: string) => who.ask('GET', `/api/invoices/${id}/invoice.pdf`);

/** A session that is good at the time the clock shows now. */
async function renewed(server: TestApp, who: Asker): Promise<string | undefined> {
  const answer = await asker(server).ask('POST', '/api/collections/_superusers/auth-with-password', {
    identity: who.email,
    password: 'Ein-Passwort-12',
  });
  return answer.json<{ token?: string }>().token;
}

describeOnBothEngines('invoices', (place) => {
  // Two servers on one database.
  let service: TestApp;
  let second: TestApp;
  let root: Asker;
  let own: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    second = await openApp(place());
    root = await newSuperuser(service);
    own = await newUser(service);
  });
  afterAll(async () => {
    await service.close();
    await second.close();
  });
  beforeEach(async () => {
    await describeSeller(root);
    await service.db.deleteFrom('invoices').execute();
    await service.db.deleteFrom('number_ranges').execute();
  });

  test('are issued with all that the law asks for, to be had by whom they are for', async () => {
    const answer = await root.ask('POST', '/api/invoices', orderFor(own.id));
    expect(answer.json()).toMatchObject({
      owner: own.id,
      kind: 'invoice',
      number: 'KZ-2026-0001',
      date: '2026-11-20',
      due: '2026-12-04',
      state: 'open',
      method: 'invoice',
      net: 9800,
      tax: 1862,
      tax_rate: 19,
      amount: 11_662,
      billing,
      retain_until: '2035-01-01 00:00:00.000Z',
    });
    const { id } = answer.json<{ id: string }>();
    const list = (await own.ask('GET', `${records}?fields=number`)).json();
    expect(list).toMatchObject({ items: [{ number: 'KZ-2026-0001' }] });
    const file = await pdfOf(own, id);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="KZ-2026-0001.pdf"',
    });
    const data = await dataIn(file.rawPayload);
    expect(data).toContain('<ram:ID>KZ-2026-0001</ram:ID>');
    expect(data).toContain('<ram:GrandTotalAmount>116.62</ram:GrandTotalAmount>');
    expect(data).toContain('<ram:LineOne>Lindenweg 4</ram:LineOne>');
    expect(data).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
  });

  test('are told of by mail, and so is a Storno', async () => {
    const other = await newUser(service);
    const { id, number } = await issueInvoice(root, other.id);
    const storno = (await root.ask('POST', `/api/invoices/${id}/cancel`)).json<{ number: string }>();
    const mails = (await mailsTo(service, place().dataDir, other.email)).slice(1);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Ihre Rechnung ${number}`,
      `Ihre Rechnung ${number} ist storniert`,
    ]);
    expect(mails[0]?.text.replaceAll('\u00a0', ' ')).toContain(
      'über 116,62 € bereit, zahlbar bis zum 4. Dezember 2026',
    );
    expect(mails[0]?.text).toContain('http://zeugnis.test/settings/rechnungen');
    expect(mails[1]?.text).toContain(storno.number);
  });

  test('are numbered without a gap, however many are issued at once and however many fail', async () => {
    const faulty = orderFor(own.id, { billing: undefined });
    const roots = [root, asker(second, root.token)];
    const asked = Array.from({ length: 24 }, async (_, at) =>
      roots[at % 2]?.ask('POST', '/api/invoices', at % 3 === 0 ? faulty : orderFor(own.id)),
    );
    const answers = await Promise.all(asked);
    expect(answers.map((answer) => answer?.statusCode ?? 0).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(16).fill(200),
      ...Array<number>(8).fill(400),
    ]);
    const rows = await service.db.selectFrom('invoices').selectAll().execute();
    const numbers = rows.map((row) => (row as unknown as { number: string }).number).toSorted();
    expect(numbers).toEqual(
      Array.from({ length: 16 }, (_, at) => `KZ-2026-${String(at + 1).padStart(4, '0')}`),
    );
  });

  test('begin anew with the year of Germany', async () => {
    const server = await openApp(place());
    const admin = asker(server, root.token);
    await issueInvoice(admin, own.id);
    // 31 December, 23:30 in London, is the next year in Berlin.
    server.move(Date.parse('2026-11-20T23:30:00Z') - Date.parse('2026-11-20T12:00:00Z'));
    const fresh = await newSuperuser(server);
    server.move(41 * day);
    const again = asker(server, (await renewed(server, fresh)) ?? '');
    const made = await again.ask('POST', '/api/invoices', orderFor(own.id));
    expect(made.json()).toMatchObject({ number: 'KZ-2027-0001', date: '2027-01-01' });
    await server.close();
  });

  test('name § 19 UStG in place of VAT', async () => {
    await describeSeller(root, {
      ...sellerSite,
      vatId: undefined,
      invoice: { taxNumber: '12/345/67890', smallBusiness: true },
    });
    const made = await issueInvoice(root, own.id);
    expect(made).toMatchObject({ net: 9800, tax: 0, tax_rate: 0, amount: 9800 });
    const data = await dataIn((await pdfOf(root, made.id)).rawPayload);
    expect(data).toContain('§ 19 UStG');
    expect(data).toContain('<ram:ID schemeID="FC">12/345/67890</ram:ID>');
  });

  test('are not issued while the seller has not said who he is', async () => {
    await describeSeller(root, { operator: 'Kim Klug' });
    const answer = await root.ask('POST', '/api/invoices', orderFor(own.id));
    expect(answer.json()).toMatchObject({
      status: 400,
      message:
        'Für Rechnungen fehlen noch Angaben in den Einstellungen (§ 14 UStG): Anschrift, USt-IdNr. oder Steuernummer.',
    });
  });

  test('go to the address that the user keeps', async () => {
    const user = await newUser(service);
    const none = await root.ask('POST', '/api/invoices', orderFor(user.id, { billing: undefined }));
    expect(none.json()).toMatchObject({
      status: 400,
      message: 'Der Nutzer hat noch keine vollständige Rechnungsanschrift.',
      data: { billing: {} },
    });
    const kept = { ...billing, name: 'Kim Privat', street: 'Gasse 2' };
    const saved = await user.ask('PATCH', `/api/collections/users/records/${user.id}`, { billing: kept });
    expect(saved.json()).toMatchObject({ billing: kept });
    const made = await issueInvoice(root, user.id, { billing: undefined });
    expect(made).toMatchObject({ billing: { name: 'Kim Privat', street: 'Gasse 2' } });
  });

  test.each([
    ['user', { user: 'aaaaaaaaaaaaaaa' }],
    ['items', { items: [] }],
    ['items', { items: [{ text: 'x', quantity: 0, unit_price: 1 }] }],
    ['items', { items: [{ text: 'x', quantity: 1.0001, unit_price: 1 }] }],
    ['items', { items: [{ text: 'x', quantity: 1, unit_price: 1.5 }] }],
    ['items', { items: [{ text: 'x', quantity: 1, unit_price: -1 }] }],
    ['service_to', { service_from: '2026-11-20', service_to: '2026-11-01' }],
    ['service_from', { service_from: '2026-02-30' }],
    ['due_days', { due_days: -1 }],
    ['billing', { billing: { ...billing, zip: '' } }],
  ])('are refused with a fault of %s: %j', async (field, changes) => {
    const answer = await root.ask('POST', '/api/invoices', orderFor(own.id, changes));
    expect(answer.json()).toMatchObject({ status: 400, data: { [field]: { message: expect.any(String) } } });
    expect(await service.db.selectFrom('invoices').selectAll().execute()).toEqual([]);
  });

  describe('once issued', () => {
    test('are neither changed nor deleted nor made by hand, not by superusers', async () => {
      const { id } = await issueInvoice(root, own.id);
      const before = (await root.ask('GET', `${records}/${id}`)).json();
      for (const who of [root, own]) {
        expect((await who.ask('PATCH', `${records}/${id}`, { amount: 1 })).statusCode).toBe(403);
        expect((await who.ask('DELETE', `${records}/${id}`)).statusCode).toBe(403);
        expect((await who.ask('POST', records, { number: 'KZ-2026-9999' })).statusCode).toBe(403);
        const requests = [{ method: 'DELETE', url: `${records}/${id}` }];
        expect((await who.ask('POST', '/api/batch', { requests })).statusCode).toBe(400);
      }
      expect((await root.ask('GET', `${records}/${id}`)).json()).toEqual(before);
    });

    test('keep their file as it was, whatever is said of the seller later', async () => {
      const { id } = await issueInvoice(root, own.id);
      const before = (await pdfOf(own, id)).rawPayload;
      await describeSeller(root, { ...sellerSite, address: 'Neue Straße 1, 80331 München' });
      expect((await pdfOf(own, id)).rawPayload.equals(before)).toBe(true);
    });

    test('are taken back by another invoice, once', async () => {
      const { id, number } = await issueInvoice(root, own.id);
      const cancel = async (which: string) => root.ask('POST', `/api/invoices/${which}/cancel`);
      const both = await Promise.all([cancel(id), cancel(id)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
      const storno = both.find(({ statusCode }) => statusCode === 200)?.json<{ id: string }>();
      expect(storno).toMatchObject({
        kind: 'storno',
        number: 'KZ-2026-0002',
        cancels: id,
        state: 'cancelled',
        amount: -11_662,
        tax: -1862,
        tax_rate: 19,
        owner: own.id,
      });
      expect((await own.ask('GET', `${records}/${id}`)).json()).toMatchObject({
        number,
        state: 'cancelled',
        cancelled_by: storno?.id,
        amount: 11_662,
      });
      const data = await dataIn((await pdfOf(own, storno?.id ?? '')).rawPayload);
      expect(data).toContain('<ram:TypeCode>384</ram:TypeCode>');
      expect(data).toContain(`<ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`);
      expect((await cancel(storno?.id ?? '')).json()).toMatchObject({
        message: 'Eine Stornorechnung lässt sich nicht stornieren.',
      });
      expect((await cancel('aaaaaaaaaaaaaaa')).statusCode).toBe(404);
    });

    test('are noted as paid, and not any more once they are taken back', async () => {
      const { id } = await issueInvoice(root, own.id);
      const paid = await root.ask('POST', `/api/invoices/${id}/paid`, { date: '2026-11-19' });
      expect(paid.json()).toMatchObject({ state: 'paid', paid: '2026-11-19' });
      const back = await root.ask('DELETE', `/api/invoices/${id}/paid`);
      expect(back.json()).toMatchObject({ state: 'open', paid: '' });
      expect((await root.ask('POST', `/api/invoices/${id}/paid`)).json()).toMatchObject({
        paid: '2026-11-20',
      });
      expect((await root.ask('POST', `/api/invoices/${id}/paid`, { date: 'gestern' })).statusCode).toBe(400);
      await root.ask('POST', `/api/invoices/${id}/cancel`);
      expect((await root.ask('POST', `/api/invoices/${id}/paid`)).json()).toMatchObject({
        status: 400,
        message: 'Diese Rechnung ist storniert.',
      });
    });
  });

  test('stay without a name when the account goes, and go with their file when the law no longer asks', async () => {
    const server = await openApp(place());
    const user = await newUser(server);
    const { id } = await issueInvoice(asker(server, root.token), user.id);
    const zip = unzipSync(new Uint8Array((await user.ask('GET', '/api/exportAccount')).rawPayload));
    expect(Object.keys(zip)).toContain('Rechnungen/KZ-2026-0001.pdf');
    expect(strFromU8(zip[`Rechnungen/${id}.json`] ?? new Uint8Array())).toContain('KZ-2026-0001');

    await user.ask('POST', '/api/deleteAccount', { id: user.id });
    expect((await pdfOf(user, id)).statusCode).toBe(404);
    expect((await pdfOf(root, id)).statusCode).toBe(200);
    expect((await root.ask('GET', `${records}/${id}`)).json()).toMatchObject({ owner: '' });
    const run = async () =>
      runDueJobs(server.jobParts, jobs, (fault) => {
        throw fault;
      });
    const left = async () =>
      server.db.selectFrom('file_contents').select('id').where('record', '=', id).execute();
    server.move(Date.parse('2034-12-31T12:00:00Z') - Date.parse('2026-11-20T12:00:00Z'));
    await run();
    expect(await left()).toHaveLength(1);
    server.move(2 * day);
    await run();
    expect(await left()).toEqual([]);
    await server.close();
  });

  test('are the only way to pay so far', async () => {
    const answer = await asker(service).ask('GET', '/api/paymentMethods');
    expect(answer.json()).toMatchObject([{ id: 'invoice', label: 'Rechnung' }]);
  });
});
