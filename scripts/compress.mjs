import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const dir = path.resolve(import.meta.dirname, '../dist/web');

/** Compressed as far as it goes: that takes seconds, which the processors share. */
async function compress(name) {
  const file = path.join(dir, name);
  const bytes = await readFile(file);
  const small = brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await Promise.all([
    small.then((data) => writeFile(`${file}.br`, data)),
    zip(bytes, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}

const names = readdirSync(dir, { recursive: true });
await Promise.all(names.filter((name) => /\.(js|json|css|html|svg|txt)$/.test(name)).map(compress));
