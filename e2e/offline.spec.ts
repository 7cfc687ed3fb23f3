// A lost connection: it is told, nothing disappears, and all goes on when the network is back.
import { logIn, makeUser } from './accounts.ts';
import { act, newOwner, rows, titles } from './cockpit-steps.ts';
import {
  check,
  expect,
  expectResult,
  home,
  pasteField,
  passages,
  sampleText,
  sizes,
  submit,
  test,
} from './helpers.ts';

const lost = 'Es konnte keine Verbindung zu dem Server hergestellt werden. Fehlercode 504';

test('a login without a network says so, before and after what shows messages was loaded', async ({
  page,
  context,
  request,
}) => {
  const email = await makeUser(request);
  await page.goto('/auth/login');
  await page.getByLabel('E-Mail-Adresse').waitFor();
  await context.setOffline(true);
  await logIn(page, email);
  await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);

  await context.setOffline(false);
  await page.goto('/auth/login', { waitUntil: 'networkidle' });
  await page.waitForResponse(/toast-area-.*\.js/);
  await context.setOffline(true);
  await logIn(page, email);
  await expect(page.locator('.Toastify__toast--error')).toHaveText(lost);
  await context.setOffline(false);
  await logIn(page, email);
  await expect(page).toHaveURL('/cockpit');
});

test('a deletion without a network leaves the cockpit as it is', async ({ page, context, request }) => {
  const owner = await newOwner(page, request);
  await owner.certificate('Lena', 'Vogt', { letter: null });
  await page.goto('/cockpit');
  await expect(titles(page)).toHaveText(['Lena Vogt']);
  await context.setOffline(true);
  await act(page, 'Lena Vogt', 'Löschen');
  await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await context.setOffline(false);
  await act(page, 'Lena Vogt', 'Löschen');
  await expect(rows(page)).toHaveCount(0);
});

test('a text sent without a network is read when it is sent again', async ({ page, context }) => {
  await page.goto(home.sie);
  await pasteField(page).waitFor();
  // The screen of the result cannot come in the meantime, and a browser may keep that failure.
  await context.setOffline(true);
  await pasteField(page).fill(sampleText('koch'));
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await expect(pasteField(page)).toHaveValue(sampleText('koch'));
  await context.setOffline(false);
  await submit(page).click();
  await expectResult(page);
});

test('a screen that cannot be fetched is told below the header, and comes with the network', async ({
  page,
  context,
}) => {
  await page.goto('/auth/login');
  await page.getByLabel('E-Mail-Adresse').waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Erstellen' }).click();
  await expect(page.getByRole('heading', { name: 'Diese Seite ließ sich nicht laden' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prüfen', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Stammdaten' })).toBeVisible();
});

test('a part that a newer build has no more is told in its place, and a fresh page has it', async ({
  page,
}) => {
  await page.route(/\/assets\/meaning-(?!fold).*\.js/, (route) => route.fulfill({ status: 404 }));
  await check(page, sampleText('koch'));
  await expectResult(page);
  const note = async () => {
    await passages(page).first().click();
    await page.getByText('Was heißt das?').first().click();
  };
  await note();
  await expect(page.getByText('Dieser Teil der Seite ließ sich nicht laden.')).toBeVisible();
  await page.unroute(/\/assets\/meaning-(?!fold).*\.js/);
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByText('Dieser Teil der Seite ließ sich nicht laden.')).toHaveCount(0);
  await expectResult(page);
});

test('the menu of a phone that cannot be fetched is told, and opens later', async ({ page, context }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(home.sie);
  const menu = page.getByRole('button', { name: 'Menü' });
  await menu.waitFor();
  await context.setOffline(true);
  await menu.click();
  await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await context.setOffline(false);
  await expect(async () => {
    await menu.click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Erstellen' })).toBeVisible();
  }).toPass();
});

test('a page whose words cannot be fetched says so', async ({ page }) => {
  await page.route(/\/assets\/de-.*\.json/, (route) => route.abort());
  await page.goto('/auth/login');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Diese Seite ließ sich nicht laden' }),
  ).toBeVisible();
  await page.unroute(/\/assets\/de-.*\.json/);
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
});
