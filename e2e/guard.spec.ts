import type { Page } from '@playwright/test';
import { enter, logIn, makeAdmin, makeUser } from './accounts.ts';
import { expect, home, test } from './helpers.ts';

const login = (path: string) => `/auth/login?redirect=${encodeURIComponent(path)}`;
const adminLogin = (path: string) => `/admin/login?redirect=${encodeURIComponent(path)}`;
const id = 'abcdefghijklmno';
const steps = ['stamm', 'beruf', 'taetigkeiten', 'leistung', 'verhalten', 'beendigung', 'editor'];

/** Where an address leads; one for all, or each for guest, user and administrator. */
type Row = readonly [path: string, guest: string, user?: string, admin?: string];
const stays = (path: string): Row => [path, path];

const rows: readonly Row[] = [
  ['/', home.sie, '/cockpit', '/cockpit'],
  stays('/404'),
  ['/gibt/es/nicht', '/404'],
  ['/arbeitszeugnis-pruefen/auswertung', '/404'],
  ['/admin/gibt-es-nicht', '/404'],
  stays(home.sie),
  stays(`${home.sie}/dokument-preufen`),
  stays(`${home.sie}/auswertung/${id}`),
  stays(home.du),
  stays(`${home.du}/auswertung/${id}`),
  ['/zeugnisgenerator', '/zeugnisgenerator/stamm'],
  ['/zeugnisgenerator?a=1', '/zeugnisgenerator/stamm?a=1'],
  ['/dein-zeugnisgenerator', '/zeugnisgenerator/stamm'],
  ['/cockpit', login('/cockpit'), '/cockpit', '/cockpit'],
  ['/settings', login('/settings'), '/settings', '/settings'],
  ['/settings?a=1&b=%C3%A4', login('/settings?a=1&b=%C3%A4'), '/settings?a=1&b=%C3%A4'],
  ['/settings/rechnungen', login('/settings/rechnungen'), '/settings/rechnungen', '/settings/rechnungen'],
  ['/auth/login', '/auth/login', '/cockpit', '/cockpit'],
  [login('/settings'), login('/settings'), '/settings', '/settings'],
  ['/auth/login?redirectUrl=%2Fsettings', '/auth/login?redirectUrl=%2Fsettings', '/settings', '/settings'],
  // A page that the server delivers.
  [login('/muster'), login('/muster'), '/muster', '/muster'],
  [
    '/auth/login?redirect=https%3A%2F%2Fevil.example',
    '/auth/login?redirect=https%3A%2F%2Fevil.example',
    '/cockpit',
  ],
  ['/auth/login?redirect=%2F%2Fevil.example', '/auth/login?redirect=%2F%2Fevil.example', '/cockpit'],
  ['/auth/register', '/auth/register', '/cockpit', '/cockpit'],
  stays('/auth/reset-password'),
  stays('/auth/set-password'),
  stays('/auth/verify-email'),
  stays('/auth/confirm-email'),
  ['/admin', login('/admin/users'), adminLogin('/admin/users'), '/admin/users'],
  ['/admin/login', '/admin/login', '/admin/login', '/admin/users'],
  ...['/admin/users', '/admin/articles', '/admin/explanation'].map((path): Row => [
    path,
    login(path),
    adminLogin(path),
    path,
  ]),
  stays('/link-abgelaufen'),
  stays('/zeugnis-geloescht'),
];

/** The steps of the generator, which ask nobody who he is. */
const stepRows = (base: string, of: readonly string[]): Row[] =>
  of.flatMap((step): Row[] => [
    // With nothing filled in, the first step is as far as one gets.
    [`${base}/${step}`, `${base}/stamm`],
    stays(`${base}/${step}/${id}`),
  ]);
const allSteps = [
  ...stepRows('/zeugnisgenerator', steps),
  // The mirror has the same routes.
  ...stepRows('/dein-zeugnisgenerator', ['stamm', 'editor']),
];

async function expectToLead(page: Page, path: string, target: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page, path).toHaveURL(target);
  await expect(page).toHaveTitle(/\S/);
}

test.describe('every address leads where it should', () => {
  test.setTimeout(240_000);
  /** Where it counts who somebody is; all else is the same for everybody and was seen as a guest. */
  const byRole = rows.filter(([, guest, user = guest, admin = user]) => user !== guest || admin !== guest);

  test('for guests', async ({ page }) => {
    for (const [path, guest] of [...rows, ...allSteps]) await expectToLead(page, path, guest);
  });

  test('for users', async ({ page, request }) => {
    await enter(page, await makeUser(request));
    for (const [path, guest, user = guest] of [...byRole, ...stepRows('/zeugnisgenerator', ['stamm'])])
      await expectToLead(page, path, user);
  });

  test('for administrators', async ({ page }) => {
    await enter(page, makeAdmin(), '_superusers');
    for (const [path, guest, user = guest, admin = user] of byRole) await expectToLead(page, path, admin);
  });
});

test('administrators log in to the users, whom they can search', async ({ page, request }) => {
  const email = await makeUser(request);
  const admin = makeAdmin();
  await page.goto('/admin/login');
  await logIn(page, email);
  await expect(page.getByText('Die E-Mail-Adresse oder das Passwort ist falsch')).toBeVisible();
  await logIn(page, admin);
  await expect(page).toHaveURL('/admin/users');
  await page.getByLabel('E-Mail-Adresse oder Name').fill(email.slice(0, 12).toUpperCase());
  await expect(page.getByText('1 Konto', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  await page.getByLabel('E-Mail-Adresse oder Name').fill('" || id != "');
  await expect(page.getByText('0 Konten')).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(home.sie);
});

test('a guest who wants to the administration is shown the way', async ({ page }) => {
  const admin = makeAdmin();
  await page.goto('/admin/articles');
  await page.getByRole('link', { name: 'Zur Anmeldung für Administratoren' }).click();
  await expect(page.getByRole('heading', { name: 'Anmeldung für Administratoren' })).toBeVisible();
  await logIn(page, admin);
  await expect(page).toHaveURL('/admin/articles');
});

test('the visit’s first page and query are noted once', async ({ page }) => {
  await page.goto('/zeugnisgenerator?partner=x');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/404?anderes=1');
  const kept = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('working-props') ?? '') as unknown,
  );
  expect(kept).toEqual({ page: 'zeugnisgenerator', query: { partner: 'x' } });
});
