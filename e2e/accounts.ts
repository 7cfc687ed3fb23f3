// People in the journeys: accounts, their mails, and how they log in.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { APIRequestContext, Page } from '@playwright/test';
import { readMail } from '../tests/helpers/mails.ts';
import { expect } from './helpers.ts';

export const password = 'Ein-Passwort-12';
const dataDir = process.env['E2E_DATA_DIR'] ?? '';

export function newEmail(): string {
  return `${randomBytes(8).toString('hex')}@example.com`;
}

/** The links in the mails to somebody with this subject, oldest first. */
function linksTo(email: string, subject: string, of: string): string[] {
  const folder = path.join(of, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => readMail(readFileSync(path.join(folder, name), 'utf8')))
    .filter((mail) => mail.to === email && mail.subject === subject)
    .map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? '');
}

/** The link of the newest mail to somebody; waits for it. `of` is the folder of another service than the common one. */
export async function linkTo(email: string, subject: string, of = dataDir): Promise<string> {
  await expect.poll(() => linksTo(email, subject, of).length).toBeGreaterThan(0);
  return linksTo(email, subject, of).at(-1) ?? '';
}

/** Makes an account without the interface. */
export async function makeUser(request: APIRequestContext): Promise<string> {
  const email = newEmail();
  const data = { email, password, passwordConfirm: password };
  expect((await request.post('/api/createUser', { data })).status()).toBe(200);
  return email;
}

/** Makes an administrator as operators do: by a process of its own. */
export function newAdmin(of = dataDir): string {
  const email = newEmail();
  const made = spawnSync(process.execPath, ['src/server/admin.ts', 'create', email], {
    env: { ...process.env, DATA_DIR: of, DATABASE_URL: '' },
    input: password,
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
  return email;
}

/** The administrators of this worker, by the folder of the service. */
const administrators = new Map<string, string>();

/** An administrator who may have been used before: whoever only needs to be let in shares one. */
export function makeAdmin(of = dataDir): string {
  const email = administrators.get(of) ?? newAdmin(of);
  administrators.set(of, email);
  return email;
}

/** Puts a login into the browser without the interface. */
export async function enter(page: Page, email: string, collection = 'users'): Promise<void> {
  const data = { identity: email, password };
  const answer = await page.request.post(`/api/collections/${collection}/auth-with-password`, { data });
  const session = JSON.stringify(await answer.json());
  // A file of the same origin is enough to write there: the app need not start for that.
  await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('user', text), session);
}

/** Fills in a login form and sends it. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
}
