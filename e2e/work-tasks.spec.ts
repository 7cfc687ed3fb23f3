import { writeFileSync } from 'node:fs';
import { sealPdf } from '#documents/sign/seal-pdf.ts';
import { sampleAnswers } from '../tests/helpers/answers.ts';
import { qualifiedSeal } from '../tests/helpers/qualified-seal.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, resize, sizes, test } from './helpers.ts';
import {
  finish,
  humanResources,
  invite,
  invitedRow,
  local,
  person,
  rate,
  rateFive,
  saved,
  writeLetter,
} from './work-steps.ts';

/** All answers, as values of the API. */
function answered(type: 'arbeitszeugnis' | 'ausbildungszeugnis'): object {
  const { date, ...answers } = sampleAnswers({ type });
  return { ...answers, date: date ?? '' };
}

test('whoever rates and creates fills in all that a training reference needs; a second rater stands beside', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await humanResources(page, {
    ...answered('ausbildungszeugnis'),
    performance: null,
    behavior: null,
    exam: null,
  });
  const both = 'Bewerten und erstellen';
  const [one, two] = [await person(browser), await person(browser)];
  await one.goto(local(await invite(page, 'Arbeitgeberseite', both, 'Ulrike Kern')));
  await two.goto(local(await invite(page, 'Arbeitgeberseite', 'Bewerten', 'Max Holm')));
  await one.setViewportSize(sizes.phone);
  await rateFive(one, 'gut');
  await one.getByLabel('Weitere Kategorie').selectOption({ label: 'IT-Kenntnisse' });
  await rate(one, 'IT-Kenntnisse', 'gut');
  await one.getByLabel('Systeme und Programme').fill('SAP und MS Excel');
  for (const trait of ['Teamgeist', 'Diskretion', 'Termintreue']) await one.getByLabel(trait).check();
  await one.getByLabel('Kreativität').click();
  await expect(one.getByText('Es sind höchstens drei Eigenschaften möglich.')).toBeVisible();
  await expect(one.getByLabel('Kreativität')).not.toBeChecked();
  await expect(one.getByText('Eigenschaften als Führungskraft')).toHaveCount(0);
  await one.getByLabel('Wir würden die Person wieder einstellen').check();
  await one.getByRole('button', { name: 'Aufgabe abschließen' }).click();
  await expect(one.getByText(/Bitte das Prüfungsergebnis wählen\./)).toBeVisible();
  await rate(one, 'Prüfungsergebnis', 'gut');
  await one.getByLabel('Kammer').fill('der Industrie- und Handelskammer Flensburg');
  await one.getByRole('button', { name: 'Zeugnistext erstellen' }).click();
  await expect(one.getByText('Industrie- und Handelskammer Flensburg').first()).toBeVisible();
  await expectNoSidewaysScroll(one);
  await expectAccessible(one);
  await finish(one);
  await rateFive(two, 'befriedigend');
  await finish(two);

  const table = page.getByRole('region', { name: 'Bewertungen nebeneinander' });
  const cells = (name: string) => table.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  await expect(cells('Fachwissen')).toHaveText(['gut', /^gut/, /^befriedigend/]);
  await expect(cells('Positive Eigenschaften').first()).toHaveText('Teamgeist, Diskretion, Termintreue');
  await table.getByRole('button', { name: 'Übernehmen: Fachwissen, Max Holm' }).click();
  await expect(cells('Fachwissen').first()).toHaveText('befriedigend');
  await expect(cells('Belastbarkeit').first()).toHaveText('gut');
  await table
    .getByRole('button', { name: /^Übernehmen: Verhalten gegenüber Vorgesetzten.*Max Holm$/ })
    .click();
  await expect(cells('Verhalten gegenüber Vorgesetzten').first()).toHaveText('befriedigend');
  await page.getByRole('button', { name: 'Alles von Max Holm übernehmen' }).click();
  await expect(cells('Belastbarkeit').first()).toHaveText('befriedigend');
  // What he did not fill in stays.
  await expect(cells('Positive Eigenschaften').first()).toHaveText('Teamgeist, Diskretion, Termintreue');
  await expect(cells('IT-Kenntnisse').first()).toHaveText('gut');
  await expect(page.getByText('hat Bewertungen übernommen').first()).toBeVisible();
  await expectAccessible(page);
  for (const other of [one, two]) await other.context().close();
});

test('approval: changes asked for on a block, done, opened again, approved; any two states are compared', async ({
  page,
  browser,
}) => {
  const id = await humanResources(page, answered('arbeitszeugnis'));
  await writeLetter(page, id);
  const task = 'Freigeben und bearbeiten';
  const other = await person(browser);
  await other.goto(local(await invite(page, 'Arbeitgeberseite', task, 'Henrike Brodersen')));
  const second = other.getByLabel('Satz 2', { exact: true });
  const start = (await second.inputValue()).slice(0, 30);
  await other.getByRole('button', { name: 'Um Änderungen bitten' }).click();
  await expect(other.getByText('Bitte sagen, was geändert werden soll.')).toBeVisible();
  await other.getByRole('button', { name: 'Kommentieren: Satz 2', exact: true }).click();
  await other.getByLabel('Kommentar zu Satz 2', { exact: true }).fill('Bitte wärmer.');
  await other.getByRole('button', { name: 'Um Änderungen bitten' }).click();
  await expect(other.getByText('Ihre Änderungswünsche sind angekommen.')).toBeVisible();
  await other.getByText('Angaben ansehen').click();
  await expect(other.getByText('„Bitte wärmer.“')).toBeVisible();

  const row = invitedRow(page, 'Henrike Brodersen', task);
  await expect(row.getByText('bittet um Änderungen')).toBeVisible();
  await expect(row.getByText(`Zu Satz 2: ${start}`)).toBeVisible();
  await expect(page.getByText('Stand: Änderungen gewünscht')).toBeVisible();
  // In the editor it stands at its block, and is done there.
  await page.getByRole('link', { name: 'Zeugnis bearbeiten' }).click();
  const block = page.getByRole('row').filter({ hasText: start });
  await expect(block.getByText('Henrike Brodersen:')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kommentare zum Zeugnis' })).toContainText(
    'Einer ist noch offen.',
  );
  await expectAccessible(page);
  await block.getByRole('button', { name: 'Als erledigt markieren' }).click();
  await expect(block.getByText('Henrike Brodersen:')).toHaveCount(0);
  await expect(page.getByText('Alle sind erledigt.')).toBeVisible();
  await page.goto(`/vorgaenge/${id}`);
  await expect(row.getByText(/ · erledigt$/)).toBeVisible();
  await row.getByRole('button', { name: 'Wieder öffnen' }).click();
  await row.getByRole('button', { name: 'Erinnern' }).click();
  await expect(row.getByText(/erinnert am/)).toBeVisible();
  await other.reload();
  await second.fill('Ein wärmerer Satz von Hand.');
  await other.getByRole('button', { name: 'Zeugnis freigeben' }).click();
  await expect(other.getByText('Ihre Freigabe ist angekommen.')).toBeVisible();
  await expect(page.getByText('Stand: freigegeben')).toBeVisible();

  const redline = page.getByTestId('redline');
  await expect(redline.locator('ins').filter({ hasText: 'wärmerer' })).toBeVisible();
  const from = page.getByLabel('Früherer Stand');
  const oldest = await from.locator('option').last().getAttribute('value');
  await from.selectOption(oldest);
  await expect(
    redline
      .locator('del')
      .filter({ hasText: start.split(' ')[0] ?? '' })
      .first(),
  ).toBeVisible();
  await resize(page, sizes.phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await other.context().close();
});

test('digital only needs consent; a file that was signed elsewhere closes the reference', async ({
  page,
  browser,
}, info) => {
  const id = await humanResources(page, answered('arbeitszeugnis'));
  await writeLetter(page, id);
  await page.getByLabel('Nur elektronisch erteilen').check();
  await expect(page.getByText('Die Einwilligung fehlt noch.')).toBeVisible();
  await page.getByLabel('E-Mail der Person 1').fill('brodersen@example.com');
  await page.getByRole('button', { name: 'Zur Unterzeichnung einladen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Die Einwilligung fehlt.' })).toBeVisible();
  await expect(page.getByText(/qualifizierte elektronische Signatur \(§\s109 Abs.\s3 GewO\)/)).toBeVisible();
  await expect(page.getByText(/lässt sich nicht zurückdatieren/)).toBeVisible();

  const employee = await person(browser);
  await employee.goto(local(await invite(page, 'Beschäftigte Person', 'Stammdaten eingeben', 'Lena Vogt')));
  await employee.getByLabel(/Ich bin damit einverstanden/).check();
  await expect(page.getByText(/^Lena Vogt hat am .* eingewilligt\.$/)).toBeVisible();

  // The draft goes out, comes back signed, and is the same text.
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string }).token,
  );
  const draft = await page.request.get(`/api/certificates/${id}/letter.pdf`, {
    headers: { Authorization: token },
  });
  const seal = qualifiedSeal(info.outputDir, 'Dr. Henrike Brodersen');
  const note = { reason: 'Unterschrift', place: 'Flensburg', at: new Date() };
  const signed = await sealPdf(await draft.body(), seal, note);
  const upload = page.getByLabel('Anderswo signierte PDF-Datei');
  await upload.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: await draft.body() });
  await expect(page.getByText(/In dieser Datei steckt keine elektronische Signatur/)).toBeVisible();
  writeFileSync(info.outputPath('signed.pdf'), signed);
  await upload.setInputFiles(info.outputPath('signed.pdf'));
  await expect(page.getByText('Das Dokument wurde unterzeichnet')).toBeVisible();
  const claim = 'Das Zertifikat bezeichnet sich als qualifiziert. Die Vertrauenskette ist nicht geprüft.';
  await expect(page.getByText(claim)).toBeVisible();
  await employee.reload();
  const keep = 'Unterzeichnetes Dokument herunterladen';
  expect((await saved(employee, keep, info, 'employee.pdf')).equals(Buffer.from(signed))).toBe(true);
  await page.goto('/signatur-pruefen');
  await page.getByLabel(/PDF-Datei wählen/).setInputFiles(info.outputPath('signed.pdf'));
  await expect(page.getByRole('heading', { name: 'Anderswo signiert' })).toBeVisible();
  await expect(page.getByText(claim)).toBeVisible();
  await expect(page.getByText(/Vertrauensliste der EU/)).toBeVisible();

  // A file of another wording closes only after a question.
  const { date, ...worse } = sampleAnswers({ grade: 4 });
  const other = await humanResources(page, { ...worse, date: date ?? '', place: '' });
  await writeLetter(page, other);
  await expect(page.getByText('Auf dem Zeugnis fehlt der Ort der Ausstellung.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ort und Datum eintragen' })).toHaveAttribute(
    'href',
    `/zeugnisgenerator/beendigung/${other}`,
  );
  await page.getByLabel('Anderswo signierte PDF-Datei').setInputFiles(info.outputPath('signed.pdf'));
  const dialog = page.getByRole('alertdialog', { name: 'Der Text ist ein anderer' });
  await dialog.getByRole('button', { name: 'Mit dieser Datei abschließen' }).click();
  await expect(page.getByText('Das Dokument wurde unterzeichnet')).toBeVisible();
  await employee.context().close();
});
