import { describe, expect, test } from 'vitest';
import { clashRules } from '../../knowledge/clash-rules.ts';
import { codes } from '../../knowledge/codes.ts';
import { formalRules } from '../../knowledge/formal-rules.ts';
import { letterRules } from '../../knowledge/letter-rules.ts';
import { requiredParts } from '../../knowledge/required-parts.ts';
import type { Rule } from '../../knowledge/rule.ts';
import { techniques } from '../../knowledge/techniques.ts';
import { wishInWords } from './wish-in-words.ts';
import { reasonFor } from './reason-for-employer.ts';

const rules = ([...letterRules, ...requiredParts, ...formalRules, ...clashRules] as readonly Rule[]).filter(
  ({ correctable }) => correctable,
);

describe('what is asked of the employer in words', () => {
  test.each(rules.map((rule) => [rule.id, rule] as const))(
    'of %s is a wish, in whole sentences',
    (_, rule) => {
      const wish = wishInWords({ ...rule, rule: rule.id, quote: '' });
      expect(wish).toMatch(/^Ich bitte(?: um|,) [^…]*\.$/u);
      expect(wish).not.toMatch(/verlangt werden|bitten|[;:]/u);
    },
  );

  test('of a code names the words, and tells nothing of what they mean', () => {
    for (const { id } of [...codes, ...techniques]) {
      const finding = {
        rule: id,
        kind: 'code',
        severity: 'error',
        quote: 'eine Wendung',
        detail: 'Wird gelesen als: trinkt.',
        advice: 'Verschlüsselte Wendungen sind verboten; um eine klare Formulierung bitten.',
      } as const;
      expect(wishInWords(finding)).toMatch(/^Ich bitte/u);
      expect(reasonFor(finding)).not.toContain('trinkt');
    }
  });
});
