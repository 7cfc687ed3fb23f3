import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './helpers.ts';

const password = 'Ein-Passwort-12';

/** Somebody with a browser of his own. */
async function person(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true });
  return context.newPage();
}

/** A new account of HR, logged in in the page, with a certificate that holds what HR knows. */
async function humanResources(page: Page, values: object = {}): Promise<string> {
  const email = `hr-${Math.random().toString(36).slice(2)}@example.com`;
  await page.request.post('/api/createUser', { data: { email, password, passwordConfirm: password } });
  await page.goto('/auth/login');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/cockpit/);
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string }).token,
  );
  const made = await page.request.post('/api/collections/certificates/records', {
    headers: { Authorization: token },
    data: {
      type: 'arbeitszeugnis',
      role: 'employer',
      status: 'draft',
      company: { name: 'Ostwind Anlagenbau GmbH', description: 'ein Hersteller von Schaltanlagen' },
      person: { first_name: 'Lena', last_name: 'Vogt', salutation: 'Frau' },
      ending: { termination_reason: 'own-wish', future_wishes: 2 },
      place: 'Flensburg',
      date: '2025-09-30',
      ...values,
    },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/vorgaenge/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lena Vogt');
  return id;
}

/** Invites somebody on the owner's page. @returns the link */
async function invite(page: Page, role: string, task: string, name: string): Promise<string> {
  await page.getByLabel('Rolle').selectOption({ label: role });
  await page.getByLabel('Aufgabe', { exact: true }).selectOption({ label: task });
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-Mail-Adresse').fill(`${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@example.com`);
  await page.getByRole('button', { name: 'Einladung senden' }).click();
  const row = page.getByRole('listitem', { name: `${name}, ${task}` });
  await expect(row).toBeVisible();
  return (await page.getByTestId('link').last().textContent()) ?? '';
}

/** The path of a link: the server of the tests may be known by another name. */
const local = (link: string): string => link.replace(/^https?:\/\/[^/]+/, '');

async function rate(page: Page, category: string, grade: string): Promise<void> {
  await page.getByRole('group', { name: category }).getByLabel(grade, { exact: true }).check();
}

async function saved(page: Page, button: string, info: TestInfo, name: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = info.outputPath(`${name}.pdf`);
  await (await waiting).saveAs(file);
  return readFileSync(file);
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
  await humanResources(page);

  const forEmployee = await invite(
    page,
    'Beschäftigte Person',
    'Stammdaten und Selbsteinschätzung eingeben',
    'Lena Vogt',
  );
  const forSuperior = await invite(page, 'Arbeitgeberseite', 'Bewerten', 'Ulrike Kern');

  // The employee enters master data and assesses herself; the address does not keep the token.
  await employee.goto(local(forEmployee));
  await expect(employee.getByRole('heading', { level: 1 })).toHaveText(
    'Stammdaten und Selbsteinschätzung eingeben',
  );
  expect(employee.url()).not.toContain('#');
  await employee.getByLabel('Geburtsdatum').fill('1988-05-14');
  await employee.getByLabel('Geburtsort').fill('Husum');
  await employee.getByLabel('Berufsbezeichnung').fill('Projektleiterin');
  await employee.getByLabel('Beginn der Beschäftigung').fill('2018-03-01');
  await employee.getByLabel('Ende der Beschäftigung').fill('2025-09-30');
  await employee
    .getByLabel('Tätigkeiten, eine je Zeile')
    .fill('Leitung von Projekten\nPrüfung von Angeboten');
  for (const category of [
    'Fachwissen',
    'Arbeitsbereitschaft',
    'Auffassungsgabe',
    'Belastbarkeit',
    'Arbeitsweise',
  ])
    await rate(employee, category, 'sehr gut');
  await rate(employee, 'Verhalten gegenüber Vorgesetzten und Kollegen', 'sehr gut');
  await expectAccessible(employee);
  await employee.getByLabel(/Ich bin damit einverstanden/).check();
  await employee.getByRole('button', { name: 'Aufgabe abschließen' }).click();
  await expect(employee.getByText('Ihre Aufgabe ist abgeschlossen')).toBeVisible();

  // HR sees it without reloading; the self-assessment stays beside the certificate.
  await expect(page.getByRole('listitem', { name: /Lena Vogt/ }).getByText('erledigt')).toBeVisible();
  const table = page.getByRole('region', { name: 'Bewertungen nebeneinander' });
  await expect(table.getByText('Selbsteinschätzung')).toBeVisible();
  await expect(
    table
      .getByRole('row', { name: /Fachwissen/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('–');

  // The superior rates, interrupts, and goes on.
  await superior.goto(local(forSuperior));
  await expect(superior.getByText('Projektleiterin')).toBeVisible();
  await expect(superior.getByText('1988')).toHaveCount(0);
  for (const category of [
    'Fachwissen',
    'Arbeitsbereitschaft',
    'Auffassungsgabe',
    'Belastbarkeit',
    'Arbeitsweise',
  ])
    await rate(superior, category, 'gut');
  await expect(superior.getByText('Gespeichert.')).toBeVisible();
  await superior.reload();
  await expect(
    superior.getByRole('group', { name: 'Fachwissen' }).getByLabel('gut', { exact: true }),
  ).toBeChecked();
  await rate(superior, 'Verhalten gegenüber Vorgesetzten und Kollegen', 'gut');
  await superior.getByRole('button', { name: 'Aufgabe abschließen' }).click();
  await expect(superior.getByText('Ihre Aufgabe ist abgeschlossen')).toBeVisible();

  // HR takes the superior's ratings over, writes the letter, and edits it.
  await page.getByRole('button', { name: 'Alles von Ulrike Kern übernehmen' }).click();
  await expect(
    table
      .getByRole('row', { name: /Fachwissen/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('gut');
  const id = page.url().split('/').at(-1) ?? '';
  await page.evaluate(async (certificate) => {
    const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string };
    const headers = { Authorization: token, 'Content-Type': 'application/json' };
    await fetch(`/api/certificates/${certificate}/generate`, { method: 'POST', headers, body: '{}' });
    const address = `/api/collections/certificates/records/${certificate}`;
    const row = (await (await fetch(address, { headers })).json()) as {
      letter: { areas: { blocks: { text: string }[] }[] };
    };
    const block = row.letter.areas.flatMap(({ blocks }) => blocks).at(-1);
    if (block) block.text = 'Wir danken Frau Vogt und wünschen ihr alles Gute.';
    await fetch(address, { method: 'PATCH', headers, body: JSON.stringify({ letter: row.letter }) });
  }, id);

  // The managing director approves, after asking for one change.
  const forDirector = await invite(page, 'Arbeitgeberseite', 'Freigeben und bearbeiten', 'Henrike Brodersen');
  await director.goto(local(forDirector));
  await director
    .getByLabel('Absatz 1', { exact: true })
    .fill('Frau Lena Vogt war von März 2018 bis September 2025 bei uns tätig.');
  await director.getByLabel('Kommentar zu Absatz 1', { exact: true }).fill('So ist es kürzer.');
  await expectAccessible(director);
  await director.getByRole('button', { name: 'Zeugnis freigeben' }).click();
  await expect(director.getByText('Ihre Aufgabe ist abgeschlossen')).toBeVisible();
  await expect(
    page.getByRole('listitem', { name: /Henrike Brodersen/ }).getByText('freigegeben'),
  ).toBeVisible();
  await expect(page.getByText('„So ist es kürzer.“')).toBeVisible();
  await expect(page.getByTestId('redline').locator('del').first()).toBeVisible();
  await expectAccessible(page);

  // Two sign in their order: typed on a desk, drawn on a phone.
  await page.getByLabel('Name der Person 1').fill('Ulrike Kern');
  await page.getByLabel('E-Mail der Person 1').fill('kern@example.com');
  await page.getByRole('button', { name: 'Weitere Person' }).click();
  await page.getByLabel('Name der Person 2').fill('Henrike Brodersen');
  await page.getByLabel('E-Mail der Person 2').fill('brodersen@example.com');
  await page.getByRole('button', { name: 'Zur Unterzeichnung einladen' }).click();
  await expect(page.getByText('Solange unterzeichnet wird')).toBeVisible();
  const linkFor = async (name: string): Promise<string> => {
    const row = page.getByRole('listitem', { name: `${name}, Unterzeichnen` });
    await row.getByRole('button', { name: 'Neuer Link' }).click();
    return (await row.getByTestId('link').textContent()) ?? '';
  };
  await superior.goto(local(await linkFor('Ulrike Kern')));
  await superior.getByLabel('Ihre Funktion').fill('Leiterin Netz');
  await superior.getByRole('radio', { name: 'Tippen' }).check();
  await expectAccessible(superior);
  await superior.getByRole('button', { name: 'Zeugnis unterzeichnen' }).click();
  await expect(superior.getByText('Ihre Unterschrift ist angekommen')).toBeVisible();
  await director.setViewportSize(sizes.phone);
  await director.goto(local(await linkFor('Henrike Brodersen')));
  await director.getByLabel('Ihre Funktion').fill('Geschäftsführerin');
  const pad = director.getByRole('img', { name: /Feld für die Unterschrift/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  await director.mouse.move(box.x + 30, box.y + 60);
  await director.mouse.down();
  await director.mouse.move(box.x + 120, box.y + 20, { steps: 5 });
  await director.mouse.move(box.x + 220, box.y + 80, { steps: 5 });
  await director.mouse.up();
  await expectNoSidewaysScroll(director);
  await director.getByRole('button', { name: 'Zeugnis unterzeichnen' }).click();
  await expect(director.getByRole('heading', { name: 'Das Dokument wurde unterzeichnet' })).toBeVisible();

  // Everybody downloads the same document.
  await expect(page.getByText('Das Dokument wurde unterzeichnet')).toBeVisible();
  const button = 'Unterzeichnetes Dokument herunterladen';
  const ours = await saved(page, button, info, 'hr');
  await employee.reload();
  await superior.reload();
  expect((await saved(employee, button, info, 'employee')).equals(ours)).toBe(true);
  expect((await saved(superior, button, info, 'superior')).equals(ours)).toBe(true);
  expect((await saved(director, button, info, 'director')).equals(ours)).toBe(true);
  if (existsSync('/usr/bin/pdfsig')) {
    const told = execFileSync('/usr/bin/pdfsig', ['-nocert', info.outputPath('hr.pdf')], {
      encoding: 'utf8',
    });
    expect(told).toContain('Signature is Valid');
    expect(told).toContain('Total document signed');
  }
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

test('revoked, deleted and wrong links say so calmly', async ({ page, browser }) => {
  const id = await humanResources(page);
  const link = await invite(page, 'Arbeitgeberseite', 'Bewerten', 'Ulrike Kern');
  const other = await person(browser);
  await other.goto(local(link));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bewerten');
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(page.getByText('zurückgezogen', { exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByText('Sie nutzen eine alte Version unseres Zeugnisgenerators.')).toBeVisible();
  await expectAccessible(other);
  await other.goto('/einladung#ausgedacht');
  await expect(other.getByText('Sie nutzen eine alte Version unseres Zeugnisgenerators.')).toBeVisible();

  const again = await invite(page, 'Arbeitgeberseite', 'Stammdaten eingeben', 'Otto Graf');
  await page.evaluate(async (certificate) => {
    const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string };
    await fetch(`/api/collections/certificates/records/${certificate}`, {
      method: 'DELETE',
      headers: { Authorization: token },
    });
  }, id);
  await other.goto(local(again));
  await expect(other.getByText('Dieses Zeugnis wurde gelöscht.')).toBeVisible();
  await other.context().close();
});

test('many certificates from a table, listed by state and day', async ({ page }) => {
  await humanResources(page);
  await page.goto('/vorgaenge/anlegen');
  const table = 'Anrede;Vorname;Nachname;Eintritt;Fällig\nFrau;Anna;Kern;1.3.2018;1.12.2026\nGraf;Otto;;x;\n';
  await page.getByLabel(/CSV- oder XLSX-Datei/).setInputFiles({
    name: 'liste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table),
  });
  await expect(page.getByLabel('Nachname')).toHaveValue('last_name');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Entwürfe anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Angelegt: 1', exact: true })).toBeVisible();
  await expect(page.getByText(/Zeile 3: .*Nachname: Der Nachname fehlt\./)).toBeVisible();
  await page.goto('/vorgaenge');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText('Anna Kern');
  await expect(rows.first()).toContainText('fällig am 01.12.2026');
  await page.getByLabel('Stand').selectOption({ label: 'unterzeichnet' });
  await expect(page.getByText('Hier ist nichts.')).toBeVisible();
  await expectAccessible(page);
});
