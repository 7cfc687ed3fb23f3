import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCases } from '../../../tests/helpers/access/account-cases.ts';
import { adminCases, backups } from '../../../tests/helpers/access/admin-cases.ts';
import { callCases } from '../../../tests/helpers/access/call-cases.ts';
import type { Case } from '../../../tests/helpers/access/case.ts';
import { rowCases } from '../../../tests/helpers/access/row-cases.ts';
import { makeRows, type People } from '../../../tests/helpers/access/rows.ts';
import { siteCases } from '../../../tests/helpers/access/site-cases.ts';
import { asker, newSuperuser, newUser } from '../../../tests/helpers/accounts.ts';
import { temporaryFolder } from '../../../tests/helpers/engines.ts';
import { describeSeller, issueInvoice } from '../../../tests/helpers/invoices.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';

// Whatever superusers may do that others may not leaves a trace. The cases are those of the table of access: a new
// call that only superusers may use is looked at here without anybody thinking of it.

/** These change nothing that is kept. */
const harmless = new Set([
  'POST /api/articles/preview',
  // Nothing is being read there any more.
  'POST /api/analyses/:id/cancel',
  'POST /api/collections/:collection/auth-refresh',
  // Changes nothing before the owner of the new address agrees; then it is his doing.
  'POST /api/collections/:collection/request-email-change',
]);

const only = ({ method, route, statuses: [guest, , other, admin] }: Case): boolean =>
  method !== 'GET' && guest >= 400 && other >= 400 && admin < 300 && !harmless.has(`${method} ${route}`);
const cases = [
  ...siteCases,
  ...rowCases,
  ...accountCases,
  ...callCases,
  ...adminCases,
  ...backups(true),
].filter(only);

let service: TestApp;
let people: People;
let issued = '';
const dataDir = temporaryFolder();
beforeAll(async () => {
  service = await openApp({ databaseUrl: null, dataDir });
  people = {
    guest: asker(service),
    owner: await newUser(service),
    other: await newUser(service),
    admin: await newSuperuser(service),
  };
  await describeSeller(people.admin);
  issued = (await issueInvoice(people.admin, people.owner.id)).id;
});
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true });
});

test('there are many things that only superusers may do', () => {
  const routes = new Set(cases.map(({ method, route, collection }) => `${method} ${collection ?? route}`));
  for (const one of ['articles', 'explanations', 'settings', 'users'])
    expect(routes).toContain(`PATCH ${one}`);
  expect(routes).toContain('POST /api/newsletters');
  expect(routes.size).toBeGreaterThan(25);
});

test.each(cases.map((one) => [`${one.method} ${one.collection ?? ''} ${one.route}`, one] as const))(
  '%s is noted with who did it',
  async (_, one) => {
    const rows = await makeRows(service, people, issued);
    const { admin } = people;
    await service.db.deleteFrom('audit').execute();
    const answer = await admin.ask(one.method, one.url(rows), one.body?.(rows, 'admin'));
    expect(answer.statusCode).toBe(one.statuses[3]);
    const noted = await service.db.selectFrom('audit').select(['email', 'admin']).execute();
    expect(noted.length).toBeGreaterThan(0);
    expect(new Set(noted.map(({ email }) => email))).toEqual(new Set([admin.email]));
  },
);

test('a picture is noted too, and so is a whole batch', async () => {
  const form = new FormData();
  const { png } = await import('../../../tests/helpers/png.ts');
  form.append('file', new Blob([png]), 'bild.png');
  await service.db.deleteFrom('audit').execute();
  const { id } = (await people.admin.ask('POST', '/api/collections/images/records', form)).json<{
    id: string;
  }>();
  const url = `/api/collections/images/records/${id}`;
  const requests = [
    { method: 'PATCH', url, body: { alt: 'Ein Bild' } },
    { method: 'DELETE', url },
  ];
  expect((await people.admin.ask('POST', '/api/batch', { requests })).statusCode).toBe(200);
  const noted = await service.db.selectFrom('audit').select(['action', 'target', 'record']).execute();
  expect(noted.map(({ action }) => action).toSorted()).toEqual(['create', 'delete', 'update']);
  expect(new Set(noted.map(({ target, record }) => `${target} ${record}`))).toEqual(
    new Set([`images ${id}`]),
  );
});
