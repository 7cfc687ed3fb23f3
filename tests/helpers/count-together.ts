// Opens databases as a starting server does, in a process of its own, together with others doing the same.
// PLACES: databases to open, one after the other; START: when to open the first (ms), so that all begin at once;
// COUNT: how often to read a number and write it back increased, each time in a transaction. Prints "done".
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type DatabasePlace } from '#server/database/open-database.ts';
import type { Database } from '#server/database/tables.ts';

async function increase(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const number = trx.selectFrom('job_runs').select('started').where('name', '=', 'n');
    // What is read before the first write makes SQLite refuse that write when somebody else was faster.
    await number.execute();
    // Locks the row on PostgreSQL.
    await trx.updateTable('job_runs').set({ leased_until: 'x' }).where('name', '=', 'n').execute();
    const { started } = await number.executeTakeFirstOrThrow();
    const next = String(Number(started) + 1);
    await trx.updateTable('job_runs').set({ started: next }).where('name', '=', 'n').execute();
  });
}

const { PLACES = '[]', START = '0', COUNT = '0' } = process.env;
for (const [at, place] of (JSON.parse(PLACES) as DatabasePlace[]).entries()) {
  await sleep(Math.max(0, Number(START) + at * 100 - Date.now()));
  const db = await openDatabase(place, () => {});
  for (let round = 0; round < Number(COUNT); round++) await increase(db);
  await db.destroy();
}
process.stdout.write('done');
