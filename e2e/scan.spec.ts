import type { Page } from '@playwright/test';
import { noiseOf, photoOf, scanOf, shortLetter } from '../tests/helpers/scans.ts';
import {
  expect,
  expectAccessible,
  expectGoodAtBothSizes,
  expectResult,
  home,
  letter,
  submit,
  test,
} from './helpers.ts';

// Reading a page takes seconds, more on a busy machine.
test.describe.configure({ timeout: 120_000 });
const patience = { timeout: 60_000 };

interface Picture {
  readonly name: string;
  readonly bytes: Uint8Array;
}
async function choose(page: Page, label: string, ...pictures: readonly Picture[]): Promise<void> {
  const files = pictures.map(({ name, bytes }) => ({
    name,
    mimeType: name.endsWith('png') ? 'image/png' : 'image/jpeg',
    buffer: Buffer.from(bytes),
  }));
  await page.getByLabel(label).setInputFiles(files);
}
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Das Zeugnis wird gelesen' });

test('a scan: upload, progress, coming back, and the result with its grade', async ({ page }) => {
  await page.goto(home.sie);
  await choose(page, 'Datei wählen', { name: 'Scan.png', bytes: await scanOf(shortLetter) });
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Das Zeugnis wird gelesen' })).toBeVisible();
  await expect(progress(page)).toBeVisible();
  await expect(page.getByText(/noch etwa \d+ Sekunden|noch etwa \d Minute|gleich fertig/)).toBeVisible();
  await expectAccessible(page);
  const address = page.url();
  await page.goto(home.sie);
  await page.goto(address);
  await expectResult(page).catch(async () => expect(letter(page)).toBeVisible(patience));
  await expect(letter(page)).toContainText('stets zu unserer vollsten Zufriedenheit');
  await expect(page.getByText('sehr gut', { exact: true }).first()).toBeVisible();
});

test('a photo, moved to the front, and what is no page: looked at, corrected, judged', async ({ page }) => {
  await page.goto(home.sie);
  await choose(
    page,
    'Datei wählen',
    { name: 'Tisch.jpg', bytes: await noiseOf() },
    { name: 'Foto.jpg', bytes: await photoOf(shortLetter) },
  );
  const chosen = page.getByRole('list', { name: 'Gewählte Seiten' }).getByRole('listitem');
  const handle = page.getByRole('button', { name: '„Foto.jpg“ verschieben' });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(chosen.first()).toContainText('Foto.jpg');
  await expect(handle).toBeFocused();
  // And back and forth by hand.
  const from = await handle.boundingBox();
  const to = await chosen.nth(1).boundingBox();
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 5 });
  await page.mouse.up();
  await expect(chosen.first()).toContainText('Tisch.jpg');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: '„Foto.jpg“ eine Seite nach vorn' }).click();
  await expect(chosen.first()).toContainText('Foto.jpg');
  await submit(page).click();

  await expect(page).toHaveURL(
    /\/arbeitszeugnis-pruefen\/dokument-preufen\?auswertung=[a-z0-9]{15}$/,
    patience,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Dokument prüfen' })).toBeVisible();
  await expect(page.getByText(/^Seite 2: Auf diesem Bild wurde kein Text erkannt/)).toBeVisible();
  await expectGoodAtBothSizes(page);
  await page.getByRole('button', { name: 'Seite entfernen' }).click();
  await expect(page.getByRole('button', { name: /^Seite 2/ })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Bild von Seite 1' })).toBeVisible();

  const text = page.getByLabel('Text von Seite 1');
  await text.fill((await text.inputValue()).replace('vollsten', 'vollen'));
  await page.getByRole('button', { name: 'Weiter zur Auswertung' }).click();
  await expectResult(page);
  await expect(letter(page)).toContainText('stets zu unserer vollen Zufriedenheit');
});

test('the address of the check alone leads to what waits, or says what helps', async ({ page }) => {
  await page.goto(`${home.du}/dokument-preufen`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Wenn sich ein Dokument nicht lesen lässt' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a picture without text says what helps', async ({ page }) => {
  await page.goto(home.du);
  await choose(page, 'Datei wählen', { name: 'Tisch.jpg', bytes: await noiseOf() });
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Das ließ sich nicht lesen' })).toBeVisible(
    patience,
  );
  // What helps in general; nothing is claimed of a picture that nobody looked at.
  await expect(page.getByText('Am Fenster oder unter einer Lampe aufnehmen.')).toBeVisible();
  await expect(page.getByText(/Das Bild ist/)).toHaveCount(0);
  await expectAccessible(page);
});
