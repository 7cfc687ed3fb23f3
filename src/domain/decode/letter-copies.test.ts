import { describe, expect, test } from 'vitest';
import { samples } from '../knowledge/samples.ts';
import { decode } from './decode.ts';

const [vogt = '', novak = '', yildiz = ''] = samples.map(({ text }) => text);
const joined = (...texts: readonly string[]): string => texts.join('\n\n');

describe('several letters in one text', () => {
  test.each([
    ['zwei', joined(vogt, novak)],
    ['drei', joined(vogt, novak, yildiz)],
    ['zwei', joined(vogt, vogt, novak)],
    // The first of them begins without a heading.
    ['zwei', joined(vogt.replace('Arbeitszeugnis\n\n', ''), novak)],
  ])('are counted and told before all else: %s', (count, text) => {
    const { findings } = decode(text);
    expect(findings[0]).toMatchObject({
      rule: 'two-letters',
      severity: 'error',
      title: `Im Text stehen ${count} Zeugnisse`,
    });
    expect(findings.filter(({ kind }) => kind === 'omission' || kind === 'order')).toEqual([]);
  });

  test('of one form for two people are no copies', () => {
    const other = vogt.replaceAll('Vogt', 'Brandt').replace('14. Mai 1988', '2. Juni 1990');
    expect(decode(joined(vogt, other)).findings[0]?.rule).toBe('two-letters');
  });
});

describe('copies of one letter', () => {
  test.each([
    [2, 'zweimal'],
    [8, 'achtmal'],
    [20, 'mehrmals'],
  ])('%d of them are read once, and it is said', (count, times) => {
    const { findings, sentences, ...rest } = decode(joined(...Array.from({ length: count }, () => vogt)));
    const one = decode(vogt);
    expect(findings[0]).toMatchObject({
      severity: 'warning',
      title: `Dasselbe Zeugnis steht ${times} im Text`,
    });
    expect(findings.slice(1)).toEqual(one.findings);
    expect(sentences).toEqual(one.sentences);
    expect(rest).toMatchObject({ overall: one.overall, facts: one.facts });
  });

  test('that differ in a word are told as versions', () => {
    const better = vogt.replace('vollen Zufriedenheit', 'vollsten Zufriedenheit');
    const { findings, overall } = decode(joined(vogt, better));
    expect(findings[0]?.title).toBe('Fast dasselbe Zeugnis steht zweimal im Text');
    expect(overall).toEqual(decode(vogt).overall);
  });
});

test.each(samples.map(({ id, text }) => [id, text]))('one letter is one: %s', (_, text) => {
  const rules = decode(text).findings.map(({ rule }) => rule);
  expect(rules.filter((rule) => /two-letters|copies|pages-order/.test(rule))).toEqual([]);
});
