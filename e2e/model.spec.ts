// The language model as second reader and writer, against a provider on this machine that speaks its protocol.
import type { Locator, Page } from '@playwright/test';
import { type ModelServer } from '../tests/helpers/model-server.ts';
import {
  check,
  expect,
  expectAccessible,
  expectResult,
  letter,
  openNote,
  pasteField,
  sampleText,
  submit,
  test,
} from './helpers.ts';
import { consent, newCertificate, startWithModel, type ModelService } from './model-service.ts';

test.describe.configure({ mode: 'serial' });
let provider: ModelServer;
let service: ModelService;

test.beforeAll(async () => {
  service = await startWithModel();
  ({ provider } = service);
});
test.afterAll(async () => service.close());
test.beforeEach(() => {
  provider.asked.length = 0;
});

const text = (formula: string) => `Arbeitszeugnis

Frau Lena Vogt, geboren am 14. Mai 1988 in Husum, war vom 1. März 2018 bis zum 30. September 2025 als Einkäuferin bei der Ostwind Anlagenbau GmbH tätig.

Frau Vogt erledigte ihre Aufgaben ${formula}. Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets einwandfrei.

Wir danken Frau Vogt für die stets sehr gute Zusammenarbeit und wünschen ihr alles Gute.

Kiel, 30. September 2025`;
const opinion = {
  summary: 'Geübte Leser sehen ein gutes Zeugnis. Die Leistung wird ohne Abstriche gelobt.',
  best: 2,
  worst: 2.5,
  findings: [
    {
      title: 'Gute Formel',
      quote: 'stets zu unserer vollen Zufriedenheit',
      explanation: 'Das steht für gut.',
    },
    { title: 'Erfunden', quote: 'zu unserer vollsten Zufriedenheit', explanation: 'Das steht nicht da.' },
  ],
};

const section = (page: Page): Locator => page.getByRole('region', { name: 'Zweite Meinung' });
const ask = (page: Page): Locator => section(page).getByRole('button', { name: 'Zweite Meinung einholen' });

async function open(page: Page, formula: string): Promise<void> {
  await page.goto(`${service.url}/arbeitszeugnis-pruefen`);
  await pasteField(page).fill(text(formula));
  await submit(page).click();
  await expectResult(page);
}

test('a second opinion is asked for with consent and streams into the result', async ({ page }) => {
  provider.answer({ text: JSON.stringify(opinion), pause: 300 });
  await open(page, 'stets zu unserer vollen Zufriedenheit');
  await ask(page).click();
  await expect(consent(page)).toContainText(new URL(provider.url).host);
  await expect(consent(page)).toContainText('klein');
  await expect(consent(page)).toContainText('Deutschland');
  await expectAccessible(page);
  await consent(page).getByRole('button', { name: 'Nicht senden' }).click();
  expect(provider.asked).toEqual([]);

  await ask(page).click();
  await consent(page).getByRole('button', { name: 'Zustimmen und senden' }).click();
  // The first words stand there while the rest is still on its way; ours stay beside them.
  await expect(section(page)).toContainText('Geübte Leser');
  await expect(section(page)).toContainText('Das Sprachmodell liest.');
  await expect(section(page)).not.toContainText('Gute Formel');
  await expect(letter(page)).toBeVisible();
  await expect(section(page)).toContainText('Gute Formel');
  await expect(section(page)).toContainText(opinion.summary);
  await expect(section(page)).toContainText('gut · 5,1 von 7');
  await expect(section(page)).not.toContainText('Erfunden');
  await expect(section(page)).toContainText('Ein Hinweis ist weggelassen');
  await expect(section(page)).not.toContainText('mehr als eine Note auseinander');
  for (const secret of ['Vogt', 'Husum', 'Ostwind', '1988', 'Kiel'])
    expect(provider.asked[0]).not.toContain(secret);
  await expectAccessible(page);
  await section(page)
    .getByRole('link', { name: opinion.findings[0]?.quote ?? '' })
    .click();
  await expect(openNote(page)).toBeVisible();
});

test('consent is asked for once, and readings far apart are both shown', async ({ page }) => {
  provider.answer({ text: JSON.stringify({ ...opinion, best: 4.5, worst: 5, findings: [] }) });
  await open(page, 'stets zu unserer vollsten Zufriedenheit');
  await ask(page).click();
  await consent(page).getByRole('button', { name: 'Zustimmen und senden' }).click();
  await expect(section(page)).toContainText('Die beiden Lesarten liegen mehr als eine Note auseinander.');
  await expect(section(page)).toContainText('das Sprachmodell liest „mangelhaft“');
  await page.reload();
  await ask(page).click();
  await expect(section(page)).toContainText('mehr als eine Note auseinander');
  await expect(consent(page)).toHaveCount(0);
});

test('a provider that is down or hangs up breaks nothing, and asking again works', async ({ page }) => {
  provider.answer({ cut: '{"summary":"Ein' });
  await open(page, 'zu unserer Zufriedenheit');
  await ask(page).click();
  await consent(page).getByRole('button', { name: 'Zustimmen und senden' }).click();
  await expect(section(page).getByRole('alert')).not.toBeEmpty();
  await expect(letter(page)).toBeVisible();
  await expectAccessible(page);
  provider.answer({ text: JSON.stringify({ ...opinion, findings: [] }) });
  await section(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(section(page)).toContainText(opinion.summary);
  await expect(section(page).getByRole('alert')).toBeEmpty();
});

const rated = 'Zusammenfassung · Leistungszusammenfassung';
const tools = (page: Page): Locator => page.getByRole('toolbar');

/** A certificate of the visitor in the editor, its satisfaction formula chosen. */
async function openBlock(page: Page): Promise<Locator> {
  const base = service.url;
  const id = await newCertificate(page, base);
  const made = await page.context().request.post(`${base}/api/certificates/${id}/generate`, { data: {} });
  expect(made.status()).toBe(200);
  await page.goto(`${base}/zeugnisgenerator/editor/${id}`);
  const row = page.getByRole('row').filter({ hasText: rated }).first();
  await row.locator('.editor-text').click();
  await tools(page).getByRole('button', { name: 'Formulieren lassen' }).click();
  return row;
}

test('a block is rephrased after consent, marked, and can be undone', async ({ page }) => {
  const better = 'Mit ihren Leistungen waren wir stets voll und ganz zufrieden.';
  provider.answer({ text: better });
  const row = await openBlock(page);
  const before = (await row.locator('.editor-text').textContent()) ?? '';
  await page.getByRole('button', { name: 'Vorschlag holen' }).click();
  await consent(page).getByRole('button', { name: 'Zustimmen und senden' }).click();
  await expect(row).toContainText(better);
  await expect(row.locator('.editor-text')).toHaveText(before);
  await expectAccessible(page);
  for (const secret of ['Vogt', 'Ostwind']) expect(provider.asked[0]).not.toContain(secret);
  await page.getByRole('button', { name: 'Vorschlag übernehmen' }).click();
  await expect(row.locator('.editor-text')).toHaveText(better);
  await expect(row).toContainText('mit KI formuliert');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row.locator('.editor-text')).toHaveText(before);
  await expect(row).not.toContainText('mit KI formuliert');
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await expect(page.getByText('Gespeichert').first()).toBeVisible();
  await page.reload();
  await expect(row).toContainText('mit KI formuliert');
});

test('a rephrase that drops „stets“ is refused with the reason, and a provider that is down loses nothing', async ({
  page,
}) => {
  provider.answer({ text: 'Sie erledigte ihre Aufgaben zu unserer Zufriedenheit.' });
  const row = await openBlock(page);
  const before = (await row.locator('.editor-text').textContent()) ?? '';
  // Another wish than above: the server answers the same question from its memory.
  await page.getByLabel('Wie soll der Baustein werden?').selectOption('shorter');
  await page.getByRole('button', { name: 'Vorschlag holen' }).click();
  await consent(page).getByRole('button', { name: 'Zustimmen und senden' }).click();
  const fault = row.getByRole('alert');
  await expect(fault).toContainText('Kein brauchbarer Vorschlag');
  await expect(fault).toContainText('gewünscht ist „gut“');
  provider.answer({ status: 401 });
  await page.getByLabel('Wie soll der Baustein werden?').selectOption('from-points');
  await page.getByLabel('Stichpunkte, je Zeile einer').fill('Einkauf von Stahl');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(fault).toContainText('abgelehnt');
  await expect(row.locator('.editor-text')).toHaveText(before);
});

for (const [wish, notes, order] of [
  ['shorter', '', 'kürzer'],
  ['warmer', '', 'wärmer'],
  ['concrete', 'Netzanschluss', 'konkreter'],
  ['from-points', 'Projekte früher fertig', 'aus den Stichpunkten'],
] as const) {
  test(`the editor asks for „${wish}“ as it is meant`, async ({ page }) => {
    const better = 'Mit ihren Leistungen waren wir stets voll und ganz zufrieden.';
    provider.answer({ text: better });
    const row = await openBlock(page);
    const before = (await row.locator('.editor-text').textContent()) ?? '';
    await page.getByLabel('Wie soll der Baustein werden?').selectOption(wish);
    if (notes !== '') {
      await page.getByRole('button', { name: 'Vorschlag holen' }).click();
      await expect(row.getByRole('alert')).toContainText('mindestens einen Stichpunkt');
      await page.getByLabel('Stichpunkte, je Zeile einer').fill(notes);
      await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    } else await page.getByRole('button', { name: 'Vorschlag holen' }).click();
    await consent(page).getByRole('button', { name: 'Zustimmen und senden' }).click();
    await expect(row).toContainText('Vorschlag des Sprachmodells');
    expect(provider.asked[0]).toContain(order);
    expect(provider.asked[0]).toContain(notes);
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(row.locator('.editor-text')).toHaveText(before);
  });
}

test('without a model there is no trace of one', async ({ page }) => {
  await check(page, sampleText('koch'));
  await expectResult(page);
  await page.waitForLoadState('networkidle');
  await expect(section(page)).toHaveCount(0);
  await expect(page.getByText('Sprachmodell')).toHaveCount(0);
  const id = await newCertificate(page, '');
  const made = await page.context().request.post(`/api/certificates/${id}/generate`, { data: {} });
  expect(made.status()).toBe(200);
  await page.goto(`/zeugnisgenerator/taetigkeiten/${id}`);
  await expect(page.getByRole('grid', { name: 'Tätigkeiten' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Sprachmodell')).toHaveCount(0);
  await page.goto(`/zeugnisgenerator/editor/${id}`);
  const row = page.getByRole('row').filter({ hasText: rated }).first();
  await row.locator('.editor-text').click();
  await expect(tools(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Formulieren lassen' })).toHaveCount(0);
});
