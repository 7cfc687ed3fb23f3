import type { Page } from '@playwright/test';
import { sampleAnswers } from '../tests/helpers/answers.ts';
import { enter, makeUser } from './accounts.ts';
import { choose, summary, tools } from './editor-steps.ts';
import { button, download, expectStep, field, saved, sheet, sheetText } from './generator-steps.ts';
import { expect, expectAccessible, expectGoodAtBothSizes, test } from './helpers.ts';

/** Calls the API as the one who is logged in in the page. */
async function ask(page: Page, method: string, path: string, data?: object) {
  const headers = {
    Authorization: await page.evaluate(
      () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string }).token,
    ),
  };
  const answer = await page.request.fetch(path, { method, headers, ...(data ? { data } : {}) });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
}

/** A certificate of an account with its letter. @returns its id */
async function accountWithLetter(page: Page): Promise<string> {
  await enter(page, await makeUser(page.request));
  const values = { ...sampleAnswers(), role: 'employer' };
  const { id } = await ask(page, 'POST', '/api/collections/certificates/records', values);
  await ask(page, 'POST', `/api/certificates/${String(id)}/generate`, {});
  return String(id);
}

/** Begins to collect one signature. @returns the token of who shall sign */
async function startSigning(page: Page, id: string): Promise<string> {
  const signatories = [{ name: 'Ulrike Kern', function: 'Leiterin Netz', email: 'kern@example.com' }];
  const { links } = await ask(page, 'POST', `/api/certificates/${id}/signing`, { signatories });
  return (
    String((links as string[])[0])
      .split('#')
      .at(-1) ?? ''
  );
}

const notice = (page: Page, title: string) => page.getByRole('region', { name: title });
const signing = 'Die Unterschriften werden gerade eingeholt';
const signed = 'Das Dokument wurde unterzeichnet';

test('while signatures are collected the letter is read only, and can be opened again', async ({ page }) => {
  const id = await accountWithLetter(page);
  await startSigning(page, id);
  await page.goto(`/zeugnisgenerator/editor/${id}`);
  await expectStep(page, 'Zeugnis ansehen');
  await expect(notice(page, signing)).toContainText('damit alle dasselbe unterzeichnen');
  await expect(page.getByText('Gesamteindruck')).toBeVisible();
  await expect(sheet(page).getByRole('button')).toHaveCount(0);
  for (const name of ['Rückgängig', 'Dank und Wünsche ergänzen'])
    await expect(button(page, name)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Noten', exact: true }).check();
  await expect(sheet(page)).toContainText('liest sich als gut');
  await expectGoodAtBothSizes(page);
  // The answers lead back to the letter, for they are what it is made of.
  await page.goto(`/zeugnisgenerator/stamm/${id}`);
  await expectStep(page, 'Zeugnis ansehen');

  await button(page, 'Unterzeichnung abbrechen').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Schon geleistete Unterschriften verfallen');
  await dialog.getByRole('button', { name: 'Unterzeichnung abbrechen' }).click();
  await expectStep(page, 'Zeugnis bearbeiten');

  // Asked to sign again from elsewhere, while a sentence is being typed here: it is kept and offered later.
  const row = await choose(page, summary);
  await tools(page).getByRole('button', { name: 'Bearbeiten' }).click();
  await startSigning(page, id);
  await field(page, 'Text').fill('Zu spät geschrieben.');
  await button(page, 'Übernehmen').click();
  await expect(notice(page, signing)).toContainText(
    'Was Sie hier zuletzt geändert haben, steht nicht im Zeugnis',
  );
  await expect(sheet(page)).not.toContainText('Zu spät geschrieben.');
  await button(page, 'Unterzeichnung abbrechen').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unterzeichnung abbrechen' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'An anderer Stelle wurde weitergeschrieben' });
  await expect(conflict).toContainText('Zu spät geschrieben.');
  await conflict.getByRole('button', { name: 'Diese Fassung behalten' }).click();
  await expect(row).toContainText('Zu spät geschrieben.');
  await expect(saved(page)).toBeVisible();
});

test('a signed letter stays; a new version begins with all that it holds', async ({ page }) => {
  const id = await accountWithLetter(page);
  const token = await startSigning(page, id);
  const signature = { name: 'Ulrike Kern', function: 'Leiterin Netz', kind: 'typed', text: 'U. Kern' };
  const done = await page.request.post('/api/invitation/sign', {
    headers: { 'x-invitation': token },
    data: signature,
  });
  expect(done.status()).toBe(200);
  await page.goto(`/zeugnisgenerator/editor/${id}`);
  await expectStep(page, 'Zeugnis ansehen');
  await expect(notice(page, signed)).toContainText('Es bleibt, wie es ist');
  const text = await sheetText(page);
  const { bytes } = await download(page, 'Unterzeichnetes Dokument herunterladen');
  expect(new TextDecoder('latin1').decode(bytes)).toContain('/ByteRange');
  await expectAccessible(page);
  await button(page, 'Neue Fassung beginnen').click();
  await expectStep(page, 'Zeugnis bearbeiten');
  await expect(page).not.toHaveURL(new RegExp(id));
  expect(await sheetText(page)).toBe(text);
  await choose(page, summary);
  await tools(page).getByLabel('Note').selectOption('sehr gut');
  await expect(saved(page)).toBeVisible();
  const old = await ask(page, 'GET', `/api/collections/certificates/records/${id}`);
  expect(old['status']).toBe('signed');
});
