import type { CDPSession, Locator, Page } from '@playwright/test';
import { choose, openEditor, summary, tools } from './editor-steps.ts';
import { button, fillBeruf, fillStamm, fillTasks, generator, next, saved } from './generator-steps.ts';
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
    // The bar leaves the room to the letter: two rows, and none while a keyboard takes half of the screen.
    const bar = page.locator('.editor-bar');
    expect((await bar.boundingBox())?.height).toBeLessThan(100);
    await expect(bar).toHaveCSS('position', 'sticky');
    await choose(page, summary);
    await tools(page).getByRole('button', { name: 'Bearbeiten' }).tap();
    await expect(bar).toHaveCSS('position', 'static');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
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
    // Without dragging, too.
    const up = button(page, 'Nach oben');
    await expect(async () => {
      // On a busy machine a tap may take as long as a press that opens nothing.
      const change = page.getByRole('button', { name: 'Ändern: Erste Aufgabe' });
      if (!(await up.isVisible())) await change.tap({ timeout: 2000 });
      await expect(up).toBeVisible({ timeout: 2000 });
    }).toPass();
    await up.tap();
    await expect(rows).toHaveText(['Zweite Aufgabe', 'Erste Aufgabe', 'Dritte Aufgabe']);
    await button(page, 'Übernehmen').tap();
    await expect(rows).toHaveText(['Zweite Aufgabe', 'Erste Aufgabe', 'Dritte Aufgabe']);
  });
});
