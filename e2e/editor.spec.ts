import type { Page } from '@playwright/test';
import { compose } from '#domain/compose/compose.ts';
import { letterText } from '#domain/letter/letter-text.ts';
import { sampleAnswers } from '../tests/helpers/answers.ts';
import { lettersOf, pdfText } from '../tests/helpers/document-text.ts';
import { block, choose, openEditor, summary, tools } from './editor-steps.ts';
import {
  button,
  download,
  dropTwoDown,
  expectStep,
  field,
  saved,
  sheet,
  sheetText,
  takeUp,
} from './generator-steps.ts';
import { check, expect, expectAccessible, expectResult, test } from './helpers.ts';

// With everything that moves, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('text of one’s own, hidden sentences and options are what is printed', async ({ page }) => {
  await openEditor(page);
  const hidden = await choose(page, 'Leistung · Belastbarkeit');
  const words = (await hidden.locator('.editor-text').textContent()) ?? '';
  await tools(page).getByRole('button', { name: 'Ausblenden' }).click();
  await expect(hidden).toContainText('ausgeblendet');
  await tools(page).getByRole('button', { name: 'Absatz danach' }).click();
  await field(page, 'Text').fill('Die Messe 2024 leitete Frau Vogt mit großem Erfolg.');
  await page.keyboard.press('Enter');
  await page.getByText('Schreibweise', { exact: true }).click();
  await field(page, 'Firmenbegriff').selectOption('Kanzlei');
  await field(page, 'Datumsformat').selectOption('numeric');
  await field(page, 'Genderform').selectOption('star');
  await expect(sheet(page)).toContainText('Kolleg*innen');
  await expect(sheet(page)).toContainText('01.03.2018');
  await expect(sheet(page)).toContainText('unserer Kanzlei');
  // Who goes on to another sentence while typing loses nothing.
  await choose(page, summary);
  await tools(page).getByRole('button', { name: 'Bearbeiten' }).click();
  await field(page, 'Text').fill('Mit ihrer Leistung waren wir stets sehr zufrieden.');
  await block(page, 'Leistung · Fachwissen').first().locator('.editor-text').click();
  await expect(sheet(page)).toContainText('Mit ihrer Leistung waren wir stets sehr zufrieden.');
  const text = await sheetText(page);
  expect(text).not.toContain(words);
  // Above the buttons; it would move them away below the pointer.
  await expect(page.getByText('passt nicht zu den Einzelnoten')).toBeVisible();
  const { bytes } = await download(page, 'PDF zum Unterschreiben');
  const printed = await pdfText(bytes);
  expect(lettersOf(printed)).toBe(lettersOf(text));
  expect(lettersOf(printed)).toContain(lettersOf('Die Messe 2024 leitete Frau Vogt mit großem Erfolg.'));
});

/** All that is said in live regions from now on. */
async function listen(page: Page): Promise<() => Promise<string>> {
  // All that is said in live regions, in its order.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live], output, [role=log]',
        );
        if (!region) continue;
        for (const node of addedNodes) said.push(node.textContent ?? '');
        if (target.nodeType === Node.TEXT_NODE) said.push(target.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'));
}

test('Esc closes what is uppermost: the wordings first, then the tools, and keeps the place', async ({
  page,
}) => {
  await openEditor(page);
  const row = await choose(page, summary);
  await tools(page).getByRole('button', { name: 'Variante' }).click();
  await expect(row.getByRole('list', { name: 'Variante' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('list', { name: 'Variante' })).toHaveCount(0);
  await expect(tools(page).getByRole('button', { name: 'Variante' })).toBeFocused();
  await tools(page).getByRole('button', { name: 'Bearbeiten' }).click();
  // Who goes on writing after all goes on where the cursor was.
  const words = await row.getByRole('textbox').inputValue();
  await page.keyboard.type(' Alle');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Weiterschreiben' }).click();
  await expect(row.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(' gern');
  await expect(row.getByRole('textbox')).toHaveValue(`${words} Alle gern`);
  for (let typed = 0; typed < ' Alle gern'.length; typed += 1) await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(row.getByRole('textbox')).toHaveCount(0);
  await expect(tools(page).getByRole('button', { name: 'Bearbeiten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tools(page)).toHaveCount(0);
  await expect(row.locator('.editor-text')).toBeFocused();
  // One label at a time, that at the pointer, and it lies between the lines.
  await block(page, 'Leistung · Fachwissen').first().locator('.editor-text').hover();
  const labels = () =>
    sheet(page)
      .locator('.editor-label')
      .evaluateAll((all) =>
        all
          .filter((one) => (one as HTMLElement).offsetHeight > 1)
          .map((one) => {
            const above =
              one.getBoundingClientRect().top - (one.parentElement?.getBoundingClientRect().top ?? 0);
            return [one.textContent, above >= -8];
          }),
      );
  await expect.poll(labels).toEqual([['Leistung · Fachwissen', true]]);
});

test('sentences are moved within their area with the keyboard, heard, and with the mouse', async ({
  page,
}) => {
  await openEditor(page);
  const said = await listen(page);
  const area = page.getByRole('region', { name: 'Leistung' });
  const labels = area.locator('.editor-label > span:first-child');
  const before = await labels.allTextContents();
  const handle = area.getByRole('button', { name: /^Verschieben/ }).first();
  await page.keyboard.press('Tab');
  await handle.focus();
  await expect(handle).toHaveAccessibleDescription('Eingabetaste drücken, um zu verschieben.');
  await dropTwoDown(page, handle);
  await expect.poll(async () => labels.allTextContents()).not.toEqual(before);
  expect((await labels.allTextContents()).toSorted()).toEqual(before.toSorted());
  await expect.poll(said).toContain('Aufgenommen. Mit den Pfeiltasten zur neuen Stelle');
  await expect.poll(said).toContain('Abgelegt.');
  await expect.poll(said).toMatch(new RegExp(`Verschoben: jetzt an Stelle \\d von ${before.length}`));
  await button(page, 'Rückgängig').click();
  await expect(labels).toHaveText(before);
  await takeUp(page, handle);
  await page.keyboard.press('Escape');
  await expect.poll(said).toContain('Abgebrochen, nichts ist verschoben.');
  expect(await said()).not.toMatch(/\b(?:Drücken|Tippen|Klicken|Navigieren) Sie\b/);
  const rows = area.getByRole('row');
  await rows
    .nth(0)
    .dragTo(rows.nth(2), { sourcePosition: { x: 12, y: 14 }, targetPosition: { x: 120, y: 26 } });
  await expect.poll(async () => labels.allTextContents()).not.toEqual(before);
});

test('whatever is done can be undone to the first letter, and done again', async ({ page }) => {
  test.slow();
  await openEditor(page, {}, { ending: { ...sampleAnswers().ending, future_wishes: null } });
  /** The letter as it stands: words, what is hidden, where paragraphs begin. */
  const state = () =>
    sheet(page)
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const { hidden = '-', paragraph = '-', block: id } = (row as HTMLElement).dataset;
          return [id, hidden, paragraph, row.querySelector('.editor-text')?.textContent].join('|');
        }),
      );
  const first = await state();
  const changes = async (act: () => Promise<unknown>): Promise<void> => {
    const before = await state();
    await act();
    await expect.poll(state).not.toEqual(before);
  };
  const tool = (name: string) => tools(page).getByRole('button', { name, exact: true });
  await choose(page, 'Leistung · Belastbarkeit');
  await tool('Variante').click();
  const variants = page.getByRole('list', { name: 'Variante' }).getByRole('button');
  const row = sheet(page).locator('[data-block="performance/resilience"]');
  const text = row.locator('.editor-text');
  // What is shown of a variant is what will stand there.
  const wording = (await variants.first().textContent()) ?? '';
  await changes(() => variants.first().click());
  await expect(text).toHaveText(wording);
  await changes(() => tools(page).getByLabel('Note').selectOption('sehr gut'));
  await expect(text).not.toHaveText(wording);
  const area = page.getByRole('region', { name: 'Leistung' });
  await expect(area.getByRole('row').nth(2)).toHaveAttribute('data-block', 'performance/resilience');
  await changes(() => tool('Nach unten').click());
  await expect(area.getByRole('row').nth(3)).toHaveAttribute('data-block', 'performance/resilience');
  await changes(() => tool('Nach oben').click());
  await changes(() => tool('Umbruch davor').click());
  await changes(() => tool('Ausblenden').click());
  await changes(() => tool('Einblenden').click());
  // Moving may have varied the wording with the new neighbours.
  const better = (await text.textContent()) ?? '';
  await tool('Bearbeiten').click();
  await field(page, 'Text').fill('Von Hand geschrieben.');
  await changes(() => button(page, 'Übernehmen').click());
  await expect(text).toHaveText('Von Hand geschrieben.');
  await changes(() => tool('Zurücksetzen').click());
  await expect(text).toHaveText(better);
  await tool('Absatz danach').click();
  await field(page, 'Text').fill('Ein eigener Satz.');
  await changes(() => button(page, 'Übernehmen').click());
  await changes(() => tool('Entfernen').click());
  await page.getByText('Schreibweise', { exact: true }).click();
  await changes(() => field(page, 'Genderform').selectOption('neutral'));
  await changes(() => field(page, 'Firmenbegriff').selectOption('Kanzlei'));
  await changes(() => field(page, 'Datumsformat').selectOption('numeric'));
  await changes(() => button(page, 'Dank und Wünsche ergänzen').click());
  const last = await state();
  const all = async (name: string): Promise<number> => {
    let steps = 0;
    for (; await button(page, name).isEnabled(); steps += 1) await changes(() => button(page, name).click());
    return steps;
  };
  // The new sentence came and got its words: two steps.
  expect(await all('Rückgängig')).toBe(16);
  expect(await state()).toEqual(first);
  await expect(field(page, 'Firmenbegriff')).not.toHaveValue('Kanzlei');
  expect(await all('Wiederholen')).toBe(16);
  expect(await state()).toEqual(last);
  await expect(field(page, 'Firmenbegriff')).toHaveValue('Kanzlei');
  await sheet(page).click({ position: { x: 2, y: 2 } });
  await changes(() => page.keyboard.press('Control+z'));
  await expect(saved(page)).toBeVisible();
  const kept = await state();
  await page.reload();
  await expect.poll(state).toEqual(kept);
});

test('the views show grades and where the words come from', async ({ page }) => {
  await openEditor(page, {}, { activities: ['Planung von Anlagen', 'Bauaufsicht', 'Planung von Anlagen'] });
  await choose(page, summary);
  const row = sheet(page).locator('[data-block="summary"]');
  await tools(page).getByRole('button', { name: 'Bearbeiten' }).click();
  await field(page, 'Text').fill('Sie war stets bemüht, ihre Aufgaben zu erledigen.');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Noten', exact: true }).check();
  await expect(row).toContainText('gewünscht: gut');
  await expect(row).toContainText('liest sich als mangelhaft');
  // What is read live is told against what was wanted.
  const read = page.getByRole('row', { name: /^Leistungszusammenfassung/ });
  await expect(read).toContainText('gewünscht: gut');
  // What is still to be filled in is not read.
  await tools(page).getByRole('button', { name: 'Bearbeiten' }).click();
  await field(page, 'Text').fill('Sie war stets bemüht, ihre Aufgaben zu erledigen [XX].');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('noch auszufüllen');
  await page.getByRole('radio', { name: 'Hilfe', exact: true }).check();
  await expect(row).toHaveAttribute('data-help', 'edited unusual');
  await expect(row.locator('.help-unusual')).toContainText('[XX]');
  await tools(page).getByRole('button', { name: 'Absatz danach' }).click();
  await expect(block(page, 'Hier steht ein eigener Satz.')).toHaveAttribute('data-help', 'own unusual');
  await page.keyboard.press('Escape');
  await expect(block(page, 'Hier steht ein eigener Satz.')).toHaveCount(0);
  // What says the same as another place as well carries that mark, too, with its word and a line of its own.
  const expertise = await block(page, 'Leistung · Fachwissen').first().locator('.editor-text').textContent();
  await row.locator('.editor-text').click();
  await tools(page).getByRole('button', { name: 'Bearbeiten' }).click();
  await field(page, 'Text').fill(`${expertise} [Projekt]`);
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('data-help', 'edited unusual duplicate');
  for (const told of ['bearbeitet', 'Offene Stelle', 'sagt Ähnliches wie Leistung · Fachwissen'])
    await expect(row.locator('.help-chip').filter({ hasText: told })).toBeVisible();
  const styles = await row
    .locator('.help-line')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).textDecorationStyle));
  expect(styles).toEqual(['dashed', 'double']);
  await expect(row.locator('.help-unusual')).toHaveCSS('text-decoration-style', 'wavy');
  const twice = sheet(page).getByRole('listitem').filter({ hasText: 'Planung von Anlagen' });
  await expect(twice.locator('[data-help="duplicate"]')).toHaveText(['Planung von Anlagen']);
  await expect(page.getByRole('heading', { name: 'Eine Aufgabe steht zweimal da' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Zeichen der Hilfe' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
});

test('warnings are mended with one click', async ({ page }) => {
  const ending = { ...sampleAnswers().ending, future_wishes: null };
  await openEditor(page, {}, { ending });
  await expect(page.getByRole('heading', { name: 'Keine Zukunftswünsche' })).toBeVisible();
  await button(page, 'Dank und Wünsche ergänzen').click();
  await expect(page.getByRole('heading', { name: 'Keine Zukunftswünsche' })).toHaveCount(0);
  await expect(sheet(page)).toContainText(/wünschen/);
  await button(page, 'Rückgängig').click();
  await expect(page.getByRole('heading', { name: 'Keine Zukunftswünsche' })).toBeVisible();
});

test('pages are shown as they will be printed, one at a time', async ({ page }) => {
  const activities = Array.from(
    { length: 40 },
    (_, at) => `Aufgabe ${at + 1} mit Planung, Vergabe und Abnahme`,
  );
  await openEditor(page, {}, { activities });
  await button(page, 'Seiten ansehen').click();
  const dialog = page.getByRole('dialog');
  const picture = (name: string) => dialog.getByRole('img', { name, exact: true });
  await expect(picture('Seite 1 von 2')).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByRole('status')).toHaveText('Seite 1 von 2');
  expect(
    await picture('Seite 1 von 2').evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(900);
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Vorige Seite' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect(picture('Seite 2 von 2')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Nächste Seite' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByRole('region', { name: 'Seiten des Zeugnisses' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(picture('Seite 1 von 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a page that cannot be drawn says so and can be asked for again', async ({ page }) => {
  await openEditor(page);
  let isDown = true;
  await page.route('**/preview/1.png', async (route) => (isDown ? route.abort() : route.fallback()));
  await button(page, 'Seiten ansehen').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Die Seiten ließen sich gerade nicht anzeigen.');
  isDown = false;
  await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(dialog.getByRole('img', { name: 'Seite 1 von 1' })).toBeVisible();
});

test('a checked reference is improved, compared and asked to be corrected', async ({ page }) => {
  const weak = sampleAnswers({ grade: 4 });
  const text = letterText(compose(weak), weak);
  await check(page, text);
  await expectResult(page);
  await button(page, 'Zeugnis verbessern').first().click();
  await expectStep(page, 'Zeugnis bearbeiten');
  await expect(page.getByText('schwache Stelle').first()).toBeAttached();
  await expect(page.getByText('Noch steht alles da wie im geprüften Zeugnis.')).toBeVisible();
  const body = compose(weak)
    .areas.flatMap(({ blocks }) => blocks.map((one) => one.text))
    .join(' ');
  expect(lettersOf(await sheetText(page))).toContain(lettersOf(body).slice(0, 60));

  const row = await choose(page, summary);
  await tools(page).getByLabel('Note').selectOption('gut');
  await expect(row.locator('.editor-text')).toContainText(/stets|jederzeit|immer|durchweg/);
  const changes = page.getByRole('region', { name: 'Änderungen' });
  await expect(changes.getByRole('insertion').first()).toBeVisible();
  const wanted = (await row.locator('.editor-text').textContent()) ?? '';
  await field(page, 'Frist bis').fill('2099-12-24');
  const { bytes, file } = await download(page, 'Schreiben als PDF');
  expect(file.suggestedFilename()).toBe('Berichtigungsschreiben.pdf');
  const letter = lettersOf(await pdfText(bytes));
  expect(letter).toContain(lettersOf(wanted));
  expect(letter).toContain(lettersOf('bis zum 24. Dezember 2099'));
  await download(page, 'Schreiben für Word');
  await button(page, 'Zurücksetzen').click();
  await expect(page.getByText('Noch steht alles da wie im geprüften Zeugnis.')).toBeVisible();
});
