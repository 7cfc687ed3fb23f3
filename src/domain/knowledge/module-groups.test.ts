import { describe, expect, test } from 'vitest';
import { moduleGroupOf, moduleGroupRuleOf, moduleGroupRules } from './module-groups.ts';

describe.each(moduleGroupRules.map((rule) => [rule.id, rule] as const))(
  'rule %s',
  (id, { matches, silent }) => {
    test.each(matches)('holds for %s', (title) => expect(moduleGroupRuleOf(title)?.id).toBe(id));
    test.each(silent)('does not hold for %s', (title) => expect(moduleGroupRuleOf(title)?.id).not.toBe(id));
  },
);

test.each([
  ['Disponent', 'office'],
  ['Speditionskaufmann', 'office'],
  ['Logistikleiter', null],
  ['Bankkaufmann', 'office'],
  ['Kraftfahrzeugmechatroniker', 'craft'],
  ['Kraftfahrer', null],
  ['Kaufmann für Büromanagement', 'office'],
  ['Vertriebsleiterin', 'sales'],
  ['Pflegedienstleitung', 'care'],
  ['Assistenzarzt', 'care'],
  ['Filialleiterin', null],
  ['Koch', null],
  ['Verkäuferin', 'cash'],
  ['Fachkraft für Lagerlogistik', 'logistics'],
  ['Gabelstaplerfahrer', 'logistics'],
  ['Dachdeckermeister', 'craft'],
  ['Luftsicherheitsassistentin', 'security'],
] as const)('sentences for %s are those of %s', (title, group) => expect(moduleGroupOf(title)).toBe(group));
