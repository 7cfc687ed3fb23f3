import type { Page } from '@playwright/test';
import { expect, expectResult, home, pasteField, sampleText, sizes, submit, test } from './helpers.ts';

const chosen = 'Datei wählen';
const text = sampleText('koch');
const file = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

test('without anything the home says what is missing, beside the field', async ({ page }) => {
  await page.goto(home.sie);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Noch ist nichts zum Prüfen da.' })).toBeVisible();
  await expect(pasteField(page)).toHaveAccessibleDescription(/Noch ist nichts/);
  await expect(page).toHaveURL(home.sie);
  await pasteField(page).fill(text);
  await expect(page.getByText('Noch ist nichts zum Prüfen da.')).toBeHidden();
});

test('an empty file and one too many for the limit are named', async ({ page }) => {
  await page.goto(home.sie);
  await page.getByLabel(chosen).setInputFiles(file('leer.pdf', 'application/pdf', ''));
  await expect(page.getByRole('alert').filter({ hasText: 'Die Datei „leer.pdf“ ist leer.' })).toBeVisible();
  await page
    .getByLabel(chosen)
    .setInputFiles(file('riesig.pdf', 'application/pdf', Buffer.alloc(15 * 1024 * 1024 + 1)));
  await expect(page.getByRole('alert').filter({ hasText: 'höchstens 15 MB' })).toBeVisible();
});

test('a file of another kind is refused by the server; file and pasted text stay', async ({ page }) => {
  await page.goto(home.sie);
  await pasteField(page).fill(text);
  await page.getByLabel(chosen).setInputFiles(file('programm.dat', '', 'MZ\u0090\u0000\u0003\u0000\u0000'));
  await expect(page.getByText('Geprüft wird die Datei.')).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Dateiformat' })).toBeVisible();
  await expect(page.getByText('programm.dat')).toBeVisible();
  await expect(pasteField(page)).toHaveValue(text);

  await page.getByRole('button', { name: '„programm.dat“ entfernen' }).click();
  await submit(page).click();
  await expectResult(page);
});

test('a damaged document is told beside the files', async ({ page }) => {
  await page.goto(home.sie);
  await page.getByLabel(chosen).setInputFiles(file('kaputt.pdf', 'application/pdf', '%PDF-1.7\nnichts'));
  await submit(page).click();
  // It is looked at in a process of its own, which has to start.
  const told = page.getByRole('alert').filter({ hasText: /beschädigt|kein lesbarer Text/ });
  await expect(told).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('kaputt.pdf')).toBeVisible();
});

test('without a network the text stays, and the next try goes through', async ({ page }) => {
  await page.goto(home.sie);
  await pasteField(page).fill(text);
  await page.route('**/api/analyses', (route) => route.abort());
  await submit(page).click();
  await expect(
    page.getByRole('alert').filter({
      hasText: 'Es konnte keine Verbindung zu dem Server hergestellt werden. Fehlercode 504',
    }),
  ).toBeVisible();
  await expect(pasteField(page)).toHaveValue(text);
  await page.unroute('**/api/analyses');
  await submit(page).click();
  await expectResult(page);
});

test('a browser that knows it is offline says so at once', async ({ page, context }) => {
  await page.goto(home.sie);
  await pasteField(page).fill(text);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Fehlercode 504' })).toBeVisible();
  await context.setOffline(false);
  await submit(page).click();
  await expectResult(page);
});

test('an answer that is not from the server is told as a fault, and the text stays', async ({ page }) => {
  await page.goto(home.sie);
  await pasteField(page).fill(text);
  await page.route('**/api/analyses', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Anmeldung im WLAN</h1>' }),
  );
  await submit(page).click();
  await expect(page.locator('.Toastify__toast--error')).toHaveText('Fehler');
  await expect(pasteField(page)).toHaveValue(text);
});

test('a fault of the server is told with its code, and nothing is lost', async ({ page }) => {
  await page.goto(home.sie);
  await pasteField(page).fill(text);
  await page.route('**/api/analyses', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'x', data: {} } }),
  );
  await submit(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Interner Serverfehler. Fehlercode 500' });
  await expect(alert).toContainText('Nichts ist verloren');
  await page.reload();
  await expect(pasteField(page)).toHaveValue(text);
});

/** Holds what is to be read back, as a slow line does, until the returned function is called. */
async function holdReading(page: Page): Promise<() => void> {
  const gate = new EventTarget();
  const released = new Promise((resolve) => gate.addEventListener('open', resolve, { once: true }));
  await page.route('**/api/analyses', async (route) => {
    await released;
    await route.continue();
  });
  return () => void gate.dispatchEvent(new Event('open'));
}

test('while files are on their way and being read, the page says so', async ({ page }) => {
  await page.goto(home.sie);
  const release = await holdReading(page);
  await page.getByLabel(chosen).setInputFiles(file('zeugnis.txt', 'text/plain', text));
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: /übertragen|gelesen/ })).toBeVisible();
  release();
  await expectResult(page);
});

test('nothing jumps on a phone while a text is being read', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(home.sie);
  const release = await holdReading(page);
  await expect(submit(page)).toBeEnabled();
  await pasteField(page).fill(text);
  const placeOfButton = () =>
    submit(page).evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  const before = await placeOfButton();
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'gelesen' })).toBeVisible();
  expect(await placeOfButton()).toBe(before);
  release();
  await expectResult(page);
});
