import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCases } from '../../../tests/helpers/access/account-cases.ts';
import { adminCases, backups } from '../../../tests/helpers/access/admin-cases.ts';
import { callCases } from '../../../tests/helpers/access/call-cases.ts';
import { actors, record, records, type Case, type Rows } from '../../../tests/helpers/access/case.ts';
import { overviewCases, shareCases } from '../../../tests/helpers/access/overview-cases.ts';
import { rowCases } from '../../../tests/helpers/access/row-cases.ts';
import { makeRows, type People } from '../../../tests/helpers/access/rows.ts';
import { siteCases } from '../../../tests/helpers/access/site-cases.ts';
import { workCases } from '../../../tests/helpers/access/work-cases.ts';
import { asker, newSuperuser, newUser } from '../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { describeSeller, issueInvoice } from '../../../tests/helpers/invoices.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { collections } from '../collections/collections.ts';

const cases = [
  ...siteCases,
  ...rowCases,
  ...overviewCases,
  ...shareCases,
  ...accountCases,
  ...callCases,
  ...workCases,
  ...adminCases,
];

/** The routes that the server has, from what it prints of them. */
function routesOf(printed: string): string[] {
  const routes: string[] = [];
  const parents: string[] = [];
  for (const line of printed.split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([^)]*)\)/.exec(line) ?? [];
    if (path === '') continue;
    const depth = indent.length / 4;
    parents.splice(depth);
    const whole = parents.join('') + path;
    parents.push(path);
    routes.push(...methods.split(', ').map((method) => `${method} ${whole}`));
  }
  return routes.filter((route) => !route.startsWith('HEAD '));
}

/**
 * Whether a request may change a row of the owner: only then it gets rows of its own, for making them takes long. What
 * is refused changes nothing; if it did, this test and those after it would fail.
 */
const changesRows = ({ method, url, body, collection }: Case, status: number): boolean =>
  // Of the links to Google only the one made last is there.
  collection === '_externalAuths' ||
  (status < 400 && method !== 'GET' && (url.length > 0 || (body?.length ?? 0) > 0));

describeOnBothEngines('access', (place) => {
  let service: TestApp;
  let people: People;
  let issued = '';
  let shared: Rows;
  beforeAll(async () => {
    service = await openApp(place());
    people = {
      guest: asker(service),
      owner: await newUser(service),
      other: await newUser(service),
      admin: await newSuperuser(service),
    };
    await describeSeller(people.admin);
    issued = (await issueInvoice(people.admin, people.owner.id)).id;
    shared = await makeRows(service, people, issued);
  });
  afterAll(async () => service.close());

  const embedded = (): boolean => place().databaseUrl === null;
  const each = cases.flatMap((one, index) => actors.map((who, at) => [who, one, at, index] as const));

  describe.each(['guest', 'owner', 'other', 'admin'] as const)('of %s', (who) => {
    const own = each.filter(([name]) => name === who);
    test.each(
      own.map(
        ([, one, at]) => [one.method, `${one.route} (${one.url.toString().slice(0, 60)})`, one, at] as const,
      ),
    )('%s %s', async (_method, _route, one, at) => {
      const rows = changesRows(one, one.statuses[at] ?? 0) ? await makeRows(service, people, issued) : shared;
      const answer = await people[who].ask(one.method, one.url(rows), one.body?.(rows, who));
      expect({
        body: answer.statusCode === one.statuses[at] ? '' : answer.body,
        status: answer.statusCode,
      }).toEqual({
        body: '',
        status: one.statuses[at],
      });
      expect(answer.body).not.toMatch(/argon2|tokenKey/);
    });

    test('to backups', async () => {
      const rows = await makeRows(service, people, issued);
      for (const one of backups(embedded())) {
        const answer = await people[who].ask(one.method, one.url(rows), one.body?.(rows, who));
        const status = one.statuses[actors.indexOf(who)];
        expect({ route: `${one.method} ${one.route}`, status: answer.statusCode }).toEqual({
          route: `${one.method} ${one.route}`,
          status,
        });
      }
    });
  });

  test('is told here for everything that can be done with a collection', () => {
    const told = new Set(cases.map(({ method, collection, route }) => `${method} ${collection} ${route}`));
    const actions = [
      ['GET', records],
      ['POST', records],
      ['GET', record],
      ['PATCH', record],
      ['DELETE', record],
    ] as const;
    const there = collections.flatMap(({ name }) =>
      actions.map(([method, route]) => `${method} ${name} ${route}`),
    );
    expect(there.filter((action) => !told.has(action))).toEqual([]);
  });

  test('is told here for every route that there is', () => {
    const told = new Set([...cases, ...backups(true)].map(({ method, route }) => `${method} ${route}`));
    const there = routesOf(service.app.printRoutes({ commonPrefix: false }));
    expect(there.length).toBeGreaterThan(40);
    // A stream that does not end: see the tests of realtime.
    expect(there.filter((route) => !told.has(route))).toEqual(['GET /api/realtime']);
  });
});
