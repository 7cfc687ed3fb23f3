import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asker, newUser, type Asker } from '../../../../tests/helpers/accounts.ts';
import { describeOnBothEngines } from '../../../../tests/helpers/engines.ts';
import { startModelServer, type ModelServer } from '../../../../tests/helpers/model-server.ts';
import { openApp, type TestApp } from '../../../../tests/helpers/test-app.ts';

const letter = `Ostwind Anlagenbau GmbH · Hafenstraße 12 · 24103 Kiel

Arbeitszeugnis

Frau Lena Vogt, geboren am 14. Mai 1988 in Husum, war vom 1. März 2018 bis zum 30. September 2025 als Einkäuferin bei der Ostwind Anlagenbau GmbH tätig.

Frau Vogt erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit. Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets einwandfrei.

Wir danken Frau Vogt und wünschen ihr alles Gute.

Kiel, 30. September 2025
Dr. Henrike Brodersen, Geschäftsführerin`;
const secrets = ['Vogt', 'Lena', 'Ostwind', 'Husum', '1988', '2018', 'Kiel', 'Brodersen', 'Hafenstraße'];

const opinion = {
  summary: 'Ein gutes Zeugnis für Frau [NAME-2].',
  best: 1,
  worst: 2.5,
  findings: [
    { title: 'gute Formel', quote: 'stets zu unserer vollen Zufriedenheit', explanation: 'gut' },
    { title: 'erfunden', quote: 'zu unserer vollsten Zufriedenheit', explanation: 'steht nicht da' },
  ],
};
const block = {
  consent: true,
  task: 'warmer',
  text: 'Frau Vogt erledigte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.',
  category: 'performance-summary',
  grade: 1,
  gender: 'f',
  tense: 'past',
  names: ['Lena Vogt', 'Ostwind Anlagenbau GmbH'],
};
const good = 'Mit ihren Leistungen waren wir stets in jeder Hinsicht außerordentlich zufrieden.';

/** The events of a stream, in their order. */
function eventsIn(payload: string): { event: string; data: Record<string, unknown> }[] {
  return payload
    .split('\n\n')
    .filter(Boolean)
    .map((part) => {
      const [event = '', data = ''] = part.split('\n').map((line) => line.replace(/^\w+: /, ''));
      return { event, data: JSON.parse(data) as Record<string, unknown> };
    });
}

describeOnBothEngines('a language model', (place) => {
  let provider: ModelServer;
  let service: TestApp;
  let user: Asker & { id: string };
  let analysis: string;
  beforeAll(async () => {
    provider = await startModelServer();
    const model = {
      url: provider.url,
      name: 'test',
      key: 'geheim',
      place: 'Deutschland',
      timeout: 1200,
      dailyTokens: 1e9,
      price: 0,
      dailyCost: 0,
    };
    service = await openApp(place(), { config: { model } });
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
    analysis = (await user.ask('POST', '/api/analyses', { text: letter })).json<{ id: string }>().id;
  });

  const ask = async (consent: unknown) =>
    user.ask('POST', `/api/analyses/${analysis}/second-opinion`, { consent });
  const write = async (changes: object = {}) =>
    user.ask('POST', '/api/model/write', { ...block, ...changes });

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
      for (const secret of secrets) expect(provider.asked[0]).not.toContain(secret);
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

    test.each([
      ['refuses the key', { status: 401 }, 'abgelehnt'],
      ['is overrun', { status: 429 }, 'ausgelastet'],
      ['is broken', { status: 500 }, 'nicht erreichbar'],
      ['hangs up', { cut: '{"summary":"Ein' }, ''],
      ['talks nonsense', { garbage: '<html>' }, ''],
      ['answers in prose', { text: 'Das Zeugnis ist gut.' }, 'nicht zu gebrauchen'],
      ['takes too long', { slow: 3000 }, 'zu lange'],
    ] as const)(
      'that %s leaves a message and nothing else',
      async (_, reply, words) => {
        provider.answer(reply);
        const events = eventsIn((await ask(true)).payload);
        expect(events.at(-1)?.event).toBe('fault');
        expect(String(events.at(-1)?.data['message'])).toContain(words);
        expect((await user.ask('GET', `/api/collections/analyses/records/${analysis}`)).statusCode).toBe(200);
      },
      20_000,
    );
  });

  describe('as second writer', () => {
    test('gives a text that was read again', async () => {
      provider.answer({ text: `„${good}“` });
      const answer = await write();
      expect(answer.json()).toEqual({ text: good });
      for (const secret of secrets) expect(provider.asked[0]).not.toContain(secret);
    });

    test('that drops „stets“ gets one more chance, with the reason', async () => {
      provider.answer(
        { text: 'Frau [NAME-1] erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.' },
        { text: good },
      );
      expect((await write()).json()).toEqual({ text: good });
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

  test('that does not answer is left alone for a while', async () => {
    provider.answer({ status: 401 });
    for (const text of ['eins', 'zwei', 'drei', 'vier']) expect((await write({ text })).statusCode).toBe(503);
    expect(provider.asked).toHaveLength(3);
    service.move(61_000);
    provider.answer({ text: good });
    expect((await write()).statusCode).toBe(200);
  });
});

describeOnBothEngines('the share of a day', (place) => {
  test('ends with its tokens and begins anew the next day', async () => {
    const provider = await startModelServer();
    const model = {
      url: provider.url,
      name: 'test',
      key: null,
      place: '',
      timeout: 1200,
      dailyTokens: 1e9,
      price: 10,
      dailyCost: 0.015,
    };
    const service = await openApp(place(), { config: { model } });
    const user = await newUser(service);
    provider.answer({ text: good });
    const write = async (note: string) =>
      (await user.ask('POST', '/api/model/write', { ...block, notes: [note] })).statusCode;
    // A question costs 1,000 tokens, a day 1,500.
    expect([await write('a'), await write('b'), await write('c')]).toEqual([200, 200, 429]);
    service.move(24 * 3_600_000);
    const again = await newUser(service);
    expect(await (async () => (await again.ask('POST', '/api/model/write', block)).statusCode)()).toBe(200);
    await service.close();
    await provider.close();
  });
});

describeOnBothEngines('without a language model', (place) => {
  test('there is no trace of one', async () => {
    const service = await openApp(place());
    const user = await newUser(service);
    expect((await user.ask('GET', '/api/model')).json()).toEqual({ model: null });
    for (const path of ['write', 'tasks'])
      expect((await user.ask('POST', `/api/model/${path}`, block)).statusCode).toBe(404);
    await service.close();
  });
});
