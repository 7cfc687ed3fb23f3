import { expect, it } from 'vitest';
import type { Finding } from '#domain/decode/reading.ts';
import { findingId, groupFindings, kindKey } from './group-findings.ts';

const code: Finding = {
  rule: 'bemueht',
  kind: 'code',
  severity: 'error',
  title: 'Code „bemüht“',
  detail: '',
  advice: '',
  correctable: true,
};

it('calls classic only what the literature names', () => {
  expect(kindKey(code)).toBe('findings.kind-code');
  expect(kindKey({ ...code, guessed: true })).toBe('findings.kind-guessed');
  expect(kindKey({ ...code, kind: 'restriction', guessed: true })).toBe('findings.kind-restriction');
});

it('names what is said again and again once, at its first place', () => {
  const at = (start: number): Finding => ({ ...code, quote: 'stets bemüht', start, end: start + 12 });
  const [third, first, second] = [at(90), at(10), at(50)];
  const groups = groupFindings([third, first, { ...code, kind: 'omission' }, second]);
  expect(groups.correctable).toEqual([first]);
  expect(groups.equal.get(first)).toEqual([first, second, third]);
  expect(groups.missing).toHaveLength(1);
  expect(findingId(groups, first)).toBe('hinweis-1');
});
