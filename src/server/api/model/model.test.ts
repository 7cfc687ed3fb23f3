import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asker, newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { startModelServer, type ModelServer } from '../../../../tests/helpers/model-server.ts';
import {
  blockWish,
  eventsIn,
  goodBlock,
  modelConfig,
  namedLetter,
  secretsOfLetter,
} from '../../../../tests/helpers/model-service.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';

const opinion = {
  summary: 'Ein gutes Zeugnis für Frau [NAME-2].',
  best: 1,
  worst: 2.5,
  findings: [
    { title: 'gute Formel', quote: 'stets zu unserer vollen Zufriedenheit', explanation: 'gut' },
    { title: 'erfunden', quote: 'zu unserer vollsten Zufriedenheit', explanation: 'steht nicht da' },
  ],
};
describeOnBothEngines('a language model', (place) => {
  let provider: ModelServer;
  let service: TestApp;
  let user: Asker & { id: string };
  let analysis: string;
  beforeAll(async () => {
    provider = await startModelServer();
    service = await openApp(place(), { config: { model: modelConfig(provider) } });
  });
  afterAll(async () => {
    await service.close();
    await provider.close();
  });
  beforeEach(async () => {
    provider.asked.length = 0;
    // Also past the pause of the circuit breaker, and past what is remembered.
    service.move(25 * 3_600_000);
    user = await newUser(service);
    analysis = (await user.ask('POST', '/api/analyses', { text: namedLetter })).json<{ id: string }>().id;
  });

  const ask = async (consent: unknown) =>
    user.ask('POST', `/api/analyses/${analysis}/second-opinion`, { consent });
  const write = async (changes: object = {}) =>
    user.ask('POST', '/api/model/write', { ...blockWish, ...changes });

  test('is named with its place before anything is sent', async () => {
    const host = new URL(provider.url).host;
    expect((await asker(service).ask('GET', '/api/model')).json()).toEqual({
      model: { provider: host, name: 'test', place: 'Deutschland' },
    });
    for (const consent of [undefined, false, 'true']) {
      const refused = await ask(consent);
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ message: string }>().message).toContain(`${host} (Deutschland)`);
    }
    expect(provider.asked).toEqual([]);
  });

  describe('as second reader', () => {
    test('streams, keeps to literal quotes, and is held to the formula', async () => {
      provider.answer({ text: JSON.stringify(opinion) });
      const events = eventsIn((await ask(true)).payload);
      expect(events.filter(({ event }) => event === 'part').length).toBeGreaterThan(1);
      const last = events.at(-1);
      expect(last?.event).toBe('opinion');
      expect(last?.data).toMatchObject({
        summary: 'Ein gutes Zeugnis für Frau Vogt.',
        limited: true,
        dropped: 1,
      });
      expect(last?.data['findings']).toMatchObject([{ quote: 'stets zu unserer vollen Zufriedenheit' }]);
      const [best] = (last?.data['range'] ?? []) as number[];
      expect(best).toBeGreaterThanOrEqual(1.5);
    });

    test('is sent nothing that names anybody', async () => {
      provider.answer({ text: JSON.stringify(opinion) });
      await ask(true);
      expect(provider.asked).toHaveLength(1);
      for (const secret of secretsOfLetter) expect(provider.asked[0]).not.toContain(secret);
      expect(provider.asked[0]).toContain('Bearer geheim');
      expect(service.logged()).not.toContain('Zufriedenheit');
    });

    test('is asked once for the same letter', async () => {
      provider.answer({ text: JSON.stringify(opinion) });
      await ask(true);
      expect(eventsIn((await ask(true)).payload).at(-1)?.event).toBe('opinion');
      expect(provider.asked).toHaveLength(1);
    });

    test('reads only what its asker may see', async () => {
      const other = await newUser(service);
      expect(
        (await other.ask('POST', `/api/analyses/${analysis}/second-opinion`, { consent: true })).statusCode,
      ).toBe(404);
    });
  });

  describe('as second writer', () => {
    test('gives a text that was read again', async () => {
      provider.answer({ text: `„${goodBlock}“` });
      const answer = await write();
      expect(answer.json()).toEqual({ text: goodBlock });
      for (const secret of secretsOfLetter) expect(provider.asked[0]).not.toContain(secret);
    });

    test('that drops „stets“ gets one more chance, with the reason', async () => {
      provider.answer(
        { text: 'Frau [NAME-1] erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.' },
        { text: goodBlock },
      );
      expect((await write()).json()).toEqual({ text: goodBlock });
      expect(provider.asked).toHaveLength(2);
      expect(provider.asked[1]).toContain('gewünscht ist „sehr gut“');
    });

    test('that drops it twice is refused', async () => {
      provider.answer({ text: 'Frau [NAME-1] erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.' });
      const answer = await write();
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ message: string }>().message).toContain('Kein brauchbarer Vorschlag');
      expect(provider.asked).toHaveLength(2);
    });

    test('suggests tasks and leaves out praise', async () => {
      provider.answer({
        text: '- Einkauf von Stahl\n2. Prüfung von Angeboten\nStets zu unserer vollsten Zufriedenheit erledigt',
      });
      const answer = await user.ask('POST', '/api/model/tasks', { consent: true, job_title: 'Einkäuferin' });
      expect(answer.json()).toEqual({ tasks: ['Einkauf von Stahl', 'Prüfung von Angeboten'] });
    });

    test.each([{ task: 'poem' }, { text: '' }, { grade: 9 }, { category: 'magic' }, { consent: false }])(
      'refuses what is no wish: %j',
      async (changes) => {
        expect((await write(changes)).statusCode).toBe(400);
        expect(provider.asked).toEqual([]);
      },
    );
  });
});

describeOnBothEngines('without a language model', (place) => {
  test('there is no trace of one', async () => {
    const service = await openApp(place());
    const user = await newUser(service);
    expect((await user.ask('GET', '/api/model')).json()).toEqual({ model: null });
    for (const path of ['write', 'tasks'])
      expect((await user.ask('POST', `/api/model/${path}`, blockWish)).statusCode).toBe(404);
    await service.close();
  });
});
