import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { aptInstall } from './apt.ts';

const debian = '/usr/lib/postgresql';

/** The folder with initdb and postgres: the newest of Debian's, else one in PATH; undefined when there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** Like `findPostgres`, but installs Debian's package as root where there is none. */
export async function ensurePostgres(): Promise<string | undefined> {
  const found = findPostgres();
  if (found !== undefined) return found;
  process.stdout.write('Es ist kein PostgreSQL da; es wird installiert …\n');
  await aptInstall(['postgresql']);
  return findPostgres();
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as its own user or as nobody. */
function ownerForRoot(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
}

export interface TestPostgres {
  /** Address of its database „postgres“, over a socket in a folder of its own: no port is taken. */
  readonly url: string;
  /** Stops it and removes its folder. */
  readonly stop: () => Promise<void>;
}

/**
 * The guard starts the server and waits at its input, which ends with the script that holds the other side, however
 * that came to its end: then the server stops and its folder goes.
 */
const guard = `
  folder=$1; shift
  "$@" & server=$!
  read -r _
  kill -INT "$server"
  wait "$server"
  rm -rf "$folder"
`;

/**
 * Starts a PostgreSQL of our own in a temporary folder, unprivileged, without a port. It is fast and forgetful: made
 * for tests only.
 * @param binaries the folder from `findPostgres`
 */
export async function startPostgres(binaries: string): Promise<TestPostgres> {
  const owner = ownerForRoot();
  // Short on purpose: the path of a socket may have about 100 characters.
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kz-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const as = { ...owner, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } };

  const made = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...as, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb: ${made.stderr ?? made.error?.message}`);
  }

  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '200',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    'sh',
    ['-c', guard, 'guard', folder, path.join(binaries, 'postgres'), '-D', data, ...options],
    // A group of its own: Ctrl+C at the terminal must not end the server before the tests that use it.
    { ...as, detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-20_000)));
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    server.stdin.end();
    await ended;
  };

  const deadline = Date.now() + 30_000;
  while (!log.includes('database system is ready to accept connections')) {
    if (Date.now() > deadline || server.exitCode !== null) {
      await stop();
      throw new Error(`PostgreSQL: ${log}`);
    }
    await sleep(50);
  }
  return { url: `postgresql://test@/postgres?host=${encodeURIComponent(folder)}`, stop };
}
