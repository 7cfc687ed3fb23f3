import {
  expect,
  expectGoodAtBothSizes,
  expectResult,
  check,
  home,
  sampleText,
  submit,
  test,
} from './helpers.ts';

const text = sampleText('koch');

test('deleting asks first, then the analysis is gone for good', async ({ page }) => {
  await check(page, text);
  await expectResult(page);
  const address = page.url();
  const button = page.getByRole('button', { name: 'Auswertung löschen' });
  const dialog = page.getByRole('alertdialog', { name: 'Auswertung löschen?' });

  await button.click();
  await dialog.getByRole('button', { name: 'Behalten' }).click();
  await expect(dialog).toHaveCount(0);
  await expectResult(page);

  await button.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(dialog).toBeVisible();
  // Until here it could be the second click of a double click.
  await page.waitForTimeout(600);
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);

  await button.click();
  await dialog.getByRole('button', { name: 'Auswertung löschen' }).click();
  await expect(page).toHaveURL(home.sie);
  await expect(page.getByText('Die Auswertung ist gelöscht.')).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Auswertung gibt es hier nicht');
});

test('a failed deletion is told as a toast that does not stack, and the analysis stays', async ({ page }) => {
  await check(page, text);
  await expectResult(page);
  await page.route('**/records/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.getByRole('button', { name: 'Auswertung löschen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Auswertung löschen' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await expect(page.getByText('Fehlercode 504')).toHaveCount(1);
  await expect(page.getByText('Fehlercode 504')).toBeVisible();
  await expectResult(page);
});

test('on paper stand the summary, the letter and every note, and nothing to click', async ({ page }) => {
  await check(page, text);
  await expectResult(page);
  const explanations = page.locator('.printed-notes li');
  await expect(explanations.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(explanations.first()).toBeVisible();
  expect(await explanations.count()).toBeGreaterThan(7);
  await expect(page.getByRole('article', { name: 'Zeugnis' })).toBeVisible();
  await expect(page.getByText('Arbeitsweise').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Auswertung löschen' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('a guest finds a reading again on the home page, until it is deleted', async ({ page, browser }) => {
  await check(page, text);
  await expectResult(page);
  const address = new URL(page.url()).pathname;
  await page.goto(home.sie);
  const own = page.getByRole('region', { name: 'Ihre Auswertungen' });
  await expect(own.getByRole('listitem')).toHaveText(/^Milan Novak\s*ausgewertet\s*noch bis \d.* Uhr$/);
  await expectGoodAtBothSizes(page);
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(home.sie);
  await expect(submit(other)).toBeVisible();
  await expect(other.getByText('Milan Novak')).toHaveCount(0);
  await stranger.close();
  await own.getByRole('link', { name: 'Milan Novak' }).click();
  await expect(page).toHaveURL(address);
  await expectResult(page);
  await page.getByRole('button', { name: 'Auswertung löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Auswertung löschen' }).click();
  await expect(page).toHaveURL(home.sie);
  await expect(page.getByText('Die Auswertung ist gelöscht.')).toBeVisible();
  await expect(own).toHaveCount(0);
});

test('another browser does not get to see it', async ({ page, browser }) => {
  await check(page, text);
  await expectResult(page);
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Diese Auswertung gibt es hier nicht');
  await expect(other.getByText('Novak')).toHaveCount(0);
  await other.getByRole('link', { name: 'Zeugnis prüfen' }).click();
  await expect(other).toHaveURL(home.sie);
  await stranger.close();
});

test('addresses that lead nowhere say so', async ({ page }) => {
  for (const address of ['/404', '/gibt/es/nicht', '/alte-seite.html', `${home.sie}/auswertung`]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
  }
  for (const address of [`${home.du}/auswertung/abcdefghijklmno`, '/settings/rechnungen', '/admin/users'])
    expect((await page.request.get(address)).status()).toBe(200);
  await page.getByRole('link', { name: 'Zeugnis prüfen' }).click();
  await expect(page).toHaveURL(home.sie);
});
