// Login with Google in a real browser, window and all; in Google's place stands an OpenID provider on this machine.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { startGoogleService, type GoogleService } from '../tests/helpers/google-service.ts';
import { expect, test } from './helpers.ts';

/** The official client as a plain script. */
const client = readFileSync(createRequire(import.meta.url).resolve('pocketbase/umd'), 'utf8');
const kim = { sub: 'kim-1', name: 'Kim Klug', email: 'kim.klug@example.com', verified: true };

let service: GoogleService;
test.beforeAll(async () => void (service = await startGoogleService([kim])));
test.afterAll(async () => service.stop());

test('the official client opens a window, and comes back logged in when it closes', async ({ page }) => {
  await page.addInitScript({ content: client });
  await page.goto(service.url);
  const opened = page.waitForEvent('popup');
  const session = page.evaluate(async () => {
    const { PocketBase } = globalThis as unknown as { PocketBase: typeof import('pocketbase').default };
    const { token, record } = await new PocketBase(location.origin)
      .collection('users')
      .authWithOAuth2({ provider: 'google' });
    return { token, email: String(record['email']), verified: Boolean(record['verified']) };
  });
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Kim Klug' }).click();
  expect(await session).toMatchObject({ email: kim.email, verified: true, token: expect.any(String) });
  await closed;
});
