// Login with Google in a real browser, window and all; in Google's place stands an OpenID provider on this machine.
import type { Page } from '@playwright/test';
import { startGoogleService, type GoogleService } from '../tests/helpers/google-service.ts';
import { expect, test } from './helpers.ts';

const kim = { sub: 'kim-1', name: 'Kim Klug', email: 'kim.klug@example.com', verified: true };
const robin = { sub: 'robin-1', name: 'Robin Rau', email: 'robin.rau@example.com', verified: true };

let service: GoogleService;
test.beforeAll(async () => void (service = await startGoogleService([kim, robin])));
test.afterAll(async () => service.stop());

/** Presses the login's button and waits for the provider's window. */
async function openWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Mit Google anmelden' }).click();
  return opened;
}

async function userOf(page: Page): Promise<{ record?: { email?: string } } | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
}

test('a window opens for the login, closes by itself, and the page goes on to where one wanted', async ({
  page,
}) => {
  await page.goto(`${service.url}/settings?von=mail`);
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  const popup = await openWindow(page);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: kim.name }).click();
  await closed;
  await expect(page).toHaveURL(`${service.url}/settings?von=mail`);
  expect((await userOf(page))?.record?.email).toBe(kim.email);
  await expect(page.getByText(kim.email).first()).toBeVisible();
  await expect(page.getByText(/^Mit einem Google-Konto verbunden seit/)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${service.url}/auth/login`);
  // The provider still knows who is there and asks nothing; its window opens and closes.
  await openWindow(page);
  await expect(page).toHaveURL(`${service.url}/cockpit`);
});

test('whoever goes back in the window stays at the login, is told so, and can try again', async ({
  page,
}) => {
  await page.goto(`${service.url}/auth/login`);
  const popup = await openWindow(page);
  await popup.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Die Anmeldung mit Google hat nicht geklappt.')).toBeVisible();
  expect(await userOf(page)).toBeNull();
  if (!popup.isClosed()) await popup.close();
  const second = await openWindow(page);
  await second.getByRole('button', { name: robin.name }).click();
  await expect(page).toHaveURL(`${service.url}/cockpit`);
});
