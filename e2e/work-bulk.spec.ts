import { readFileSync } from 'node:fs';
import { linkTo, newEmail } from './accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, resize, sizes, test } from './helpers.ts';
import { humanResources, local, person } from './work-steps.ts';

const csv = (rows: readonly (readonly string[])[]) => ({
  name: 'liste.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.join(';')).join('\n')),
});

test('many certificates from a table, listed by state and day', async ({ page }) => {
  await humanResources(page);
  await page.goto('/vorgaenge/anlegen');
  await page.getByLabel(/CSV- oder XLSX-Datei/).setInputFiles(
    csv([
      ['Anrede', 'Vorname', 'Nachname', 'Eintritt', 'Fällig'],
      ['Frau', 'Anna', 'Kern', '1.3.2018', '1.12.2099'],
      ['Graf', 'Otto', '', 'x', ''],
    ]),
  );
  await expect(page.getByLabel('Nachname')).toHaveValue('last_name');
  await expect(page.getByText('Ein Entwurf wird angelegt. Niemand wird eingeladen.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Entwürfe anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Angelegt: 1', exact: true })).toBeVisible();
  await expect(page.getByText(/Zeile 3: .*Nachname: Der Nachname fehlt\./)).toBeVisible();
  await page.getByRole('link', { name: 'Zu den Vorgängen' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText('Anna Kern');
  await expect(rows.first()).toContainText('fällig am 01.12.2099');
  await page.getByLabel('Stand').selectOption({ label: 'unterzeichnet' });
  await expect(page.getByText('Hier ist nichts.')).toBeVisible();
  await expectAccessible(page);
});

test('employer and letterhead of all come from a certificate that is there', async ({ page }, info) => {
  await humanResources(page);
  await page.goto('/vorgaenge/anlegen');
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Leere Tabelle zum Ausfüllen' }).click();
  await (await kept).saveAs(info.outputPath('leer.csv'));
  // It can be read as it is.
  await page.getByLabel(/CSV- oder XLSX-Datei/).setInputFiles(info.outputPath('leer.csv'));
  await expect(page.getByText('Ein Entwurf wird angelegt. Niemand wird eingeladen.')).toBeVisible();
  await page.getByLabel(/CSV- oder XLSX-Datei/).setInputFiles(csv([['Nachname'], ['Kern']]));
  await page.getByLabel('Arbeitgeber und Briefkopf übernehmen aus').selectOption({ index: 1 });
  await expectAccessible(page);
  for (const size of [sizes.desk, sizes.phone]) {
    await resize(page, size);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: info.outputPath(`bulk-${size.width}.png`), fullPage: true });
  }
  await page.getByRole('button', { name: 'Entwürfe anlegen' }).click();
  await page.getByRole('link', { name: 'Kern' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/anlegen'));
  await page.goto(page.url().replace('/vorgaenge/', '/zeugnisgenerator/stamm/'));
  await expect(page.getByLabel('Name des Arbeitgebers')).toHaveValue('Ostwind Anlagenbau GmbH');
});

test('a picture is refused as a table in words, chosen or dropped beside the field', async ({ page }) => {
  await humanResources(page);
  await page.goto('/vorgaenge/anlegen');
  const bytes = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13];
  const told = page.getByRole('alert').filter({ hasText: 'Das ist ein Bild und keine Tabelle.' });
  await page
    .getByLabel(/CSV- oder XLSX-Datei/)
    .setInputFiles({ name: 'liste.png', mimeType: 'image/png', buffer: Buffer.from(bytes) });
  await expect(told).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'liste.png', { type: 'image/png' }));
    return transfer;
  }, bytes);
  await page.dispatchEvent('h1', 'dragover', { dataTransfer: data });
  await expect(page.getByText('Die Tabelle hier loslassen')).toBeVisible();
  await page.dispatchEvent('h1', 'drop', { dataTransfer: data });
  await expect(told).toBeVisible();
});

test('a table invites after its mails were counted and agreed to, and all are reminded at once', async ({
  page,
  browser,
}, info) => {
  await humanResources(page);
  const [superior, employee] = [newEmail(), newEmail()];
  await page.goto('/vorgaenge/anlegen');
  await page.getByLabel(/CSV- oder XLSX-Datei/).setInputFiles(
    csv([
      ['Vorname', 'Nachname', 'Führungskraft', 'Mail', 'E-Mail Mitarbeiterin', 'Erledigen bis'],
      ['Anna', 'Kern', 'Ulrike Holm', superior, employee, '15.12.2099'],
      ['Otto', 'Graf', 'Ulrike Holm', superior, '', ''],
      ['Ina', 'Falk', '', 'keine', '', ''],
    ]),
  );
  // What a column is called does not always say what it holds.
  await expect(page.getByText('3 Entwürfe werden angelegt. Eine Mail geht hinaus.')).toBeVisible();
  await page.getByLabel('Mail', { exact: true }).selectOption({ label: 'E-Mail der Führungskraft' });
  await expect(page.getByText('Eine Zeile wird nicht angelegt')).toBeVisible();
  await expect(page.getByText(/Zeile 4: .*„keine“ ist keine E-Mail-Adresse\./)).toBeVisible();
  await expect(
    page.getByText('2 Entwürfe werden angelegt. 3 Mails gehen hinaus. Adressen: 2.'),
  ).toBeVisible();
  await page.getByLabel('Nachricht in allen Einladungen').fill('Danke für die Mithilfe.');
  await resize(page, sizes.phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await resize(page, sizes.desk);

  await page.getByRole('button', { name: 'Entwürfe anlegen und einladen' }).click();
  const dialog = page.getByRole('alertdialog', { name: '3 Mails senden?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Noch nicht' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Entwürfe anlegen und einladen' }).click();
  await dialog.getByRole('button', { name: 'Anlegen und 3 Mails senden' }).click();
  await expect(page.getByRole('heading', { name: 'Angelegt: 2', exact: true })).toBeVisible();
  await expect(page.getByText('3 Einladungen sind unterwegs.')).toBeVisible();

  // The bad row comes back as a table that says why.
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Diese Zeilen als CSV-Datei sichern' }).click();
  await (await waiting).saveAs(info.outputPath('bad.csv'));
  expect(readFileSync(info.outputPath('bad.csv'), 'utf8')).toContain('Ina;Falk;;keine;;;');

  // The link in the mail opens the task.
  const other = await person(browser);
  await other.goto(local(await linkTo(superior, 'Bewerten: das Arbeitszeugnis für Anna Kern')));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bewerten');
  await expect(other.getByText('„Danke für die Mithilfe.“')).toBeVisible();
  await expect(other.getByText('Bitte bis 15.12.2099.')).toBeVisible();
  await other.context().close();

  await page.getByRole('link', { name: 'Zu den Vorgängen' }).click();
  await page.getByLabel('Stand').selectOption({ label: 'Aufgaben offen' });
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  for (const name of ['Ulrike Holm', 'Anna Kern'])
    await expect(rows.filter({ hasText: 'Anna Kern' })).toContainText(`${name} (bis 15.12.2099)`);
  await page.getByLabel('Alle auswählen').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: '3 Erinnerungen senden' }).click();
  const asked = page.getByRole('alertdialog', { name: '3 Erinnerungen senden?' });
  await asked.getByRole('button', { name: 'Jetzt senden' }).click();
  await expect(page.getByText('3 Erinnerungen sind unterwegs.')).toBeVisible();
  // Nobody is reminded twice a day.
  await expect(page.getByRole('button', { name: 'Auswahl erinnern' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await resize(page, sizes.phone);
  await expectNoSidewaysScroll(page);
});
