import type { Page } from '@playwright/test';
import { certificateTypes } from '#domain/letter/certificate-type.ts';
import { findOffice } from '../scripts/lib/office.ts';
import { lettersOf } from '../tests/helpers/document-text.ts';
import { openWithOffice } from '../tests/helpers/office-text.ts';
import { choose, openEditor, summary, tools } from './editor-steps.ts';
import { button, download, field, sheet, sheetText } from './generator-steps.ts';
import { expect, test } from './helpers.ts';

const own = 'Den Umbau 2024 schloss Frau Vogt vor der Zeit ab: „Ostwind & Söhne“ (Los 3 < 4).';

async function insertOwn(page: Page): Promise<void> {
  await choose(page, summary);
  await tools(page).getByRole('button', { name: 'Absatz danach' }).click();
  await field(page, 'Text').fill(own);
  await button(page, 'Übernehmen').click();
  await expect(sheet(page)).toContainText(own);
}

// "@office": where LibreOffice could not be installed, "npm test" leaves this out by name and says so.
test('LibreOffice opens the Word file of each type and reads what the editor shows @office', async ({
  page,
}) => {
  // LibreOffice starts twice, cold.
  test.slow();
  const office = findOffice();
  if (office === undefined) throw new Error('LibreOffice ist nicht da.');
  const shown: string[] = [];
  const files: Uint8Array[] = [];
  for (const type of certificateTypes) {
    await openEditor(page, { type });
    if (type === 'arbeitszeugnis') await insertOwn(page);
    shown.push(await sheetText(page));
    files.push((await download(page, 'Word zum Unterschreiben')).bytes);
  }
  const opened = await openWithOffice(office, files);
  expect(opened[0]?.text.replaceAll('\u00a0', ' ')).toContain(own);
  for (const [at, { text, pdf }] of opened.entries()) {
    expect(lettersOf(text)).toBe(lettersOf(shown[at] ?? ''));
    // Tasks are a list for it, not lines that look like one.
    expect(text.match(/^\s+• /gm)).toHaveLength(5);
    expect(new TextDecoder('latin1').decode(pdf.slice(0, 5))).toBe('%PDF-');
  }
});
