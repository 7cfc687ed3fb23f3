import type { Page } from '@playwright/test';
import { compose } from '#domain/compose/compose.ts';
import { letterText } from '#domain/letter/letter-text.ts';
import { sampleAnswers } from '../tests/helpers/answers.ts';
import { choose, summary, tools } from './editor-steps.ts';
import {
  button,
  expectStep,
  field,
  fillBeruf,
  fillEnding,
  fillStamm,
  fillTasks,
  generator,
  next,
  rateAll,
  rateBehavior,
  saved,
} from './generator-steps.ts';
import { check, expect, expectResult, test } from './helpers.ts';
import { formal, informal, wordsOf } from './tone-words.ts';

/** Presses „Weiter“ on an empty step: its messages are there. */
async function provoke(page: Page): Promise<void> {
  await button(page, 'Weiter').click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
}

test('the informal mirror says „du“ from the first step to the finished letter, and keeps to itself', async ({
  page,
  context,
}) => {
  test.slow();
  let addressed = 0;
  /** The page addresses its reader in no other way than its own. */
  const look = async (): Promise<void> => {
    const words = await wordsOf(page);
    expect(words).not.toMatch(formal);
    if (informal.test(words)) addressed += 1;
  };
  await page.goto(generator.du);
  await expectStep(page, 'Stammdaten');
  await provoke(page);
  await look();
  await fillStamm(page, 'arbeitszeugnis');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await field(page, 'Titel').fill('Dr.');
  await expect(page.getByText(/^Keine Verbindung\./).first()).toBeVisible();
  await look();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await field(elsewhere, 'Nachname').fill('Dort');
  await expect(saved(elsewhere)).toBeVisible();
  await elsewhere.close();
  await field(page, 'Nachname').fill('Vogt');
  await field(page, 'Projektname').fill('Hier');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await look();
  await button(page, 'Diese Fassung behalten').click();
  await next(page, 'Beruf');
  await provoke(page);
  await look();
  await fillBeruf(page, 'arbeitszeugnis');
  await next(page, 'Tätigkeiten');
  await provoke(page);
  await look();
  await fillTasks(page);
  await next(page, 'Leistung');
  await provoke(page);
  await look();
  await rateAll(page);
  await next(page, 'Verhalten');
  await provoke(page);
  await look();
  await rateBehavior(page);
  await next(page, 'Beendigung');
  await look();
  await fillEnding(page, 'arbeitszeugnis');
  await page.route('**/generate', (route) => route.fulfill({ status: 503, body: '{}' }));
  await button(page, 'Zeugnis fertigstellen').click();
  await expect(page.getByText('Das Zeugnis ließ sich gerade nicht erstellen.')).toBeVisible();
  await look();
  await page.unroute('**/generate');
  await button(page, 'Zeugnis fertigstellen').click();
  await expectStep(page, 'Zeugnis bearbeiten');
  await expect(page.getByText('Gesamteindruck')).toBeVisible();
  await choose(page, summary);
  await tools(page).getByRole('button', { name: 'Ausblenden' }).click();
  await expect(page.getByRole('heading', { name: 'Leistungszusammenfassung fehlt' })).toBeVisible();
  for (const view of ['Noten', 'Hilfe']) {
    await page.getByRole('radio', { name: view, exact: true }).check();
    await look();
  }
  await button(page, 'Seiten ansehen').click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Zurück zu den Angaben' }).click();
  await field(page, 'Beendigungsgrund').selectOption('business');
  await button(page, 'Zeugnis fertigstellen').click();
  await expect(dialog).toContainText('Möchtest du wirklich fortfahren?');
  await look();
  await button(page, 'Später erstellen').click();
  // The letter as it was, with the way to a new one.
  await expectStep(page, 'Zeugnis bearbeiten');
  await look();
  // Imperatives („Bewerte …“) address without a pronoun; nearly all else has one.
  expect(addressed).toBeGreaterThan(8);
  // Nobody is sent into an account from the pages for visitors from outside.
  await expect(page).toHaveURL(/\/dein-zeugnisgenerator\/editor\/[a-z0-9]{15}$/);
  await expect(page.getByRole('banner')).toHaveText('Klarzeugnis');
});

test('a reading of the informal pages is improved on them', async ({ page }) => {
  const weak = sampleAnswers({ grade: 4 });
  await check(page, letterText(compose(weak), weak), 'du');
  await expectResult(page);
  await button(page, 'Zeugnis verbessern').first().click();
  await expectStep(page, 'Zeugnis bearbeiten');
  await expect(page).toHaveURL(/\/dein-zeugnisgenerator\/editor\/[a-z0-9]{15}$/);
  await choose(page, summary);
  await tools(page).getByLabel('Note').selectOption('gut');
  await expect(page.getByRole('region', { name: 'Änderungen' }).getByRole('insertion').first()).toBeVisible();
  expect(await wordsOf(page)).toMatch(informal);
  expect(await wordsOf(page)).not.toMatch(formal);
  const id = page.url().split('/').at(-1) ?? '';
  const stored = await page.request.get(`/api/collections/certificates/records/${id}`);
  expect(await stored.json()).toMatchObject({ mode: 'b2c', role: 'employee' });
});
