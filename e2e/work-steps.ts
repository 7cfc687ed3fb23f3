// What several people do with one reference: the owner's steps, and the recipients'.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Locator, Page, TestInfo } from '@playwright/test';
import { enter, makeUser } from './accounts.ts';
import { expect } from './helpers.ts';

/** Somebody with a browser of his own. */
export async function person(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true });
  return context.newPage();
}

async function asOwner(page: Page, method: 'POST' | 'DELETE', address: string, data?: object) {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string }).token,
  );
  const headers = { Authorization: token };
  return page.request.fetch(address, { method, headers, ...(data === undefined ? {} : { data }) });
}

/** An account of HR, logged in in the page, on the page of a certificate that holds what HR knows. */
export async function humanResources(page: Page, values: object = {}): Promise<string> {
  await enter(page, await makeUser(page.request));
  const made = await asOwner(page, 'POST', '/api/collections/certificates/records', {
    type: 'arbeitszeugnis',
    role: 'employer',
    status: 'draft',
    company: { name: 'Ostwind Anlagenbau GmbH', description: 'ein Hersteller von Schaltanlagen' },
    person: { first_name: 'Lena', last_name: 'Vogt', salutation: 'Frau' },
    ending: { termination_reason: 'own-wish', future_wishes: 2 },
    place: 'Flensburg',
    date: '2025-09-30',
    ...values,
  });
  expect(made.status()).toBe(200);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/vorgaenge/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lena Vogt');
  return id;
}

/** Lets the server write the letter of a certificate that holds all answers. */
export async function writeLetter(page: Page, certificate: string): Promise<void> {
  const made = await asOwner(page, 'POST', `/api/certificates/${certificate}/generate`, {});
  expect(made.status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lena Vogt');
}

export async function deleteCertificate(page: Page, certificate: string): Promise<void> {
  const gone = await asOwner(page, 'DELETE', `/api/collections/certificates/records/${certificate}`);
  expect(gone.status()).toBe(204);
}

/** The line of somebody who was invited, on the owner's page. */
export const invitedRow = (page: Page, name: string, task: string): Locator =>
  page.getByRole('listitem', { name: `${name}, ${task}` });

/** Invites somebody on the owner's page. @returns the link */
export async function invite(page: Page, role: string, task: string, name: string): Promise<string> {
  await page.getByLabel('Rolle').selectOption({ label: role });
  await page.getByLabel('Aufgabe', { exact: true }).selectOption({ label: task });
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-Mail-Adresse').fill(`${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@example.com`);
  await page.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(invitedRow(page, name, task)).toBeVisible();
  return (await page.locator('form').getByTestId('link').textContent()) ?? '';
}

/** The path of a link: the server of the tests may be known by another name. */
export const local = (link: string): string => link.replace(/^https?:\/\/[^/]+/, '');

export async function rate(page: Page, category: string, grade: string): Promise<void> {
  await page
    .getByRole('group', { name: category })
    .getByRole('radio', { name: new RegExp(`^${grade} ·`) })
    .check();
}

const five = [
  'Fachwissen',
  'Arbeitsbereitschaft',
  'Auffassungsgabe',
  'Belastbarkeit',
  'Arbeitsweise',
] as const;

/** Rates what a reference needs at least. */
export async function rateFive(page: Page, grade: string): Promise<void> {
  for (const category of five) await rate(page, category, grade);
  await rate(page, 'Verhalten gegenüber Vorgesetzten und Kollegen', grade);
}

export async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aufgabe abschließen' }).click();
  await expect(page.getByText('Ihre Aufgabe ist abgeschlossen')).toBeVisible();
}

/** Downloads a file by a button and reads it. */
export async function saved(page: Page, button: string, info: TestInfo, name: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = info.outputPath(name);
  await (await waiting).saveAs(file);
  return readFileSync(file);
}

/** What another program says of the signatures in a file; null where it is not installed. */
export function pdfsig(file: string): string | null {
  if (!existsSync('/usr/bin/pdfsig')) return null;
  return execFileSync('/usr/bin/pdfsig', ['-nocert', file], { encoding: 'utf8' });
}

/** Lets all links of a certificate end, as time would. */
export function letLinksEnd(certificate: string): void {
  const db = new DatabaseSync(path.join(process.env['E2E_DATA_DIR'] ?? '', 'klarzeugnis.db'));
  db.exec('pragma busy_timeout = 5000');
  const done = db
    .prepare("update invitations set expires = '2020-01-01 00:00:00.000Z' where certificate = ?")
    .run(certificate);
  db.close();
  expect(Number(done.changes)).toBeGreaterThan(0);
}
