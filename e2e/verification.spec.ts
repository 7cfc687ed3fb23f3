// The link of the verification mail: opening it confirms nothing, a click does, and what it cannot do it says.
import { enter, linkTo, makeUser } from './accounts.ts';
import { expect, expectGoodAtBothSizes, test } from './helpers.ts';

test('whoever only opens the link confirms nothing; a click does, and then it is used', async ({
  page,
  browser,
  request,
}) => {
  const email = await makeUser(request);
  const link = await linkTo(email, 'E-Mail-Adresse bestätigen');
  // A scanner: fetches the page, and opens it in a browser of its own.
  expect((await request.get(link)).status()).toBe(200);
  const scanner = await (await browser.newContext()).newPage();
  await scanner.goto(link);
  await expect(scanner.getByRole('button', { name: 'Adresse bestätigen' })).toBeVisible();
  await scanner.context().close();

  await enter(page, email);
  await page.goto('/settings');
  await expect(page.getByText('Die Adresse ist noch nicht bestätigt.')).toBeVisible();
  await page.goto(link);
  await expect(
    page.getByText(`Ein Klick bestätigt, dass die Adresse ${email} zu diesem Konto gehört.`),
  ).toBeVisible();
  await expectGoodAtBothSizes(page);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).dblclick();
  await expect(page.getByRole('heading', { name: 'E-Mail-Adresse bestätigt' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Diese Adresse ist schon bestätigt' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText('Die Adresse ist bestätigt.')).toBeVisible();
});

test('a link that is none, and one that has ended, say so', async ({ page }) => {
  for (const address of ['/auth/verify-email', '/auth/verify-email?token=abc']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Der Link ist ungültig' })).toBeVisible();
  }
  await page.route('**/api/checkVerification', (route) =>
    route.fulfill({ json: { state: 'expired', email: '' } }),
  );
  await page.goto('/auth/verify-email?token=abcd');
  await expect(page.getByRole('heading', { name: 'Der Link ist abgelaufen' })).toBeVisible();
  await expect(page.getByText('Er galt 24 Stunden.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zu den Einstellungen' })).toBeVisible();
});
