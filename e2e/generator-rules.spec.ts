import {
  button,
  expectFaults,
  expectStep,
  field,
  fillBeruf,
  fillStamm,
  fillTasks,
  generator,
  next,
  rateAll,
  rateBehavior,
} from './generator-steps.ts';
import { expect, nextPictures, test } from './helpers.ts';

test('every message of the form is said, beside its field, and goes when it is mended', async ({ page }) => {
  test.slow();
  await page.goto(generator.sie);
  await expectFaults(page, [
    'Bitte zuerst eine Rolle wählen.',
    'Bitte eine Zeugnisart wählen.',
    'Bitte einen Vornamen angeben.',
    'Bitte einen Nachnamen angeben.',
    'Bitte ein gültiges Geburtsdatum angeben.',
    'Bitte einen gültigen Ort angeben.',
  ]);
  await fillStamm(page, 'arbeitszeugnis');
  await field(page, 'Geburtsdatum').fill('31.02.1990');
  await field(page, 'Geburtsort').fill('123');
  await expectFaults(page, ['Bitte ein gültiges Geburtsdatum angeben.', 'Bitte einen gültigen Ort angeben.']);
  await expect(field(page, 'Geburtsdatum')).toBeFocused();
  await page.getByLabel('Geburtsdatum und Geburtsort nicht nennen').check();
  await next(page, 'Beruf');

  await expectFaults(page, [
    'Bitte eine Berufsbezeichnung angeben.',
    'Bitte eine Abteilung angeben.',
    'Bitte einen Einsatzort angeben.',
    'Bitte ein gültiges Datum angeben.',
    'Bitte ein gültiges Datum angeben.',
  ]);
  await fillBeruf(page, 'arbeitszeugnis');
  await field(page, 'Ende').fill('1.1.2010');
  await field(page, 'Stunden je Woche').fill('viele');
  await field(page, 'Volle Arbeitszeit je Woche').fill('0');
  await button(page, 'Station hinzufügen').click();
  await expect(field(page, 'Stelle')).toBeVisible();
  // What was only just added is not wrong yet, though much was found to be wrong before.
  await nextPictures(page);
  await expect(page.getByText('Bitte eine Berufsbezeichnung angeben.')).toBeHidden();
  await expectFaults(page, [
    'Das Ende liegt vor dem Beginn.',
    'Bitte eine Stundenzahl zwischen 1 und 60 angeben.',
    'Bitte eine Stundenzahl zwischen 1 und 60 angeben.',
    'Bitte eine Berufsbezeichnung angeben.',
    'Bitte ein gültiges Datum angeben.',
  ]);
  await expect(field(page, 'Stunden je Woche')).toHaveValue('viele');
  await button(page, 'Station 1 entfernen').click();
  await expect(button(page, 'Station hinzufügen')).toBeFocused();
  await field(page, 'Ende').fill('30.9.2025');
  await field(page, 'Stunden je Woche').fill('50');
  await field(page, 'Volle Arbeitszeit je Woche').fill('40');
  await expect(page.getByText('mehr als die volle Arbeitszeit von 40 Stunden')).toBeVisible();
  await field(page, 'Stunden je Woche').fill('20');
  await field(page, 'Einsatzort').fill('');
  await page.getByLabel('Einsatzort nicht nennen').check();
  await page.getByLabel('Ohne Abteilung').check();
  await page.getByLabel('Führt Personal').check();
  await next(page, 'Tätigkeiten');

  await expectFaults(page, ['Bitte eine gültige Tätigkeit angeben.']);
  await expect(field(page, 'Tätigkeit')).toBeFocused();
  await field(page, 'Tätigkeit').fill('??');
  await expectFaults(page, ['Bitte eine gültige Tätigkeit angeben.'], 'Hinzufügen');
  await expect(page.getByRole('row')).toHaveCount(0);
  await fillTasks(page, ['Planung']);
  await next(page, 'Leistung');

  await expectFaults(page, ['Bitte mindestens 5 Kategorien bewerten.']);
  await rateAll(page);
  for (const trait of ['Teamgeist', 'Hilfsbereitschaft', 'Freundlichkeit'])
    await page.getByLabel(trait).check();
  await page.getByLabel('Besonnenheit').click();
  await expect(page.getByText('Es sind höchstens 3 Eigenschaften möglich.')).toBeVisible();
  await expect(page.getByLabel('Besonnenheit')).not.toBeChecked();
  const leaders = page.getByRole('group', { name: 'Eigenschaften als Führungskraft' });
  for (const trait of ['Vorbild', 'Weitblick', 'Delegiert gut']) await leaders.getByLabel(trait).check();
  await leaders.getByLabel('Löst Konflikte').click();
  await expect(page.getByText('Es sind höchstens 3 Eigenschaften möglich.')).toHaveCount(2);
  await expect(leaders.getByLabel('Löst Konflikte')).not.toBeChecked();
  // In this job nobody expects a word on honesty.
  await expect(page.getByLabel('Ehrlichkeit erwähnen')).toHaveCount(0);
  await next(page, 'Verhalten');

  await expectFaults(page, ['Bitte das Verhalten bewerten.']);
  await rateBehavior(page);
  await next(page, 'Beendigung');

  await field(page, 'Ort').fill('?');
  await field(page, 'Datum').fill('bald');
  await field(page, 'Funktion 1').fill('Chefin');
  await expectFaults(
    page,
    [
      'Bitte einen gültigen Beendigungsgrund wählen.',
      'Bitte einen gültigen Ort angeben.',
      'Bitte ein gültiges Datum angeben.',
      'Bitte einen Namen angeben.',
    ],
    'Zeugnis fertigstellen',
  );
});

test('a lost connection loses nothing', async ({ page, context }) => {
  await page.goto(generator.sie);
  await fillStamm(page, 'arbeitszeugnis');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await field(page, 'Nachname').fill('Brandt');
  await expect(page.getByText(/^Keine Verbindung\. Ihre Eingaben bleiben/).first()).toBeVisible();
  await field(page, 'Vorname').fill('Tomke');
  await context.setOffline(false);
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(field(page, 'Nachname')).toHaveValue('Brandt');
  await expect(field(page, 'Vorname')).toHaveValue('Tomke');
});

for (const [choice, kept] of [
  ['Diese Fassung behalten', 'Hier'],
  ['Andere Fassung übernehmen', 'Dort'],
] as const) {
  test(`two windows: nothing is overwritten, „${choice}“`, async ({ page, context }) => {
    await page.goto(generator.sie);
    await fillStamm(page, 'arbeitszeugnis');
    await expect(page).toHaveURL(/\/stamm\/[a-z0-9]{15}$/);
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await field(other, 'Nachname').fill('Dort');
    await expect(other.getByText('Gespeichert', { exact: true })).toBeVisible();
    await field(page, 'Nachname').fill('Hier');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('An anderer Stelle wurde weitergeschrieben');
    await expect(dialog.getByRole('row', { name: 'Nachname Hier Dort' })).toBeVisible();
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toHaveCount(0);
    await expect(field(page, 'Nachname')).toHaveValue(kept);
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await page.reload();
    await expect(field(page, 'Nachname')).toHaveValue(kept);
  });
}

test('the whole way with the keyboard alone', async ({ page }) => {
  test.slow();
  await page.goto(generator.sie);
  await expectStep(page, 'Stammdaten');
  const { keyboard } = page;
  /** Goes on with the tab key until something has the focus. */
  const tabTo = async (
    name: RegExp | string,
    role: 'textbox' | 'radio' | 'button' | 'combobox' | 'checkbox',
  ) => {
    const wanted = page
      .getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) })
      .first();
    for (let at = 0; at < 120; at += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`${String(name)} is not reached with the keyboard`);
  };
  const type = async (name: string, text: string, role: 'textbox' | 'combobox' = 'textbox') => {
    await tabTo(name, role);
    await keyboard.type(text);
  };
  const goOn = async (pressed: string, title: string) => {
    await tabTo(pressed, 'button');
    await keyboard.press('Enter');
    await expectStep(page, title);
  };
  await tabTo(/^Arbeitgeber/, 'radio');
  await keyboard.press('Space');
  await tabTo(/^Arbeitszeugnis/, 'radio');
  await keyboard.press('Space');
  await type('Vorname', 'Lena');
  await type('Nachname', 'Vogt');
  await type('Geburtsdatum', '14.5.1988');
  await type('Geburtsort', 'Husum');
  await goOn('Weiter', 'Beruf');
  await type('Berufsbezeichnung', 'Projektleiterin', 'combobox');
  await keyboard.press('Escape');
  await type('Abteilung', 'Netz');
  await type('Einsatzort', 'Kiel');
  await type('Beginn', '1.3.2018');
  await type('Ende', '30.9.2025');
  await goOn('Weiter', 'Tätigkeiten');
  await type('Tätigkeit', 'Planung von Anlagen');
  await keyboard.press('Enter');
  await goOn('Weiter', 'Leistung');
  await tabTo('Noten setzen', 'button');
  await keyboard.press('Enter');
  await goOn('Weiter', 'Verhalten');
  await tabTo(/^mangelhaft/, 'radio');
  for (let at = 0; at < 3; at += 1) await keyboard.press('ArrowRight');
  await goOn('Weiter', 'Beendigung');
  await tabTo('Beendigungsgrund', 'combobox');
  await keyboard.type('Auf eigenen');
  await goOn('Zeugnis fertigstellen', 'Zeugnis bearbeiten');
  await tabTo(/^(?!Verschieben).*Lena Vogt/, 'button');
  await keyboard.press('Enter');
  await expect(page.getByRole('toolbar')).toBeVisible();
});
