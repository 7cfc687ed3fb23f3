// Runs the PocketBase conformance kit, which stays outside, against servers of ours: one on each engine, and one with
// the limits of everyday life. Usage: node scripts/run.mjs scripts/conformance.ts FOLDER-OF-THE-KIT [OPTIONS OF THE KIT…]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startMain } from '../tests/helpers/start-main.ts';
import { findPostgres, startPostgres } from './lib/postgres.ts';
import { root, run } from './lib/tools.ts';

const [kit, ...more] = process.argv.slice(2);
if (kit === undefined) throw new Error('Aufruf: node scripts/run.mjs scripts/conformance.ts ORDNER-DES-KITS');

const superuser = { email: 'root@example.com', password: 'Kit-Verwaltung-12' };
const sample = {
  owner: '{{userId}}',
  project_name: 'Zeugnis {{rand}}',
  position: '{{n}}',
  activities: ['red', 'blue'],
};
const adminPaths = [
  '/api/settings',
  '/api/logs',
  '/api/logs/stats',
  '/api/crons',
  '/api/backups',
  '/api/collections',
  '/api/sql',
];
const everything = [
  '--collection',
  'certificates',
  '--sample',
  JSON.stringify(sample),
  '--superuser',
  `${superuser.email}:${superuser.password}`,
  '--admin-paths',
  adminPaths.join(','),
  '--protected',
  'modules=["admin"],verified=true',
  '--files',
  '--cors',
];
// The product's own registration answers the password, as its specification asks; the API's does not.
const ownRegistration = [...everything, '--skip', 'register.no-secrets-in-response'];
const plainRegistration = [...everything, '--plain', '--only', 'register,auth,users'];
const limitsOnly = ['--only', 'rate-limit', '--rate-limit'];

/** @returns the kit's exit code */
async function check(name: string, settings: Readonly<Record<string, string>>, options: readonly string[]) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kz-conformance-'));
  const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' };
  const environment = { DATA_DIR: dataDir, ...google, ...settings };
  try {
    const made = spawnSync(process.execPath, ['src/server/admin.ts', 'create', superuser.email], {
      cwd: root,
      env: environment,
      input: superuser.password,
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(made.stderr);
    const server = await startMain(environment);
    if (server.url === undefined) throw new Error(server.errors());
    process.stdout.write(`\n== ${name}\n`);
    const args = [path.resolve(kit ?? '', 'conformance.mjs'), '--base', server.url, ...options, ...more];
    const code = await run(process.execPath, args);
    server.kill('SIGTERM');
    await server.ended;
    return code;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const binaries = findPostgres();
if (binaries === undefined) throw new Error('PostgreSQL fehlt');

/** A server on an empty PostgreSQL of its own. */
async function checkOnPostgres(
  name: string,
  settings: Readonly<Record<string, string>>,
  options: readonly string[],
) {
  const postgres = await startPostgres(binaries ?? '');
  try {
    return await check(name, { ...settings, DATABASE_URL: postgres.url }, options);
  } finally {
    await postgres.stop();
  }
}

const generous = { RATE_LIMITS: '1000' };
const codes: number[] = [];
for (const [engine, checkOn] of [
  ['SQLite', check],
  ['PostgreSQL', checkOnPostgres],
] as const) {
  codes.push(
    await checkOn(engine, generous, ownRegistration),
    await checkOn(`${engine}, Registrierung über users.create`, generous, plainRegistration),
    await checkOn(`${engine}, Grenzen`, {}, limitsOnly),
  );
}
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
