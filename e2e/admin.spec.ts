// The central options, and an invoice from its first line to its Storno.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { facturXFaults } from '../tests/helpers/factur-x.ts';
import { enter, linkTo, makeAdmin, makeUser, password } from './accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes } from './helpers.ts';
import { test } from './own-service.ts';

// The settings are one row for all: these journeys go one after the other.
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page, service }) => enter(page, makeAdmin(service.dataDir), '_superusers'));

const saveOptions = (page: Page) => page.getByRole('button', { name: 'Einstellungen speichern' });
const seller = (page: Page) => page.getByRole('region', { name: 'Rechnungssteller' });

/** Says who issues invoices, without the interface. */
async function describeSeller(page: Page, smallBusiness = false): Promise<void> {
  const token = await page.evaluate(() => {
    const { token: own } = JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string };
    return own;
  });
  const site = {
    operator: 'Klarzeugnis, Inh. Kim Klug',
    address: 'Lindenweg 4, 10115 Berlin',
    vatId: 'DE123456789',
    invoice: { iban: 'DE02120300000000202051', smallBusiness },
  };
  const answer = await page.request.patch('/api/settings', {
    data: { options: { site } },
    headers: { Authorization: token },
  });
  expect(answer.status()).toBe(200);
}

/** The data that a downloaded invoice carries. */
async function dataIn(path: string): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise;
  return new TextDecoder().decode((await document.getAttachmentContent('factur-x.xml')) as Uint8Array);
}

async function downloaded(page: Page, button = 'PDF herunterladen'): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return file.path();
}

test('central options, site and seller: faults at their fields, then kept and shown to visitors', async ({
  page,
}) => {
  await page.goto('/admin/settings');
  await page.getByLabel('Betreiber').fill('Klarzeugnis, Inh. Kim Klug');
  await page.getByLabel('Anschrift', { exact: true }).fill('Lindenweg 4, 10115 Berlin');
  await page.getByLabel('Kontakt per E-Mail').fill('post@');
  await page.getByLabel('USt-IdNr.').fill('DE123456789');
  await page.getByRole('button', { name: 'Verweis hinzufügen' }).click();
  await page.getByRole('group', { name: 'Verweis 1' }).getByLabel('Name').fill('Mastodon');
  await page.getByRole('group', { name: 'Verweis 1' }).getByLabel('Adresse').fill('mastodon');
  await seller(page).getByLabel('IBAN').fill('DE02120300000000202052');
  await seller(page).getByLabel('Postleitzahl').fill('1234');
  // What was typed in one go is set in groups of four, as it stands on a card.
  await expect(seller(page).getByLabel('IBAN')).toHaveValue('DE02 1203 0000 0000 2020 52');
  await saveOptions(page).click();
  await expect(page.getByText('Bitte eine gültige E-Mail-Adresse eingeben.')).toBeVisible();
  await expect(page.getByText('Diese IBAN stimmt nicht. Bitte die Ziffern prüfen.')).toBeVisible();
  await expect(page.getByText('In Deutschland hat sie fünf Ziffern.')).toBeVisible();
  await expect(page.getByLabel('Kontakt per E-Mail')).toBeFocused();
  await expectAccessible(page);
  await seller(page).getByLabel('Postleitzahl').fill('');

  await page.getByLabel('Kontakt per E-Mail').fill('post@klarzeugnis.example');
  await page
    .getByRole('group', { name: 'Verweis 1' })
    .getByLabel('Adresse')
    .fill('https://mastodon.example/@klar');
  await seller(page).getByLabel('IBAN').fill('DE02 1203 0000 0000 2020 51');
  await page.getByLabel('Firmenbegriff').selectOption('Kanzlei');
  await page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Nutzer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hier bleiben' }).click();
  await saveOptions(page).click();
  await expect(page.getByText('Alles gespeichert')).toBeVisible();
  await expect(seller(page).getByText(/^Rechnungen stellt aus: Klarzeugnis, Inh. Kim Klug/)).toBeVisible();

  const imprint = await (await page.request.get('/impressum')).text();
  expect(imprint).toContain('Kim Klug');
  expect(imprint).toContain('https://mastodon.example/@klar');
  await page.reload();
  await expect(page.getByLabel('Firmenbegriff')).toHaveValue('Kanzlei');
});

test('an invoice: written, issued, told of by mail, downloaded, valid, paid and taken back', async ({
  page,
  browser,
  request,
  service,
}) => {
  await describeSeller(page);
  const email = await makeUser(request);
  await page.goto('/admin/users');
  await page.getByLabel('E-Mail-Adresse oder Name').fill(email);
  await page.getByRole('link', { name: email }).click();
  await page.getByRole('link', { name: 'Rechnung schreiben' }).click();
  await page.getByRole('button', { name: 'Rechnung ausstellen' }).click();
  await expect(page.getByLabel('Name oder Firma')).toBeFocused();
  await expect(page.getByText('Bitte sagen, wofür die Rechnung ist.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Name oder Firma').fill('Muster GmbH');
  await page.getByLabel('Straße und Hausnummer').fill('Am Hof 1');
  await page.getByLabel('Postleitzahl').fill('50667');
  await page.getByLabel('Ort', { exact: true }).fill('Köln');
  const first = page.getByRole('group', { name: 'Position 1' });
  await first.getByLabel('Leistung').fill('Zeugnis schreiben');
  await first.getByLabel('Menge').fill('2');
  await first.getByLabel('Einzelpreis in Euro').fill('49,00');
  await page.getByRole('button', { name: 'Position hinzufügen' }).click();
  const second = page.getByRole('group', { name: 'Position 2' });
  await second.getByLabel('Leistung').fill('Beratung');
  await second.getByLabel('Menge').fill('1,25');
  await second.getByLabel('Einheit').selectOption('Std.');
  await second.getByLabel('Einzelpreis in Euro').fill('99,99');
  const preview = page.getByRole('table', { name: 'Vorschau' });
  await expect(preview.getByRole('row', { name: /Summe netto 222,99/ })).toBeVisible();
  await expect(preview.getByRole('row', { name: /Umsatzsteuer 19 % 42,37/ })).toBeVisible();
  await expect(preview.getByRole('row', { name: /Gesamtbetrag 265,36/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rechnung ausstellen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rechnung ausstellen' }).click();
  const heading = page.getByRole('heading', { level: 2, name: /^Rechnung KZ-/ });
  await expect(heading).toBeVisible();
  const number = ((await heading.textContent()) ?? '').replace('Rechnung ', '');
  await expectAccessible(page);

  // The user: a mail, the invoice among his, its file.
  expect(await linkTo(email, `Ihre Rechnung ${number}`, service.dataDir)).toContain('/settings/rechnungen');
  const login = await request.post('/api/collections/users/auth-with-password', {
    data: { identity: email, password },
  });
  const { token } = (await login.json()) as { token: string };
  const theirs = await request.get('/api/collections/invoices/records', {
    headers: { Authorization: token },
  });
  expect(await theirs.json()).toMatchObject({ items: [{ number, amount: 26_536, state: 'open' }] });

  const theirPage = await (
    await browser.newContext({ baseURL: service.url, acceptDownloads: true })
  ).newPage();
  await enter(theirPage, email);
  await theirPage.goto('/settings/rechnungen');
  const listed = theirPage.getByRole('listitem').filter({ hasText: number });
  await expect(listed).toContainText('265,36 €');
  await expect(listed).toContainText('offen');
  const theirFile = await downloaded(theirPage, `Rechnung ${number} als PDF herunterladen`);
  const ourFile = await downloaded(page);
  expect((await readFile(theirFile)).equals(await readFile(ourFile))).toBe(true);
  await theirPage.context().close();

  const data = await dataIn(ourFile);
  expect(await facturXFaults(data)).toEqual([]);
  expect(data).toContain(`<ram:ID>${number}</ram:ID>`);
  expect(data).toContain('<ram:GrandTotalAmount>265.36</ram:GrandTotalAmount>');

  await page.getByRole('button', { name: 'Als bezahlt vermerken' }).click();
  await expect(page.getByText(/^Bezahlt am \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Doch nicht bezahlt' }).click();
  await expect(page.getByText('Diese Rechnung ist offen.')).toBeVisible();

  await page.getByRole('button', { name: 'Rechnung stornieren' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rechnung stornieren' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Stornorechnung KZ-/ })).toBeVisible();
  const storno = await dataIn(await downloaded(page));
  expect(await facturXFaults(storno)).toEqual([]);
  expect(storno).toContain(`<ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`);
  await linkTo(email, `Ihre Rechnung ${number} ist storniert`, service.dataDir);
  await page.getByRole('link', { name: 'Zur anderen Rechnung' }).click();
  await expect(page.getByText('Diese Rechnung ist storniert.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rechnung stornieren' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Alle Rechnungen' }).click();
  await page.getByLabel('Nummer, Empfänger oder E-Mail').fill(email);
  await expect(page.getByText('2 Rechnungen', { exact: true })).toBeVisible();
  await page.getByLabel('Art').selectOption('Stornorechnung');
  await expect(page.getByText('1 Rechnung', { exact: true })).toBeVisible();
});

test('an invoice of cents is taxed although its tax rounds to nothing', async ({ page, request }) => {
  await describeSeller(page);
  const email = await makeUser(request);
  await page.goto('/admin/users');
  await page.getByLabel('E-Mail-Adresse oder Name').fill(email);
  await page.getByRole('link', { name: email }).click();
  await page.getByRole('link', { name: 'Rechnung schreiben' }).click();
  const values = {
    'Name oder Firma': 'Muster GmbH',
    'Straße und Hausnummer': 'Am Hof 1',
    Postleitzahl: '50667',
    Ort: 'Köln',
  };
  for (const [label, text] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(text);
  const line = page.getByRole('group', { name: 'Position 1' });
  await line.getByLabel('Leistung').fill('Eine Seite');
  await line.getByLabel('Einzelpreis in Euro').fill('0,02');
  await page.getByRole('button', { name: 'Rechnung ausstellen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rechnung ausstellen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Rechnung KZ-/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Umsatzsteuer 19 % 0,00/ })).toBeVisible();
  await expect(page.getByText('§ 19 UStG')).toHaveCount(0);
});

test('without VAT by § 19 UStG, on a phone', async ({ page, request }) => {
  await page.setViewportSize(sizes.phone);
  await describeSeller(page, true);
  const email = await makeUser(request);
  await page.goto('/admin/invoices/neu');
  await page.getByLabel('E-Mail-Adresse oder Name').fill(email);
  await page.getByRole('link', { name: email }).click();
  await page.getByRole('group', { name: 'Position 1' }).getByLabel('Leistung').fill('Zeugnis');
  await page.getByRole('group', { name: 'Position 1' }).getByLabel('Einzelpreis in Euro').fill('10');
  const preview = page.getByRole('table', { name: 'Vorschau' });
  await expect(preview.getByRole('row', { name: /Gesamtbetrag 10,00/ })).toBeVisible();
  await expect(preview.getByText('Umsatzsteuer')).toHaveCount(0);
  await expect(page.getByText('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an article with unsaved changes is not left without a question', async ({ page }) => {
  await page.goto('/admin/articles?neu');
  await page.getByLabel('Titel').fill('Nicht verlieren');
  await page.getByRole('link', { name: 'Alle Artikel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(page.getByLabel('Titel')).toHaveValue('Nicht verlieren');
  await page.getByRole('link', { name: 'Alle Artikel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen und weiter' }).click();
  await page.getByLabel('Titel oder Adresse suchen').fill('Nicht verlieren');
  await expect(page.getByText('Mit diesen Filtern gibt es nichts.')).toBeVisible();
});
