import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync, constants } from 'node:zlib';

const dir = path.resolve(import.meta.dirname, '../dist/web');
for (const name of readdirSync(dir, { recursive: true })) {
  if (!/\.(js|json|css|html|svg|txt)$/.test(name)) continue;
  const bytes = readFileSync(path.join(dir, name));
  writeFileSync(
    path.join(dir, `${name}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(path.join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
