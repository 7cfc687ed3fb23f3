import {
  check,
  expect,
  expectAccessible,
  expectGoodAtBothSizes,
  expectResult,
  home,
  letter,
  nextPictures,
  openNote,
  passages,
  pasteField,
  sampleText,
  submit,
  test,
} from './helpers.ts';

const text = sampleText('projektleiterin');
const words = (from: string) => from.replaceAll(/[•\s]+/gu, ' ').trim();

test('the start page leads to the analysis home', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(home.sie);
  await expect(page).toHaveTitle('Arbeitszeugnis entschlüsseln');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arbeitszeugnis entschlüsseln');
});

test('a pasted reference is read: the letter is there word for word, with grade, range and points', async ({
  page,
}) => {
  await check(page, text);
  await expectResult(page);
  await expect(letter(page)).toContainText('Frau Lena Vogt, geboren am 14. Mai 1988 in Husum');
  expect(words(await letter(page).innerText())).toBe(words(text));
  await expect(letter(page).getByRole('heading', { name: 'Arbeitszeugnis' })).toBeVisible();
  await expect(letter(page).getByRole('listitem')).toHaveCount(5);

  const overall = page.getByRole('region', { name: 'Gesamt' });
  await expect(overall).toContainText('gut');
  await expect(overall).toContainText(/von\s7/);
  for (const part of ['Leistung', 'Verhalten', 'Schluss']) {
    await expect(page.getByText(part, { exact: true })).toBeVisible();
  }
});

test('pointing at a marked sentence opens its note beside it, and leaving the letter keeps it', async ({
  page,
}) => {
  await page.clock.install();
  await check(page, text);
  const summary = passages(page).filter({ hasText: 'zu unserer vollen Zufriedenheit' });
  await summary.hover();
  await expect(openNote(page)).toContainText('gut');
  await expect(openNote(page)).toContainText('Leistungszusammenfassung');
  await expect(summary).toHaveAttribute('aria-expanded', 'true');
  await expect(summary.locator('.evidence').first()).toBeVisible();

  // The note stands at the height of its sentence, and is reached without closing.
  const distance = async () => {
    const [note, passage] = [await openNote(page).boundingBox(), await summary.boundingBox()];
    return Math.abs((note?.y ?? Infinity) - (passage?.y ?? 0));
  };
  await expect.poll(distance).toBeLessThan(120);
  await openNote(page).hover();
  await expect(openNote(page)).toContainText('Leistungszusammenfassung');
  await page.keyboard.press('Escape');
  await expect(openNote(page)).toHaveCount(0);
  // What lay below it comes under the pointer now, but nobody pointed at that.
  await nextPictures(page);
  await page.clock.fastForward(1000);
  await expect(openNote(page)).toHaveCount(0);
});

test('a clicked note stays while others are pointed at, and closes by its button', async ({ page }) => {
  await page.clock.install();
  await check(page, text);
  await passages(page).nth(1).click();
  await expect(openNote(page)).toBeVisible();
  const shown = await openNote(page).innerText();
  await passages(page).nth(3).hover();
  await page.clock.fastForward(1000);
  expect(await openNote(page).innerText()).toBe(shown);
  await openNote(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(openNote(page)).toHaveCount(0);
  await nextPictures(page);
  await page.clock.fastForward(1000);
  await expect(openNote(page)).toHaveCount(0);
});

test('a quote in the findings leads to its place in the letter', async ({ page }) => {
  await check(page, text);
  const quote = page.getByRole('blockquote').getByRole('link').first();
  await quote.click();
  await expect(openNote(page)).toBeInViewport();
  await expect(letter(page).locator('[data-open]').first()).toBeInViewport();
});

test('what a letter says again and again is told once, with ways to its places', async ({ page }) => {
  const again = Array.from({ length: 30 }, () => 'Wir haben ihn als geselligen Mitarbeiter kennen gelernt.');
  await check(page, `${text}\n\n${again.join('\n')}`);
  await expectResult(page);
  const entry = page.getByRole('article').filter({ hasText: '30-mal in diesem Text' });
  await expect(entry).toHaveCount(1);
  await entry.getByRole('link', { name: '2. Stelle' }).click();
  await expect(page.locator(':focus')).toContainText('als geselligen');
  await expectAccessible(page);
});

test('a better wording can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await check(page, text);
  await passages(page).filter({ hasText: 'Ihr Team führte' }).click();
  const better = openNote(page).getByRole('button', { name: 'Kopieren' });
  const wording = await better.locator('xpath=..').locator('q').innerText();
  await better.click();
  await expect(openNote(page).getByText('Kopiert', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wording);
});

test('what was pasted survives a reload, and is gone after it was read', async ({ page }) => {
  await page.goto(home.sie);
  await expect(submit(page)).toBeEnabled();
  await pasteField(page).fill(text);
  await page.reload();
  await expect(pasteField(page)).toHaveValue(text);
  await submit(page).click();
  await expectResult(page);
  await page.getByRole('link', { name: 'Weiteres Zeugnis prüfen' }).click();
  await expect(pasteField(page)).toHaveValue('');
});

test('the result survives a reload and can be reached by its address', async ({ page }) => {
  await check(page, text);
  await expectResult(page);
  await page.reload();
  await expectResult(page);
});

test('what is no reference is answered calmly, with the text that was read and ways on', async ({ page }) => {
  await check(
    page,
    'Sehr geehrte Damen und Herren,\n\nhiermit bewerbe ich mich auf Ihre Stelle als Koch. Ich bringe zehn Jahre Erfahrung mit und freue mich auf Ihre Einladung zu einem Gespräch.\n\nMit freundlichen Grüßen\nMilan Novak',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Das liest sich nicht wie ein Arbeitszeugnis',
  );
  await page.getByText('Das wurde gelesen').click();
  await expect(page.getByText('hiermit bewerbe ich mich')).toBeVisible();
  // Nothing can be added to make a reference of it.
  await expect(page.getByRole('link', { name: 'Text ergänzen' })).toBeHidden();
  await page.getByRole('link', { name: 'Weiteres Zeugnis prüfen' }).click();
  await expect(page).toHaveURL(home.sie);
});

test('whoever left out half of a reference goes on with what is there', async ({ page }) => {
  await check(
    page,
    'Der Verein besteht seit 1921 und zählt heute 340 Mitglieder. Das Vereinsheim liegt am Rand der Stadt und wird das ganze Jahr über genutzt. Im Sommer finden dort auch Konzerte statt, der Eintritt ist frei.',
  );
  await page.getByRole('link', { name: 'Text ergänzen' }).click();
  await expect(page).toHaveURL(home.sie);
  await expect(pasteField(page)).toHaveValue(/Der Verein besteht seit 1921/);
});

test('a sentence alone is read as far as that goes, and leads to the letter and to the codes', async ({
  page,
}) => {
  await check(page, 'Er war stets bemüht.');
  await expect(page.getByText('Der Text ist zu kurz, um ihn als Zeugnis zu lesen.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '„Er war stets bemüht.“' })).toBeVisible();
  await expect(page.getByText('mangelhaft', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('lobt die Anstrengung, nicht das Ergebnis')).toBeVisible();
  await expectGoodAtBothSizes(page);
  const codes = page.getByRole('link', { name: 'In den Geheimcodes danach suchen' });
  await expect(codes).toHaveAttribute('href', '/geheimcodes?q=Er+war+stets+bem%C3%BCht.');

  // What cannot be read at all stays on the sheet, however long its words are.
  await check(page, `hallo ${'a'.repeat(400)}`);
  await page.getByText('Das wurde gelesen').click();
  await expect(page.getByText('Deshalb stehen hier keine Noten; es wären geratene.')).toBeVisible();
  await expectGoodAtBothSizes(page);
});

for (const name of ['Projektleiterin', 'Koch', 'Azubi']) {
  test(`the sample ${name} can be looked at`, async ({ page }) => {
    await page.goto(home.sie);
    await page.getByRole('button', { name }).click();
    await expectResult(page);
    expect(await passages(page).count()).toBeGreaterThan(7);
  });
}
