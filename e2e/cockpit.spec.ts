// The cockpit: own documents in one list, what is done with them, and links by which others read them.
import { act, choose, newOwner, numbered, rows, search, titles } from './cockpit-steps.ts';
import {
  expect,
  expectAccessible,
  expectGoodAtBothSizes,
  expectNoSidewaysScroll,
  resize,
  sampleText,
  sizes,
  test,
} from './helpers.ts';

test('an empty desk leads to both jobs', async ({ page, request }) => {
  await newOwner(page, request);
  const empty = page.getByRole('heading', { name: 'Ein Zeugnis entschlüsseln' });
  await page.goto('/cockpit');
  await expect(empty).toBeVisible();
  await expectGoodAtBothSizes(page);
  await page.getByRole('main').getByRole('link', { name: 'Zeugnis schreiben' }).click();
  await expect(page).toHaveURL(/\/zeugnisgenerator\/stamm/);
  await page.goto('/cockpit');
  // What leads on stands elsewhere as long as the list is on its way.
  await expect(empty).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zeugnis prüfen' }).click();
  await expect(page).toHaveURL('/arbeitszeugnis-pruefen');
});

test('documents are searched, narrowed and sorted, and the address keeps the wish', async ({
  page,
  request,
}) => {
  const owner = await newOwner(page, request);
  await owner.certificate('Ömer', 'Yılmaz');
  await owner.certificate('Anna', 'Zahn', { type: 'zwischenzeugnis', status: 'draft', letter: null });
  await owner.certificate('Jörg', 'Groß', { project_name: 'Austritte Herbst' });
  await owner.analysis(sampleText('koch'));
  await page.goto('/cockpit');
  await expect(titles(page)).toHaveText([/Novak/, 'Austritte Herbst', 'Anna Zahn', 'Ömer Yılmaz']);
  await expect(rows(page).first()).toContainText('ausgewertet');
  await expect(
    rows(page)
      .first()
      .getByText(/von\s7/),
  ).toHaveCount(1);
  await expect(rows(page).first().locator('time')).toHaveText(/^(?:gerade eben|vor \d+ \S+)/);
  await expectAccessible(page);

  // Whatever the case and the accents; every word counts, wherever it stands.
  await search(page).fill('gross  JORG');
  await expect(titles(page)).toHaveText(['Austritte Herbst']);
  await expect(page).toHaveURL(/suche=gross/);
  await page.reload();
  await expect(titles(page)).toHaveText(['Austritte Herbst']);
  await search(page).fill('gibt es nicht %');
  await expect(page.getByText('Dazu gibt es nichts.')).toBeVisible();
  await page.getByRole('button', { name: 'Alles zeigen' }).click();
  await expect(titles(page)).toHaveCount(4);
  await expect(search(page)).toHaveValue('');

  await choose(page, 'Sortierung', 'name');
  await expect(titles(page)).toHaveText(['Anna Zahn', 'Austritte Herbst', /Novak/, 'Ömer Yılmaz']);
  await choose(page, 'Sortierung', 'beste-note');
  await expect(titles(page).last()).toHaveText('Anna Zahn');
  await choose(page, 'Zeugnisart', 'zwischenzeugnis');
  await expect(titles(page)).toHaveText(['Anna Zahn']);
  await choose(page, 'Zeugnisart', '');
  await expect(titles(page)).toHaveCount(4);
  await choose(page, 'Stand', 'generated');
  await expect(titles(page)).toHaveCount(2);
  await page.goBack();
  await expect(titles(page)).toHaveCount(4);
  await page
    .getByRole('navigation', { name: 'Teil der Liste' })
    .getByRole('link', { name: 'Auswertungen' })
    .click();
  await expect(titles(page)).toHaveText([/Novak/]);
});

test('a document is gone on with where it was left', async ({ page, request }) => {
  const owner = await newOwner(page, request);
  await owner.certificate('Anna', 'Zahn', { status: 'draft', letter: null, activities: [] });
  await owner.certificate('Ömer', 'Yılmaz');
  await owner.analysis(sampleText('koch'));
  await page.goto('/cockpit');
  await page.getByRole('link', { name: 'Anna Zahn' }).click();
  await expect(page).toHaveURL(/\/zeugnisgenerator\/(stamm|beruf|taetigkeiten)\//);
  await page.goto('/cockpit');
  await act(page, 'Ömer Yılmaz', 'Weiterschreiben');
  await expect(page).toHaveURL(/\/zeugnisgenerator\/editor\//);
  await page.goto('/cockpit');
  await page.getByRole('link', { name: /Novak/ }).click();
  await expect(page).toHaveURL(/\/auswertung\/[a-z0-9]{15}$/);
});

test('with the keyboard alone: renamed, copied, deleted, taken back', async ({ page, request }) => {
  const owner = await newOwner(page, request);
  await owner.certificate('Ömer', 'Yılmaz');
  const analysis = await owner.analysis(sampleText('koch'));
  await page.goto('/cockpit');
  const link = page.getByRole('link', { name: 'Ömer Yılmaz' });
  await link.focus();
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog', { name: 'Umbenennen' });
  await expect(dialog.getByLabel('Name in der Liste')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Küche 2026');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Küche 2026', /Novak/]);
  await expect(rows(page).first()).toContainText('Ömer Yılmaz');

  // The menu by arrows: „Duplizieren“ is its third entry.
  const menu = page.getByRole('button', { name: 'Was mit „Küche 2026“ geschehen soll' });
  // The list comes anew after the change of the name, and its buttons with it.
  await expect(async () => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Kopie von Küche 2026', 'Küche 2026', /Novak/]);

  await page.getByRole('link', { name: 'Kopie von Küche 2026' }).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('„Kopie von Küche 2026“ liegt im Papierkorb.')).toBeVisible();
  await expect(titles(page)).toHaveText(['Küche 2026', /Novak/]);
  await page.getByRole('button', { name: 'Rückgängig' }).focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveCount(3);

  // An analysis has a name of its own, too, and is not copied.
  await page.getByRole('button', { name: /Was mit „.*Novak“ geschehen soll/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Duplizieren' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
  await dialog.getByLabel('Name in der Liste').fill('Mein altes Zeugnis');
  await dialog.getByRole('button', { name: 'Namen speichern' }).click();
  await expect(page.getByRole('link', { name: 'Mein altes Zeugnis' })).toHaveAttribute(
    'href',
    new RegExp(analysis),
  );
});

test('what is deleted is gone at once, and back from the trash though the tab was closed', async ({
  page,
  request,
  context,
}) => {
  const owner = await newOwner(page, request);
  const id = await owner.certificate('Ömer', 'Yılmaz');
  await page.goto('/cockpit');
  await act(page, 'Ömer Yılmaz', 'Löschen');
  await expect(page.getByText('liegt im Papierkorb')).toBeVisible();
  await expect(page.getByText('Hier liegt gerade nichts.')).toBeVisible();
  const next = await context.newPage();
  await page.close();

  await next.goto(`/zeugnisgenerator/editor/${id}`);
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('Zeugnis im Papierkorb');
  await expect(next.getByRole('link', { name: 'Zum Cockpit' })).toBeVisible();
  await next.goto('/cockpit?ansicht=papierkorb');
  await expect(next.getByText(/endgültig gelöscht am \d\d\.\d\d\.\d{4}/)).toBeVisible();
  await expectAccessible(next);
  await next.getByRole('button', { name: '„Ömer Yılmaz“ zurückholen' }).click();
  await expect(next.getByText('Der Papierkorb ist leer.')).toBeVisible();
  await next.goto(`/zeugnisgenerator/editor/${id}`);
  await expect(next.getByText('Yılmaz').first()).toBeVisible();

  await next.goto('/cockpit');
  await act(next, 'Ömer Yılmaz', 'Löschen');
  await next.goto('/cockpit?ansicht=papierkorb');
  await next.getByRole('button', { name: '„Ömer Yılmaz“ endgültig löschen' }).click();
  const dialog = next.getByRole('alertdialog', { name: 'Endgültig löschen?' });
  await dialog.getByRole('button', { name: 'Behalten' }).click();
  await expect(dialog).toHaveCount(0);
  await next.getByRole('button', { name: '„Ömer Yılmaz“ endgültig löschen' }).click();
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(next.getByText('Dieses Zeugnis wurde gelöscht.')).toBeVisible();
  // Nothing is left at all: the desk is as on the first day.
  await expect(next.getByRole('heading', { name: 'Ein Zeugnis entschlüsseln' })).toBeVisible();
});

test('a letter is shared to be read, and the link ends when it is taken back', async ({
  page,
  request,
  browser,
}) => {
  const owner = await newOwner(page, request);
  await owner.certificate('Ömer', 'Yılmaz', { project_name: 'Geheimes Vorhaben' });
  await page.goto('/cockpit');
  await act(page, 'Geheimes Vorhaben', 'Teilen');
  const dialog = page.getByRole('dialog', { name: 'Zum Lesen teilen' });
  await expect(dialog.getByText('Noch keiner.')).toBeVisible();
  await dialog.getByLabel('Der Link gilt').selectOption('7');
  await dialog.getByRole('button', { name: 'Link erstellen' }).click();
  const link = await dialog.getByLabel('Neuer Link').inputValue();
  expect(link).toMatch(/\/geteilt\/zeugnis#[\w-]{43}$/);
  await expect(dialog.getByText('noch nicht geöffnet')).toBeVisible();
  await expectAccessible(page);

  const stranger = await browser.newContext({ viewport: sizes.phone });
  const reader = await stranger.newPage();
  const address = new URL(link);
  const asked: string[] = [];
  reader.on('request', (one) => asked.push(`${one.url()} ${one.headers()['referer'] ?? ''}`));
  await reader.goto(address.pathname + address.hash);
  const letter = reader.getByRole('article', { name: 'Zeugnis' });
  await expect(letter).toContainText('Yılmaz');
  await expect(reader).toHaveURL('/geteilt/zeugnis');
  expect(asked.join('\n')).not.toContain(address.hash.slice(1));
  await expect(reader.getByText('Geheimes Vorhaben')).toHaveCount(0);
  await expect(reader.getByText('noch nicht unterzeichnet')).toBeVisible();
  await expectAccessible(reader);
  await expectNoSidewaysScroll(reader);
  const [file] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('button', { name: 'Zeugnis als PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Arbeitszeugnis.pdf');

  await dialog.getByRole('button', { name: /^Link zurückziehen, gilt bis/ }).click();
  await expect(dialog.getByText('Noch keiner.')).toBeVisible();
  await expect(dialog.getByLabel('Neuer Link')).toHaveCount(0);
  // The page is open still: what was taken back meanwhile is told in place of a failure.
  await reader.getByRole('button', { name: 'Zeugnis als PDF' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
  await expect(reader.getByText('Er führte zu einem Zeugnis.')).toBeVisible();
  await expect(reader.getByText('Zeugnisgenerator')).toHaveCount(0);
  await expectAccessible(reader);
  await stranger.close();
});

test('an analysis is shared with its notes, and says so when it was deleted', async ({
  page,
  request,
  browser,
}) => {
  const owner = await newOwner(page, request);
  await owner.analysis(sampleText('koch'));
  await page.goto('/cockpit');
  await act(page, 'Milan Novak', 'Teilen');
  const dialog = page.getByRole('dialog', { name: 'Zum Lesen teilen' });
  await dialog.getByRole('button', { name: 'Link erstellen' }).click();
  const address = new URL(await dialog.getByLabel('Neuer Link').inputValue());
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  const stranger = await browser.newContext();
  const reader = await stranger.newPage();
  await reader.goto(address.pathname + address.hash);
  await expect(reader).toHaveURL('/geteilt/auswertung');
  const letter = reader.getByRole('article', { name: 'Zeugnis' });
  await letter.getByRole('link').first().click();
  await expect(reader.getByRole('region', { name: /^Notiz/ })).toBeVisible();
  await expect(reader.getByRole('button', { name: /löschen|verbessern/ })).toHaveCount(0);
  await expect(reader.getByText('Geteilt, nur zum Lesen.')).toBeVisible();
  await expectAccessible(reader);

  await act(page, 'Milan Novak', 'Löschen');
  await expect(page.getByText('liegt im Papierkorb')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Auswertung gelöscht');
  await expect(reader.getByText('hat sie gelöscht')).toBeVisible();
  await stranger.close();
});

test('open invitations stand above, and lead to the work', async ({ page, request }) => {
  const owner = await newOwner(page, request);
  const id = await owner.certificate('Ömer', 'Yılmaz');
  const wish = {
    email: 'kern@example.com',
    name: 'Dr. Kern',
    role: 'employer',
    task: 'rate',
    due: '2099-12-01',
  };
  await owner.post(`/api/certificates/${id}/invitations`, wish);
  await page.goto('/cockpit');
  const open = page.getByRole('region', { name: 'Offene Einladungen' });
  await expect(open).toContainText('Dr. Kern: Bewerten · fällig am 01.12.2099 · noch nicht geöffnet');
  await open.getByRole('link', { name: 'Ömer Yılmaz' }).click();
  await expect(page).toHaveURL(`/vorgaenge/${id}`);
});

test('what happens elsewhere shows without a reload', async ({ page, request }) => {
  const owner = await newOwner(page, request);
  await owner.certificate('Ömer', 'Yılmaz');
  const listening = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/realtime') && answer.request().method() === 'POST',
  );
  await page.goto('/cockpit');
  await expect(titles(page)).toHaveCount(1);
  await listening;
  await owner.certificate('Anna', 'Zahn');
  await expect(titles(page)).toHaveText(['Anna Zahn', 'Ömer Yılmaz']);
});

test('a thousand documents: only a page of them is asked for and shown', async ({ page, request }) => {
  test.slow();
  const owner = await newOwner(page, request);
  for (let at = 0; at < 1000; at += 50)
    await owner.certificates(
      Array.from({ length: 50 }, (_, more) => [
        'Person',
        numbered(at + more),
        (at + more) % 10 === 0 ? {} : { letter: null, status: 'draft' },
      ]),
    );
  const sizesOfAnswers: number[] = [];
  page.on('response', (answer) => {
    if (!answer.url().includes('/api/collections/overview/records')) return;
    answer.body().then(
      (body) => sizesOfAnswers.push(body.length),
      () => {},
    );
  });
  await page.goto('/cockpit?sortierung=name');
  await expect(page.getByText('1.000 Einträge')).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
  await resize(page, sizes.phone);
  await expectNoSidewaysScroll(page);
  await resize(page, sizes.desk);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect(titles(page).first()).toHaveText('Person 0025');
  await expect(page.getByText('Seite 2 von 40')).toBeVisible();
  await search(page).fill('person 0777');
  await expect(titles(page)).toHaveText(['Person 0777']);
  await search(page).fill('');
  await expect(page.getByText('1.000 Einträge')).toBeVisible();
  await choose(page, 'Stand', 'generated');
  await expect(page.getByText('100 Einträge')).toBeVisible();
  // 25 short rows, and no letter among them.
  expect(sizesOfAnswers.length).toBeGreaterThan(4);
  expect(Math.max(...sizesOfAnswers)).toBeLessThan(20_000);
});
