// The public pages: whole without JavaScript, light, and the little that JavaScript adds.
import type { Page } from '@playwright/test';
import { linkTo, newEmail } from './accounts.ts';
import { expect, expectAccessible, expectGoodAtBothSizes, home, sizes, submit, test } from './helpers.ts';

const pages = [
  ['/muster', 'Muster', 'Frau Vogt erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.'],
  ['/muster/projektleiterin-gut', 'Projektleiterin', 'Das lesen die meisten als gut.'],
  ['/geheimcodes', 'Geheimcodes', 'Anspielung auf Alkohol im Betrieb'],
  ['/zeugnissprache', 'Zeugnissprache', 'Die Zufriedenheitsformel'],
  ['/zeugnissprache/fuehrungsleistung', 'Führungsleistung', 'Wie Menschen geführt wurden.'],
  // Another test may have written one before.
  ['/artikel', 'Artikel', /Noch ist keiner erschienen|\d{1,2}\. \p{L}+ \d{4}/u],
  ['/newsletter', 'Newsletter', 'einen Link zum Beenden'],
  ['/impressum', 'Impressum', '§ 5 DDG'],
  ['/datenschutz', 'Datenschutz', '24 Stunden'],
  ['/agb', 'Allgemeine Geschäftsbedingungen', 'Keine Rechtsberatung.'],
  ['/barrierefreiheit', 'Barrierefreiheit', 'WCAG'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading, content] of pages) {
    test(`${path} holds its content`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main')).toContainText(content);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible();
    });
  }

  for (const path of Object.values(home)) {
    test(`${path} says what it offers, and where to read on`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arbeitszeugnis entschlüsseln');
      await expect(page.getByRole('main')).toContainText('stets zu unserer vollsten Zufriedenheit');
      for (const name of ['Muster', 'Geheimcodes', 'Zeugnissprache', 'Impressum']) {
        await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
      }
    });
  }

  test('codes are found by an ordinary form', async ({ page }) => {
    await page.goto('/geheimcodes');
    await page.getByLabel('Wort oder ganzen Satz suchen').fill('Er war stets bemüht, alles zu erledigen.');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL(/\/geheimcodes\?q=/);
    await expect(page.getByRole('heading', { name: '„bemüht“' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '„Geselligkeit“' })).toBeHidden();
  });

  test('the newsletter is ordered on its page, confirmed by mail, and ended by a link', async ({ page }) => {
    const email = newEmail();
    await page.goto('/muster');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
    await expect(page.getByRole('status')).toContainText('Fast fertig.');
    const { pathname, search } = new URL(await linkTo(email, 'Newsletter bestätigen'));
    await page.goto(pathname + search);
    await page.getByRole('button', { name: 'Newsletter bestätigen' }).click();
    await expect(page.getByText('Ab jetzt bekommen Sie den Newsletter.')).toBeVisible();
    await page.goto(pathname.replace('confirm', 'leave') + search);
    await page.getByRole('button', { name: 'Newsletter beenden' }).click();
    await expect(page.getByText('Ihre Adresse ist gelöscht.')).toBeVisible();
  });

  test('a marked sentence leads to its decoding', async ({ page }) => {
    await page.goto('/muster/projektleiterin-gut');
    await page
      .getByRole('article')
      .getByRole('link', { name: /Fachwissen/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#satz-\d+$/);
    await expect(page.locator(':target')).toContainText('Fachwissen');
  });
});

for (const [path] of pages) {
  test(`${path} is open to all, at both widths`, async ({ page }) => {
    await page.goto(path);
    await expectGoodAtBothSizes(page);
  });
}

test('the list of codes filters while one types', async ({ page }) => {
  await page.goto('/geheimcodes');
  const field = page.getByLabel('Wort oder ganzen Satz suchen');
  await field.fill('gesel');
  await expect(page.getByRole('heading', { name: '„Geselligkeit“' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '„bemüht“' })).toBeHidden();
  await expect(page.getByRole('status')).toHaveText(/^\d+ Eintr/);
  const parts = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  await expect(parts.getByRole('link', { name: 'Klassische Geheimcodes' })).toBeVisible();
  await field.fill('xyzxyz');
  await expect(parts.getByRole('link')).toHaveText(['Was nicht stimmt']);
  await expect(page.getByRole('status')).toContainText('Kein Eintrag');
  await expect(page.getByRole('heading', { name: 'Klassische Geheimcodes' })).toBeHidden();
  await field.fill('');
  await expect(page.getByRole('heading', { name: '„bemüht“' })).toBeVisible();
});

test('no page costs more than a few kB of script, and all of it comes from here', async ({ page }) => {
  const scripts: number[] = [];
  const strangers: string[] = [];
  page.on('response', async (response) => {
    const { pathname, host } = new URL(response.url());
    if (host !== new URL(page.url()).host && page.url() !== 'about:blank') strangers.push(response.url());
    if (pathname.endsWith('.js')) scripts.push((await response.body()).length);
  });
  await page.goto('/muster/projektleiterin-gut', { waitUntil: 'networkidle' });
  // Its own, and what it shares with the app: consent, the loader of what is counted after a yes, how a visit began.
  expect(scripts).toHaveLength(4);
  expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(6000);
  expect(strangers).toEqual([]);
});

/** Holds the app back, as a slow line does, until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  const gate = new EventTarget();
  const held = new Promise((resolve) => gate.addEventListener('open', resolve, { once: true }));
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => gate.dispatchEvent(new Event('open'));
}

test('what is typed before the app has come is not lost', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(home.sie, { waitUntil: 'commit' });
  await page.getByLabel('oder Text einfügen').fill('Frau Vogt arbeitete stets sorgfältig.');
  release();
  await expect(page.getByRole('button', { name: 'Projektleiterin' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByLabel('oder Text einfügen')).toHaveValue('Frau Vogt arbeitete stets sorgfältig.');
});

const page1 = { name: 'Seite 1.txt', mimeType: 'text/plain', buffer: Buffer.from('Arbeitszeugnis') };

test('a file that is chosen before the app has come is not lost', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(home.sie, { waitUntil: 'commit' });
  await page.getByLabel('Datei wählen').setInputFiles(page1);
  release();
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByRole('list').getByText(page1.name)).toBeVisible();
});

test('nor is one whose dialog was opened before the app came, and which is chosen after', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto(home.sie, { waitUntil: 'commit' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Datei wählen').click(),
  ]);
  release();
  await expect(submit(page)).toBeEnabled();
  await chooser.setFiles(page1);
  await expect(page.getByRole('list').getByText(page1.name)).toBeVisible();
});

test('on a phone the links are behind a menu; whoever is logged in finds his own there', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/muster');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wissen' })).toBeHidden();
  await page.getByRole('banner').getByText('Menü').click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wissen' })).toBeVisible();
  await expectGoodAtBothSizes(page);
  await page.setViewportSize(sizes.desk);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await page.evaluate(() => {
    const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 600 }));
    localStorage.setItem('user', JSON.stringify({ token: `x.${claims}.x`, record: { id: 'x' } }));
  });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cockpit' })).toHaveAttribute(
    'href',
    '/cockpit',
  );
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([
    'Klarzeugnis',
    'Prüfen',
    'Erstellen',
    'Wissen',
    'Cockpit',
    'Vorgänge',
    'Einstellungen',
  ]);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await page.evaluate(() => {
    const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 - 600 }));
    localStorage.setItem('user', JSON.stringify({ token: `x.${claims}.x`, record: { id: 'x' } }));
  });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
});

test('the tables of the privacy page are read on a phone without pulling them', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/datenschutz');
  const stored = page.getByRole('region', { name: 'Tabelle 1' });
  await expect(stored.getByRole('row', { name: /^Rechnungen/ })).toBeVisible();
  const cut = await page
    .locator('.prose .table')
    .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
  expect(cut).toEqual([0, 0]);
  // The column stands beside what it holds, for its head is out of sight.
  const label = await stored
    .getByRole('cell', { name: 'acht Jahre' })
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe('"Wie lange"');
  await expectAccessible(page);
});
