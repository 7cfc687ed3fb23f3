import { expect, it } from 'vitest';
import type { Finding } from '#domain/decode/reading.ts';
import { message } from '#web/lib/i18n.ts';
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
  expect(message(kindKey(code))).toBe('Klassischer Geheimcode');
  expect(message(kindKey({ ...code, guessed: true }))).toBe('Vermutlich ein Code');
  expect(message(kindKey({ ...code, kind: 'restriction', guessed: true }))).toBe('Einschränkung');
});
