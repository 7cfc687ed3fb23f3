// What was chosen on the home survives a reload, and is nowhere once it is checked, taken out, or its tab is closed.
import type { Page } from '@playwright/test';
import { expect, expectResult, home, pasteField, sampleText, submit, test } from './helpers.ts';

const text = sampleText('koch');
const file = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
const [half, rest] = [text.slice(0, text.indexOf('\n\n', 600)), text.slice(text.indexOf('\n\n', 600))];
const names = (page: Page) => page.getByRole('list', { name: 'Gewählte Seiten' }).getByRole('listitem');

/** All rows of the database as text; none before it is made. */
const database = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const opening = indexedDB.open('klarzeugnis-files', 1);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('files'));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const asked = db.transaction('files').objectStore('files').getAll() as IDBRequest<
            { content: ArrayBuffer }[]
          >;
          asked.addEventListener('success', () => {
            db.close();
            done(asked.result.map(({ content }) => new TextDecoder('latin1').decode(content)));
          });
        });
      }),
  );

/** Does something that changes what is kept, and waits until it is. */
async function kept(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await database(page);
  await act();
  await expect.poll(async () => database(page)).not.toEqual(before);
}

async function choose(page: Page): Promise<void> {
  await page.goto(home.sie);
  await expect(submit(page)).toBeEnabled();
  await page.getByLabel('Datei wählen').setInputFiles([file('eins.txt', half), file('zwei.txt', rest)]);
  await expect(names(page)).toHaveCount(2);
  await expect.poll(async () => (await database(page)).length).toBe(1);
}

test('chosen files survive a reload in their order, are checked, and are then gone', async ({ page }) => {
  await choose(page);
  await kept(page, () => page.getByRole('button', { name: '„zwei.txt“ eine Seite nach vorn' }).click());
  await expect(names(page).first()).toContainText('zwei.txt');
  await page.reload();
  await expect(names(page)).toHaveCount(2);
  await expect(names(page).first()).toContainText('zwei.txt');
  await kept(page, () => page.getByRole('button', { name: '„eins.txt“ eine Seite nach vorn' }).click());
  await page.reload();
  await expect(names(page).first()).toContainText('eins.txt');
  await submit(page).click();
  await expectResult(page);
  await expect(page.getByRole('article', { name: 'Zeugnis' })).toContainText('Novak');
  await expect.poll(async () => database(page)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('klarzeugnis-files'))).toBeNull();
  await page.getByRole('link', { name: 'Weiteres Zeugnis prüfen' }).click();
  await expect(submit(page)).toBeEnabled();
  await expect(names(page)).toHaveCount(0);
});

test('what is taken out is kept no longer', async ({ page }) => {
  await choose(page);
  await page.getByRole('button', { name: '„eins.txt“ entfernen' }).click();
  await page.getByRole('button', { name: '„zwei.txt“ entfernen' }).click();
  await expect.poll(async () => database(page)).toEqual([]);
  await page.reload();
  await expect(submit(page)).toBeEnabled();
  await expect(names(page)).toHaveCount(0);
});

test('another tab sees nothing of them, nor does anybody who opens the database', async ({
  page,
  context,
}) => {
  await choose(page);
  const [row = ''] = await database(page);
  expect(row.length).toBeGreaterThan(text.length);
  for (const word of ['Novak', 'eins.txt', 'Arbeitszeugnis']) expect(row).not.toContain(word);
  const other = await context.newPage();
  await other.goto(home.sie);
  await expect(submit(other)).toBeEnabled();
  await expect(names(other)).toHaveCount(0);
  // A tab that was closed leaves a row without a key; a day later the next visit takes it away.
  await page.close();
  await other.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
  await other.goto(home.sie);
  await expect.poll(async () => database(other)).toEqual([]);
});

test('a look at a sample costs nobody what was pasted', async ({ page }) => {
  await page.goto(home.sie);
  await pasteField(page).fill('Mein eigener Text.');
  await page.getByRole('button', { name: 'Koch' }).click();
  await expectResult(page);
  await page.goBack();
  await expect(pasteField(page)).toHaveValue('Mein eigener Text.');
});
