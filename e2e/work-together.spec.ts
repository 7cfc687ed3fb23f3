import type { Page } from '@playwright/test';
import { enter, makeUser } from './accounts.ts';
import { button, expectStep, field, fillEnding, next, saved as stored, sheet } from './generator-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './helpers.ts';
import { finish, invite, invitedRow, local, pdfsig, person, rateFive, saved } from './work-steps.ts';

/** HR begins a certificate in the generator, and goes to the work on it. */
async function begin(page: Page): Promise<void> {
  await enter(page, await makeUser(page.request));
  await page.goto('/vorgaenge');
  await page.getByRole('link', { name: 'Zeugnis anlegen' }).click();
  await expectStep(page, 'Stammdaten');
  await page.getByRole('radio', { name: /^Arbeitgeber/ }).check();
  await page.getByRole('radio', { name: /^Arbeitszeugnis/ }).check();
  await field(page, 'Anrede').selectOption('Frau');
  await field(page, 'Vorname').fill('Lena');
  await field(page, 'Nachname').fill('Vogt');
  await field(page, 'Name des Arbeitgebers').fill('Ostwind Anlagenbau GmbH');
  await expect(stored(page)).toBeVisible();
  await page.goto('/vorgaenge');
  await page.getByRole('link', { name: 'Lena Vogt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lena Vogt');
}

/** HR goes through the generator with what the others entered, and edits a sentence in the editor. */
async function writeAndEdit(page: Page): Promise<void> {
  // The others have filled in all that comes before; what they entered can be looked at all the same.
  await page.getByRole('link', { name: 'Zeugnis bearbeiten' }).click();
  await expectStep(page, 'Beendigung');
  await page
    .getByRole('navigation', { name: 'Schritte' })
    .getByRole('button', { name: /Stammdaten/ })
    .click();
  await expectStep(page, 'Stammdaten');
  await expect(field(page, 'Geburtsort')).toHaveValue('Husum');
  await next(page, 'Beruf');
  await expect(field(page, 'Berufsbezeichnung')).toHaveValue('Projektleiterin');
  await next(page, 'Tätigkeiten');
  await expect(page.getByRole('row', { name: 'Prüfung von Angeboten' })).toBeVisible();
  await next(page, 'Leistung');
  await next(page, 'Verhalten');
  await next(page, 'Beendigung');
  await fillEnding(page, 'arbeitszeugnis');
  await button(page, 'Zeugnis fertigstellen').click();
  await expectStep(page, 'Zeugnis bearbeiten');
  await sheet(page).getByRole('row').filter({ hasText: 'Husum' }).first().locator('.editor-text').click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Bearbeiten' }).click();
  await field(page, 'Text').fill('Frau Lena Vogt, geboren in Husum, war bei uns als Projektleiterin tätig.');
  await button(page, 'Übernehmen').click();
  await expect(stored(page)).toBeVisible();
}

/** Draws a name into the field for it. */
async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: /Feld für die Unterschrift/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 5 });
  await page.mouse.move(box.x + 220, box.y + 80, { steps: 5 });
  await page.mouse.up();
}

test('four people: data, ratings, text, approval, two signatures, one sealed document', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(180_000);
  const [employee, superior, director] = [
    await person(browser),
    await person(browser),
    await person(browser),
  ];
  await begin(page);
  const work = page.url();
  const asked = 'Stammdaten und Selbsteinschätzung eingeben';
  const forEmployee = await invite(page, 'Beschäftigte Person', asked, 'Lena Vogt');
  const forSuperior = await invite(page, 'Arbeitgeberseite', 'Bewerten', 'Ulrike Kern');

  // The employee enters master data and assesses herself; the address does not keep the token.
  await employee.goto(local(forEmployee));
  await expect(employee.getByRole('heading', { level: 1 })).toHaveText(asked);
  expect(employee.url()).not.toContain('#');
  await field(employee, 'Geburtsdatum').fill('1988-05-14');
  await field(employee, 'Geburtsort').fill('Husum');
  await field(employee, 'Berufsbezeichnung').fill('Projektleiterin');
  await field(employee, 'Abteilung').fill('Netzanschluss');
  await field(employee, 'Einsatzort').fill('Flensburg');
  await field(employee, 'Beginn der Beschäftigung').fill('2018-03-01');
  await field(employee, 'Ende der Beschäftigung').fill('2025-09-30');
  await field(employee, 'Tätigkeiten, eine je Zeile').fill('Leitung von Projekten\nPrüfung von Angeboten');
  await rateFive(employee, 'sehr gut');
  await expectAccessible(employee);
  await employee.getByLabel(/Ich bin damit einverstanden/).check();
  await finish(employee);

  // HR sees it without reloading; the self-assessment stays beside the certificate.
  await expect(invitedRow(page, 'Lena Vogt', asked).getByText('erledigt')).toBeVisible();
  const table = page.getByRole('region', { name: 'Bewertungen nebeneinander' });
  await expect(table.getByText('Selbsteinschätzung')).toBeVisible();
  const inCertificate = table
    .getByRole('row', { name: /Fachwissen/ })
    .getByRole('cell')
    .first();
  await expect(inCertificate).toHaveText('–');

  // The superior rates, interrupts, and goes on.
  await superior.goto(local(forSuperior));
  await expect(superior.getByText('Projektleiterin')).toBeVisible();
  await expect(superior.getByText('1988')).toHaveCount(0);
  await rateFive(superior, 'gut');
  await expect(superior.getByText('Gespeichert.')).toBeVisible();
  await superior.reload();
  const knowledge = superior.getByRole('group', { name: 'Fachwissen' });
  await expect(knowledge.getByRole('radio', { name: /^gut ·/ })).toBeChecked();
  await finish(superior);

  // HR takes the superior's ratings over, writes the letter in the generator, and edits it.
  await page.getByRole('button', { name: 'Alles von Ulrike Kern übernehmen' }).click();
  await expect(inCertificate).toHaveText('gut');
  await writeAndEdit(page);
  await page.goto(work);

  // The managing director approves, after a change and a comment.
  const forDirector = await invite(page, 'Arbeitgeberseite', 'Freigeben und bearbeiten', 'Henrike Brodersen');
  await director.goto(local(forDirector));
  const first = director.getByLabel('Satz 1', { exact: true });
  await expect(first).toHaveValue('Frau Lena Vogt, geboren in Husum, war bei uns als Projektleiterin tätig.');
  await first.fill('Frau Lena Vogt war von März 2018 bis September 2025 bei uns tätig.');
  const remark = director.getByLabel('Kommentar zu Satz 1', { exact: true });
  await director.getByRole('button', { name: 'Kommentieren: Satz 1', exact: true }).click();
  await expect(remark).toBeFocused();
  await remark.fill('So ist es kürzer.');
  await expect(director.getByText('Gespeichert.')).toBeVisible();
  await director.reload();
  await expect(remark).toHaveValue('So ist es kürzer.');
  await expectAccessible(director);
  await director.getByRole('button', { name: 'Zeugnis freigeben' }).click();
  await expect(director.getByText('Ihre Freigabe ist angekommen.')).toBeVisible();
  await expect(director.getByText('Ihre Änderungen am Text sind übernommen.')).toBeVisible();
  await expectAccessible(director);
  const approval = invitedRow(page, 'Henrike Brodersen', 'Freigeben und bearbeiten');
  await expect(approval.getByText('freigegeben')).toBeVisible();
  await expect(approval.locator('ins').filter({ hasText: 'von März 2018' })).toBeVisible();
  await expect(page.getByText('Text geändert von Henrike Brodersen')).toBeVisible();
  await expect(page.getByText('„So ist es kürzer.“')).toBeVisible();
  await expect(page.getByTestId('redline').locator('del').first()).toBeVisible();
  await expectAccessible(page);

  // Two sign in their order: typed on a desk, drawn on a phone.
  await page.getByLabel('Name der Person 1').fill('Ulrike Kern');
  await page.getByLabel('E-Mail der Person 1').fill('kern@example.com');
  const add = page.getByRole('button', { name: 'Weitere Person' });
  if ((await page.getByLabel('Name der Person 2').count()) === 0) await add.click();
  await page.getByLabel('Name der Person 2').fill('Henrike Brodersen');
  await page.getByLabel('E-Mail der Person 2').fill('brodersen@example.com');
  await page.getByRole('button', { name: 'Zur Unterzeichnung einladen' }).click();
  await expect(page.getByText('Solange unterzeichnet wird')).toBeVisible();
  const linkFor = async (name: string): Promise<string> => {
    const row = invitedRow(page, name, 'Unterzeichnen');
    await row.getByRole('button', { name: 'Neuer Link' }).click();
    return (await row.getByTestId('link').textContent()) ?? '';
  };
  await superior.goto(local(await linkFor('Ulrike Kern')));
  const paper = superior.getByRole('article', { name: 'Zeugnistext' });
  await expect(paper).toContainText('Ostwind Anlagenbau GmbH');
  await expect(paper).toContainText('Henrike Brodersen');
  await superior.getByLabel('Ihre Funktion').fill('Leiterin Netz');
  await superior.getByRole('radio', { name: 'Tippen' }).check();
  await expectAccessible(superior);
  await superior.getByRole('button', { name: 'Zeugnis unterzeichnen' }).click();
  await expect(superior.getByText('Ihre Unterschrift ist angekommen')).toBeVisible();
  await director.setViewportSize(sizes.phone);
  await director.goto(local(await linkFor('Henrike Brodersen')));
  await director.getByLabel('Ihre Funktion').fill('Geschäftsführerin');
  await draw(director);
  await expectNoSidewaysScroll(director);
  await director.getByRole('button', { name: 'Zeugnis unterzeichnen' }).click();
  await expect(director.getByRole('heading', { name: 'Das Dokument wurde unterzeichnet' })).toBeVisible();

  // Everybody downloads the same document.
  await expect(page.getByText('Das Dokument wurde unterzeichnet')).toBeVisible();
  const { width, height } = page.viewportSize() ?? sizes.desk;
  await page.setViewportSize(sizes.phone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width, height });
  const keep = 'Unterzeichnetes Dokument herunterladen';
  const ours = await saved(page, keep, info, 'hr.pdf');
  await employee.reload();
  await superior.reload();
  for (const [name, one] of Object.entries({ employee, superior, director }))
    expect((await saved(one, keep, info, `${name}.pdf`)).equals(ours)).toBe(true);
  expect(pdfsig(info.outputPath('hr.pdf')) ?? 'Signature is Valid').toContain('Signature is Valid');
  expect(pdfsig(info.outputPath('hr.pdf')) ?? 'Total document signed').toContain('Total document signed');
  await page.goto('/signatur-pruefen');
  await page.getByLabel(/PDF-Datei wählen/).setInputFiles(info.outputPath('hr.pdf'));
  await expect(page.getByRole('heading', { name: 'Hier versiegelt und unverändert' })).toBeVisible();
  await expect(page.getByText('Henrike Brodersen, Geschäftsführerin')).toBeVisible();
  await expectAccessible(page);
  const changed = Buffer.concat([ours, Buffer.from('\n%')]);
  await page
    .getByLabel(/PDF-Datei wählen/)
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: changed });
  await expect(page.getByRole('heading', { name: 'Nach dem Versiegeln verändert' })).toBeVisible();
  for (const other of [employee, superior, director]) await other.context().close();
});
