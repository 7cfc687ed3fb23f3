// The editor with a certificate that was made through the API, and what everybody does in it.
import type { Locator, Page } from '@playwright/test';
import { sampleAnswers, type AnswerWish } from '../tests/helpers/answers.ts';
import { expectStep, sheet } from './generator-steps.ts';
import { expect } from './helpers.ts';

/** A certificate of the visitor, made through the API, open in the editor. */
export async function openEditor(page: Page, wish: AnswerWish = {}, changes: object = {}): Promise<void> {
  const ask = page.context().request;
  await ask.post('/api/visit');
  const data = { ...sampleAnswers(wish), role: 'employer', ...changes };
  const { id } = await (await ask.post('/api/collections/certificates/records', { data })).json();
  const made = await ask.post(`/api/certificates/${id}/generate`, { data: {} });
  expect(made.status()).toBe(200);
  await page.goto(`/zeugnisgenerator/editor/${id}`);
  await expectStep(page, 'Zeugnis bearbeiten');
  await expect(page.getByText('Gesamteindruck')).toBeVisible();
}

/** The row of a block. */
export const block = (page: Page, text: string | RegExp): Locator =>
  sheet(page).getByRole('row').filter({ hasText: text });
/** The tools of the chosen block. */
export const tools = (page: Page): Locator => page.getByRole('toolbar');
/** Label of the sentence that sums up. */
export const summary = 'Zusammenfassung · Leistungszusammenfassung';

/** Opens the tools of a block. */
export async function choose(page: Page, text: string | RegExp): Promise<Locator> {
  const row = block(page, text).first();
  await row.locator('.editor-text').click();
  await expect(tools(page)).toBeVisible();
  return row;
}
