// "npm start": builds the web where it is missing or older than its sources, then serves in this process.
import process from 'node:process';
import { buildWebIfStale } from './lib/build-web.ts';
import { loadEnvironmentFile } from './lib/environment.ts';

loadEnvironmentFile();
const failed = await buildWebIfStale();
if (failed !== 0) {
  process.stderr.write('Die Oberfläche konnte nicht gebaut werden, siehe oben.\n');
  process.exit(failed);
}
await import('../src/server/main.ts');
