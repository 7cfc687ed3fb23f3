// Invoices in the settings: from the address of the user to the file in his hands.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { orderFor, sellerSite } from '../tests/helpers/invoices.ts';
import { enter, makeAdmin, makeUser, password } from './accounts.ts';
import { expect, expectAccessible, expectGoodAtBothSizes, test } from './helpers.ts';

/** Asks the API as one of the accounts. */
async function asAccount(request: APIRequestContext, email: string, collection = 'users') {
  const data = { identity: email, password };
  const session = await request.post(`/api/collections/${collection}/auth-with-password`, { data });
  const { token, record } = (await session.json()) as { token: string; record: { id: string } };
  const ask = async (method: string, url: string, body: object = {}) => {
    const answer = await request.fetch(url, { method, data: body, headers: { authorization: token } });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json() as Promise<{ id: string; number: string }>;
  };
  return { id: record.id, ask };
}

/** An invoice of the list by its number. */
const row = (page: Page, number: string) =>
  page.getByRole('listitem').filter({ hasText: new RegExp(`(^|Storno )${number}`) });

/** Another program's look at the file, where there is one. */
const hasPoppler = existsSync('/usr/bin/pdfinfo');

/** What a tool of poppler says of a file; `npm test` installs them for the seals. */
function toolSays(name: string, ...args: string[]): string {
  const { stdout, error, status } = spawnSync(name, args, { encoding: 'utf8' });
  if (error) throw error;
  expect(status).toBe(0);
  return stdout;
}

test('without invoices the page says so, and the address is checked and kept', async ({ page, request }) => {
  await enter(page, await makeUser(request));
  await page.goto('/settings');
  await page
    .getByRole('navigation', { name: 'Einstellungen' })
    .getByRole('link', { name: 'Rechnungen' })
    .click();
  await expect(page.getByText('Noch keine Rechnungen.')).toBeVisible();
  await expectGoodAtBothSizes(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Name oder Firma').fill('  Zimmerei Holz & Söhne  ');
  await field('Postleitzahl').fill('123');
  await field('USt-IdNr.').fill('12');
  await page.getByRole('button', { name: 'Anschrift speichern' }).click();
  await expect(field('Straße und Hausnummer')).toBeFocused();
  for (const fault of [
    'Straße und Hausnummer angeben',
    'gültige Postleitzahl',
    'den Ort angeben',
    'gültige USt-IdNr.',
  ])
    await expect(page.getByText(fault)).toBeVisible();
  await expectAccessible(page);

  // The rest by keyboard, in the order of the page.
  await page.keyboard.type('Gasse 4');
  for (const text of ['1010', 'Wien']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }
  await field('Land').selectOption('AT');
  await field('USt-IdNr.').fill('atu 12345678');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Die Anschrift ist gespeichert.')).toBeVisible();
  await page.reload();
  await expect(field('Name oder Firma')).toHaveValue('Zimmerei Holz & Söhne');
  await expect(field('Land')).toHaveValue('AT');
  await expect(field('USt-IdNr.')).toHaveValue('ATU12345678');
});

test('an invoice goes to the kept address, is downloaded, and its Storno is shown as such', async ({
  page,
  request,
}, info) => {
  const email = await makeUser(request);
  await enter(page, email);
  await page.goto('/settings/rechnungen');
  const values = {
    'Name oder Firma': 'Zimmerei Holz',
    'Straße und Hausnummer': 'Gasse 4',
    Postleitzahl: '50667',
    Ort: 'Köln',
  };
  for (const [label, text] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Anschrift speichern' }).click();
  await expect(page.getByText('Die Anschrift ist gespeichert.')).toBeVisible();

  const root = await asAccount(request, makeAdmin(), '_superusers');
  const user = await asAccount(request, email);
  await root.ask('PATCH', '/api/settings', { options: { site: sellerSite } });
  const issue = async () => root.ask('POST', '/api/invoices', orderFor(user.id, { billing: undefined }));
  const [open, paid, taken] = [await issue(), await issue(), await issue()];
  await root.ask('POST', `/api/invoices/${paid.id}/paid`, { date: '2026-11-19' });
  const storno = await root.ask('POST', `/api/invoices/${taken.id}/cancel`);

  await page.goto('/settings/rechnungen');
  await expect(page.getByRole('listitem').filter({ hasText: storno.number })).not.toHaveCount(0);
  await expectGoodAtBothSizes(page);
  await expect(row(page, open.number)).toContainText(/offen, fällig am \d\d\.\d\d\.\d{4}/);
  await expect(row(page, open.number)).toContainText('116,62 €');
  await expect(row(page, paid.number)).toContainText('bezahlt am 19.11.2026');
  await expect(row(page, taken.number)).toContainText(`storniert durch ${storno.number}`);
  await expect(row(page, storno.number)).toContainText(`Storno ${storno.number}`);
  await expect(row(page, storno.number)).toContainText(`nimmt Rechnung ${taken.number} zurück`);
  await expect(row(page, storno.number)).toContainText('-116,62 €');

  for (const { number, words } of [
    { number: open.number, words: ['Zimmerei Holz', 'Gasse 4', '50667 Köln', '116,62', 'DE123456789'] },
    { number: storno.number, words: ['Storno', taken.number, 'Zimmerei Holz'] },
  ]) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Rechnung ${number} als PDF herunterladen` }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${number}.pdf`);
    const path = info.outputPath(`${number}.pdf`);
    await file.saveAs(path);
    if (!hasPoppler) continue;
    expect(toolSays('pdfinfo', path)).toMatch(/Pages:\s+1\b/);
    const text = toolSays('pdftotext', '-layout', path, '-');
    for (const word of [number, ...words]) expect(text).toContain(word);
  }
});

test('invoices of others are not there', async ({ page, request }) => {
  await enter(page, await makeUser(request));
  await page.goto('/settings/rechnungen');
  await expect(page.getByText('Noch keine Rechnungen.')).toBeVisible();
  const answer = await page.request.get('/api/collections/invoices/records');
  expect(((await answer.json()) as { totalItems: number }).totalItems).toBe(0);
});
