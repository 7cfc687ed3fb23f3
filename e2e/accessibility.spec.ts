import {
  check,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectResult,
  home,
  openNote,
  passages,
  sampleText,
  settled,
  sizes,
  submit,
  test,
} from './helpers.ts';

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: name === 'phone' });

    test('home: empty, with files, with a fault', async ({ page }) => {
      await page.goto(home.sie);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await submit(page).click();
      await page.getByLabel('Datei wählen').setInputFiles([
        {
          name: 'Ein sehr langer Name für die erste Seite eines Zeugnisses.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('x'),
        },
        { name: 'Seite 2.txt', mimeType: 'text/plain', buffer: Buffer.from('y') },
        { name: 'leer.txt', mimeType: 'text/plain', buffer: Buffer.from('') },
      ]);
      await expect(page.getByText('Die Datei „leer.txt“ ist leer.')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    for (const sample of ['projektleiterin', 'koch', 'azubi'] as const) {
      test(`result of ${sample}: closed, with an open note, with all folds open`, async ({ page }) => {
        await check(page, sampleText(sample));
        await expectResult(page);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await passages(page).nth(2).click();
        await expect(openNote(page)).toBeVisible();
        // A sheet is still rising for a moment, half transparent.
        await settled(page);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true;
        });
        await expectAccessible(page);
      });
    }

    test('dialog, and the message after it', async ({ page }) => {
      await check(page, sampleText('azubi'), 'du');
      await page.getByRole('button', { name: 'Auswertung löschen' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Auswertung löschen' }).click();
      await expect(page.getByText('Die Auswertung ist gelöscht.')).toBeVisible();
      await settled(page);
      await expectAccessible(page);
    });

    test('what is no reference, what is gone, what never was', async ({ page }) => {
      await check(page, 'Hiermit bewerbe ich mich auf die Stelle als Koch.');
      await expect(page.getByText('Das wurde gelesen')).toBeVisible();
      await expectAccessible(page);
      for (const address of [`${home.du}/auswertung/000000000000000`, '/404']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

test('whoever asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(sizes.phone);
  await check(page, sampleText('koch'));
  await passages(page).first().click();
  await expect(openNote(page)).toBeVisible();
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { animationName, transitionDuration } = getComputedStyle(element);
        return animationName !== 'none' || !/^0s(?:, 0s)*$/.test(transitionDuration);
      }).length,
  );
  expect(moving).toBe(0);

  // A message, whose time is measured by an animation, goes all the same.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Auswertung löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Auswertung löschen' }).click();
  const message = page.getByText('Die Auswertung ist gelöscht.');
  await expect(message).toBeVisible();
  await expect(message).toHaveCount(0);
});
