import { describe, expect, test } from 'vitest';
import { corpusLetters as letters, readingOf as read } from './helpers/corpus-readings.ts';

// The promises on whole letters, over the project's own corpus; `npm run bench -- decoder` tells the figures.
const references = letters.filter(({ type }) => type !== 'keins');
const promised: ReadonlySet<string> = new Set(['code', 'omission', 'contradiction']);
/** Letters whose author put a code into words of his own that nothing knows yet. */
const newCodes: ReadonlySet<string> = new Set(['i13', 'i29']);
/** Letters in which a part is missing that is not missed yet: laymen's, and words that sound like the part. */
const unmissed: ReadonlySet<string> = new Set(['l09', 'l23', 'm13', 'n17', 'n18', 'p16']);

test('each document is taken for what it is', { timeout: 120_000 }, () => {
  const wrong = letters.filter(({ type, text }) => (read(text).type ?? 'keins') !== type);
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('at least nine of ten overall grades lie in the span of the experts', () => {
  const inside = references.filter(({ text, grade_min, grade_max }) => {
    const grade = read(text).overall?.grade ?? 9;
    return grade >= (grade_min ?? 9) - 0.05 && grade <= (grade_max ?? 0) + 0.05;
  });
  expect(inside.length / references.length).toBeGreaterThanOrEqual(0.9);
});

describe('what an author planted is found', () => {
  test.each(references.filter(({ planted }) => (planted ?? []).length > 0))('in letter $id', (row) => {
    const findings = [...read(row.text).findings];
    const missed = (row.planted ?? []).filter(({ kind, quote }) => {
      if (!promised.has(kind) || (kind === 'code' && newCodes.has(row.id))) return false;
      if (kind === 'omission' && unmissed.has(row.id)) return false;
      const from = quote === null ? -1 : row.text.indexOf(quote);
      const to = from + (quote?.length ?? 0);
      const at = findings.findIndex(
        (finding) =>
          finding.kind === kind &&
          (quote === null || ((finding.start ?? Infinity) < to && (finding.end ?? 0) > from)),
      );
      if (at >= 0 && quote === null) findings.splice(at, 1);
      return at < 0;
    });
    expect(missed).toEqual([]);
  });
});

test('at least nine of ten planted codes are found, whatever their words', () => {
  const planted = references.flatMap(({ text, planted: all }) => {
    const { findings } = read(text);
    return (all ?? []).flatMap(({ kind, quote }) => {
      if (kind !== 'code' || quote === null) return [];
      const from = text.indexOf(quote);
      return [findings.some((one) => (one.start ?? Infinity) < from + quote.length && (one.end ?? 0) > from)];
    });
  });
  expect(planted.filter(Boolean).length / planted.length).toBeGreaterThanOrEqual(0.9);
});

test.each(references.filter(({ planted }) => planted?.length === 0))(
  'clean letter $id has no finding',
  ({ text }) => {
    expect(read(text).findings).toEqual([]);
  },
);

test('no letter is said to lack a page', () => {
  const broken = references.filter(({ text }) =>
    read(text).findings.some(({ rule }) => rule === 'missing-page'),
  );
  expect(broken.map(({ id }) => id)).toEqual([]);
});

test('a code that is only heard is not named as if its words stood there', () => {
  const heard = letters
    .flatMap(({ text }) => read(text).findings)
    .filter(({ kind, guessed }) => kind === 'code' && guessed === true);
  expect(heard.length).toBeGreaterThan(3);
  for (const { title } of heard) expect(title).not.toMatch(/^Code „/u);
});

describe('facts', () => {
  test.each(references)('of letter $id', ({ text, facts }) => {
    expect(read(text).facts).toMatchObject(facts ?? {});
  });
});
