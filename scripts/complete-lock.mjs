// Adds the platform packages that the registry in use did not offer to package-lock.json, so that "npm ci" accepts it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'wasm32',
  'mips64el',
];
const added = [];
for (const [at, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d+\.\d+\.\d+\S*$/.test(range)) continue;
    const nested = `${at}${at === '' ? '' : '/'}node_modules/${name}`;
    const top = `node_modules/${name}`;
    if (lock.packages[nested] || lock.packages[top]?.version === range) continue;
    const words = name.split(/[-/]/);
    const os = systems.filter((s) => words.includes(s));
    const cpu = processors.filter((c) => words.includes(c));
    if (os.length + cpu.length === 0) continue;
    lock.packages[lock.packages[top] ? nested : top] = {
      version: range,
      optional: true,
      ...(entry.dev ? { dev: true } : {}),
      ...(cpu.length ? { cpu } : {}),
      ...(os.length ? { os } : {}),
      ...(words.includes('musl') ? { libc: ['musl'] } : {}),
    };
    added.push(`${name}@${range}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} added`, added.join(' '));
