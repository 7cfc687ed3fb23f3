import { describe, expect, test } from 'vitest';
import { occupationGroupOf, occupationGroups } from './occupations.ts';

describe.each(occupationGroups.map((group) => [group.id, group] as const))(
  'occupation group %s',
  (id, group) => {
    test.each(group.matches)('holds %s', (title) => {
      expect(occupationGroupOf(title)?.id).toBe(id);
    });
    test.each(group.silent)('does not hold %s', (title) => {
      expect(occupationGroupOf(title)?.id).not.toBe(id);
    });
  },
);
