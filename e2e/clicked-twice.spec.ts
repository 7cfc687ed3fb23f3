// Impatient hands and lost answers: what was asked for happens once, and nobody is told that it failed.
import { expect, test } from './helpers.ts';
import { finish, humanResources, invite, local, person, rateFive } from './work-steps.ts';

test('a double click invites once, and so do two clicks before the page can answer', async ({ page }) => {
  await humanResources(page);
  const rows = page.getByRole('listitem', { name: /, Bewerten$/ });
  const button = page.getByRole('button', { name: 'Einladung senden' });
  const fill = async (name: string): Promise<void> => {
    await page.getByLabel('Rolle').selectOption({ label: 'Arbeitgeberseite' });
    await page.getByLabel('Aufgabe', { exact: true }).selectOption({ label: 'Bewerten' });
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('E-Mail-Adresse').fill(`${name.toLowerCase()}@example.com`);
  };
  await fill('Eva');
  await button.dblclick({ delay: 40 });
  await expect(rows.filter({ hasText: 'Eva' })).toHaveCount(1);
  // The second click would have found an empty form.
  await expect(page.getByText('Bitte eine vollständige E-Mail-Adresse eingeben')).toHaveCount(0);
  await fill('Max');
  await button.evaluate((one: HTMLButtonElement) => {
    one.click();
    one.click();
  });
  await expect(rows.filter({ hasText: 'Max' })).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(2);
});

test('a task whose end was heard but not answered is closed at the second try', async ({ page, browser }) => {
  await humanResources(page);
  const link = await invite(page, 'Arbeitgeberseite', 'Bewerten', 'Max Holm');
  const max = await person(browser);
  await max.goto(local(link));
  await rateFive(max, 'gut');
  await max.route(
    '**/api/invitation/finish',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await max.getByRole('button', { name: 'Aufgabe abschließen' }).click();
  await expect(max.getByText(/keine Verbindung zu dem Server/)).toBeVisible();
  await finish(max);
  await max.context().close();
});
