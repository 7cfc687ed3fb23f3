import { expect, test, vi } from 'vitest';
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
import { visitor } from '../../../../tests/helpers/visitors.ts';
import type { ModelConfig } from '../../outside/model/model.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });

const write = async (who: Asker, headers = {}) =>
  (await who.ask('POST', '/api/model/write', blockWish, headers)).statusCode;

async function askOpinion(who: Asker, text: string) {
  const { id } = (await who.ask('POST', '/api/analyses', { text })).json<{ id: string }>();
  const answer = await who.ask('POST', `/api/analyses/${id}/second-opinion`, { consent: true });
  return eventsIn(answer.payload).at(-1);
}

describeOnBothEngines('the share of a day', (place) => {
  async function withModel(
    changes: Partial<ModelConfig>,
    run: (parts: { service: TestApp; provider: ModelServer }) => Promise<void>,
  ): Promise<void> {
    const provider = await startModelServer();
    const service = await openApp(place(), { config: { model: modelConfig(provider, changes) } });
    try {
      provider.answer({ text: goodBlock });
      await run({ service, provider });
    } finally {
      await service.close();
      await provider.close();
    }
  }
  test('ends with its cost and begins anew the next day', async () => {
    // A question costs 1,000 tokens; 0.015 € at 10 € a million are 1,500.
    await withModel({ price: 10, dailyCost: 0.015 }, async ({ service, provider }) => {
      const user = await newUser(service);
      expect([await write(user), await write(user), await write(user)]).toEqual([200, 200, 429]);
      expect(provider.asked).toHaveLength(2);
      const refused = await user.ask('POST', '/api/model/write', blockWish);
      expect(refused.json<{ message: string }>().message).toMatch(/^Für heute ist der Anteil/);
      // The token of the login lasts longer than a day.
      service.move(12 * 3_600_000);
      expect(await write(await newUser(service))).toBe(200);
      expect(await write(user)).toBe(200);
    });
  });

  test('is counted in tokens where no price is set, for all uses together', async () => {
    await withModel({ dailyTokens: 1500 }, async ({ service, provider }) => {
      const user = await newUser(service);
      const { id } = (await user.ask('POST', '/api/analyses', { text: namedLetter })).json<{ id: string }>();
      expect(await write(user)).toBe(200);
      provider.answer({ text: 'Einkauf von Stahl' });
      const tasks = { consent: true, job_title: 'Einkäuferin' };
      expect((await user.ask('POST', '/api/model/tasks', tasks)).statusCode).toBe(200);
      const events = eventsIn(
        (await user.ask('POST', `/api/analyses/${id}/second-opinion`, { consent: true })).payload,
      );
      expect(events).toEqual([
        { event: 'fault', data: { message: expect.stringMatching(/^Für heute/) as string } },
      ]);
      expect(provider.asked).toHaveLength(2);
    });
  });

  test('of guests is that of their address, whatever cookie they bring; an account has its own', async () => {
    await withModel({ dailyTokens: 1000 }, async ({ service }) => {
      const guest = asker(service);
      expect(await write(guest, from('203.0.113.7'))).toBe(200);
      expect(await write(guest, from('203.0.113.7'))).toBe(429);
      const other = visitor(service.app);
      await other.ask({ method: 'POST', url: '/api/visit' });
      const sent = { method: 'POST', url: '/api/model/write', payload: blockWish } as const;
      expect((await other.ask({ ...sent, headers: from('203.0.113.7') })).statusCode).toBe(429);
      expect(await write(guest, from('203.0.113.8'))).toBe(200);
      expect(await write(await newUser(service), from('203.0.113.7'))).toBe(200);
    });
  });

  test('is not touched by a provider that fails', async () => {
    await withModel({ dailyTokens: 1 }, async ({ service, provider }) => {
      const user = await newUser(service);
      provider.answer({ status: 500 });
      expect(await write(user)).toBe(503);
      provider.answer({ text: goodBlock });
      expect(await write(user)).toBe(200);
      expect(await write(user)).toBe(429);
    });
  });

  test('pays for what was broken off: asking and hanging up is no way around it', async () => {
    await withModel({ dailyTokens: 1, timeout: 10_000 }, async ({ service, provider }) => {
      const user = await newUser(service);
      provider.answer({ slow: 5000 });
      const base = await service.app.listen({ host: '127.0.0.1', port: 0 });
      const gone = new AbortController();
      const asked = fetch(`${base}/api/model/write`, {
        method: 'POST',
        headers: { authorization: user.token, 'content-type': 'application/json' },
        body: JSON.stringify(blockWish),
        signal: gone.signal,
      }).catch(() => 'gone');
      await vi.waitFor(() => expect(provider.asked).toHaveLength(1));
      gone.abort();
      expect(await asked).toBe('gone');
      await vi.waitFor(() => expect(service.logged()).toContain('"fault":"cancelled"'));
      expect(await write(user)).toBe(429);
    });
  });

  test('is not gone around by asking many times at once', async () => {
    await withModel({ dailyTokens: 1 }, async ({ service, provider }) => {
      const user = await newUser(service);
      const answers = await Promise.all(Array.from({ length: 6 }, async () => write(user)));
      expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
      expect(provider.asked.length).toBeLessThanOrEqual(1);
    });
  });

  test('a known answer costs nothing, and gives nobody the names of another letter', async () => {
    await withModel({ dailyTokens: 1500 }, async ({ service, provider }) => {
      const opinion = { summary: 'Frau [NAME-2] wird gelobt.', best: 2, worst: 2.5, findings: [] };
      provider.answer({ text: JSON.stringify(opinion) });
      const other = namedLetter
        .replaceAll('Lena', 'Mira')
        .replaceAll('Vogt', 'Krug')
        .replaceAll('Ostwind Anlagenbau', 'Südwind Apparatebau')
        .replaceAll('Husum', 'Worms')
        .replaceAll('1988', '1979');
      await service.db.deleteFrom('model_use').execute();
      const [lena, mira] = [await newUser(service), await newUser(service)];
      expect((await askOpinion(lena, namedLetter))?.data['summary']).toBe('Frau Vogt wird gelobt.');
      const told = JSON.stringify(await askOpinion(mira, other));
      expect(told).toContain('Frau Krug wird gelobt.');
      for (const secret of secretsOfLetter.filter((word) => !other.includes(word)))
        expect(told).not.toContain(secret);
      expect(provider.asked).toHaveLength(1);
      const used = await service.db.selectFrom('model_use').select('tokens').execute();
      expect(used.map(({ tokens }) => tokens)).toEqual([1000]);
    });
  });
});
