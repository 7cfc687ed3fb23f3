import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../tests/helpers/engines.ts';
import { openApp, type TestApp } from '../../../tests/helpers/test-app.ts';
import { visitor } from '../../../tests/helpers/visitors.ts';

const suggest = async (service: TestApp, payload: object): Promise<LightMyRequestResponse> =>
  visitor(service.app).ask({ method: 'POST', url: '/api/suggestions/activities', payload });

describeOnBothEngines('suggestions for jobs and tasks', (place) => {
  let service: TestApp;
  beforeAll(async () => void (service = await openApp(place())));
  afterAll(async () => service.close());

  test('name jobs and tasks, and what readers of such a reference expect', async () => {
    const found = (await suggest(service, { title: 'Verkäuf', salutation: 'Frau' })).json<{
      titles: string[];
      activities: string[];
      honesty: boolean;
      customers: boolean;
    }>();
    expect(found.titles[0]).toBe('Verkäuferin');
    expect(found.activities.length).toBeGreaterThan(5);
    const chosen = found.activities.slice(0, 2);
    const more = (await suggest(service, { title: 'Verkäuferin', chosen })).json<typeof found>();
    expect(more.activities).not.toContain(chosen[0]);
    expect(more.honesty).toBe(true);
    expect(more.customers).toBe(true);
    expect((await suggest(service, { title: 'Softwareentwickler' })).json()).toMatchObject({
      customers: false,
    });
  });

  test('know nothing of what is no job, and refuse nonsense', async () => {
    expect((await suggest(service, { title: 'qqqqzzz' })).json()).toMatchObject({
      titles: [],
      activities: [],
    });
    expect((await suggest(service, { title: 3 })).statusCode).toBe(400);
    expect((await suggest(service, { title: 'x'.repeat(201) })).statusCode).toBe(400);
  });
});
