import { performance } from 'node:perf_hooks';
import { decode } from '../src/domain/decode/decode.ts';
import type { Finding, Reading } from '../src/domain/decode/reading.ts';

/** A finding that the author of a letter put into it on purpose. */
export interface Planted {
  readonly kind: Finding['kind'];
  readonly quote: string | null;
  readonly what: string;
}

/** A row of the letter corpus. */
export interface LetterRow {
  readonly id: string;
  readonly type: string;
  readonly text: string;
  readonly grade: number | null;
  readonly grade_min: number | null;
  readonly grade_max: number | null;
  readonly performance?: number | null;
  readonly behavior?: number | null;
  readonly closing?: number | null;
  readonly planted?: readonly Planted[];
  readonly categories?: Readonly<Record<string, number>>;
  readonly facts?: Readonly<Record<string, string | null>>;
}

/** Counts of hits among tries. */
class Tally {
  private readonly counts = new Map<string, [number, number]>();

  add(name: string, hit: boolean): void {
    const [hits, all] = this.counts.get(name) ?? [0, 0];
    this.counts.set(name, [hits + (hit ? 1 : 0), all + 1]);
  }

  lines(): string[] {
    return [...this.counts].map(([name, [hits, all]]) => {
      const share = `${((100 * hits) / all).toFixed(0)} %`.padStart(6);
      return `${name.padEnd(38)} ${`${hits}/${all}`.padStart(9)} ${share}`;
    });
  }
}

/**
 * Decodes whole letters and compares with what their authors intended.
 * @param rows the corpus
 * @param report called with each miss, for reading on; silent by default
 * @returns lines of a table
 */
export function measureLetters(
  rows: readonly LetterRow[],
  report: (miss: string) => void = () => undefined,
): string[] {
  const tally = new Tally();
  const times: number[] = [];
  for (const row of rows) {
    const reading = decode(row.text);
    for (let i = 0; i < 5; i++) {
      const before = performance.now();
      decode(row.text);
      times.push((performance.now() - before) / Math.max(1, row.text.length / 5000));
    }
    measureOne(row, reading, tally, report);
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return [
    ...tally.lines(),
    `${'Median per 5,000 characters'.padEnd(38)} ${`${median.toFixed(2)} ms`.padStart(9)}`,
  ];
}

function measureOne(row: LetterRow, reading: Reading, tally: Tally, report: (miss: string) => void): void {
  const check = (name: string, hit: boolean, miss: string): void => {
    tally.add(name, hit);
    if (!hit) report(`${row.id} ${name}: ${miss}`);
  };
  const none = row.type === 'keins';
  check('is a reference', reading.isReference === !none, String(reading.notReferenceReason));
  if (none || row.grade === null) return;
  const types = ['arbeitszeugnis', 'zwischenzeugnis', 'praktikumszeugnis', 'ausbildungszeugnis'];
  if (types.includes(row.type))
    check('type', reading.type === row.type, `${reading.type} instead of ${row.type}`);
  const overall = reading.overall?.grade ?? NaN;
  check(
    'overall grade inside the span',
    overall >= (row.grade_min ?? 0) - 0.05 && overall <= (row.grade_max ?? 9) + 0.05,
    `${overall}, not in ${row.grade_min}–${row.grade_max}`,
  );
  for (const name of ['performance', 'behavior', 'closing'] as const) {
    const wanted = row[name];
    if (wanted === undefined) continue;
    const got = reading[name]?.grade ?? null;
    if (wanted === null) check(`${name} absent`, got === null, `${got} instead of nothing`);
    else
      check(
        `${name} within 0.5`,
        got !== null && Math.abs(got - wanted) <= 0.55,
        `${got} instead of ${wanted}`,
      );
  }
  measureCategories(row, reading, tally);
  measureFindings(row, reading, check);
  for (const [name, wanted] of Object.entries(row.facts ?? {})) {
    const got = (reading.facts as unknown as Record<string, unknown>)[name];
    check(`fact ${name}`, got === wanted, `${String(got)} instead of ${wanted}`);
  }
}

function measureCategories(row: LetterRow, reading: Reading, tally: Tally): void {
  for (const [category, wanted] of Object.entries(row.categories ?? {})) {
    const got = reading.categories.find((one) => one.category === category);
    tally.add('category found', got !== undefined);
    if (got === undefined) continue;
    tally.add('category within 0.5', Math.abs(got.grade - wanted) <= 0.55);
    tally.add('category within 1', Math.abs(got.grade - wanted) <= 1.05);
  }
}

function measureFindings(
  row: LetterRow,
  reading: Reading,
  check: (name: string, hit: boolean, miss: string) => void,
): void {
  const planted = row.planted ?? [];
  const open = [...reading.findings];
  for (const one of planted) {
    const at = one.quote === null ? -1 : row.text.indexOf(one.quote);
    const end = at + (one.quote?.length ?? 0);
    const overlaps = (finding: Finding): boolean =>
      at >= 0 &&
      finding.start !== undefined &&
      finding.end !== undefined &&
      finding.start < end &&
      finding.end > at;
    const same = open.findIndex(
      (finding) => finding.kind === one.kind && (one.quote === null || overlaps(finding)),
    );
    const any = reading.findings.some((finding) => overlaps(finding));
    if (same >= 0 && one.quote === null) open.splice(same, 1);
    check(`planted ${one.kind}`, same >= 0, `${one.what} ${one.quote === null ? '' : `[${one.quote}]`}`);
    if (one.quote !== null) check('planted quote has any finding', any, one.what);
  }
  if (planted.length === 0) {
    check(
      'clean letter without findings',
      reading.findings.length === 0,
      reading.findings.map(({ rule, quote }) => `${rule} [${quote ?? ''}]`).join('; '),
    );
  }
}
