import { expect, test } from 'vitest';
import { areaIds, type AreaId, type Letter } from '#domain/letter/letter.ts';
import { paragraphToShow } from './paragraph-to-show.ts';

const letter = (areas: Partial<Record<AreaId, readonly string[]>>): Letter => ({
  type: 'arbeitszeugnis',
  seed: 1,
  areas: areaIds.map((id) => ({
    id,
    blocks: (areas[id] ?? []).map((text, at) => ({
      id: `${id}/${at}`,
      kind: 'system' as const,
      category: null,
      grade: null,
      module: null,
      text,
      original: text,
      list: [],
      paragraph: true,
      hidden: false,
    })),
  })),
  dropped: [],
});
const before = letter({ introduction: ['a'], performance: ['b', 'c'], closing: ['d'] });

test('a step that is entered shows what it writes, or where that will stand', () => {
  expect(paragraphToShow('stamm', before, null)).toBe(0);
  expect(paragraphToShow('leistung', before, null)).toBe(1);
  expect(paragraphToShow('beendigung', before, null)).toBe(3);
  expect(paragraphToShow('verhalten', before, null)).toBe(2);
});

test('what was changed is shown, of the step first', () => {
  const changed = letter({ introduction: ['a'], performance: ['b', 'x'], closing: ['y'] });
  expect(paragraphToShow('leistung', changed, before)).toBe(2);
  expect(paragraphToShow('beendigung', changed, before)).toBe(3);
  expect(paragraphToShow('stamm', changed, before)).toBe(2);
});

test('nothing new, nothing to be shown', () => {
  expect(paragraphToShow('leistung', letter({ introduction: ['a'] }), before)).toBe(-1);
});
