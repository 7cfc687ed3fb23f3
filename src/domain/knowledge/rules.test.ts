import { describe, expect, test } from 'vitest';
import { baseLetter, letterOf } from '../../../tests/helpers/base-letter.ts';
import { decode } from '../decode/decode.ts';
import { formalRules } from './formal-rules.ts';
import { letterRules } from './letter-rules.ts';
import { requiredParts } from './required-parts.ts';
import type { Rule } from './rule.ts';
import { rulingById } from './rulings.ts';

const rules: readonly Rule[] = [...requiredParts, ...letterRules, ...formalRules];
const found = (text: string): string[] => decode(text).findings.map(({ rule }) => rule);

test.each(['arbeitszeugnis', 'zwischenzeugnis', 'ausbildungszeugnis'] as const)(
  'a sound %s brings no finding',
  (type) => {
    expect(found(baseLetter({}, { type }))).toEqual([]);
  },
);

describe.each(rules.map((rule) => [rule.id, rule] as const))('rule %s', (id, rule) => {
  test.each(rule.matches)('is told for: %s', (example) => {
    expect(found(letterOf(rule, example))).toContain(id);
  });
  test.each(rule.silent)('is not told for: %s', (example) => {
    expect(found(letterOf(rule, example))).not.toContain(id);
  });
  test('names an existing ruling, and speaks to nobody', () => {
    expect(rulingById(rule.ruling ?? 'gewo-109-2')).toBeDefined();
    expect(`${rule.title} ${rule.detail} ${rule.advice}`).not.toMatch(
      /(?<=\p{L} )(?:Sie|Ihre?|Ihnen|du|dein)(?!\p{L})/u,
    );
  });
});

test('ids are unique', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});
