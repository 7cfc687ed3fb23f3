import type { Page } from '@playwright/test';
import { enter, makeAdmin, makeUser } from './accounts.ts';
import { expect, expectAccessible, expectGoodAtBothSizes, home, settled, sizes, test } from './helpers.ts';

// With everything that moves, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const open = [
  '/auth/login',
  '/auth/login?redirect=%2Fadmin%2Fusers',
  '/auth/register',
  '/auth/reset-password',
  '/auth/set-password#email=lena%40example.com&token=x',
  '/auth/set-password',
  '/auth/verify-email?token=x',
  '/auth/confirm-email?token=x',
  '/admin/login',
  `${home.sie}/dokument-preufen`,
  '/zeugnisgenerator/leistung',
  '/link-abgelaufen',
  '/zeugnis-geloescht',
];

async function expectGood(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectGoodAtBothSizes(page);
}

test.describe('accessible and nothing sticks out, at both widths:', () => {
  test.setTimeout(180_000);

  test('open screens', async ({ page }) => {
    for (const path of open) await expectGood(page, path);
  });

  test('forms with faults', async ({ page }) => {
    await page.goto('/auth/register');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
    await expectGoodAtBothSizes(page);
  });

  test('screens of an account', async ({ page, request }) => {
    await enter(page, await makeUser(request));
    for (const path of ['/cockpit', '/settings', '/settings/rechnungen']) await expectGood(page, path);
  });

  test('screens of the administration', async ({ page }) => {
    await enter(page, makeAdmin(), '_superusers');
    for (const path of ['/admin/users', '/admin/articles', '/admin/explanation', '/cockpit', '/settings']) {
      await expectGood(page, path);
    }
  });
});

test('the login works by keyboard alone, past the header', async ({ page, request }) => {
  const email = await makeUser(request);
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Jetzt registrieren' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(email);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('Ein-Passwort-12');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cockpit');
  await expect(page.getByRole('main')).toBeFocused();
});

test('layers lie above each other, keep the focus, give it back, and Esc closes the uppermost', async ({
  page,
  request,
}) => {
  await enter(page, await makeUser(request));
  await page.goto('/settings');
  const opener = page.getByRole('main').getByRole('button', { name: 'Konto löschen' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('dialog', { name: 'Konto löschen?' });
  await expect(first).toBeVisible();
  await expectAccessible(page);
  const inner = first.getByRole('button', { name: 'Konto löschen', exact: true });
  await inner.focus();
  await page.keyboard.press('Enter');
  const second = page.getByRole('alertdialog', { name: 'Aktion bestätigen' });
  await expect(second).toBeVisible();
  await expect(second.getByText('Sind Sie sicher?')).toBeVisible();
  await expectAccessible(page);
  const layers = await page.evaluate(() =>
    [...document.querySelectorAll('.veil')].map((veil) => getComputedStyle(veil).zIndex),
  );
  expect(layers).toEqual(['1000', '1002']);
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(await second.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(second).toHaveCount(0);
  await expect(first).toBeVisible();
  await expect(inner).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a dialog is closed by a click outside and by a swipe', async ({ page, request }) => {
  await enter(page, await makeUser(request));
  await page.goto('/settings');
  const opener = page.getByRole('main').getByRole('button', { name: 'Konto löschen' });
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(dialog).toBeVisible();
  // Until here it could be the second click of a double click.
  await page.waitForTimeout(600);
  await page.mouse.click(8, 8);
  await expect(dialog).toHaveCount(0);

  await opener.click();
  await expect(dialog).toBeVisible();
  await settled(page);
  const { x, y, width } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + 24);
  // Sent in one go: a swipe is over within 300 ms, also on a busy machine.
  await Promise.all([page.mouse.down(), page.mouse.move(x + width / 2, y + 60), page.mouse.up()]);
  await expect(dialog).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('the menu holds what the header has no room for', async ({ page, request }) => {
    await enter(page, await makeUser(request));
    await page.goto(home.sie);
    const button = page.getByRole('button', { name: 'Menü' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    // Before the app has loaded the click waits; Escape would come first.
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: 'Einstellungen' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(menu).toHaveCount(0);
    await button.click();
    await menu.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL(home.sie);
  });
});

test('header and footer lead to everything that a page should', async ({ page }) => {
  await page.goto(home.sie);
  await expect(page.getByRole('contentinfo').getByText('© 2025 Klarzeugnis')).toBeVisible();
  // „Artikel“ comes as soon as one is published, which another test may do meanwhile.
  const links = page
    .getByRole('contentinfo')
    .getByRole('link')
    .filter({ hasNotText: /^Artikel$/ });
  await expect(links).toHaveText([
    'Start',
    'Muster',
    'Geheimcodes',
    'Zeugnissprache',
    'Newsletter',
    'Impressum',
    'Datenschutz',
    'AGB',
    'Barrierefreiheit',
  ]);
  const areas = page.getByRole('banner').getByRole('link');
  await expect(areas).toHaveText(['Klarzeugnis', 'Prüfen', 'Erstellen', 'Wissen', 'Anmelden']);
});
