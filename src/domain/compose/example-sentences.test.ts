import { expect, test } from 'vitest';
import { readSentence } from '../decode/read-sentence.ts';
import { categories, performanceCategories } from '../letter/category.ts';
import { exampleSentences } from './example-sentences.ts';

test('each performance category has sentences for all five grades', () => {
  for (const category of performanceCategories) {
    const examples = exampleSentences(category, 2);
    expect(examples.map(({ grade }) => grade)).toEqual([1, 2, 3, 4, 5]);
    for (const { sentences } of examples) expect(sentences).toHaveLength(2);
  }
});

test('they are whole sentences and are read with the grade they stand for', () => {
  for (const category of categories) {
    for (const { grade, sentences } of exampleSentences(category, 1)) {
      const text = sentences[0] ?? '';
      expect(text).toMatch(/^\p{Lu}[^{}|]+\.$/u);
      if (category === 'exam-result') continue;
      expect(Math.abs((readSentence(text).grade ?? 9) - grade), text).toBeLessThanOrEqual(0.5);
    }
  }
});
