import { check, expect, expectResult, home, sampleText, submit, test } from './helpers.ts';
import { formal, informal, wordsOf } from './tone-words.ts';

for (const tone of ['sie', 'du'] as const) {
  const [own, other] = tone === 'sie' ? [formal, informal] : [informal, formal];

  test(`${home[tone]} speaks only one way`, async ({ page }) => {
    await page.goto(home[tone]);
    await expect(page).toHaveTitle('Arbeitszeugnis entschlüsseln');
    expect(await wordsOf(page)).toMatch(own);
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    expect(await wordsOf(page)).not.toMatch(other);
  });

  test(`${home[tone]}: result, gone and other pages speak the same way`, async ({ page }) => {
    for (const sample of ['projektleiterin', 'koch', 'azubi'] as const) {
      await check(page, sampleText(sample), tone);
      await expectResult(page);
      expect(page.url()).toContain(home[tone]);
      expect(await wordsOf(page)).not.toMatch(other);
    }
    await page.getByRole('button', { name: 'Auswertung löschen' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await wordsOf(page)).not.toMatch(other);
    await check(page, 'Hiermit bewerbe ich mich auf die Stelle als Koch.', tone);
    await expect(page.getByText('Das wurde gelesen')).toBeVisible();
    expect(await wordsOf(page)).not.toMatch(other);
    await page.goto(`${home[tone]}/auswertung/000000000000000`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await wordsOf(page)).not.toMatch(other);
  });
}

test('the head of the informal mirror holds nothing but the name', async ({ page }) => {
  await page.goto(home.du);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveText('Klarzeugnis');
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
  await page.goto(home.sie);
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Bereiche' })).toBeVisible();
});
