import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  add,
  closingLine,
  failuresOfVitest,
  oneCheck,
  skippedFails,
  tallyPlaywright,
  tallyVitest,
} from '../scripts/lib/tally.ts';
import { temporaryFolder } from './helpers/engines.ts';

let folder = '';
beforeEach(() => void (folder = temporaryFolder()));
afterEach(() => rmSync(folder, { recursive: true }));

function file(report: object): string {
  const name = path.join(folder, 'report.json');
  writeFileSync(name, JSON.stringify(report));
  return name;
}

function vitestReport(passed: number, failed: number, pending: number, files: object[] = []): string {
  return file({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: 0,
    testResults: files,
  });
}

describe('the count of a vitest run', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const withFailure = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
  test.each([
    ['is as reported', vitestReport, [5, 0, 2, []], 0, { passed: 5, failed: 0, skipped: 2 }],
    [
      'takes a file that did not load as a failure',
      vitestReport,
      [5, 1, 0, [broken, withFailure]],
      1,
      { passed: 5, failed: 2, skipped: 0 },
    ],
    [
      'is never green when the run broke off',
      vitestReport,
      [5, 0, 0, []],
      1,
      { passed: 5, failed: 1, skipped: 0 },
    ],
    [
      'is never green when nothing was tested',
      vitestReport,
      [0, 0, 3, []],
      0,
      { passed: 0, failed: 1, skipped: 3 },
    ],
  ] as const)('%s', (_, report, [passed, failed, pending, files], exitCode, tally) => {
    expect(tallyVitest(report(passed, failed, pending, [...files]), exitCode)).toEqual(tally);
  });

  test('is one failure without a report', () => {
    expect(tallyVitest(path.join(folder, 'none'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

test('what failed in a vitest run is told by name, with the beginning of its fault', () => {
  const one = { status: 'failed', fullName: 'adds up', failureMessages: ['expected 2 to be 3'] };
  const files = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'fine' }, one] },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'fine' }] },
  ];
  expect(failuresOfVitest(vitestReport(2, 1, 0, files))).toEqual([
    'a.test.ts › adds up\nexpected 2 to be 3',
    'b.test.ts\nno such module',
  ]);
  expect(failuresOfVitest(path.join(folder, 'none'))).toEqual(['vitest hat keinen Bericht hinterlassen']);
});

test('the count of a Playwright run takes what passed when repeated as passed', () => {
  const report = file({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } });
  expect(tallyPlaywright(report, 1)).toEqual({ passed: 9, failed: 1, skipped: 3 });
  expect(
    tallyPlaywright(file({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }), 0).failed,
  ).toBe(1);
});

test('the closing line adds everything up; where all must run, what was skipped has failed', () => {
  const all = [oneCheck(0), oneCheck(2), { passed: 10, failed: 1, skipped: 4 }].reduce(add);
  expect(closingLine(all)).toBe('11 passed, 2 failed');
  expect(closingLine(skippedFails(all))).toBe('11 passed, 6 failed');
});
