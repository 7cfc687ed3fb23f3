// Starts the server with the settings of the environment and stops it on SIGTERM and SIGINT.
import process from 'node:process';
import { inspect } from 'node:util';
import { readConfig } from './config.ts';
import { StartFault } from './errors.ts';
import { createLog } from './http/log.ts';
import type { RunningServer } from './start-server.ts';

/** After this long what still hangs is cut off. */
const patience = 10_000;

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Ctrl+C reaches us twice: from the terminal and from the start script.
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), patience).unref();
      void server.stop();
    });
  }
}

const log = createLog();
// Node would print the message of the fault, and that may quote what somebody sent.
process.on('uncaughtException', (fault) => {
  log.fatal({ err: fault }, 'uncaught');
  process.exit(1);
});

try {
  const config = readConfig();
  // Loading all of it takes seconds: what is wrong with the settings is told before.
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(config, log);
  stopOnSignals(server);
  process.stdout.write(`Klarzeugnis läuft auf ${server.url} (beenden mit Strg+C)\n`);
  if (server.withoutSuperuser) {
    process.stdout.write('Es gibt noch keinen Administrator. Anlegen: npm run admin -- create E-MAIL\n');
  }
} catch (fault) {
  process.stderr.write(`${fault instanceof StartFault ? fault.message : inspect(fault)}\n`);
  process.exitCode = 1;
}
