// What "npm test" needs from Debian, fetched as root while npm fetches the packages: both mostly wait for the network.
// Usage: node scripts/early-packages.mjs FOLDER. Leaves the files "tests" and "journeys" there, each when its part is
// done or failed; whatever is still missing then, the test script installs as ever (scripts/lib/apt.ts).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const [folder = '.'] = process.argv.slice(2);
const done = (part) => writeFileSync(path.join(folder, part), '');
process.on('exit', () => ['tests', 'journeys'].forEach((part) => done(part)));

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'];
const has = (...names) => names.some((name) => folders.some((place) => existsSync(path.join(place, name))));
const debian = '/usr/lib/postgresql';
const hasPostgres = () =>
  has('initdb') ||
  (existsSync(debian) && readdirSync(debian).some((one) => existsSync(path.join(debian, one, 'bin/initdb'))));

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const tool = 'apt-get';
let listed = false;
function install(packages) {
  if (packages.length === 0) return;
  listed ||= spawnSync(tool, ['update', '-qq'], { env, stdio: 'ignore' }).status === 0;
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-unsafe-io'];
  if (listed) spawnSync(tool, ['install', ...options, ...packages], { env, stdio: 'ignore' });
}

install([...(hasPostgres() ? [] : ['postgresql']), ...(has('pdfsig') ? [] : ['poppler-utils'])]);
done('tests');
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
install([
  ...(has(...browsers) || process.env.CHROMIUM ? [] : ['chromium-headless-shell']),
  ...(has('soffice') ? [] : ['libreoffice-writer-nogui']),
]);
