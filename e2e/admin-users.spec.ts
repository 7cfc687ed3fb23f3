// What administrators do with accounts, in the browser.
import type { Page } from '@playwright/test';
import { enter, linkTo, logIn, makeAdmin, makeUser, password } from './accounts.ts';
import { expect, expectGoodAtBothSizes, test } from './helpers.ts';

const search = (page: Page) => page.getByLabel('E-Mail-Adresse oder Name');
const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

async function open(page: Page, email: string): Promise<void> {
  await page.goto('/admin/users');
  await search(page).fill(email);
  await count(page, '1 Konto');
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { level: 2, name: email })).toBeVisible();
}

test.beforeEach(async ({ page }) => enter(page, makeAdmin(), '_superusers'));

test('users are searched, narrowed and sorted, and the way back finds the list as it was', async ({
  page,
  request,
}) => {
  const mark = `liste${Date.now()}`;
  const emails = ['anna', 'berta', 'carla'].map((name) => `${name}.${mark}@example.com`);
  for (const email of emails) {
    const data = { email, password, passwordConfirm: password };
    expect((await request.post('/api/createUser', { data })).status()).toBe(200);
  }
  await page.goto('/admin/users');
  await search(page).fill(mark);
  await count(page, '3 Konten');
  const names = page.getByRole('cell').getByRole('link');
  await page.getByRole('button', { name: 'E-Mail-Adresse' }).click();
  await expect(names).toHaveText(emails);
  await page.getByRole('button', { name: 'E-Mail-Adresse' }).click();
  await expect(names).toHaveText(emails.toReversed());
  await expect(page.getByRole('columnheader', { name: 'E-Mail-Adresse' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('link', { name: emails[0] ?? '' }).click();
  await page.getByRole('button', { name: 'Als bestätigt vermerken' }).click();
  await expect(page.getByText('Die E-Mail-Adresse ist bestätigt.')).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue(mark);
  await expect(names).toHaveText(emails.toReversed());
  await page.getByLabel('Bestätigt').selectOption('nein');
  await count(page, '2 Konten');
  await page.getByRole('button', { name: 'Filter aufheben' }).click();
  await expect(search(page)).toHaveValue('');
});

test('an account is verified by mail, given modules, locked, unlocked and deleted', async ({
  page,
  request,
  browser,
}) => {
  const email = await makeUser(request);
  await open(page, email);
  await expect(page.getByText('Die E-Mail-Adresse ist noch nicht bestätigt.')).toBeVisible();
  await page.getByRole('button', { name: 'Bestätigungsmail senden' }).click();
  await expect(page.getByText(`Die Bestätigungsmail an ${email} ist unterwegs.`)).toBeVisible();
  expect(await linkTo(email, 'E-Mail-Adresse bestätigen')).toContain('/auth/verify-email');

  const modules = page.getByRole('region', { name: 'Module' });
  await modules.getByRole('button', { name: 'Modul hinzufügen' }).click();
  await expect(modules.getByText('Bitte einen Namen eingeben.')).toBeVisible();
  await modules.getByLabel('Weiteres Modul').fill(' Sammel  anlegen ');
  await page.keyboard.press('Enter');
  await expect(modules.getByRole('listitem')).toHaveText(/Sammel anlegen/);
  await modules.getByLabel('Weiteres Modul').fill('Sammel anlegen');
  await page.keyboard.press('Enter');
  await expect(modules.getByText('hat das Konto schon')).toBeVisible();
  await modules.getByRole('button', { name: 'Modul entfernen: Sammel anlegen' }).click();
  await expect(modules.getByText('Keine Module.')).toBeVisible();

  await page.getByRole('button', { name: 'Konto sperren' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nichts ändern' }).click();
  await page.getByRole('button', { name: 'Konto sperren' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Konto sperren' }).click();
  await expect(page.getByRole('button', { name: 'Konto entsperren' })).toBeVisible();
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto('/auth/login');
  await logIn(theirs, email);
  await expect(theirs.getByText(/gesperrt/)).toBeVisible();
  await page.getByRole('button', { name: 'Konto entsperren' }).click();
  await expect(page.getByRole('button', { name: 'Konto sperren' })).toBeVisible();
  await logIn(theirs, email);
  await expect(theirs).toHaveURL('/cockpit');

  const trail = page.getByRole('region', { name: 'Verlauf' });
  await expect(trail.getByText('geändert: Sperre')).toHaveCount(2);
  await expect(trail.getByText('Bestätigungsmail gesandt')).toBeVisible();

  await page.getByRole('button', { name: 'Konto löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Konto löschen' }).click();
  await expect(page.getByText(`Das Konto ${email} ist gelöscht.`)).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  await search(page).fill(email);
  await count(page, '0 Konten');
  await theirs.context().close();
});

test('the list and an account work by keyboard', async ({ page, request }) => {
  const email = await makeUser(request);
  await page.goto('/admin/users');
  await search(page).focus();
  await page.keyboard.type(email);
  await count(page, '1 Konto');
  await page.getByRole('link', { name: email }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Konto sperren' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Konto sperren' })).toBeFocused();
});

test('list and account are accessible at both widths', async ({ page, request }) => {
  const email = await makeUser(request);
  await page.goto('/admin/users');
  await search(page).fill(email);
  await count(page, '1 Konto');
  await expectGoodAtBothSizes(page);
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByText('Bisher nichts.')).toBeVisible();
  await expectGoodAtBothSizes(page);
});
