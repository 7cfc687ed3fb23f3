import { docxFile, typstPdf } from '#documents/testing/sample-files.ts';
import { expect, expectResult, home, letter, passages, sampleText, submit, test } from './helpers.ts';

const text = sampleText('projektleiterin');
const lines = text.split('\n').filter((line) => line !== '');
const tasks = lines.filter((line) => line.startsWith('•')).map((line) => line.slice(2));
const chosen = 'Datei wählen';

/** What Typst would take for markup. */
const escaped = (line: string): string => line.replaceAll(/([#*_$\\@<>])/g, '\\$1');

/** The letter as a PDF of two pages, as a word processor would write it. */
function pdf(): Uint8Array {
  const rest = lines.filter((line) => !line.startsWith('•')).map(escaped);
  const at = rest.findIndex((line) => line.endsWith('gehörten:')) + 1;
  const list = tasks.map((task) => `- ${escaped(task)}`).join('\n');
  return typstPdf([...rest.slice(0, at), list, '#pagebreak()', ...rest.slice(at)].join('\n\n'));
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const files = [
  {
    kind: 'DOCX',
    name: 'Zeugnis Vogt.docx',
    mimeType: wordType,
    // The helper puts the list last: the letter then ends with its tasks, and is still the same letter.
    bytes: async () => docxFile({ paragraphs: lines.filter((line) => !line.startsWith('•')), items: tasks }),
  },
  { kind: 'PDF', name: 'Zeugnis.pdf', mimeType: 'application/pdf', bytes: async () => pdf() },
  {
    kind: 'TXT in Windows-1252',
    name: 'zeugnis.txt',
    mimeType: 'text/plain',
    // U+2022 is 0x95 there; all else in the letter is Latin-1.
    bytes: async () => Uint8Array.from(Buffer.from(text.replaceAll('•', '\u0095'), 'latin1')),
  },
];

for (const { kind, name, mimeType, bytes } of files) {
  test(`a ${kind} is read`, async ({ page }) => {
    await page.goto(home.sie);
    await page.getByLabel(chosen).setInputFiles({ name, mimeType, buffer: Buffer.from(await bytes()) });
    await expect(page.getByRole('list', { name: 'Gewählte Seiten' })).toContainText(name);
    await submit(page).click();
    await expectResult(page);
    await expect(page.getByText(name)).toBeVisible();
    await expect(letter(page)).toContainText('umfassendes und fundiertes Fachwissen');
    await expect(letter(page).getByRole('listitem')).toHaveCount(5);
    await expect(passages(page).filter({ hasText: 'zu unserer vollen Zufriedenheit' })).toBeVisible();
  });
}

test('several files are the pages of one reference, in the order that was chosen', async ({ page }) => {
  const half = text.indexOf('Frau Vogt verfügt');
  await page.goto(home.sie);
  await page.getByLabel(chosen).setInputFiles([
    { name: 'Seite 2.txt', mimeType: 'text/plain', buffer: Buffer.from(text.slice(half)) },
    { name: 'Seite 1.txt', mimeType: 'text/plain', buffer: Buffer.from(text.slice(0, half)) },
  ]);
  await page.getByRole('button', { name: '„Seite 1.txt“ eine Seite nach vorn' }).click();
  await expect(
    page.getByRole('list', { name: 'Gewählte Seiten' }).getByRole('listitem').first(),
  ).toContainText('Seite 1.txt');
  await submit(page).click();
  await expectResult(page);
  const words = await letter(page).innerText();
  expect(words.indexOf('geboren am')).toBeLessThan(words.indexOf('Fachwissen'));
  expect(words.indexOf('geboren am')).toBeGreaterThan(-1);
});

test('a file that is chosen while a large photo is being made smaller keeps company with it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shrink = window.createImageBitmap.bind(window);
    const slow = new Promise((resolve) => addEventListener('photo-is-open', resolve, { once: true }));
    window.createImageBitmap = async (photo: ImageBitmapSource) => {
      await slow;
      return shrink(photo);
    };
  });
  await page.goto(home.sie);
  const photo = Buffer.alloc(3 * 1024 * 1024, 7);
  await page.getByLabel(chosen).setInputFiles({ name: 'Foto.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByLabel(chosen).setInputFiles({
    name: 'Seite 2.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Arbeitszeugnis'),
  });
  const list = page.getByRole('list', { name: 'Gewählte Seiten' });
  await expect(page.getByText('Seite 2.txt')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('photo-is-open')));
  await expect(list.getByText('Foto.jpg')).toBeVisible();
  await expect(list.getByText('Seite 2.txt')).toBeVisible();
});

test('a file may be dropped anywhere on the page', async ({ page }) => {
  await page.goto(home.sie);
  const transfer = await page.evaluateHandle((content) => {
    const carried = new DataTransfer();
    carried.items.add(new File([content], 'abgelegt.txt', { type: 'text/plain' }));
    return carried;
  }, text);
  const place = page.getByRole('contentinfo');
  await expect(async () => {
    await place.dispatchEvent('dragover', { dataTransfer: transfer });
    await expect(page.getByText('Hier loslassen')).toBeVisible({ timeout: 500 });
  }).toPass();
  await place.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('Hier loslassen')).toHaveCount(0);
  await expect(page.getByText('abgelegt.txt')).toBeVisible();
  await submit(page).click();
  await expectResult(page);
});

test('the report comes as a PDF', async ({ page }) => {
  await page.goto(home.sie);
  await page.getByRole('button', { name: 'Projektleiterin' }).click();
  await expectResult(page);
  const link = page.getByRole('link', { name: 'Bericht als PDF' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(answer.headers()['content-disposition']).toMatch(/"Zeugnis-Auswertung-Vogt-\d{4}-\d\d-\d\d\.pdf"/);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^Zeugnis-Auswertung-Vogt-\d{4}-\d\d-\d\d\.pdf$/);
});
