// What all journeys share: pages that fail on any complaint of the browser, and the steps everybody takes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { samples } from '#domain/knowledge/samples.ts';
import { expect } from './expect.ts';

/** The two widths at which every screen is looked at. */
export const sizes = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

/** A refused request is logged by the browser; journeys that provoke one know of it. */
const refusedRequest = 'Failed to load resource';

/** Pages on which a console error, a fault of a script or a breach of the content security policy fails the test. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (['error', 'warning'].includes(message.type()) && !text.startsWith(refusedRequest)) {
        complaints.push(text);
      }
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** The text of one of the sample letters. */
export function sampleText(id: 'projektleiterin' | 'koch' | 'azubi'): string {
  const sample = samples.find((one) => one.id === id);
  if (!sample) throw new Error(`no sample ${id}`);
  return sample.text;
}

export const home = { sie: '/arbeitszeugnis-pruefen', du: '/dein-arbeitszeugnis-pruefen' } as const;

/** The field for pasted text. */
export const pasteField = (page: Page): Locator => page.getByLabel('oder Text einfügen');
export const submit = (page: Page): Locator => page.getByRole('button', { name: 'Zeugnis prüfen' });
/** The letter on the result screen, and the passages in it that open a note. */
export const letter = (page: Page): Locator => page.getByRole('article', { name: 'Zeugnis' });
export const passages = (page: Page): Locator => letter(page).getByRole('link');
/** The open note, beside the letter or from below. */
export const openNote = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notiz/ }).or(page.getByRole('dialog', { name: /^Notiz/ }));

/** Waits until the result screen stands with its letter. */
export async function expectResult(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/auswertung\/[a-z0-9]{15}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Auswertung' })).toBeVisible();
  await expect(letter(page)).toBeVisible();
}

/** Pastes a text on the home and goes on to its result. */
export async function check(page: Page, text: string, tone: keyof typeof home = 'sie'): Promise<void> {
  await page.goto(home[tone]);
  await pasteField(page).fill(text);
  await submit(page).click();
}

/** Axe as it is sent to the pages. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Elements whose contrast was seen before; kept by the page itself. */
interface SeenPage {
  readonly axe: typeof axe;
  seen?: WeakSet<Element>;
}

/**
 * Axe finds nothing on the page as it stands.
 * @param look contrast takes half of the time, and a page has the same colours at both widths: the second look is at
 *   the contrast of what did not show at the first
 */
export async function expectAccessible(
  page: Page,
  look: 'only' | 'first' | 'second' = 'only',
): Promise<void> {
  // Its builder for Playwright sends the source, 1.5 MB of it, twice for each look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (which) => {
    const here = window as unknown as SeenPage;
    const { axe: looker } = here;
    const shown = [...document.body.querySelectorAll('*')].filter(
      (one) =>
        one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        one.getClientRects().length > 0,
    );
    const { seen = new WeakSet<Element>() } = here;
    here.seen = which === 'first' ? new WeakSet(shown) : new WeakSet();
    const isSecond = which === 'second';
    const contrast = 'color-contrast';
    const rules = isSecond ? { [contrast]: { enabled: false } } : {};
    const looks = [await looker.run(document, { resultTypes: ['violations'], rules })];
    const fresh = isSecond ? shown.filter((one) => !seen.has(one)) : [];
    if (fresh.length > 0)
      looks.push(await looker.run({ include: fresh }, { resultTypes: ['violations'], runOnly: [contrast] }));
    return looks.flatMap(({ violations }) =>
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    );
  }, look);
  expect(found).toEqual([]);
}

/** Nothing sticks out sideways, as soon as the page has taken its shape. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}

/** Waits until the page was drawn anew: by then it has answered what the browser told it before. */
export async function nextPictures(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Gives the window another width and waits until the page has taken its shape: parts of it follow in a script. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await nextPictures(page);
}

/** Waits until nothing rises, fades or slides any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // The line that tells how long a message stays runs as long as the message.
      .filter((one) => !(one instanceof CSSAnimation && one.animationName === 'Toastify__trackProgress'))
      .every((one) => one.effect?.getComputedTiming().iterations === Infinity || one.playState !== 'running'),
  );
}

/** Accessible, and nothing sticks out, at both widths, as the page stands. */
export async function expectGoodAtBothSizes(page: Page): Promise<void> {
  const before = page.viewportSize() ?? sizes.desk;
  for (const [size, look] of [
    [sizes.phone, 'first'],
    [sizes.desk, 'second'],
  ] as const) {
    await resize(page, size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, look);
  }
  await resize(page, before);
}

export { expect };
