// "npm test": everything there is to check, from nothing. Its last line is "N passed, N failed" over all runners.
import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { earlyPackages } from './lib/apt.ts';
import { buildWeb } from './lib/build-web.ts';
import { ensureChromium } from './lib/chromium.ts';
import { ensureOffice } from './lib/office.ts';
import { ensurePdfsig } from './lib/pdfsig.ts';
import { ensurePostgres, startPostgres } from './lib/postgres.ts';
import { runStaticChecks } from './lib/static-checks.ts';
import {
  add,
  closingLine,
  failuresOfVitest,
  nothing,
  oneCheck,
  skippedFails,
  tallyPlaywright,
  tallyVitest,
} from './lib/tally.ts';
import { root, runTool, stopOnSignals } from './lib/tools.ts';

stopOnSignals();
/** In CI nothing may be left out: what is missing there is a failure. */
const complete = process.env['CI'] === 'true';
const results = path.join(root, 'test-results');
const vitestReport = path.join(results, 'vitest.json');
const playwrightReport = path.join(results, 'playwright.json');
for (const old of [vitestReport, playwrightReport]) rmSync(old, { force: true });

function say(text: string): void {
  process.stdout.write(`\n== ${text}\n`);
}

let tally = nothing;
const skipped: string[] = [];
function leaveOut(what: string): void {
  skipped.push(what);
  tally = add(tally, { ...nothing, skipped: 1 });
  say(`AUSGELASSEN: ${what}`);
}

// What is installed comes over the network, since before npm was done (scripts/early-packages.mjs): meanwhile the
// processors have something to do. What only the browser's journeys need is large and comes last, beside the tests. These
// often wait, too: the checks go on beside them.
const fixing = runStaticChecks();
// One core at a time is all that building takes.
const building = fixing.then(buildWeb);
await earlyPackages('tests');
const binaries = await ensurePostgres();
if (!(await ensurePdfsig())) leaveOut('pdfsig ist nicht da; die Siegel prüft nur das eigene Programm.');
const forJourneys = installForJourneys();

async function installForJourneys(): Promise<{ chromium: string | undefined; office: string | undefined }> {
  await earlyPackages('journeys');
  return { chromium: await ensureChromium(), office: await ensureOffice() };
}

const postgres = binaries === undefined ? undefined : await startPostgres(binaries);
try {
  if (!postgres)
    leaveOut('PostgreSQL ist nicht da und ließ sich nicht installieren; geprüft wird nur SQLite.');
  say('Tests (vitest)');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const tested = await runTool(
    'vitest',
    ['run', ...reporters],
    postgres ? { TEST_DATABASE_URL: postgres.url } : {},
  );
  tally = add(tally, tallyVitest(vitestReport, tested));
} finally {
  await postgres?.stop();
}

const fixed = await fixing;
tally = add(tally, fixed.tally);

const built = await building;
tally = add(tally, oneCheck(built));

const { chromium, office } = await forJourneys;
if (office === undefined)
  leaveOut('LibreOffice ist nicht da; wie es die Word-Dateien öffnet, ist nicht geprüft.');
if (chromium === undefined) leaveOut('Es ist kein Browser da; die Wege im Browser sind nicht geprüft.');
else {
  say('Wege im Browser (Playwright)');
  const walked = await runTool(
    'playwright',
    ['test', ...(office === undefined ? ['--grep-invert', '@office'] : [])],
    { CHROMIUM: chromium },
  );
  tally = add(tally, tallyPlaywright(playwrightReport, walked));
}

const failures = [...fixed.failures, ...(built === 0 ? [] : ['Oberfläche bauen (vite)'])];
for (const failure of [...failures, ...failuresOfVitest(vitestReport)]) say(`NICHT BESTANDEN: ${failure}`);
for (const what of skipped) say(`AUSGELASSEN: ${what}`);
if (tally.skipped > 0) say(`${tally.skipped} ausgelassen${complete ? ', zählt hier als Fehler' : ''}`);
if (complete) tally = skippedFails(tally);
process.stdout.write(`\n${closingLine(tally)}\n`);
process.exitCode = tally.failed > 0 ? 1 : 0;
