import type { CDPSession, Locator, Page } from '@playwright/test';
import { openEditor } from './editor-steps.ts';
import {
  button,
  dropTwoDown,
  fillBeruf,
  fillStamm,
  fillTasks,
  generator,
  next,
  saved,
} from './generator-steps.ts';
import { expect, sizes, test } from './helpers.ts';

/** The places of one finger, as the browser gets them from a screen. */
async function touch(cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) {
  const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** Lays a finger on a handle, draws it below the middle of another row, and lifts it. */
async function dragByTouch(page: Page, handle: Locator, target: Locator): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('not on the screen');
  const [x, y, end] = [from.x + from.width / 2, from.y + 12, to.y + to.height - 4];
  await touch(cdp, 'touchStart', x, y);
  for (let step = 1; step <= 6; step += 1) await touch(cdp, 'touchMove', x, y + ((end - y) * step) / 6);
  await expect(page.locator('.touch-line')).toBeVisible();
  await touch(cdp, 'touchEnd');
  await expect(page.locator('.touch-line')).toHaveCount(0);
}

/** What a finger lays hold of; the button within is for the keyboard. */
const handles = (page: Page): Locator => page.locator('[data-grip]');
const status = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

test.describe('with the finger', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true });

  test('sentences are moved within their area', async ({ page }) => {
    await openEditor(page);
    const area = page.getByRole('region', { name: 'Leistung' });
    const texts = area.locator('.editor-text');
    const before = await texts.allTextContents();
    const rows = area.getByRole('row');
    await dragByTouch(page, rows.nth(0).locator('[data-grip]'), rows.nth(1));
    // The wording may follow the new neighbours; the place of the label tells which sentence it is.
    await expect.poll(async () => texts.allTextContents()).not.toEqual(before);
    await expect(status(page, `Verschoben: jetzt an Stelle 2 von ${before.length}`)).toBeAttached();
    await expect(saved(page)).toBeVisible();
    await button(page, 'Rückgängig').tap();
    await expect(texts).toHaveText(before);
  });

  test('tasks are moved, and a touch alone moves nothing', async ({ page }) => {
    await page.goto(generator.sie);
    await fillStamm(page, 'arbeitszeugnis');
    await next(page, 'Beruf');
    await fillBeruf(page, 'arbeitszeugnis');
    await next(page, 'Tätigkeiten');
    await fillTasks(page, ['Erste Aufgabe', 'Zweite Aufgabe', 'Dritte Aufgabe']);
    const rows = page.getByRole('row');
    await handles(page).first().tap();
    await expect(rows).toHaveText(['Erste Aufgabe', 'Zweite Aufgabe', 'Dritte Aufgabe']);
    await dragByTouch(page, handles(page).first(), rows.nth(2));
    await expect(rows).toHaveText(['Zweite Aufgabe', 'Dritte Aufgabe', 'Erste Aufgabe']);
    await expect(status(page, 'Verschoben: jetzt an Stelle 3 von 3')).toBeAttached();
    await dragByTouch(page, handles(page).nth(1), rows.nth(2));
    await expect(rows).toHaveText(['Zweite Aufgabe', 'Erste Aufgabe', 'Dritte Aufgabe']);
  });
});

test('without dragging: two buttons move a sentence, and a task that is being changed', async ({ page }) => {
  await openEditor(page);
  const area = page.getByRole('region', { name: 'Leistung' });
  const rows = area.getByRole('row');
  const labels = area.locator('.editor-label > span:first-child');
  const before = await labels.allTextContents();
  await rows.nth(0).locator('.editor-text').click();
  await expect(button(page, 'Nach oben')).toBeDisabled();
  await button(page, 'Nach unten').click();
  const [first = '', second = '', ...rest] = before;
  await expect(labels).toHaveText([second, first, ...rest]);
  await button(page, 'Nach oben').click();
  await expect(labels).toHaveText(before);

  await page.goto(generator.sie);
  await fillStamm(page, 'arbeitszeugnis');
  await next(page, 'Beruf');
  await fillBeruf(page, 'arbeitszeugnis');
  await next(page, 'Tätigkeiten');
  await fillTasks(page, ['Erste Aufgabe', 'Zweite Aufgabe']);
  await page.getByRole('button', { name: 'Ändern: Zweite Aufgabe' }).click();
  await button(page, 'Nach oben').click();
  await expect(page.getByRole('row')).toHaveText(['Zweite Aufgabe', 'Erste Aufgabe']);
  await button(page, 'Übernehmen').click();
  await expect(page.getByRole('row')).toHaveText(['Zweite Aufgabe', 'Erste Aufgabe']);
});

test('who does not see the page hears how to move a sentence, and where it went', async ({ page }) => {
  await openEditor(page);
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
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'));
  const area = page.getByRole('region', { name: 'Leistung' });
  const handle = area.getByRole('button', { name: /^Verschieben/ }).first();
  await page.keyboard.press('Tab');
  await handle.focus();
  await expect(handle).toHaveAccessibleDescription('Eingabetaste drücken, um zu verschieben.');
  const { length } = await area.getByRole('row').all();
  await dropTwoDown(page);
  await expect.poll(said).toContain('Aufgenommen. Mit den Pfeiltasten zur neuen Stelle');
  await expect.poll(said).toContain('Abgelegt.');
  await expect.poll(said).toMatch(new RegExp(`Verschoben: jetzt an Stelle \\d von ${length}`));
  await handle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(said).toContain('Abgebrochen, nichts ist verschoben.');
  expect(await said()).not.toMatch(/\b(?:Sie|Ihre?)\b(?! (?:besitzt|war|arbeitete))/);
});
