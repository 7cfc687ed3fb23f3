import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { typstPdf } from '../testing/sample-files.ts';
import { makeSeal, type Seal } from './seal-certificate.ts';
import { sealPdf } from './seal-pdf.ts';
import { verifyPdf } from './verify-pdf.ts';

const now = new Date('2026-11-22T10:00:00.000Z');
const note = { reason: 'Unterzeichnet', place: 'Kiel', at: now };
let seal: Seal;
let plain: Uint8Array;
let sealed: Uint8Array;

beforeAll(async () => {
  seal = await makeSeal('Ostwind Anlagenbau GmbH', now, new Uint8Array(16).fill(7));
  plain = typstPdf('Frau Vogt arbeitete stets zu unserer vollsten Zufriedenheit.');
  sealed = await sealPdf(plain, seal, note);
});

/** The file with one byte of its text changed. */
function tampered(bytes: Uint8Array): Uint8Array {
  const at = Buffer.from(bytes).indexOf('/Producer');
  const copy = Uint8Array.from(bytes);
  copy[at + 1] = 'p'.codePointAt(0) ?? 0;
  return copy;
}

describe('a sealed PDF', () => {
  test('keeps what was there and is intact', async () => {
    expect(Buffer.from(sealed.subarray(0, plain.length)).equals(Buffer.from(plain))).toBe(true);
    expect(verifyPdf(sealed)).toMatchObject([
      {
        intact: true,
        covers: true,
        subject: 'DE, Ostwind Anlagenbau GmbH, Siegel Ostwind Anlagenbau GmbH',
        signedAt: now.toISOString(),
        claimsQualified: false,
      },
    ]);
  });

  test('that was changed is not', async () => {
    const [check] = verifyPdf(tampered(sealed));
    expect(check?.intact).toBe(false);
  });

  test('that something was appended to is not covered', async () => {
    const [check] = verifyPdf(Buffer.concat([sealed, Buffer.from('\n% more')]));
    expect(check).toMatchObject({ intact: true, covers: false });
  });

  test('that was sealed a second time is covered by the second', async () => {
    const twice = await sealPdf(sealed, seal, { ...note, reason: 'Noch einmal' });
    expect(verifyPdf(twice)).toMatchObject([
      { intact: true, covers: true },
      { intact: true, covers: true },
    ]);
  });

  test('shows whose seal it is by its fingerprint', async () => {
    const other = await makeSeal('Ostwind Anlagenbau GmbH', now, new Uint8Array(16).fill(8));
    const [mine] = verifyPdf(sealed);
    const [foreign] = verifyPdf(await sealPdf(plain, other, note));
    expect(foreign?.fingerprint).not.toBe(mine?.fingerprint);
  });

  // Poppler's own check; the test script installs it where it can.
  test.runIf(existsSync('/usr/bin/pdfsig'))('is valid to another program', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'seal-'));
    writeFileSync(path.join(folder, 'a.pdf'), sealed);
    const told = execFileSync('/usr/bin/pdfsig', ['-nocert', path.join(folder, 'a.pdf')], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(told).toContain('Signature is Valid');
    expect(told).toContain('Total document signed');
  });
});

test.each([
  ['a PDF without signatures', () => plain],
  ['something else', () => new TextEncoder().encode('Hallo')],
])('%s has none', async (_, make) => {
  expect(verifyPdf(make())).toEqual([]);
});

test.each([
  '/ByteRange [0 5 3 2]',
  '/ByteRange [0 10 9999999999 5]',
  '/ByteRange [1 2 40 4]<00>',
  '/ByteRange [0 20 24 1]<00ff>   ',
])('a signature that makes no sense is not intact: %s', async (text) => {
  const checks = verifyPdf(new TextEncoder().encode(text));
  expect(checks.map(({ intact }) => intact)).toEqual([false]);
});
