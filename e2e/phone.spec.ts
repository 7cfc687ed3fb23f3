import type { Page } from '@playwright/test';
import {
  check,
  expect,
  expectNoSidewaysScroll,
  expectResult,
  home,
  letter,
  openNote,
  passages,
  pasteField,
  sampleText,
  settled,
  sizes,
  submit,
  test,
} from './helpers.ts';

test.use({ viewport: sizes.phone, hasTouch: true });

async function openSecondNote(page: Page): Promise<void> {
  await check(page, sampleText('koch'));
  await expectResult(page);
  await passages(page).nth(1).tap();
  await expect(openNote(page)).toBeVisible();
  await settled(page);
}

/** Pulls the head of the sheet down by so many pixels, at once or slowly. */
async function pull(page: Page, pixels: number, pace: 'quick' | 'slow'): Promise<void> {
  await settled(page);
  const box = await openNote(page).boundingBox();
  if (!box) throw new Error('no sheet');
  const [x, y] = [box.x + box.width / 2, box.y + 24];
  await page.mouse.move(x, y);
  if (pace === 'quick') {
    // Sent in one go: a swipe is over within 300 ms, also on a busy machine.
    await Promise.all([page.mouse.down(), page.mouse.move(x, y + pixels), page.mouse.up()]);
    return;
  }
  await page.mouse.down();
  await page.mouse.move(x, y + pixels / 2);
  await page.waitForTimeout(500);
  await page.mouse.move(x, y + pixels);
  await page.mouse.up();
}

test('the summary comes first, then the letter; nothing sticks out', async ({ page }) => {
  await check(page, sampleText('koch'));
  await expectResult(page);
  const [overall, sheet] = [
    await page.getByRole('region', { name: 'Gesamt' }).boundingBox(),
    await letter(page).boundingBox(),
  ];
  expect(overall?.y ?? Infinity).toBeLessThan(sheet?.y ?? 0);
  await expectNoSidewaysScroll(page);
});

test('from the summary the report and the other actions are one touch away', async ({ page }) => {
  await check(page, sampleText('koch'));
  await expectResult(page);
  await page.getByRole('link', { name: 'Verbessern, Bericht, Löschen' }).tap();
  await expect(page.getByRole('link', { name: 'Bericht als PDF' })).toBeInViewport();
});

test('with a file chosen the button to check it is in view', async ({ page }) => {
  await page.goto(home.sie);
  await expect(submit(page)).toBeEnabled();
  await page
    .getByLabel('Datei wählen')
    .setInputFiles({ name: 'zeugnis.txt', mimeType: 'text/plain', buffer: Buffer.from(sampleText('koch')) });
  await expect(page.getByText('zeugnis.txt')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(submit(page)).toBeInViewport();
});

test('why a file is refused comes into view, however far below the button is', async ({ page }) => {
  await page.goto(home.sie);
  await expect(submit(page)).toBeEnabled();
  await pasteField(page).fill(sampleText('koch'));
  await page
    .getByLabel('Datei wählen')
    .setInputFiles({ name: 'programm.dat', mimeType: '', buffer: Buffer.from('MZ\u0090\u0000') });
  await submit(page).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Dateiformat' })).toBeInViewport();
  await expect(page.getByLabel('Weitere Seite wählen')).toBeFocused();
  // With the file what was said of it goes.
  await page.getByRole('button', { name: '„programm.dat“ entfernen' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Dateiformat' })).toBeHidden();
});

test('a touched sentence opens its note from below, and stays in view above it', async ({ page }) => {
  await openSecondNote(page);
  const isAbove = async () => {
    const sheet = await openNote(page).boundingBox();
    const passage = await passages(page).nth(1).boundingBox();
    return passage !== null && sheet !== null && passage.y >= 0 && passage.y < sheet.y;
  };
  await expect.poll(isAbove).toBe(true);

  await openNote(page).getByRole('button', { name: 'Nächste Notiz' }).tap();
  await expect(openNote(page)).toContainText(/^3 von/);
  await openNote(page).getByRole('button', { name: 'Vorige Notiz' }).tap();
  await expect(openNote(page)).toContainText(/^2 von/);
});

test('Esc, the button and a touch outside close it', async ({ page }) => {
  await openSecondNote(page);
  await page.keyboard.press('Escape');
  await expect(openNote(page)).toHaveCount(0);
  await passages(page).nth(2).tap();
  await openNote(page).getByRole('button', { name: 'Schließen' }).tap();
  await expect(openNote(page)).toHaveCount(0);
  await passages(page).nth(2).tap();
  await expect(openNote(page)).toBeVisible();
  await page.touchscreen.tap(195, 20);
  await expect(openNote(page)).toHaveCount(0);
});

test('the way back closes it and leaves the page only then', async ({ page }) => {
  await openSecondNote(page);
  const result = page.url();
  const place = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(openNote(page)).toHaveCount(0);
  await expect(page).toHaveURL(result);
  await expect(letter(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(place);

  // Closed in another way it leaves nothing in the history.
  for (const close of ['Escape', 'button'] as const) {
    await passages(page).nth(2).tap();
    await expect(openNote(page)).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await openNote(page).getByRole('button', { name: 'Schließen' }).tap();
    await expect(openNote(page)).toHaveCount(0);
  }
  await expect.poll(() => page.evaluate(() => 'sheet' in (history.state as object))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(home.sie);
});

test('a quick short swipe closes it, a slow short pull does not, a slow long one does', async ({ page }) => {
  await openSecondNote(page);
  const height = (await openNote(page).boundingBox())?.height ?? 0;
  await pull(page, height * 0.06, 'slow');
  await expect(openNote(page)).toBeVisible();
  await pull(page, 30, 'quick');
  await expect(openNote(page)).toHaveCount(0);
  await passages(page).nth(2).tap();
  await expect(openNote(page)).toBeVisible();
  await pull(page, height * 0.3, 'slow');
  await expect(openNote(page)).toHaveCount(0);
});
