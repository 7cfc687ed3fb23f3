import { expect, test } from 'vitest';
import { categories, categoryLabels } from '../../letter/category.ts';
import { codes } from '../codes.ts';
import { categoryBySlug, categorySlug } from './category-slug.ts';
import { builtInExplanation, explanationKeys, explanationKinds, explanationsWith } from './explanations.ts';
import { sourcesOf } from './sources.ts';

test('every category has an address of its own that leads back to it', () => {
  expect(new Set(categories.map(categorySlug)).size).toBe(categories.length);
  for (const category of categories) {
    expect(categorySlug(category)).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(categoryBySlug(categorySlug(category))).toBe(category);
  }
  expect(categorySlug('leadership')).toBe('fuehrungsleistung');
  expect(categoryBySlug('gibt-es-nicht')).toBeUndefined();
  expect(categoryLabels[categoryBySlug('verhalten-intern') ?? 'expertise']).toBe('Verhalten intern');
});

test('there is an explanation for every key, and it speaks to nobody', () => {
  for (const kind of explanationKinds) {
    for (const key of explanationKeys(kind)) {
      const text = builtInExplanation(kind, key);
      expect(text.length, `${kind} ${key}`).toBeGreaterThan(20);
      expect(text, `${kind} ${key}`).not.toMatch(/!|\b(?:Sie|Ihnen|Ihr|du|dein|dir)\b/);
    }
  }
  expect(explanationKeys('code')).toHaveLength(codes.length);
  expect(builtInExplanation('category', 'toString')).toBe('');
  expect(builtInExplanation('grade', '9')).toBe('');
});

test('a rewritten explanation takes the place of the built-in one, for its key alone', () => {
  const explain = explanationsWith([{ kind: 'grade', key: '2', text: 'Eigener Text.' }]);
  expect(explain('grade', 2)).toBe('Eigener Text.');
  expect(explain('grade', 3)).toBe(builtInExplanation('grade', '3'));
});

test('sources are named by their tags', () => {
  expect(sourcesOf('domain.md §3 (AF, MIAN, BI)').map(({ name }) => name)).toEqual([
    'arbeitszeugnis-forum.de',
    'mian-hr.de',
    'businessinsider.de (2016)',
  ]);
  expect(sourcesOf('domain.md §3, Allgemeingut der Ratgeber')[0]?.name).toContain('Allgemeingut');
});
