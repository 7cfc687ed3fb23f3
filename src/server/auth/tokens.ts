import { createHmac } from 'node:crypto';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { findCollection } from '../collections/collections.ts';
import type { Clock } from '../clock.ts';
import { anyTable } from '../database/engine.ts';
import type { Database } from '../database/tables.ts';
import { isId } from '../ids.ts';
import { idOf, isLocked, type Account } from './actor.ts';

const minute = 60;
const day = 24 * 60 * minute;

/** What a token is for, and how many seconds it is good; a session's length is the collection's. */
const lifetimes = {
  auth: 0,
  file: 3 * minute,
  verification: day,
  passwordReset: 30 * minute,
  emailChange: 30 * minute,
} as const;
export type TokenType = keyof typeof lifetimes;

export interface ReadToken {
  readonly account: Account;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface Tokens {
  /** A token for an account, with more claims when they are given. */
  readonly issue: (
    account: Account,
    type: TokenType,
    claims?: Readonly<Record<string, string>>,
  ) => Promise<string>;
  /** Whose token this is, and its claims; undefined for any that is not good (any more) for this. */
  readonly read: (token: string, type: TokenType) => Promise<ReadToken | undefined>;
  /** Like `read`, whether its time has passed or not: only to say so, it is good for nothing else. */
  readonly readLate: (token: string, type: TokenType) => Promise<ReadToken | undefined>;
}

/**
 * JWTs of accounts. Their key holds the account's own, which changes with password and mail address: then no token
 * of before is good any more.
 * @param secret of the server
 */
export function createTokens(db: Database, clock: Clock, secret: string): Tokens {
  function keyFor({ collection, row }: Account, type: TokenType): Uint8Array {
    const ofServer = createHmac('sha256', secret).update(`token ${type} ${collection.id}`).digest('hex');
    return new TextEncoder().encode(`${String(row['tokenKey'])}${ofServer}`);
  }

  async function accountOf(token: string): Promise<Account | undefined> {
    const { id, collectionId } = decodeJwt<{ id: unknown; collectionId: unknown }>(token);
    const collection = typeof collectionId === 'string' ? findCollection(collectionId) : undefined;
    if (collection?.auth === undefined || typeof id !== 'string' || !isId(id)) return undefined;
    const table = anyTable(db).selectFrom(collection.name);
    const row = await table.selectAll().where('id', '=', id).executeTakeFirst();
    return row && { collection, row };
  }

  async function readAt(token: string, type: TokenType, at: Date): Promise<ReadToken | undefined> {
    try {
      const account = await accountOf(token);
      if (account === undefined || isLocked(account)) return undefined;
      const options = { algorithms: ['HS256'], currentDate: at, requiredClaims: ['exp'] };
      const { payload } = await jwtVerify(token, keyFor(account, type), options);
      return payload['type'] === type ? { account, claims: payload } : undefined;
    } catch (fault) {
      if (fault instanceof Error && 'code' in fault && String(fault.code).startsWith('ERR_J'))
        return undefined;
      throw fault;
    }
  }

  return {
    async issue(account, type, claims = {}) {
      const now = Math.floor(clock().getTime() / 1000);
      const seconds = lifetimes[type] || (account.collection.auth?.sessionSeconds ?? 0);
      const refreshable = type === 'auth' ? { refreshable: true } : {};
      const ids = { id: idOf(account), collectionId: account.collection.id };
      return new SignJWT({ ...claims, ...ids, ...refreshable, type })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setExpirationTime(now + seconds)
        .sign(keyFor(account, type));
    },

    read: (token, type) => readAt(token, type, clock()),
    // At the beginning of time nothing is over.
    readLate: (token, type) => readAt(token, type, new Date(0)),
  };
}
