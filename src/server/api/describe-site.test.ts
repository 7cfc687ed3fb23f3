import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSuperuser, type Asker } from '../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';

describeOnBothEngines('the site', (place) => {
  let service: TestApp;
  let admin: Asker;
  beforeAll(async () => {
    service = await openApp(place(), {
      config: {
        posthog: { host: 'https://eu.example', key: 'phc_key' },
        site: {
          operator: 'Betreiberin',
          address: 'Weg 1',
          email: 'post@example.com',
          phone: '1',
          vatId: '2',
        },
      },
    });
    admin = await newSuperuser(service);
  });
  afterAll(async () => service.close());

  const site = async () => (await service.app.inject({ method: 'GET', url: '/api/site' })).json<object>();
  const store = async (value: unknown) =>
    admin.ask('PATCH', '/api/collections/settings/records/settings0000001', { site: value });

  test('says what visitors may know, and nothing else', async () => {
    expect(await site()).toEqual({
      name: 'Klarzeugnis',
      email: 'post@example.com',
      social: [],
      analytics: { key: 'phc_key' },
      google: false,
      mails: false,
      articles: false,
    });
  });

  test('says what superusers put in, without what is unsafe to link to', async () => {
    await store({
      name: 'Zeugnisklar',
      email: 'hallo@example.com',
      social: [
        { name: 'Mastodon', url: 'https://mastodon.example/@klar' },
        { name: 'Böse', url: 'javascript:alert(1)' },
        { name: '', url: 'https://x.example' },
        'unsinn',
      ],
      secret: 'geheim',
    });
    expect(await site()).toEqual({
      name: 'Zeugnisklar',
      email: 'hallo@example.com',
      social: [{ name: 'Mastodon', url: 'https://mastodon.example/@klar' }],
      analytics: { key: 'phc_key' },
      google: false,
      mails: false,
      articles: false,
    });
  });

  test.each([null, 'text', [], { name: 7, email: 'keine', social: 'x' }])('survives %j', async (value) => {
    await store(value);
    expect(await site()).toMatchObject({ name: 'Klarzeugnis', email: 'post@example.com', social: [] });
  });

  test.each([{ gender_form: 'quatsch' }, { company_term: 'Quatsch' }, { date_format: 'quatsch' }])(
    'takes no central option that there is not: %j',
    async (values) => {
      const answer = await admin.ask('PATCH', '/api/collections/settings/records/settings0000001', values);
      expect(answer.statusCode).toBe(400);
      const [name = ''] = Object.keys(values);
      expect(answer.json()).toMatchObject({ data: { [name]: { message: expect.stringContaining('Wahl') } } });
    },
  );

  test('takes those that there are, and none at all', async () => {
    const good = { gender_form: 'colon', company_term: 'Kanzlei', date_format: 'numeric' };
    for (const values of [good, { gender_form: '', company_term: '', date_format: '' }]) {
      const answer = await admin.ask('PATCH', '/api/collections/settings/records/settings0000001', values);
      expect(answer.json()).toMatchObject(values);
    }
  });
});
