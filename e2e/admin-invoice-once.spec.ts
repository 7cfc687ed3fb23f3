// An invoice is issued once, whatever becomes of the click and of the answer.
import type { APIRequestContext, Page } from '@playwright/test';
import { sellerSite } from '../tests/helpers/invoices.ts';
import { enter, makeAdmin, makeUser, password } from './accounts.ts';
import { expect } from './helpers.ts';
import { test } from './own-service.ts';

/** Asks the API as the administrator. */
async function asAdmin(request: APIRequestContext, email: string) {
  const data = { identity: email, password };
  const session = await request.post('/api/collections/_superusers/auth-with-password', { data });
  const { token } = (await session.json()) as { token: string };
  return async (method: string, url: string, body: object = {}) => {
    const answer = await request.fetch(url, {
      method,
      headers: { authorization: token },
      ...(method === 'GET' ? {} : { data: body }),
    });
    return answer.json() as Promise<{ totalItems: number; items: { id: string }[] }>;
  };
}

/** The form for an invoice to a user, filled in. */
async function writeInvoice(page: Page, user: string): Promise<void> {
  await page.goto(`/admin/invoices/neu?nutzer=${user}`);
  const values = {
    'Name oder Firma': 'Muster GmbH',
    'Straße und Hausnummer': 'Am Hof 1',
    Postleitzahl: '50667',
    Ort: 'Köln',
  };
  for (const [label, text] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(text);
  const line = page.getByRole('group', { name: 'Position 1' });
  await line.getByLabel('Leistung').fill('Zeugnis schreiben');
  await line.getByLabel('Einzelpreis in Euro').fill('49');
}

const issue = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Rechnung ausstellen' });
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: /^Rechnung KZ-/ });

test('an answer that was lost, a second tab and two clicks make no second invoice', async ({
  page,
  context,
  request,
  service,
}) => {
  const admin = makeAdmin(service.dataDir);
  await enter(page, admin, '_superusers');
  const ask = await asAdmin(request, admin);
  await ask('PATCH', '/api/settings', { options: { site: sellerSite } });
  const email = await makeUser(request);
  const filter = encodeURIComponent(`email="${email}"`);
  const found = await ask('GET', `/api/collections/users/records?filter=${filter}`);
  const user = found.items[0]?.id ?? '';
  const issued = async () =>
    (await ask('GET', `/api/collections/invoices/records?filter=${encodeURIComponent(`owner="${user}"`)}`))
      .totalItems;

  await writeInvoice(page, user);
  const other = await context.newPage();
  await writeInvoice(other, user);
  await page.route(
    '**/api/invoices',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const ready = page.getByRole('button', { name: 'Rechnung ausstellen' });
  await ready.click();
  await issue(page).click();
  await expect(page.getByText(/keine Verbindung zu dem Server/)).toBeVisible();
  expect(await issued()).toBe(1);
  await ready.click();
  // Twice before anything can be drawn, as an impatient hand does.
  await issue(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(heading(page)).toBeVisible();
  expect(await issued()).toBe(1);

  // The same form in the other tab: first with other words, then, when that was told, as another invoice.
  await other.getByRole('group', { name: 'Position 1' }).getByLabel('Menge').fill('2');
  await other.getByRole('button', { name: 'Rechnung ausstellen' }).click();
  await issue(other).click();
  await expect(other.getByText(/wurde schon die Rechnung KZ-.* ausgestellt/)).toBeVisible();
  expect(await issued()).toBe(1);
  await other.getByRole('button', { name: 'Rechnung ausstellen' }).click();
  await issue(other).click();
  await expect(heading(other)).toBeVisible();
  expect(await issued()).toBe(2);
});
