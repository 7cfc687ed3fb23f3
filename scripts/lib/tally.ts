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
    readonly name?: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName?: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Enough of a fault's text to know what it is. */
const shownOfFault = 600;

/**
 * What failed in a vitest run, from its JSON report, a paragraph each. The closing lines of a long run are what is
 * read: names that scrolled by minutes before are of no help to whoever sees only its end.
 */
export function failuresOfVitest(reportFile: string): string[] {
  if (!existsSync(reportFile)) return ['vitest hat keinen Bericht hinterlassen'];
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name = '', message = '', assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${name}\n${message.slice(0, shownOfFault)}`];
      return failed.map(
        ({ fullName = '', failureMessages = [] }) =>
          `${name} › ${fullName}\n${failureMessages.join('\n').slice(0, shownOfFault)}`,
      );
    });
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
