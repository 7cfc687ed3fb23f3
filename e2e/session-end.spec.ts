// A session that ends elsewhere: whoever still has the page open is told so and led back to it.
import type { Page } from '@playwright/test';
import { enter, logIn, makeAdmin, makeUser } from './accounts.ts';
import { expect, expectAccessible, test } from './helpers.ts';

/** Notes what must not happen in a page: uncaught faults, and requests for a record without an id. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('pageerror', ({ message }) => seen.push(message));
  page.on('request', (request) => {
    if (/\/records\/(\?|$)/.test(new URL(request.url()).pathname + new URL(request.url()).search))
      seen.push(request.url());
  });
  return seen;
}

test('whose password was changed elsewhere is told that the login has ended, and comes back', async ({
  page,
  browser,
}) => {
  const email = await makeUser(page.request);
  await enter(page, email);
  await page.goto('/settings');
  await expect(page.getByText('Die Adresse ist noch nicht bestätigt.')).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await enter(elsewhere, email);
  const changed = 'Ein-anderes-Passwort-34';
  await elsewhere.goto('/settings');
  await elsewhere.getByLabel('Bisheriges Passwort').fill('Ein-Passwort-12');
  await elsewhere.getByLabel('Neues Passwort').fill(changed);
  await elsewhere.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(elsewhere.getByText('Das Passwort ist geändert')).toBeVisible();

  const seen = watch(page);
  await page.getByRole('button', { name: 'Daten herunterladen' }).click();
  await expect(page).toHaveURL('/auth/login?redirect=%2Fsettings');
  await expect(page.getByText(/^Ihre Anmeldung ist beendet/)).toBeVisible();
  await expect(page.getByText(/Fehlercode/)).toHaveCount(0);
  await expectAccessible(page);
  await logIn(page, email, changed);
  await expect(page).toHaveURL('/settings');
  expect(seen).toEqual([]);
  await elsewhere.context().close();
});

test('an administrator whose session has ended logs in where the guard leads, and is back', async ({
  page,
}) => {
  const admin = makeAdmin();
  await enter(page, admin, '_superusers');
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  await page.route('**/api/collections/users/records*', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByLabel('E-Mail-Adresse oder Name').fill('lena');
  await expect(page).toHaveURL(/^[^?]*\/auth\/login\?redirect=%2Fadmin%2Fusers/);
  await expect(page.getByText(/^Ihre Anmeldung ist beendet/)).toBeVisible();
  await page.unroute('**/api/collections/users/records*');
  await logIn(page, admin);
  await expect(page).toHaveURL(/\/admin\/users/);
  await expect(page.getByRole('heading', { level: 1, name: 'Verwaltung' })).toBeVisible();
});
