// Steps around the cockpit: an owner who puts documents on his desk, and the list in which they stand.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { compose } from '#domain/compose/compose.ts';
import { sampleAnswers } from '../tests/helpers/answers.ts';
import { enter, makeUser, password } from './accounts.ts';
import { expect } from './helpers.ts';

/** All that a certificate of this person holds, its letter included. */
function writtenFor(first_name: string, last_name: string, more: object = {}): object {
  const answers = sampleAnswers();
  const named = { ...answers, person: { ...answers.person, first_name, last_name } };
  // A letter takes its time: it is only written for those who keep it.
  const letter = 'letter' in more ? {} : { letter: compose(named) };
  return { ...named, date: answers.date ?? '', ...letter, status: 'generated', ...more };
}

/** Somebody who is logged in, and puts documents on his desk without the interface. */
class Owner {
  readonly #request: APIRequestContext;
  readonly #token: string;
  constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#token = token;
  }

  async post(url: string, data: object): Promise<{ readonly id: string }> {
    const answer = await this.#request.post(url, { data, headers: { authorization: this.#token } });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json() as Promise<{ id: string }>;
  }

  async certificate(first_name: string, last_name: string, more: object = {}): Promise<string> {
    return (await this.post('/api/collections/certificates/records', writtenFor(first_name, last_name, more)))
      .id;
  }

  /** Several at once; at most 50. */
  async certificates(people: readonly Parameters<typeof writtenFor>[]): Promise<void> {
    const url = '/api/collections/certificates/records';
    const requests = people.map((person) => ({ method: 'POST', url, body: writtenFor(...person) }));
    await this.post('/api/batch', { requests });
  }

  async analysis(text: string): Promise<string> {
    return (await this.post('/api/analyses', { text })).id;
  }
}

export async function newOwner(page: Page, request: APIRequestContext): Promise<Owner> {
  const email = await makeUser(request);
  await enter(page, email);
  const data = { identity: email, password };
  const answer = await request.post('/api/collections/users/auth-with-password', { data });
  return new Owner(request, ((await answer.json()) as { token: string }).token);
}

export const numbered = (number: number): string => String(number).padStart(4, '0');
export const rows = (page: Page): Locator =>
  page.getByRole('region', { name: 'Zeugnisse und Auswertungen' }).getByRole('listitem');
export const titles = (page: Page): Locator => rows(page).getByRole('link');
export const search = (page: Page): Locator => page.getByRole('searchbox', { name: /^Suche/ });
export const choose = async (page: Page, field: string, value: string): Promise<void> =>
  void (await page.getByLabel(field, { exact: true }).selectOption(value));

export async function act(page: Page, title: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Was mit „${title}“ geschehen soll` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}
