// A result that stands on the screen still and is no longer on the server.
import {
  check,
  expect,
  expectAccessible,
  expectGoodAtBothSizes,
  expectResult,
  home,
  letter,
  sampleText,
  submit,
  pasteField,
  test,
} from './helpers.ts';
import { enter, makeUser } from './accounts.ts';
import type { Page } from '@playwright/test';

/** Deletes the analysis that is shown, as another tab of this browser does. */
async function deleteBehind(page: Page): Promise<void> {
  const id = page.url().split('/').at(-1) ?? '';
  const answer = await page.request.delete(`/api/collections/analyses/records/${id}`);
  expect(answer.status()).toBe(204);
}

for (const button of ['Bericht als PDF', 'Zeugnis verbessern']) {
  test(`„${button}“ says that the analysis is deleted, and reads the letter anew`, async ({ page }) => {
    await check(page, sampleText('koch'));
    await expectResult(page);
    const before = page.url();
    await deleteBehind(page);
    await page.getByRole(button === 'Bericht als PDF' ? 'link' : 'button', { name: button }).click();
    const told = page.getByRole('alert').filter({ hasText: 'Auf dem Server gelöscht' });
    await expect(told).toBeVisible();
    await expect(page.getByText('Fehlercode')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Zeugnis verbessern' })).toHaveCount(0);
    // What can be read still stays where it is.
    await expect(letter(page)).toContainText('Novak');
    await expectGoodAtBothSizes(page);
    await told.getByRole('button', { name: 'Noch einmal prüfen' }).click();
    await expect(page).not.toHaveURL(before);
    await expectResult(page);
    await expect(letter(page)).toContainText('Novak');
    await expect(page.getByRole('button', { name: 'Zeugnis verbessern' })).toBeVisible();
  });
}

test('what is already deleted is deleted without a fault', async ({ page }) => {
  await page.goto(home.sie);
  await pasteField(page).fill(sampleText('azubi'));
  await submit(page).click();
  await expectResult(page);
  await deleteBehind(page);
  await page.getByRole('button', { name: 'Auswertung löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Auswertung löschen' }).click();
  await expect(page.getByText('Die Auswertung ist gelöscht.')).toBeVisible();
  await expectAccessible(page);
});

test('what an account keeps goes to its trash, and who looks for it is led there', async ({ page }) => {
  await enter(page, await makeUser(page.request));
  await check(page, sampleText('koch'));
  await expectResult(page);
  const address = page.url();
  await page.getByRole('button', { name: 'Auswertung löschen' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Papierkorb');
  await expect(dialog).not.toContainText('sofort');
  await dialog.getByRole('button', { name: 'Auswertung löschen' }).click();
  await expect(page.getByText('Die Auswertung liegt im Papierkorb.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Auswertung gibt es hier nicht');
  await expect(page.getByText('24 Stunden')).toHaveCount(0);
  await expectGoodAtBothSizes(page);
  await page.getByRole('main').getByRole('link', { name: 'Zum Cockpit' }).click();
  await page.getByRole('link', { name: 'Papierkorb' }).click();
  await page.getByRole('button', { name: /^„Milan Novak“ zurückholen/ }).click();
  await page.goto(address);
  await expectResult(page);
});
