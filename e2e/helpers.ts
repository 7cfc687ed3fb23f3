// What all journeys share: pages that fail on any complaint of the browser, and the steps everybody takes.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { samples } from '#domain/knowledge/samples.ts';

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

/** Axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Its other way opens a second page for each look, for frames of strangers: there are none here.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
}

/** Accessible, and nothing sticks out, at both widths, as the page stands. */
export async function expectGoodAtBothSizes(page: Page): Promise<void> {
  const before = page.viewportSize() ?? sizes.desk;
  for (const size of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(before);
}

export { expect };
