import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSuperuser, newUser, password, type Asker } from '../../../../tests/helpers/accounts.ts';
import {
  certificates,
  isOpen,
  openAccounts,
  type AccountService,
} from '../../../../tests/helpers/account-service.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { billing, describeSeller, issueInvoice } from '../../../../tests/helpers/invoices.ts';
import { png } from '../../../../tests/helpers/png.ts';
import type { TestApp } from '../../../../tests/helpers/test-app.ts';

describeOnBothEngines('accounts', (place) => {
  let service: TestApp;
  let guest: Asker;
  let logInStatus: AccountService['logInStatus'];
  beforeAll(async () => {
    ({ service, guest, logInStatus } = await openAccounts(place));
  });
  afterAll(async () => service.close());

  describe('are deleted', () => {
    test('by themselves, with everything in them, at once; invoices stay without a name', async () => {
      const [own, root] = [await newUser(service), await newSuperuser(service)];
      const certificate = (await own.ask('POST', certificates, { project_name: 'Ganz weg' })).json<{
        id: string;
      }>();
      await own.ask('POST', '/api/analyses', { text: 'Zeugnis' });
      const form = new FormData();
      form.append('purpose', 'logo');
      form.append('certificate', certificate.id);
      form.append('file', new Blob([png]), 'Logo.png');
      const file = await service.app.inject({
        method: 'POST',
        url: '/api/collections/files/records',
        payload: form,
        headers: { authorization: own.token },
      });
      expect(file.statusCode).toBe(200);
      await describeSeller(root);
      const made = await issueInvoice(root, own.id);
      expect((await own.ask('GET', '/api/collections/invoices/records')).json()).toMatchObject({
        totalItems: 1,
      });

      const answer = await own.ask('POST', '/api/deleteAccount', { id: own.id });
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
      expect(await isOpen(own)).toBe(false);
      expect(await logInStatus(own.email, password)).toBe(400);
      for (const table of ['certificates', 'analyses', 'files'] as const) {
        const left = await service.db.selectFrom(table).select('id').where('owner', '=', own.id).execute();
        expect({ table, left }).toEqual({ table, left: [] });
      }
      const { id } = file.json<{ id: string }>();
      const contents = await service.db
        .selectFrom('file_contents')
        .select('id')
        .where('record', '=', id)
        .execute();
      expect(contents).toEqual([]);
      const events = await service.db.selectFrom('events').select('payload').execute();
      expect(JSON.stringify(events)).not.toMatch(/Ganz weg|Zeugnis/);
      const kept = await root.ask('GET', `/api/collections/invoices/records/${made.id}`);
      expect(kept.json()).toMatchObject({ owner: '', billing, amount: 11_662 });
    });

    test('by nobody else, but superusers', async () => {
      const [own, foreign, root] = [
        await newUser(service),
        await newUser(service),
        await newSuperuser(service),
      ];
      const remove = async (who: Asker) =>
        (await who.ask('POST', '/api/deleteAccount', { id: own.id })).statusCode;
      expect(await remove(guest)).toBe(401);
      expect(await remove(foreign)).toBe(404);
      expect(await isOpen(own)).toBe(true);
      expect(await remove(root)).toBe(200);
      expect(await isOpen(own)).toBe(false);
    });

    test('and what is made in the same moment is not left behind', async () => {
      const own = await newUser(service);
      const making = Array.from({ length: 10 }, async () => own.ask('POST', certificates, {}));
      await Promise.all([...making, own.ask('POST', '/api/deleteAccount', { id: own.id })]);
      const left = await service.db
        .selectFrom('certificates')
        .select('id')
        .where('owner', '=', own.id)
        .execute();
      expect(left).toEqual([]);
    });
  });

  test('export everything of their own, and nothing else', async () => {
    const [own, foreign] = [await newUser(service), await newUser(service)];
    await foreign.ask('POST', certificates, { project_name: 'fremd' });
    const made = (await own.ask('POST', certificates, { project_name: 'eigenes' })).json<{ id: string }>();
    const analysis = (await own.ask('POST', '/api/analyses', { text: 'Mein Zeugnis' })).json<{
      id: string;
    }>();
    const answer = await own.ask('GET', '/api/exportAccount');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Klarzeugnis-Daten.zip"',
    });
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    expect(Object.keys(files).toSorted()).toEqual(
      [
        `Auswertungen/${analysis.id}.json`,
        `Auswertungen/${analysis.id}.txt`,
        'Konto.json',
        `Zeugnisse/${made.id}.json`,
      ].toSorted(),
    );
    const text = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(text).toContain('Mein Zeugnis');
    expect(text).toContain(own.email);
    expect(text).not.toMatch(/fremd|tokenKey|argon2/);
    expect((await guest.ask('GET', '/api/exportAccount')).statusCode).toBe(401);
  });
});
