// "npm run admin": what an operator does at the machine itself. Prints German; exit code 1 with a fault on stderr.
import process from 'node:process';
import { inspect } from 'node:util';
import { readConfig } from './config.ts';
import { StartFault } from './errors.ts';
import { runAdmin } from './usecases/run-admin.ts';
import { readPassword } from './outside/read-password.ts';

try {
  const told = await runAdmin(readConfig(), process.argv.slice(2), readPassword);
  process.stdout.write(`${told}\n`);
} catch (fault) {
  process.stderr.write(`${fault instanceof StartFault ? fault.message : inspect(fault)}\n`);
  process.exitCode = 1;
}
