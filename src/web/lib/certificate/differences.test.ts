import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { emptyDraft } from './draft.ts';

const content = { draft: emptyDraft(), letter: null, status: '' } as const;

test('versions that say the same differ in nothing', () => {
  expect(differencesOf(content, structuredClone(content))).toEqual([]);
});

test('fields, lists and flags that differ are told with both values', () => {
  const other = structuredClone(content) as {
    draft: ReturnType<typeof emptyDraft>;
    letter: null;
    status: '';
  };
  other.draft.person.last_name = 'Brandt';
  other.draft.activities = ['a', 'b'];
  other.draft.ending.rehire = true;
  expect(differencesOf(content, other)).toEqual([
    { field: 'person.last_name', mine: '', stored: 'Brandt' },
    { field: 'activities', mine: '', stored: 'a · b' },
    { field: 'ending.rehire', mine: 'nein', stored: 'ja' },
  ]);
});
