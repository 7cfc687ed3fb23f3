// What the server refuses in a form of the owner stands at its field, and nothing that was typed is lost.
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, sizes, test } from './helpers.ts';
import { humanResources, invitedRow } from './work-steps.ts';

/** Where something ends on the page. */
async function foot(one: Locator): Promise<number> {
  const box = await one.boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0));
}

test('an address that the server refuses is told at its field, and everything else stays', async ({
  page,
}) => {
  await humanResources(page);
  // What stands at the head of the page stands on one line.
  expect(await foot(page.getByLabel('Fällig am'))).toBe(
    await foot(page.getByRole('link', { name: 'Zeugnis bearbeiten' })),
  );
  await page.getByLabel('Fällig am').fill('31.2.2030');
  await page.getByLabel('Fällig am').blur();
  await expect(page.getByLabel('Fällig am')).toHaveAccessibleDescription('Bitte ein gültiges Datum angeben.');
  await page.getByLabel('Fällig am').fill('24.12.2030');
  await page.getByLabel('Rolle').selectOption({ label: 'Arbeitgeberseite' });
  await page.getByLabel('Aufgabe', { exact: true }).selectOption({ label: 'Bewerten' });
  await page.getByLabel('Name', { exact: true }).fill('Ulrike Kern');
  await page.getByLabel('Zu erledigen bis').fill('2030-12-24');
  await page.getByLabel('Nachricht').fill('Bitte bis Weihnachten.');
  // Whole by its looks, but there is no such ending.
  const email = page.getByLabel('E-Mail-Adresse');
  await email.fill('kern@firma.d');
  await page.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Bitte eine gültige E-Mail-Adresse eingeben.');
  await expect(email).toBeFocused();
  await expect(page.getByText('Bitte eine gültige E-Mail-Adresse eingeben.')).toHaveCount(1);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ulrike Kern');
  await expect(page.getByLabel('Zu erledigen bis')).toHaveValue('24.12.2030');
  await expect(page.getByLabel('Nachricht')).toHaveValue('Bitte bis Weihnachten.');
  await page.setViewportSize(sizes.phone);
  await expectAccessible(page);
  await email.fill('kern@firma.de');
  await page.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(invitedRow(page, 'Ulrike Kern', 'Bewerten')).toBeVisible();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('whom the owner wants to sign is put right at the field of the person it concerns', async ({ page }) => {
  await humanResources(page);
  await page.getByLabel('Name der Person 1').fill('Ulrike Kern');
  await page.getByLabel('E-Mail der Person 1').fill('kern@firma.de');
  await page.getByRole('button', { name: 'Weitere Person' }).click();
  await page.getByLabel('E-Mail der Person 2').fill('holm@firma.d');
  await page.getByRole('button', { name: 'Zur Unterzeichnung einladen' }).click();
  await expect(page.getByLabel('Name der Person 2')).toHaveAccessibleDescription(
    'Bitte einen Namen angeben.',
  );
  await expect(page.getByLabel('Name der Person 2')).toBeFocused();
  await expect(page.getByLabel('E-Mail der Person 2')).toHaveAccessibleDescription(
    'Bitte eine gültige E-Mail-Adresse eingeben.',
  );
  await expect(page.getByLabel('Name der Person 1')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name der Person 1')).toHaveValue('Ulrike Kern');
});
