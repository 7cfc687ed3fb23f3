import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { startModelServer, type ModelServer, type Reply } from '../../../../tests/helpers/model-server.ts';
import {
  blockWish,
  eventsIn,
  goodBlock,
  modelConfig,
  namedLetter,
} from '../../../../tests/helpers/model-service.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';

const opinion = JSON.stringify({ summary: 'Gut.', best: 2, worst: 2.5, findings: [] });
const faults: readonly (readonly [string, Reply, string])[] = [
  ['refuses the key', { status: 401 }, 'abgelehnt'],
  ['is overrun', { status: 429 }, 'ausgelastet'],
  ['is broken', { status: 500 }, 'nicht erreichbar'],
  ['hangs up', { cut: '{"summary":"Ein' }, ''],
  ['talks nonsense', { garbage: '<html>' }, ''],
  ['takes too long', { slow: 3000 }, 'zu lange'],
];
const formOfAddress = /\b(?:Sie|Ihnen|Ihr|Ihre[mnrs]?|[Dd]u|[Dd]ein(?:e[mnrs]?)?)\b/u;

describeOnBothEngines('a language model that', (place) => {
  let provider: ModelServer;
  let service: TestApp;
  let user: Asker;
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

  const askOpinion = async () =>
    eventsIn(
      (await user.ask('POST', `/api/analyses/${analysis}/second-opinion`, { consent: true })).payload,
    ).at(-1);
  const write = async (changes: object = {}) =>
    user.ask('POST', '/api/model/write', { ...blockWish, ...changes });
  const tasks = async () => user.ask('POST', '/api/model/tasks', { consent: true, job_title: 'Einkäuferin' });
  const stored = async () =>
    (await user.ask('GET', `/api/collections/analyses/records/${analysis}`)).json<unknown>();

  describe.each(faults)(
    '%s',
    (_, reply, words) => {
      test('leaves a second reader’s message and the reading as it was', async () => {
        const before = await stored();
        provider.answer(reply);
        const last = await askOpinion();
        expect(last?.event).toBe('fault');
        expect(String(last?.data['message'])).toContain(words);
        expect(String(last?.data['message'])).not.toMatch(formOfAddress);
        expect(await stored()).toEqual(before);
      });

      test.each([
        ['a wording', write],
        ['tasks', tasks],
      ] as const)('leaves a message where %s was wanted, and works again afterwards', async (__, ask) => {
        provider.answer(reply);
        const refused = await ask();
        expect(refused.statusCode).toBe(503);
        const { message } = refused.json<{ message: string }>();
        expect(message).toContain(words);
        expect(message).not.toMatch(formOfAddress);
        provider.answer({ text: ask === write ? goodBlock : 'Einkauf von Stahl' });
        expect((await ask()).statusCode).toBe(200);
      });
    },
    20_000,
  );

  test('answers in prose where a form was asked for is told so', async () => {
    provider.answer({ text: 'Das Zeugnis ist gut.' });
    const last = await askOpinion();
    expect(last?.event).toBe('fault');
    expect(String(last?.data['message'])).toContain('nicht zu gebrauchen');
  });

  test.each([{ status: 429 }, { status: 500 }, { cut: '{"summary":"Ein' }] as const)(
    'stumbles once (%j) is asked a second time',
    async (reply) => {
      provider.answer(reply, { text: opinion });
      expect((await askOpinion())?.event).toBe('opinion');
      expect(provider.asked).toHaveLength(2);
    },
  );

  test('does not answer is left alone for a while, and asked again after it', async () => {
    provider.answer({ status: 401 });
    for (const text of ['eins', 'zwei', 'drei', 'vier']) expect((await write({ text })).statusCode).toBe(503);
    // The line is one for all uses.
    expect((await askOpinion())?.event).toBe('fault');
    expect(provider.asked).toHaveLength(3);
    service.move(61_000);
    // Still not there: one fault is enough to leave it alone once more.
    expect((await write()).statusCode).toBe(503);
    expect((await write()).statusCode).toBe(503);
    expect(provider.asked).toHaveLength(4);
    service.move(61_000);
    provider.answer({ text: goodBlock });
    expect((await write()).statusCode).toBe(200);
    // All is forgotten: two faults do not close the line again.
    provider.answer({ status: 401 }, { status: 401 }, { text: goodBlock });
    expect([(await write()).statusCode, (await write()).statusCode, (await write()).statusCode]).toEqual([
      503, 503, 200,
    ]);
  });
});
