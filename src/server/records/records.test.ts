import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asker, newSuperuser, newUser, type Asker } from '../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';

const certificates = '/api/collections/certificates/records';
const invitations = '/api/collections/invitations/records';

interface Item {
  readonly id: string;
  readonly project_name: string;
  readonly [field: string]: unknown;
}

/** Far longer than any reference. */
const book = {
  areas: [{ id: 'tasks', blocks: Array.from({ length: 100 }, () => ({ text: 'Er löt'.repeat(1_500) })) }],
};

async function make(who: Asker, values: object): Promise<Item> {
  const answer = await who.ask('POST', certificates, values);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

async function list(who: Asker, query: Record<string, string>, url = certificates) {
  const answer = await who.ask('GET', `${url}?${new URLSearchParams(query).toString()}`);
  return { status: answer.statusCode, ...answer.json<{ items?: Item[]; totalItems?: number }>() };
}

async function names(who: Asker, filter: string): Promise<string[] | number> {
  const { status, items } = await list(who, { filter, sort: 'project_name' });
  return status === 200 ? (items ?? []).map((item) => item.project_name) : status;
}

describeOnBothEngines('records', (place) => {
  let service: TestApp;
  let user: Asker;
  let other: Asker;
  let root: Asker;
  beforeAll(async () => {
    service = await openApp(place());
    user = await newUser(service);
    other = await newUser(service);
    root = await newSuperuser(service);
  });
  afterAll(async () => service.close());

  describe('by filter', () => {
    let owner: Asker;
    beforeAll(async () => {
      owner = await newUser(service);
      const rows = [
        {
          project_name: 'Ärztin',
          position: 1,
          digital_only: true,
          activities: ['Sprechstunde', 'Labor'],
          person: { last_name: 'Möller', age: 41, chief: true, tags: ['a', 'b'] },
        },
        { project_name: 'Bäcker', position: 2, activities: ['Labor'], person: { last_name: 'Ünal', age: 9 } },
        { project_name: 'Chemiker', position: 10, activities: [], person: null },
        { project_name: 'Dreher', position: 0, activities: { keine: 'Liste' }, status: 'draft' },
      ];
      for (const row of rows) await make(owner, row);
      const { items = [] } = await list(owner, {});
      for (const [name, email] of [
        ['Ärztin', 'chefin@example.com'],
        ['Ärztin', 'hr@example.com'],
        ['Bäcker', 'hr@example.com'],
      ] as const) {
        const made = await root.ask('POST', invitations, {
          certificate: items.find((item) => item.project_name === name)?.id,
          email,
          role: 'employer',
          task: 'rate',
          status: 'open',
        });
        if (made.statusCode !== 200) throw new Error(made.body);
      }
    });

    const [a, b, c, d] = ['Ärztin', 'Bäcker', 'Chemiker', 'Dreher'];
    test.each<[string, (string | undefined)[] | number]>([
      // Numbers compare as numbers, texts as texts, whatever the other side is written as.
      ['position > 1', [b, c]],
      ['position >= "2"', [b, c]],
      ['position = "zwei"', []],
      ['position != "zwei"', [b, c, d, a]],
      ['position = ""', []],
      ['position ~ "1"', [c, a]],
      ['project_name > 5', [b, c, d, a]],
      ['digital_only = true', [a]],
      ['digital_only != true', [b, c, d]],
      // Empty is empty, however it is said.
      ['status = ""', [b, c, a]],
      ['status = null', [b, c, a]],
      ['status != null', [d]],
      ['null != status', [d]],
      ['status = place', [b, c, a]],
      // Inside JSON.
      ['person.last_name = "Möller"', [a]],
      ['person.last_name ~ "nal"', [b]],
      ['person.last_name != "Möller"', [b, c, d]],
      ['person.age > 10', [a]],
      ['person.age = 9', [b]],
      ['person.age = "9"', [b]],
      ['person.chief = true', [a]],
      ['person.tags.0 = "a"', [a]],
      ['person.nothing.there = ""', [b, c, d, a]],
      // Lists: with : each their elements, without as a whole.
      ['activities:each ?= "Labor"', [b, a]],
      ['activities:each = "Labor"', [b]],
      ['activities:each != "Labor"', [c, d]],
      ['activities:each ?!= "Labor"', [a]],
      ['activities:each ?~ "stunde"', [a]],
      ['activities ?= "Labor"', []],
      ['activities ~ "Labor"', [b, a]],
      ['activities:length > 0', [b, a]],
      ['activities:length = 0', [c, d]],
      // Over relations, there and back.
      ['owner.id != ""', [b, c, d, a]],
      ['owner.email ~ "%@example.com"', [b, c, d, a]],
      ['invitations_via_certificate.email = "hr@example.com"', [b]],
      ['invitations_via_certificate.email ?= "hr@example.com"', [b, a]],
      ['invitations_via_certificate.email != "hr@example.com"', [c, d]],
      ['invitations_via_certificate.certificate.owner.id ?!= ""', [b, a]],
      ['invitations_via_certificate.id ?!= "" && position < 2', [a]],
      ['project_name:lower = "bäcker"', [b]],
      // Not there, or not to be seen.
      ['visitor = ""', 400],
      ['owner.tokenKey != ""', 400],
      ['owner.password ~ "argon"', 400],
      ['invitations_via_certificate.token != ""', 400],
      ['analyses_via_nothing.id = ""', 400],
      ['owner.nothing = ""', 400],
      ['project_name:each = "x"', 400],
      ['project_name:upper = "x"', 400],
      ['@request.auth.id = ""', 403],
      ['@collection.users.id = ""', 403],
    ])('%s', async (filter, expected) => {
      expect(await names(owner, filter)).toEqual(expected);
    });

    test('capitals do not matter, of umlauts as far as the database knows them', async () => {
      expect(await names(owner, 'project_name ~ "DREHER"')).toEqual(['Dreher']);
      // PostgreSQL's own locale decides; the tests' knows only A to Z.
      const found = place().databaseUrl === null ? ['Ärztin'] : [];
      expect(await names(owner, 'project_name ~ "äRZTIN"')).toEqual(found);
    });

    test('nobody finds rows of others over relations', async () => {
      const own = await make(other, { project_name: 'eigenes' });
      expect(await names(other, 'owner.certificates_via_owner.project_name ?~ "%"')).toEqual(['eigenes']);
      const url = '/api/collections/users/records';
      const { items } = await list(other, { filter: 'certificates_via_owner.project_name ?~ "Ärztin"' }, url);
      expect(items).toEqual([]);
      await other.ask('DELETE', `${certificates}/${own.id}`);
    });

    test.each([
      ['-position', [c, b, a, d]],
      ['+position,-project_name', [d, a, b, c]],
      ['person.last_name,project_name', [c, d, a, b]],
    ])('sorted by %s', async (sort, expected) => {
      const { items = [] } = await list(owner, { sort });
      expect(items.map((item) => item.project_name)).toEqual(expected);
    });

    test.each(['visitor', 'activities:each', 'owner.password', '"a"', '1', Array(9).fill('id').join(',')])(
      'cannot be sorted by %s',
      async (sort) => {
        expect((await list(owner, { sort })).status).toBe(400);
      },
    );

    test('bring related rows along that the asker may see, and no others', async () => {
      const { items = [] } = await list(owner, {
        filter: 'project_name = "Ärztin"',
        expand: 'owner,invitations_via_certificate.certificate,nothing.at.all',
        fields:
          'project_name,expand.owner.email,expand.invitations_via_certificate.expand.certificate.project_name',
      });
      expect(items).toEqual([
        {
          project_name: 'Ärztin',
          expand: {
            owner: { email: owner.email },
            invitations_via_certificate: [
              { expand: { certificate: { project_name: 'Ärztin' } } },
              { expand: { certificate: { project_name: 'Ärztin' } } },
            ],
          },
        },
      ]);
    });

    test('do not multiply without end when they bring each other along', async () => {
      const many = await newUser(service);
      for (let at = 0; at < 150; at++) await make(many, { project_name: `${at}` });
      const { items = [] } = await list(many, {
        perPage: '150',
        expand: 'owner.certificates_via_owner.owner.certificates_via_owner',
      });
      const { length } = JSON.stringify(items);
      expect(items).toHaveLength(150);
      expect(length).toBeLessThan(20_000_000);
    });
  });

  describe('values', () => {
    test.each([
      ['an unknown choice', { type: 'schulzeugnis' }, 'type', 'validation_in_invalid'],
      ['a choice that only the server makes', { status: 'signed' }, 'status', 'validation_in_invalid'],
      [
        'too long a text',
        { project_name: 'ä'.repeat(201) },
        'project_name',
        'validation_max_text_constraint',
      ],
      ['a negative number', { position: -1 }, 'position', 'validation_min_number_constraint'],
      ['a broken number', { position: 1.5 }, 'position', 'validation_only_int_constraint'],
      ['text for a number', { position: 'eins' }, 'position', 'validation_invalid_value'],
      ['a list for a text', { place: ['a'] }, 'place', 'validation_invalid_value'],
      ['a date that is none', { date: '20.11.2026' }, 'date', 'validation_match_invalid'],
      ['a day that there is not', { date: '2026-02-31' }, 'date', 'validation_invalid_value'],
      ['too much in one column', { company: 'x'.repeat(100_000) }, 'company', 'validation_json_size_limit'],
      ['a letter that nobody reads', { letter: book }, 'letter', 'validation_invalid_value'],
      ['NUL in a text', { place: 'a\0b' }, 'place', 'validation_invalid_value'],
      ['NUL deep in JSON', { letter: { a: [{ b: 'x\0' }] } }, 'letter', 'validation_invalid_value'],
      ['NUL in a name in JSON', { letter: { 'a\0': 1 } }, 'letter', 'validation_invalid_value'],
      ['half a character', { letter: '\uD800' }, 'letter', 'validation_invalid_value'],
      ['too much JSON', { letter: 'x'.repeat(1024 * 1024) }, 'letter', 'validation_json_size_limit'],
      ['an id of another form', { id: 'kurz' }, 'id', 'validation_match_invalid'],
    ])('refuse %s', async (_, values, field, code) => {
      const answer = await user.ask('POST', certificates, values);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        status: 400,
        message: 'Something went wrong while processing your request.',
        data: { [field]: { code, message: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/) } },
      });
    });

    test('refuse JSON that is too deep instead of failing over it', async () => {
      const answer = await service.app.inject({
        method: 'POST',
        url: certificates,
        payload: `{"letter":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
        headers: { authorization: user.token, 'content-type': 'application/json' },
      });
      expect(answer.json()).toMatchObject({
        status: 400,
        data: { letter: { code: 'validation_invalid_value' } },
      });
    });

    test('drop what turns text round, in texts and in JSON', async () => {
      const made = await make(user, {
        project_name: 'Vo\u202Egt',
        person: { last_name: '\u2066Vogt\u2069 😀' },
      });
      expect(made).toMatchObject({ project_name: 'Vogt', person: { last_name: 'Vogt 😀' } });
    });

    test('all faults at once', async () => {
      const answer = await user.ask('POST', certificates, { type: 'x', position: 'x', place: {} });
      expect(Object.keys(answer.json<{ data: object }>().data)).toEqual(['type', 'position', 'place']);
    });

    test('are changed by what is sent, in all forms', async () => {
      const { id } = await make(user, { project_name: 'a', position: 5, activities: ['x'] });
      const change = async (values: object) =>
        (await user.ask('PATCH', `${certificates}/${id}`, values)).json<Item>();
      expect(await change({ 'position+': 2 })).toMatchObject({ position: 7 });
      expect(await change({ 'position-': 3 })).toMatchObject({ position: 4 });
      expect(await change({ 'activities+': 'y' })).toMatchObject({ activities: ['x', 'y'] });
      expect(await change({ '+activities': ['a', 'b'] })).toMatchObject({ activities: ['a', 'b', 'x', 'y'] });
      expect(await change({ 'activities-': ['x', 'a'] })).toMatchObject({ activities: ['b', 'y'] });
      expect(await change({ project_name: null, person: { b: 1 } })).toMatchObject({
        project_name: '',
        person: { b: 1 },
        position: 4,
      });
    });

    test('come from forms as what they look like', async () => {
      const form = new FormData();
      form.append('project_name', '12');
      form.append('position', '7');
      form.append('digital_only', 'true');
      form.append('person', '{"last_name":"Klug"}');
      form.append('@jsonPayload', '{"activities":["1","2"]}');
      const sent = await service.app.inject({
        method: 'POST',
        url: certificates,
        payload: form,
        headers: { authorization: user.token },
      });
      expect(sent.json()).toMatchObject({
        project_name: '12',
        position: 7,
        digital_only: true,
        person: { last_name: 'Klug' },
        activities: ['1', '2'],
      });
      const plain = await service.app.inject({
        method: 'POST',
        url: certificates,
        payload: 'project_name=007&position=3&digital_only=false',
        headers: { authorization: user.token, 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(plain.json()).toMatchObject({ project_name: '007', position: 3, digital_only: false });
    });
  });

  describe('with a version', () => {
    test('refuse a save of an older one, and show both', async () => {
      const { id } = await make(user, { project_name: 'erste' });
      const save = async (values: object) => user.ask('PATCH', `${certificates}/${id}`, values);
      expect((await save({ version: 0, project_name: 'zweite' })).json()).toMatchObject({ version: 1 });
      const stale = await save({ version: 0, project_name: 'dritte' });
      expect(stale.statusCode).toBe(409);
      expect(stale.json()).toMatchObject({
        status: 409,
        message: 'Dieser Stand wurde inzwischen an anderer Stelle geändert.',
        data: { stored: { project_name: 'zweite', version: 1 }, sent: { project_name: 'dritte' } },
      });
      expect((await save({ position: 4 })).json()).toMatchObject({
        project_name: 'zweite',
        version: 1,
        position: 4,
      });
      expect((await save({ version: 1, project_name: 'dritte' })).json()).toMatchObject({ version: 2 });
    });

    test('let one of many saves through that begin at the same one', async () => {
      const { id } = await make(user, {});
      const saves = await Promise.all(
        Array.from({ length: 10 }, async (_, at) =>
          user.ask('PATCH', `${certificates}/${id}`, { version: 0, project_name: `${at}` }),
        ),
      );
      const statuses = saves.map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    });
  });

  describe('of an owner', () => {
    test('are his without saying so, and stay his', async () => {
      const made = await make(user, {});
      expect(made['owner']).toBe(user.id);
      for (const owner of [other.id, '', 'zzzzzzzzzzzzzzz']) {
        const given = await user.ask('PATCH', `${certificates}/${made.id}`, { owner });
        expect(given.statusCode).toBe(400);
      }
      const forged = await user.ask('POST', certificates, { owner: other.id });
      expect(forged.json()).toEqual({ status: 400, message: 'Failed to create record.', data: {} });
    });

    test('once signed are not changed any more', async () => {
      const { id } = await make(user, {});
      expect((await root.ask('PATCH', `${certificates}/${id}`, { status: 'signed' })).statusCode).toBe(200);
      expect((await user.ask('PATCH', `${certificates}/${id}`, { place: 'Köln' })).statusCode).toBe(404);
      expect((await user.ask('GET', `${certificates}/${id}`)).statusCode).toBe(200);
    });

    test('are found by superusers, who may make them for others', async () => {
      const made = await make(root, { owner: user.id, project_name: 'für ihn' });
      expect((await user.ask('GET', `${certificates}/${made.id}`)).json()).toMatchObject({
        project_name: 'für ihn',
      });
      const unknown = await root.ask('POST', certificates, { owner: 'zzzzzzzzzzzzzzz' });
      expect(unknown.json()).toMatchObject({ data: { owner: { code: 'validation_missing_rel_records' } } });
    });
  });

  test('of the site are read by all, as far as they are published, and written by superusers', async () => {
    const url = '/api/collections/articles/records';
    const article = { slug: 'erster', title: 'Erster', status: 'published' };
    const shown = await root.ask('POST', url, { ...article, published: '2026-11-20 12:00:00.000Z' });
    await root.ask('POST', url, { ...article, slug: 'spaeter', published: '2026-11-21' });
    await root.ask('POST', url, { ...article, slug: 'entwurf', status: 'draft', published: '2026-11-01' });
    const taken = await root.ask('POST', url, article);
    expect(taken.json()).toMatchObject({ status: 400, data: { slug: { code: 'validation_not_unique' } } });
    expect((await list(asker(service), {}, url)).items).toEqual([shown.json()]);
    expect((await list(root, {}, url)).totalItems).toBe(3);
    expect((await user.ask('POST', url, article)).statusCode).toBe(403);
  });
});
