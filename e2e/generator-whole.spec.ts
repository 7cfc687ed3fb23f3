import { sampleAnswers } from '../tests/helpers/answers.ts';
import { lettersOf, pdfText } from '../tests/helpers/document-text.ts';
import { png } from '../tests/helpers/png.ts';
import { button, download, expectStep, field, next, saved, sheet, sheetText } from './generator-steps.ts';
import { expect, test } from './helpers.ts';

test('stations with their own tasks, letterhead with logo and layout, and the text to be copied', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.request.post('/api/visit');
  const data = { ...sampleAnswers(), role: 'employer', status: 'draft' };
  const made = await context.request.post('/api/collections/certificates/records', { data });
  const { id } = (await made.json()) as { id: string };

  await page.goto(`/zeugnisgenerator/stamm/${id}`);
  await page.getByText('Briefkopf und Logo').click();
  await field(page, 'Anschrift im Briefkopf').fill('Hafenstraße 12\n24937 Flensburg');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Logo wählen', { exact: true }).click(),
  ]);
  await chooser.setFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('kein Bild') });
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page
    .getByLabel('Logo wählen', { exact: true })
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: 'Logo im Briefkopf' })).toBeVisible();
  await next(page, 'Beruf');

  for (const [at, [kind, job, from, to]] of [
    ['erste', 'Sachbearbeiterin', '1.3.2018', '31.12.2020'],
    ['letzte', 'Projektleiterin', '1.1.2021', '30.9.2025'],
  ].entries()) {
    await button(page, 'Station hinzufügen').click();
    const station = page.getByRole('listitem').filter({ has: button(page, `Station ${at + 1} entfernen`) });
    await station.getByLabel('Art der Station').selectOption({ label: kind ?? '' });
    await station.getByLabel('Stelle', { exact: true }).fill(job ?? '');
    await station.getByLabel('Von').fill(from ?? '');
    await station.getByLabel('Bis').fill(to ?? '');
  }
  await next(page, 'Tätigkeiten');
  const ofStation = page.getByRole('grid', { name: 'Sachbearbeiterin' });
  await page
    .getByLabel('Gehört zu: Prüfung von Angeboten und Rechnungen')
    .selectOption({ label: 'Sachbearbeiterin' });
  await expect(ofStation.getByRole('row')).toHaveText([/Prüfung von Angeboten und Rechnungen/]);
  for (const step of ['Leistung', 'Verhalten', 'Beendigung']) await next(page, step);
  await button(page, 'Zeugnis fertigstellen').click();
  await expectStep(page, 'Zeugnis bearbeiten');
  await expect(page.getByRole('region', { name: 'Werdegang' })).toContainText('Sachbearbeiterin');
  await expect(sheet(page)).toContainText('Prüfung von Angeboten und Rechnungen');

  // The same text wherever it goes.
  const text = await sheetText(page);
  const head = lettersOf('Hafenstraße 12 24937 Flensburg');
  await button(page, 'Kopieren').click();
  await expect(page.getByText('Kopiert', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(lettersOf(text)).toContain(lettersOf(copied).slice(0, 400));
  expect(lettersOf(await pdfText((await download(page, 'PDF zum Unterschreiben')).bytes))).toContain(head);
  await page.goto(`/zeugnisgenerator/stamm/${id}`);
  await page.getByText('Briefkopf und Logo').click();
  await field(page, 'Gestaltung').selectOption('preprinted');
  await expect(saved(page)).toBeVisible();
  await page.goto(`/zeugnisgenerator/editor/${id}`);
  await expectStep(page, 'Zeugnis bearbeiten');
  const printed = lettersOf(await pdfText((await download(page, 'PDF zum Unterschreiben')).bytes));
  // Printed paper brings name and address along.
  expect(printed).not.toContain(head);
  expect(printed).toContain(lettersOf(copied).slice(0, 400));
});
