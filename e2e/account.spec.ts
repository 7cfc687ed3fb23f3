import { enter, linkTo, logIn, makeUser, newEmail, password } from './accounts.ts';
import { check, expect, expectResult, home, sampleText, test } from './helpers.ts';

test('from registration to deletion', async ({ page, browser }) => {
  test.slow();
  const email = newEmail();

  // As a visitor, then as an account: what was made before comes along.
  await check(page, sampleText('koch'));
  await expectResult(page);
  const result = page.url();
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('link', { name: 'Jetzt registrieren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Konto anlegen' })).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page).toHaveURL(home.sie);
  await expect(page.getByText('Dein Account wurde erfolgreich erstellt')).toBeVisible();
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as object);
  expect(session).toMatchObject({ token: expect.any(String), record: { email, collectionName: 'users' } });

  await page.goto('/');
  await expect(page).toHaveURL('/cockpit');
  await page.getByRole('link', { name: /Novak/ }).click();
  await expectResult(page);
  expect(page.url()).toBe(result);
  await expect(page.getByText('Gespeichert im Konto')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Bericht als PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Zeugnis-Auswertung-Novak-\d{4}-\d\d-\d\d\.pdf$/);

  // The mail.
  await page.goto('/settings');
  await expect(page.getByText('Die Adresse ist noch nicht bestätigt.')).toBeVisible();
  await page.goto(await linkTo(email, 'E-Mail-Adresse bestätigen'));
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'E-Mail-Adresse bestätigt' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByText('Die Adresse ist bestätigt.')).toBeVisible();

  // Out, to a page that needs a login, and through the login on to it.
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(home.sie);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto('/settings/rechnungen?seite=1');
  await expect(page).toHaveURL('/auth/login?redirect=%2Fsettings%2Frechnungen%3Fseite%3D1');
  await logIn(page, email, 'falsch-falsch');
  await expect(page.getByText('Die E-Mail-Adresse oder das Passwort ist falsch')).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL('/settings/rechnungen?seite=1');
  await expect(page.getByText('Noch keine Rechnungen.', { exact: false })).toBeVisible();

  // Another browser of the same person loses its session with the old password.
  const context = await browser.newContext();
  const other = await context.newPage();
  await enter(other, email);
  await other.goto('/cockpit');
  await expect(other.getByRole('heading', { level: 1, name: 'Cockpit' })).toBeVisible();
  const newPassword = 'Noch-ein-Passwort-34';
  await page.goto('/settings');
  await page.getByLabel('Bisheriges Passwort').fill(`${password}!`);
  await page.getByLabel('Neues Passwort').fill(newPassword);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByLabel('Bisheriges Passwort')).toBeFocused();
  await page.getByLabel('Bisheriges Passwort').fill(password);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Das Passwort ist geändert')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText(email)).toBeVisible();
  await other.getByRole('link', { name: 'Einstellungen' }).click();
  await expect(other).toHaveURL('/auth/login?redirect=%2Fsettings');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await context.close();

  // Another address: the link goes there, and the password confirms it.
  const movedTo = newEmail();
  await page.getByLabel('Neue E-Mail-Adresse').fill(movedTo);
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
  await expect(page.getByText(`Ein Link ist an ${movedTo} unterwegs.`, { exact: false })).toBeVisible();
  await page.goto(await linkTo(movedTo, 'Neue E-Mail-Adresse bestätigen'));
  await page.getByLabel('Passwort', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Die neue E-Mail-Adresse gilt ab jetzt')).toBeVisible();
  await logIn(page, movedTo, newPassword);
  await expect(page).toHaveURL('/cockpit');
  // Through the login on to a page that the server delivers.
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(home.sie);
  await page.goto('/auth/login?redirect=%2Fmuster');
  await logIn(page, movedTo, newPassword);
  await expect(page).toHaveURL('/muster');
  await expect(page.getByRole('link', { name: 'Cockpit' }).first()).toBeVisible();

  // All data, then none.
  await page.goto('/settings');
  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Daten herunterladen' }).click();
  expect((await archive).suggestedFilename()).toBe('Klarzeugnis-Daten.zip');
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Konto löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page).toHaveURL(home.sie);
  await expect(page.getByText('Das Konto ist gelöscht')).toBeVisible();
  await page.goto(result);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Auswertung gibt es hier nicht');
  await page.goto('/auth/login');
  await logIn(page, movedTo, newPassword);
  await expect(page.getByText('Die E-Mail-Adresse oder das Passwort ist falsch')).toBeVisible();
});

test('a forgotten password: unknown address, link, new password; the link is good once', async ({
  page,
  request,
}) => {
  const email = await makeUser(request);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Passwort zurücksetzen' })).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill(newEmail());
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(
    page.getByText('Diese E-Mail-Adresse konnte nicht gefunden werden.', { exact: false }),
  ).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Link senden' }).click();
  await expect(page.getByText('Der Link zum Zurücksetzen wurde per E-Mail gesendet')).toBeVisible();
  // The fault of the first try is over, long before its 15 seconds are.
  await expect(page.getByText('konnte nicht gefunden werden', { exact: false })).toHaveCount(0, {
    timeout: 4000,
  });

  const link = await linkTo(email, 'Neues Passwort festlegen');
  await page.goto(link);
  await page.getByLabel('Neues Passwort').fill('Noch-ein-Passwort-34');
  await page.getByRole('button', { name: 'Passwort festlegen' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Das Passwort wurde erfolgreich zurückgesetzt')).toBeVisible();
  await logIn(page, email, 'Noch-ein-Passwort-34');
  await expect(page).toHaveURL('/cockpit');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
});

test('an address that is taken is told at its field, and everything stays filled in', async ({
  page,
  request,
}) => {
  const email = await makeUser(request);
  await page.goto('/auth/register');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByText('Die E-Mail-Adresse ist ungültig oder bereits vergeben')).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue(password);
});

test('a fault of the server at the registration is told with its words', async ({ page }) => {
  await page.route('**/api/createUser', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/auth/register');
  await page.getByLabel('E-Mail-Adresse').fill(newEmail());
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByText('Serverfehler bitte kontaktiere den Support')).toBeVisible();
});

test('an expired token is no login', async ({ page, request }) => {
  await enter(page, await makeUser(request));
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string };
    const payload = btoa(JSON.stringify({ exp: Date.now() / 1000 - 1 }));
    localStorage.setItem('user', JSON.stringify({ ...session, token: `a.${payload}.b` }));
  });
  await page.goto('/settings');
  await expect(page).toHaveURL('/auth/login?redirect=%2Fsettings');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('logging out in one window leaves the guarded page of another', async ({ page, context, request }) => {
  await enter(page, await makeUser(request));
  await page.goto('/settings');
  const second = await context.newPage();
  await second.goto('/cockpit');
  await second.getByRole('button', { name: 'Abmelden' }).click();
  await expect(second).toHaveURL(home.sie);
  await expect(page).toHaveURL('/auth/login?redirect=%2Fsettings');
});
