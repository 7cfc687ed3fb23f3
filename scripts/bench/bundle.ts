import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { stripProofs } from '../lib/strip-proofs.ts';

/** Size of the decoder as the browser would load it, minified and compressed. */
export async function bundleSize(): Promise<string> {
  const entry = path.resolve(import.meta.dirname, '../../src/domain/decode/decode.ts');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [stripProofs()],
    // Not a library build: that would keep white space.
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  let size = 0;
  for (const output of outputs) {
    if (!('output' in output)) continue;
    for (const chunk of output.output)
      if (chunk.type === 'chunk') size += gzipSync(chunk.code, { level: 9 }).length;
  }
  return `Browser bundle of the decoder: ${(size / 1000).toFixed(1)} kB gzip (limit 1,160 kB)`;
}
