import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { toTimestamp } from '../clock.ts';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../errors.ts';
import { newId } from '../ids.ts';

type Limits = Pick<NonNullable<Config['model']>, 'dailyTokens' | 'price' | 'dailyCost'>;

/** Somebody's use of the model on one day. */
export interface Budget {
  /** @throws ApiError 429 when the day's share is used up */
  readonly check: () => Promise<void>;
  readonly note: (tokens: number) => Promise<void>;
}

const usedUp =
  'Für heute ist Ihr Anteil am Sprachmodell aufgebraucht. Morgen geht es weiter; alles andere geht wie gewohnt.';

/** What a user may cost on a day, in tokens. */
function tokenLimit({ dailyTokens, price, dailyCost }: Limits): number {
  return price > 0 && dailyCost > 0 ? Math.min(dailyTokens, (dailyCost / price) * 1_000_000) : dailyTokens;
}

/** @param who account, or address of a visitor; kept as a keyed hash, for two days */
export function modelBudget(db: Database, secret: string, limits: Limits, who: string, now: Date): Budget {
  const key = createHmac('sha256', secret).update(`model ${who}`).digest('base64url');
  const created = toTimestamp(now);
  const today = created.slice(0, 10);
  return {
    async check() {
      const { used } = await db
        .selectFrom('model_use')
        .select(({ fn }) => fn.sum<number | string | null>('tokens').as('used'))
        .where('who', '=', key)
        .where('day', '=', today)
        .executeTakeFirstOrThrow();
      if (Number(used ?? 0) >= tokenLimit(limits)) throw new ApiError(429, usedUp);
    },
    async note(tokens) {
      if (tokens === 0) return;
      const row = { id: newId(), who: key, day: today, tokens, created, updated: created };
      await db.insertInto('model_use').values(row).execute();
    },
  };
}
