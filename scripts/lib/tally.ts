import { existsSync, readFileSync } from 'node:fs';

/** What a runner counted. A runner that broke off counts as one failure more. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };

/** Both counts together. */
export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** One check that passes or fails as a whole, by its exit code. */
export function oneCheck(exitCode: number): Tally {
  return exitCode === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

/**
 * Makes a runner's count agree with its exit code: a run that failed, or counted nothing at all, is never without
 * a failure.
 */
function agree(counted: Tally, exitCode: number): Tally {
  const silent = counted.failed === 0 && (exitCode !== 0 || counted.passed === 0);
  return silent ? { ...counted, failed: 1 } : counted;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Counts a vitest run from its JSON report; a file that could not even be loaded is one failure. */
export function tallyVitest(reportFile: string, exitCode: number): Tally {
  if (!existsSync(reportFile)) return { ...nothing, failed: 1 };
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return agree(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    exitCode,
  );
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/**
 * Counts a Playwright run from its JSON report. A journey that passed when repeated has passed, but is named on the
 * way: on a busy machine a real browser may miss a gesture that is a matter of milliseconds.
 */
export function tallyPlaywright(reportFile: string, exitCode: number): Tally {
  if (!existsSync(reportFile)) return { ...nothing, failed: 1 };
  const { stats } = JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport;
  if (stats.flaky > 0) console.log(`Nur beim Wiederholen bestanden: ${stats.flaky}`);
  return agree(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    exitCode,
  );
}

/** Where nothing may be left out (CI), what was skipped has failed. */
export function skippedFails(tally: Tally): Tally {
  return { passed: tally.passed, failed: tally.failed + tally.skipped, skipped: 0 };
}

/** The closing line of a whole run. */
export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
