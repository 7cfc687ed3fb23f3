// What administrators see of the running service, and the newsletter.
import type { Page } from '@playwright/test';
import { enter, linkTo, newAdmin, newEmail } from './accounts.ts';
import { expect, expectGoodAtBothSizes, test } from './helpers.ts';

let admin = '';
test.beforeEach(async ({ page }) => {
  admin = newAdmin();
  await enter(page, admin, '_superusers');
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('a job is run by hand, and the protocol says who did it', async ({ page }) => {
  await page.goto('/admin/jobs');
  await expect(
    page.getByText('Gerade ist nichts zu lesen.').or(page.getByRole('cell').first()),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Jetzt ausführen: Alte Spuren löschen' }).click();
  await expect(page.getByText('Ausgeführt: Alte Spuren löschen')).toBeVisible();
  await page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Protokoll' }).click();
  await page.getByLabel('Wer', { exact: true }).fill(admin);
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: admin });
  await expect(row).toContainText('ausgeführt');
  await expect(row).toContainText('forget-traces');
  await page.getByLabel('Woran').selectOption('Artikel');
  await expect(page.getByText('Mit diesen Filtern gibt es nichts.')).toBeVisible();
});

test('the log shows what was answered, narrowed to what was refused', async ({ page }) => {
  await page.request.get('/api/collections/gibt-es-nicht/records');
  await page.goto('/admin/logs');
  await page.getByLabel('Text suchen').fill('GET /api/collections/:collection/records');
  await page.getByLabel('Ergebnis').selectOption('abgelehnt oder gescheitert');
  await expect(page.getByRole('row').filter({ hasText: '404' }).first()).toContainText('abgelehnt');
  await expect(page.getByRole('cell', { name: 'beantwortet' })).toHaveCount(0);
});

test('without a mail server nothing waits, and nothing is said to be delivered', async ({ page }) => {
  await page.goto('/admin/mails');
  await expect(page.getByText('Keine Mail wird zugestellt.')).toBeVisible();
  await expect(page.getByText('Keine Mail wartet auf einen Mailserver')).toBeVisible();
  await page.getByLabel('Stand').selectOption('gescheitert');
  await expect(page.getByText('Mit diesen Filtern gibt es nichts.')).toBeVisible();
});

test('a newsletter is tried on oneself, sent and listed; a recipient is taken out', async ({ page }) => {
  const reader = newEmail();
  await page.request.post('/api/newsletter', { data: { email: reader } });
  const confirm = new URL(await linkTo(reader, 'Newsletter bestätigen'));
  expect((await page.request.post(confirm.pathname + confirm.search)).status()).toBe(200);

  const subject = `Neues ${Date.now()}`;
  await page.goto('/admin/newsletter');
  await page.getByRole('button', { name: 'Newsletter senden' }).click();
  await expect(page.getByText('Diese Angabe fehlt.')).toHaveCount(2);
  await page.getByLabel('Betreff').fill(subject);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Erster Absatz.\n\nZweiter Absatz.');
  await page.getByRole('button', { name: 'Probe an mich senden' }).click();
  await expect(page.getByText('Die Probe ist unterwegs.')).toBeVisible();
  await linkTo(admin, subject);
  await page.getByRole('button', { name: 'Newsletter senden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Newsletter senden' }).click();
  await expect(page.getByLabel('Betreff')).toHaveValue('');
  await linkTo(reader, subject);
  await page.getByText(subject).click();
  await expect(page.getByText('Zweiter Absatz.')).toBeVisible();

  await page.getByLabel('E-Mail-Adresse suchen').fill(reader);
  await page.getByRole('button', { name: `Austragen: ${reader}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Austragen' }).click();
  await expect(page.getByText(`${reader} ist ausgetragen.`)).toBeVisible();
  await expect(page.getByRole('cell', { name: reader })).toHaveCount(0);
});

const pages = [
  ['jobs', 'Wiederkehrende Aufgaben'],
  ['mails', 'Mails'],
  ['newsletter', 'Newsletter schreiben'],
  ['audit', 'Protokoll'],
  ['logs', 'Serverlog'],
  ['settings', 'Einstellungen'],
  ['invoices', 'Rechnungen'],
] as const;
test('the pages are accessible at both widths', async ({ page }) => {
  for (const [path, heading] of pages) {
    await page.goto(`/admin/${path}`);
    await expect(title(page, heading)).toBeAttached();
    await expect(page.getByText('Die Liste wird geladen.')).toHaveCount(0);
    await expectGoodAtBothSizes(page);
  }
});
