// Files that hold text and no pictures: there is nothing to compare, so they are judged at once.
import { typstPdf } from '#documents/testing/sample-files.ts';
import { expect, expectGoodAtBothSizes, home, letter, sampleText, submit, test } from './helpers.ts';

test('a text file that is no reference leads to the result, which says so', async ({ page }) => {
  await page.goto(home.sie);
  const bill = 'Rechnung. Für die Lieferung der bestellten Ware berechnen wir Ihnen 20 Euro. '.repeat(4);
  await page
    .getByLabel('Datei wählen')
    .setInputFiles({ name: 'Rechnung.txt', mimeType: 'text/plain', buffer: Buffer.from(bill) });
  await submit(page).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Das liest sich nicht wie ein Arbeitszeugnis' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/auswertung\/[a-z0-9]{15}$/);
  await page.getByText('Das wurde gelesen').click();
  await expect(page.getByText(/Für die Lieferung der bestellten Ware/)).toBeVisible();
});

test('where a page of a file with text is missing, its text is shown and no empty place for a picture', async ({
  page,
}) => {
  const text = sampleText('projektleiterin').replaceAll(/([#*_$\\@<>])/g, '\\$1');
  const numbered = '#set page(footer: [Seite 1 von 2], height: 60cm)\n';
  await page.goto(home.sie);
  await page.getByLabel('Datei wählen').setInputFiles({
    name: 'Seite 1.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(typstPdf(numbered + text)),
  });
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dokument prüfen' })).toBeVisible();
  await expect(page.getByText('Nach den Seitenzahlen fehlt Seite 2.')).toBeVisible();
  await expect(page.getByText(/^Der Text stammt aus der Datei selbst/)).toBeVisible();
  await expect(page.getByLabel('Text von Seite 1')).toHaveValue(/umfassendes und fundiertes Fachwissen/);
  for (const gone of [/Stimmt der Text mit dem Bild/, /ein Bild gibt es nicht\.$/, 'Unsichere Stellen'])
    await expect(page.getByText(gone)).toHaveCount(0);
  await expectGoodAtBothSizes(page);
  await page.getByRole('button', { name: 'Weiter zur Auswertung' }).click();
  await expect(letter(page)).toContainText('umfassendes und fundiertes Fachwissen');
});
