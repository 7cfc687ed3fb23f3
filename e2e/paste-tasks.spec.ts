// A list of tasks comes from the clipboard as word processors put it there.
import {
  button,
  expectFaults,
  expectStep,
  field,
  fillBeruf,
  fillStamm,
  generator,
  next,
} from './generator-steps.ts';
import { expect, expectAccessible, test } from './helpers.ts';
import { humanResources, invite, local, person } from './work-steps.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a pasted list becomes tasks without bullets, at once', async ({ page }) => {
  await page.goto(generator.sie);
  await expectStep(page, 'Stammdaten');
  await fillStamm(page, 'arbeitszeugnis');
  await next(page, 'Beruf');
  await fillBeruf(page, 'arbeitszeugnis');
  await next(page, 'Tätigkeiten');
  const rows = page.getByRole('grid').getByRole('row');
  const paste = async (text: string): Promise<void> => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(page, 'Tätigkeit').focus();
    await page.keyboard.press('Control+V');
  };
  await paste('•\tPlanung von Anlagen\r\n•\tAbstimmung mit Behörden\r\n');
  await expect(rows).toHaveText(['Planung von Anlagen', 'Abstimmung mit Behörden']);
  await expect(field(page, 'Tätigkeit')).toHaveValue('');
  await paste('1. Einkauf\n2. Prüfung von Angeboten – auch im Ausland');
  await expect(rows).toHaveCount(4);
  await expect(rows.last()).toHaveText('Prüfung von Angeboten – auch im Ausland');
  // One line is put where the cursor stands.
  await paste('Leitung des Teams');
  await expect(field(page, 'Tätigkeit')).toHaveValue('Leitung des Teams');
  await button(page, 'Hinzufügen').click();
  await expect(rows).toHaveCount(5);
  // What is no task loses nothing.
  await paste('- Vertretung der Leitung\n- ?');
  await expect(field(page, 'Tätigkeit')).toHaveValue('• Vertretung der Leitung • ?');
  await expectFaults(page, ['Bitte eine gültige Tätigkeit angeben.'], 'Hinzufügen');
  await field(page, 'Tätigkeit').fill('• Vertretung der Leitung • Ablage');
  await button(page, 'Hinzufügen').click();
  await expect(rows).toHaveCount(7);
  await expectAccessible(page);
});

test('whoever was invited pastes his list, too', async ({ page, browser }) => {
  await humanResources(page);
  const asked = 'Stammdaten eingeben';
  const lena = await person(browser);
  await lena.goto(local(await invite(page, 'Beschäftigte Person', asked, 'Lena Vogt')));
  await lena.getByLabel('Tätigkeiten, eine je Zeile').fill('• Planung von Anlagen\n• Einkauf');
  await expect(lena.getByText('Gespeichert.')).toBeVisible();
  await lena.context().close();
  const link = await invite(page, 'Arbeitgeberseite', 'Bewerten', 'Ulrike Kern');
  const kern = await person(browser);
  await kern.goto(local(link));
  await expect(kern.getByText('Planung von Anlagen · Einkauf')).toBeVisible();
  await kern.context().close();
});
