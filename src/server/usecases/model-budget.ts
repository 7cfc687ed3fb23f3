import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { toTimestamp } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../errors.ts';
import { newId } from '../ids.ts';
import { ModelFault, type FaultKind } from '../outside/model/model-fault.ts';
import type { Answer, Question } from '../outside/model/model.ts';

type Limits = Pick<NonNullable<Config['model']>, 'dailyTokens' | 'price' | 'dailyCost'>;

/** Somebody's use of the model on one day. */
export interface Budget {
  /**
   * Asks on somebody's account: an estimate is put down before, and what it came to takes its place. An answer that
   * was broken off by the asker is paid for all the same, for the provider was at work.
   * @throws ApiError 429 when the day's share is used up, and what `run` throws
   */
  readonly spend: <T>(question: Question, run: () => Promise<Answer<T>>) => Promise<T>;
}

const usedUp =
  'Für heute ist der Anteil am Sprachmodell aufgebraucht. Morgen geht es weiter; alles andere geht wie gewohnt.';

/** What an answer has about, before it is there. */
const usualAnswer = 500;
/** Faults for which the provider did nothing, or at least nothing that the asker could bring about. */
const free: ReadonlySet<FaultKind> = new Set(['refused', 'busy', 'unavailable']);

/** What a user may cost on a day, in tokens. */
function tokenLimit({ dailyTokens, price, dailyCost }: Limits): number {
  return price > 0 && dailyCost > 0 ? Math.min(dailyTokens, (dailyCost / price) * 1_000_000) : dailyTokens;
}

/** @param who account, or address of a visitor; kept as a keyed hash, for two days */
export function modelBudget(db: Database, secret: string, limits: Limits, who: string, now: Date): Budget {
  const key = createHmac('sha256', secret).update(`model ${who}`).digest('base64url');
  const created = toTimestamp(now);
  const today = created.slice(0, 10);

  /** Put down before the sum is looked at, so that questions at the same time see each other. */
  async function reserve(tokens: number): Promise<string> {
    const id = newId();
    await db
      .insertInto('model_use')
      .values({ id, who: key, day: today, tokens, created, updated: created })
      .execute();
    const { used } = await db
      .selectFrom('model_use')
      .select(({ fn }) => fn.sum<number | string | null>('tokens').as('used'))
      .where('who', '=', key)
      .where('day', '=', today)
      .where('id', '!=', id)
      .executeTakeFirstOrThrow();
    if (Number(used ?? 0) < tokenLimit(limits)) return id;
    await settle(id, 0);
    throw new ApiError(429, usedUp);
  }

  async function settle(id: string, tokens: number): Promise<void> {
    if (tokens === 0) await db.deleteFrom('model_use').where('id', '=', id).execute();
    else await db.updateTable('model_use').set({ tokens }).where('id', '=', id).execute();
  }

  return {
    async spend({ system, prompt }, run) {
      const id = await reserve(Math.ceil((system.length + prompt.length) / 4) + usualAnswer);
      try {
        const { value, tokens } = await run();
        await settle(id, tokens);
        return value;
      } catch (error) {
        if (!(error instanceof ModelFault) || free.has(error.kind)) await settle(id, 0);
        throw error;
      }
    },
  };
}
