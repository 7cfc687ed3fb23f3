import type { Page } from '@playwright/test';
import {
  expect,
  expectResult,
  home,
  letter,
  openNote,
  passages,
  pasteField,
  sampleText,
  test,
} from './helpers.ts';

/** Presses Tab until the wanted place has the focus. */
async function tabTo(page: Page, wanted: () => Promise<boolean>, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await wanted()) return;
    await page.keyboard.press(key);
  }
  throw new Error('not reached with the Tab key');
}
const focused = (page: Page) => page.locator(':focus');
const nameOfFocus = (page: Page) => () => focused(page).first().textContent({ timeout: 500 });

test('the whole way works by keyboard alone', async ({ page }) => {
  await page.goto(home.sie);
  const field = pasteField(page);
  await tabTo(page, () => field.evaluate((element) => element === document.activeElement));
  await page.keyboard.insertText(sampleText('projektleiterin'));
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Zeugnis prüfen');
  await page.keyboard.press('Enter');
  await expectResult(page);

  // From the top of the new screen to the letter: one stop for all marked sentences.
  await expect(page.getByRole('main')).toBeFocused();
  const first = passages(page).first();
  await tabTo(page, () => first.evaluate((element) => element === document.activeElement));
  await expect(openNote(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(passages(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(passages(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(passages(page).last()).toBeFocused();
  await expect(passages(page).last()).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();

  // Enter goes into the note, Esc closes it and comes back without opening it again.
  await page.keyboard.press('Enter');
  await expect(openNote(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(openNote(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(openNote(page)).toHaveCount(0);
  await expect(first).toBeFocused();

  // The next Tab leaves the letter instead of walking through all sentences.
  await page.keyboard.press('Tab');
  await expect(letter(page).locator(':focus')).toHaveCount(0);

  // Delete, decide otherwise, delete.
  await tabTo(page, async () => (await nameOfFocus(page)()) === 'Auswertung löschen', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(focused(page)).toHaveText('Auswertung löschen');
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    async () =>
      (await nameOfFocus(page)()) === 'Auswertung löschen' && (await dialog.locator(':focus').count()) === 1,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home.sie);
});

test('the header can be skipped', async ({ page }) => {
  await page.goto(home.sie);
  // The page as it was made beforehand has no such link; the app brings it.
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Zum Inhalt');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
