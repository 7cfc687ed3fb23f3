import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely';
import type { Database, Tables } from './tables.ts';

/** Writers queue instead of failing: SQLite's plain `begin` turns a read into a write too late to wait for. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Migrations run inside one transaction: two starting servers cannot collide, a fault leaves nothing half done. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

/** How long to wait for other processes that use the file, in milliseconds. */
const patience = 10_000;
const busy = 5;

function isBusy(fault: unknown): boolean {
  return fault instanceof Error && 'errcode' in fault && fault.errcode === busy;
}

/** The one change for which SQLite does not wait by itself while other processes open the same new file. */
async function useWriteAheadLog(raw: DatabaseSync): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      raw.exec('pragma journal_mode=wal');
      return;
    } catch (fault) {
      if (!isBusy(fault) || Date.now() > deadline) throw fault;
      await sleep(10);
    }
  }
}

/**
 * What was deleted is overwritten in the file, but its last version stands on in the write-ahead log, which is only used
 * again, not cleaned. So the log is emptied as soon as a deletion is committed: „endgültig gelöscht“ is true at once.
 */
class LogOfDeletions {
  readonly #raw: DatabaseSync;
  #isDue = false;

  constructor(raw: DatabaseSync) {
    this.#raw = raw;
  }

  /** Runs a statement, and empties the log where it ends what deleted something. */
  after<T>(sql: string, run: () => T): T {
    const result = run();
    this.#isDue ||= /^\s*delete\b/i.test(sql);
    if (this.#isDue && !this.#raw.isTransaction) this.#empty();
    return result;
  }

  /** Where another process reads at this moment the log stays, and the next statement tries again. */
  #empty(): void {
    this.#raw.exec('pragma busy_timeout=0');
    try {
      const [told] = this.#raw.prepare('pragma wal_checkpoint(truncate)').all();
      this.#isDue = told?.['busy'] !== 0;
    } catch (fault) {
      if (!isBusy(fault)) throw fault;
    } finally {
      this.#raw.exec(`pragma busy_timeout=${patience}`);
    }
  }
}

/**
 * Opens (or makes) an SQLite file through Node's own SQLite. Several processes may use it at once.
 * Commits survive a power cut; deleted rows are overwritten with zeros, in the write-ahead log as well.
 */
export async function openSqlite(file: string): Promise<Database> {
  // SQLite would make the file readable for everybody; its companions (-wal, -shm) take the mode of this one.
  closeSync(openSync(file, 'a', 0o600));
  const raw = new DatabaseSync(file, { timeout: patience, enableForeignKeyConstraints: true });
  await useWriteAheadLog(raw);
  raw.exec('pragma synchronous=full; pragma secure_delete=on');
  // SQLite's own `lower` and `like` know no capitals beyond A to Z.
  raw.function('numeric', { deterministic: true }, (text) =>
    /^-?\d+(\.\d+)?$/.test(String(text)) ? Number(text) : null,
  );
  raw.function('fold', { deterministic: true }, (text) =>
    text === null ? null : String(text).toLowerCase(),
  );
  const log = new LogOfDeletions(raw);
  const database: SqliteDatabase = {
    prepare(sql) {
      const statement = raw.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => log.after(sql, () => statement.all(...(values as SQLInputValue[]))),
        run: (values) => log.after(sql, () => statement.run(...(values as SQLInputValue[]))),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
    close: () => raw.close(),
  };
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database }) });
}
