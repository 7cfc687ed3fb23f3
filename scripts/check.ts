// "npm run check": the quick checks while working; "npm test" runs these, the browser and PostgreSQL.
import process from 'node:process';
import { runStaticChecks } from './lib/static-checks.ts';
import { runTool, stopOnSignals } from './lib/tools.ts';

stopOnSignals();
const { tally } = await runStaticChecks();
process.stdout.write('\n== Tests (vitest)\n');
const tests = await runTool('vitest', ['run', ...process.argv.slice(2)]);
process.exitCode = tally.failed > 0 || tests !== 0 ? 1 : 0;
