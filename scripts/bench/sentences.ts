import { gradeSentence } from '../../src/domain/decode/grade-sentence.ts';
import { type Category, categoryLabels } from '../../src/domain/letter/category.ts';
import type { CorpusSentence } from '../fit/corpus.ts';

/** Figures over a set of graded sentences; shares between 0 and 1. */
export interface SentenceFigures {
  readonly rows: number;
  readonly answered: number;
  readonly exact: number;
  readonly half: number;
  readonly one: number;
  readonly error: number;
  readonly category: number;
  readonly neutral: number;
  readonly silent: number;
}

const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : part / whole);

/** Measures the sentence reader; a rating it stays silent on counts as wrong in every figure. */
export function measureSentences(rows: readonly CorpusSentence[]): SentenceFigures {
  const count = {
    graded: 0,
    answered: 0,
    exact: 0,
    half: 0,
    one: 0,
    error: 0,
    category: 0,
    neutral: 0,
    silent: 0,
  };
  for (const row of rows) {
    const read = gradeSentence(row.text);
    if (row.grade === null) {
      count.neutral += 1;
      if (!read.graded) count.silent += 1;
      continue;
    }
    count.graded += 1;
    if (!read.graded || read.grade === undefined) continue;
    const error = Math.abs(Math.min(5, row.grade) - Math.min(5, read.grade));
    count.answered += 1;
    count.error += error;
    if (error < 0.25) count.exact += 1;
    if (error <= 0.5) count.half += 1;
    if (error <= 1) count.one += 1;
    if (read.category === row.category) count.category += 1;
  }
  return {
    rows: rows.length,
    answered: share(count.answered, count.graded),
    exact: share(count.exact, count.graded),
    half: share(count.half, count.graded),
    one: share(count.one, count.graded),
    error: share(count.error, count.answered),
    category: share(count.category, count.graded),
    neutral: count.neutral,
    silent: share(count.silent, count.neutral),
  };
}

const percent = (value: number): string =>
  Number.isNaN(value) ? '   –' : (100 * value).toFixed(1).padStart(5);

function line(name: string, figures: SentenceFigures): string {
  const { rows, answered, exact, half, one, error, category, neutral, silent } = figures;
  const columns = [answered, exact, half, one].map(percent).join('  ');
  return `${name.padEnd(34)} ${String(rows).padStart(5)}  ${columns}  ${error.toFixed(2).padStart(5)}  ${percent(category)}  ${percent(silent)} (${neutral})`;
}

/** The table of one part of the corpus: whole, formulas, plain and hard, by grade, by group of categories. */
export function sentenceTable(title: string, rows: readonly CorpusSentence[]): string[] {
  const pick = (test: (row: CorpusSentence) => boolean): SentenceFigures =>
    measureSentences(rows.filter(test));
  const lines = [
    '',
    title,
    `${''.padEnd(34)}  rows  answ.  exact   ±0.5    ±1   error   cat.  silent (neutral)`,
    line('all', measureSentences(rows)),
    line(
      'satisfaction formulas',
      pick((row) => row.category === 'performance-summary'),
    ),
    line(
      'all other sentences',
      pick((row) => row.category !== 'performance-summary'),
    ),
    line(
      'usual wording',
      pick((row) => row.kind === 'plain'),
    ),
    line(
      'hard (hidden, ironic, unusual)',
      pick((row) => row.kind === 'hard'),
    ),
  ];
  for (const grade of [1, 2, 3, 4, 5]) {
    lines.push(
      line(
        `grade ${grade}`,
        pick((row) => row.grade !== null && Math.min(5, Math.round(row.grade)) === grade),
      ),
    );
  }
  for (const category of Object.keys(categoryLabels)) {
    const figures = pick((row) => row.category === category);
    if (figures.rows > 0) lines.push(line(categoryLabels[category as Category], figures));
  }
  return lines;
}
