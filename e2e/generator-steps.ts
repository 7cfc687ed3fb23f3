// The way through the generator, as everybody takes it; each step leaves the next one on the screen.
import type { Download, Locator, Page } from '@playwright/test';
import type { CertificateType } from '#domain/letter/certificate-type.ts';
import { expect, nextPictures } from './helpers.ts';

export const generator = { sie: '/zeugnisgenerator/stamm', du: '/dein-zeugnisgenerator/stamm' } as const;

const labels: Readonly<Record<CertificateType, RegExp>> = {
  arbeitszeugnis: /^Arbeitszeugnis/,
  zwischenzeugnis: /^Zwischenzeugnis/,
  praktikumszeugnis: /^Praktikumszeugnis/,
  ausbildungszeugnis: /^Ausbildungszeugnis/,
};

export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const grade = (page: Page, group: string | RegExp, word: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: new RegExp(`^${word} ·`) });

/** Waits until a step is on the screen. */
export async function expectStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Presses „Weiter“ and waits for the step that follows. */
export async function next(page: Page, title: string): Promise<void> {
  await button(page, 'Weiter').click();
  await expectStep(page, title);
}

export async function fillStamm(page: Page, type: CertificateType): Promise<void> {
  await page.getByRole('radio', { name: /^Arbeitgeber/ }).check();
  await page.getByRole('radio', { name: labels[type] }).check();
  await field(page, 'Anrede').selectOption('Frau');
  await field(page, 'Vorname').fill('Lena');
  await field(page, 'Nachname').fill('Vogt');
  await field(page, 'Geburtsdatum').fill('14.5.1988');
  await field(page, 'Geburtsort').fill('Husum');
  await field(page, 'Name des Arbeitgebers').fill('Ostwind Anlagenbau GmbH');
}

export async function fillBeruf(page: Page, type: CertificateType): Promise<void> {
  if (type === 'ausbildungszeugnis') await field(page, 'Ausbildungsberuf').fill('Industriekauffrau');
  else if (type === 'praktikumszeugnis')
    await field(page, 'Tätigkeit im Praktikum').fill('Softwareentwicklerin');
  else await field(page, 'Berufsbezeichnung').fill('Projektleiterin');
  await page.keyboard.press('Escape');
  if (type !== 'ausbildungszeugnis') await field(page, 'Abteilung').fill('Netzanschluss');
  await field(page, 'Einsatzort').fill('Flensburg');
  await field(page, 'Beginn').fill('01.03.2018');
  if (type !== 'zwischenzeugnis') await field(page, 'Ende').fill('30.09.2025');
}

export async function fillTasks(
  page: Page,
  tasks = ['Planung von Anlagen', 'Abstimmung mit Behörden'],
): Promise<void> {
  for (const task of tasks) {
    await field(page, 'Tätigkeit').fill(task);
    await button(page, 'Hinzufügen').click();
    await expect(page.getByRole('row', { name: task })).toBeVisible();
  }
}

export async function rateAll(page: Page, word = 'gut'): Promise<void> {
  await field(page, 'Schnell bewerten').selectOption({ label: `alles ${word}` });
  await button(page, 'Noten setzen').click();
}

export async function rateBehavior(page: Page): Promise<void> {
  await grade(page, /Verhalten gegenüber Vorgesetzten/, 'gut').check();
}

export async function fillEnding(page: Page, type: CertificateType): Promise<void> {
  if (type === 'zwischenzeugnis') await field(page, 'Ausstellungsgrund').selectOption('parental-leave');
  else {
    const reasons = {
      arbeitszeugnis: 'own-wish',
      praktikumszeugnis: 'internship-end',
      ausbildungszeugnis: 'training-takeover',
    } as const;
    await field(page, 'Beendigungsgrund').selectOption(reasons[type]);
  }
  if (type === 'ausbildungszeugnis') await grade(page, 'Prüfungsergebnis', 'gut').check();
  await grade(page, /^Dank, Bedauern/, 'gut').check();
  await field(page, 'Ort').fill('Flensburg');
  await field(page, 'Datum').fill('30.09.2025');
  await field(page, 'Name 1').fill('Dr. Henrike Brodersen');
  await field(page, 'Funktion 1').fill('Geschäftsführerin');
}

/** Presses „Weiter“ (or the last button) and sees these messages and no others. */
export async function expectFaults(page: Page, messages: readonly string[], press = 'Weiter'): Promise<void> {
  await button(page, press).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText([...messages]);
}

/** From the empty form to the editor. @param atEnding is done before the last step is filled in */
export async function makeCertificate(
  page: Page,
  type: CertificateType,
  start: string = generator.sie,
  atEnding: () => Promise<void> = async () => {},
): Promise<void> {
  await page.goto(start);
  await expectStep(page, 'Stammdaten');
  await fillStamm(page, type);
  await next(page, 'Beruf');
  await fillBeruf(page, type);
  await next(page, 'Tätigkeiten');
  await fillTasks(page);
  await next(page, 'Leistung');
  await rateAll(page);
  await next(page, 'Verhalten');
  await rateBehavior(page);
  await next(page, 'Beendigung');
  await atEnding();
  await fillEnding(page, type);
  await button(page, 'Zeugnis fertigstellen').click();
  await expectStep(page, 'Zeugnis bearbeiten');
}

/** The sheet of the editor, and what stands on it: all that will be printed, in its order. */
export const sheet = (page: Page): Locator => page.getByRole('article', { name: 'Zeugnis', exact: true });
export async function sheetText(page: Page): Promise<string> {
  return sheet(page).evaluate((paper) =>
    [...paper.querySelectorAll('.letter-paper-firm, h2, .editor-text, .editor-list > li, :scope > p')]
      .filter((part) => part.closest('[data-hidden]') === null)
      .map((part) => part.textContent)
      .join('\n'),
  );
}

/** Lets a button download a file and reads it. */
export async function download(page: Page, name: string): Promise<{ file: Download; bytes: Uint8Array }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  const stream = await file.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return { file, bytes: new Uint8Array(Buffer.concat(parts)) };
}

export const saved = (page: Page): Locator => page.getByText('Gespeichert', { exact: true });

/** Takes up what a handle belongs to, with the keyboard. @returns the place where it would be put down */
export async function takeUp(page: Page, handle: Locator): Promise<Locator> {
  // As the keyboard gets there: to the row, and from it to what is in it.
  const row = handle.locator('xpath=ancestor::*[@role="row"]');
  await row.focus();
  await nextPictures(page);
  await expect(row).toBeFocused();
  await handle.focus();
  await page.keyboard.press('Enter');
  const place = page.locator('[aria-roledescription="Ablegeanzeiger"]:focus');
  await expect(place).toHaveCount(1);
  return place;
}

/** Takes up what a handle belongs to and puts it down two places below, with the keyboard. */
export async function dropTwoDown(page: Page, handle: Locator): Promise<void> {
  const place = await takeUp(page, handle);
  for (let at = 0; at < 2; at += 1) {
    const before = (await place.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(place).not.toHaveAttribute('aria-label', before);
  }
  await page.keyboard.press('Enter');
}
