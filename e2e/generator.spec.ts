import type { Locator } from '@playwright/test';
import { certificateTypeLabels, certificateTypes } from '#domain/letter/certificate-type.ts';
import { docxText, lettersOf, pdfText } from '../tests/helpers/document-text.ts';
import {
  button,
  download,
  dropTwoDown,
  expectFaults,
  expectStep,
  field,
  fillBeruf,
  fillEnding,
  fillStamm,
  fillTasks,
  generator,
  grade,
  makeCertificate,
  next,
  rateAll,
  rateBehavior,
  saved,
  sheet,
  sheetText,
} from './generator-steps.ts';
import { expect, expectGoodAtBothSizes, nextPictures, sizes, test } from './helpers.ts';

const missingAtTheEnd = {
  arbeitszeugnis: ['Bitte einen gültigen Beendigungsgrund wählen.'],
  zwischenzeugnis: ['Bitte einen gültigen Ausstellungsgrund wählen.'],
  praktikumszeugnis: ['Bitte einen gültigen Beendigungsgrund wählen.'],
  ausbildungszeugnis: ['Bitte einen gültigen Beendigungsgrund wählen.', 'Bitte das Prüfungsergebnis wählen.'],
} as const;

test.describe('from the empty form to the finished letter', () => {
  for (const type of certificateTypes) {
    test(type, async ({ page }) => {
      await makeCertificate(page, type, generator.sie, () =>
        expectFaults(page, missingAtTheEnd[type], 'Zeugnis fertigstellen'),
      );
      await expect(sheet(page)).toContainText('Lena Vogt');
      const text = lettersOf(await sheetText(page));
      const pdf = await download(page, 'PDF zum Unterschreiben');
      expect(pdf.file.suggestedFilename()).toBe(`${certificateTypeLabels[type]} Lena Vogt.pdf`);
      expect(lettersOf(await pdfText(pdf.bytes))).toBe(text);
      const docx = await download(page, 'Word zum Unterschreiben');
      expect(lettersOf(await docxText(docx.bytes))).toBe(text);
      // What goes round to be agreed on says of itself that it is none to be kept.
      const draft = await download(page, 'Entwurf als PDF');
      expect(draft.file.suggestedFilename()).toBe(`${certificateTypeLabels[type]} Lena Vogt Entwurf.pdf`);
      expect(await pdfText(draft.bytes, true)).toContain('ENTWURF');
      expect(await pdfText(pdf.bytes, true)).not.toMatch(/entwurf/i);
    });
  }
});

test('both addresses lead to the first step', async ({ page }) => {
  await page.goto('/zeugnisgenerator');
  await expect(page).toHaveURL('/zeugnisgenerator/stamm');
  await page.goto('/dein-zeugnisgenerator');
  await expect(page).toHaveURL('/zeugnisgenerator/stamm');
});

test('no step is cut in the list of steps on a desk', async ({ page }) => {
  await page.setViewportSize(sizes.desk);
  await page.goto('/zeugnisgenerator/stamm');
  await expectStep(page, 'Stammdaten');
  const cut = await page
    .locator('.step-list-name')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
  expect(cut).toEqual([]);
});

test('nothing may be skipped, everything may be looked at again', async ({ page }) => {
  await page.goto('/zeugnisgenerator/leistung');
  await expectStep(page, 'Stammdaten');
  await fillStamm(page, 'arbeitszeugnis');
  await next(page, 'Beruf');
  const steps = page.getByRole('navigation', { name: 'Schritte' });
  await expect(steps.getByRole('button', { name: /Verhalten/ })).toHaveAttribute('aria-disabled', 'true');
  await steps.getByRole('button', { name: /Stammdaten/ }).click();
  await expectStep(page, 'Stammdaten');
  await expect(field(page, 'Nachname')).toHaveValue('Vogt');
  await button(page, 'Weiter').click();
  await fillBeruf(page, 'arbeitszeugnis');
  await next(page, 'Tätigkeiten');
  await button(page, 'Zurück').click();
  await expect(field(page, 'Beginn')).toHaveValue('01.03.2018');
});

test('what was typed is there after a reload, for visitors as well', async ({ page }) => {
  await page.goto(generator.sie);
  await fillStamm(page, 'arbeitszeugnis');
  await field(page, 'Projektname').focus();
  await page.keyboard.type('Aus');
  await expect(page).toHaveURL(/\/stamm\/[a-z0-9]{15}$/);
  // The certificate has an address now; whoever is typing goes on.
  await nextPictures(page);
  await page.keyboard.type('tritt');
  await expect(field(page, 'Projektname')).toHaveValue('Austritt');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Projektname')).toHaveValue('Austritt');
  await expect(field(page, 'Nachname')).toHaveValue('Vogt');
  await expect(page.getByRole('radio', { name: /^Arbeitgeber/ })).toBeChecked();
  await expect(field(page, 'Geburtsdatum')).toHaveValue('14.05.1988');
});

test('jobs and tasks are suggested while one types', async ({ page }) => {
  await page.goto(generator.sie);
  await fillStamm(page, 'arbeitszeugnis');
  await next(page, 'Beruf');
  await field(page, 'Berufsbezeichnung').pressSequentially('Verkäuf');
  await page.getByRole('option', { name: 'Verkäuferin', exact: true }).click();
  await expect(field(page, 'Berufsbezeichnung')).toHaveValue('Verkäuferin');
  await field(page, 'Abteilung').fill('Mode');
  await field(page, 'Einsatzort').fill('Kiel');
  await field(page, 'Beginn').fill('1.1.2020');
  await field(page, 'Ende').fill('31.12.2024');
  await field(page, 'Stunden je Woche').fill('20');
  await expect(page.getByText('50 Prozent: Die Teilzeit wird im Zeugnis genannt.')).toBeVisible();
  await field(page, 'Stunden je Woche').fill('32');
  await expect(page.getByText('80 Prozent: Ab 80 Prozent muss Teilzeit nicht genannt werden.')).toBeVisible();
  await next(page, 'Tätigkeiten');
  const usual = page.getByRole('list', { name: 'Üblich in diesem Beruf' }).getByRole('button');
  const first = (await usual.first().textContent()) ?? '';
  await usual.first().click();
  await expect(page.getByRole('row', { name: first.trim() })).toBeVisible();
  await fillTasks(page, ['Dekoration der Schaufenster']);
  // What was typed and not added is not lost.
  await field(page, 'Tätigkeit').fill('Annahme von Reklamationen');
  await next(page, 'Leistung');
  await button(page, 'Zurück').click();
  await expect(page.getByRole('row', { name: 'Annahme von Reklamationen' })).toBeVisible();
  await next(page, 'Leistung');
  // In this job readers expect a word on honesty.
  await expect(page.getByLabel('Ehrlichkeit erwähnen')).toBeVisible();
  await expect(page.getByText('wird erwartet, Fehlen fällt auf').first()).toBeVisible();
});

test('a title of the other gender is remarked upon, and may stay', async ({ page }) => {
  await page.goto(generator.sie);
  await fillStamm(page, 'arbeitszeugnis');
  await next(page, 'Beruf');
  await fillBeruf(page, 'arbeitszeugnis');
  const remark = page.getByText('„Projektleiter“ ist die Form für einen Mann');
  await expect(remark).toHaveCount(0);
  const title = page.getByRole('combobox', { name: 'Berufsbezeichnung' });
  await title.fill('Projektleiter');
  // Suggestions come when they come; elsewhere they are closed.
  await title.blur();
  await expect(remark).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await next(page, 'Tätigkeiten');
});

test('tasks are put in order with the keyboard', async ({ page }) => {
  await page.goto(generator.sie);
  await fillStamm(page, 'arbeitszeugnis');
  await next(page, 'Beruf');
  await fillBeruf(page, 'arbeitszeugnis');
  await next(page, 'Tätigkeiten');
  await fillTasks(page, ['Erste Aufgabe', 'Zweite Aufgabe', 'Dritte Aufgabe']);
  await expect(saved(page)).toBeVisible();
  await dropTwoDown(page, page.getByRole('button', { name: 'Verschieben: Erste Aufgabe' }));
  await expect(page.getByRole('row')).toHaveText(['Zweite Aufgabe', 'Dritte Aufgabe', 'Erste Aufgabe']);
  await page.getByRole('button', { name: 'Ändern: Zweite Aufgabe' }).click();
  await field(page, 'Tätigkeit ändern').fill('Geänderte Aufgabe');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'Geänderte Aufgabe' })).toBeVisible();
  await page.getByRole('button', { name: 'Entfernen: Geänderte Aufgabe' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('the letter grows beside the form, and in a drawer on a phone', async ({ page }) => {
  await page.setViewportSize(sizes.desk);
  await page.goto(generator.sie);
  await expect(page.getByText('Mit jeder Ihrer Angaben wächst hier das Zeugnis.')).toBeVisible();
  await fillStamm(page, 'arbeitszeugnis');
  const paper = page.getByRole('article', { name: 'Vorschau des Zeugnisses' });
  await expect(paper).toContainText('Frau Lena Vogt, geboren am 14. Mai 1988 in Husum, …');
  await next(page, 'Beruf');
  await fillBeruf(page, 'arbeitszeugnis');
  await expect(paper).toContainText('Projektleiterin');
  await page.setViewportSize(sizes.phone);
  // What is scrolled goes beneath the line that says whether it is saved: no field is covered by half.
  const [strip, job] = [
    await page.locator('.save-strip').boundingBox(),
    await page.locator('form').boundingBox(),
  ];
  expect(strip?.x).toBeLessThanOrEqual(job?.x ?? 0);
  expect(strip?.width).toBeGreaterThanOrEqual(job?.width ?? 0);
  await button(page, 'Vorschau zeigen').click();
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('Lena Vogt');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('changed answers ask before they make a new letter', async ({ page }) => {
  await makeCertificate(page, 'arbeitszeugnis');
  await page.getByRole('link', { name: 'Zurück zu den Angaben' }).click();
  const steps = page.getByRole('navigation', { name: 'Schritte' });
  await steps.getByRole('button', { name: /Stammdaten/ }).click();
  await field(page, 'Nachname').fill('Brandt');
  await button(page, 'Weiter').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Diese Änderung führt zur Erstellung eines neuen Zeugnisses');
  await page.keyboard.press('Escape');
  await expectStep(page, 'Stammdaten');
  // Later means on: more is changed without being asked at each step, until the letter is to be seen.
  await button(page, 'Weiter').click();
  await dialog.getByRole('button', { name: 'Später erstellen' }).click();
  await expectStep(page, 'Beruf');
  await button(page, 'Weiter').click();
  await expectStep(page, 'Tätigkeiten');
  await steps.getByRole('button', { name: /Zeugnis/ }).click();
  await dialog.getByRole('button', { name: 'Neues Zeugnis erstellen' }).click();
  await expect(sheet(page)).toContainText('Frau Brandt');
});

test('answers that were changed and left make a new letter later, too', async ({ page }) => {
  await makeCertificate(page, 'arbeitszeugnis');
  await page.getByRole('link', { name: 'Zurück zu den Angaben' }).click();
  const steps = page.getByRole('navigation', { name: 'Schritte' });
  await steps.getByRole('button', { name: /Stammdaten/ }).click();
  await field(page, 'Nachname').fill('Brandt');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  const paper = page.getByRole('article', { name: 'Vorschau des Zeugnisses' });
  await expect(paper).toContainText('Frau Lena Brandt');
  await button(page, 'Weiter').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Neues Zeugnis erstellen' }).click();
  await expectStep(page, 'Beruf');
  const shown = lettersOf(await paper.textContent().then(String));
  await steps.getByRole('button', { name: /Zeugnis/ }).click();
  await expect(sheet(page)).toContainText('Lena Brandt');
  expect(lettersOf(await sheetText(page))).toBe(shown);
});

const edge = async (part: Locator) => (await part.boundingBox())?.x ?? 0;

test('every step is accessible and fits at both widths', async ({ page }) => {
  test.slow();
  const look = async (): Promise<void> => expectGoodAtBothSizes(page);
  await page.goto(generator.sie);
  await button(page, 'Weiter').click();
  await look();
  await fillStamm(page, 'arbeitszeugnis');
  await next(page, 'Beruf');
  await look();
  await fillBeruf(page, 'arbeitszeugnis');
  await next(page, 'Tätigkeiten');
  await fillTasks(page);
  await look();
  await next(page, 'Leistung');
  await rateAll(page);
  await look();
  // The words below the line keep the margin of the page.
  await page.setViewportSize(sizes.phone);
  expect(await edge(page.locator('.grade-picker-name').first())).toBeGreaterThanOrEqual(
    await edge(page.getByRole('heading', { level: 1 })),
  );
  await page.setViewportSize(sizes.desk);
  await next(page, 'Verhalten');
  await rateBehavior(page);
  await page.getByLabel('Hatte Kontakt zu Kunden').check();
  await grade(page, 'Verhalten gegenüber Kunden', 'sehr gut').check();
  await look();
  await next(page, 'Beendigung');
  await fillEnding(page, 'arbeitszeugnis');
  await look();
  await button(page, 'Zeugnis fertigstellen').click();
  await expectStep(page, 'Zeugnis bearbeiten');
  await expect(page.getByText('Gesamteindruck')).toBeVisible();
  await look();
  for (const view of ['Noten', 'Hilfe']) {
    await page.getByRole('radio', { name: view, exact: true }).check();
    await look();
  }
});
