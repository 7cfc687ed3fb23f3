// Ways that nobody planned: from a full list to the trash, back out of a note, a document gone under one's hands.
import { act, newOwner, rows, titles } from './cockpit-steps.ts';
import { expect, test } from './helpers.ts';

test('the tabs of the cockpit lead from a full list to the trash and back', async ({ page, request }) => {
  const owner = await newOwner(page, request);
  await owner.certificate('Ömer', 'Yılmaz');
  await owner.certificate('Anna', 'Zahn');
  await page.goto('/cockpit');
  await act(page, 'Anna Zahn', 'Löschen');
  await expect(titles(page)).toHaveText(['Ömer Yılmaz']);
  const tabs = page.getByRole('navigation', { name: 'Teil der Liste' });
  await tabs.getByRole('link', { name: 'Papierkorb' }).click();
  await expect(page.getByText(/endgültig gelöscht am/)).toHaveCount(1);
  await expect(rows(page)).toContainText('Anna Zahn');
  await tabs.getByRole('link', { name: 'Alle' }).click();
  await expect(titles(page)).toHaveText(['Ömer Yılmaz']);
});
