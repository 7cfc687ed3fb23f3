import { expect, it } from 'vitest';
import type { Finding } from '#domain/decode/reading.ts';
import { kindKey } from './group-findings.ts';

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
