import { expect, test } from 'vitest';
import type { useText } from '#web/lib/i18n.ts';
import { readingText } from './reading-text.ts';

const t = ((key: string) => key) as unknown as ReturnType<typeof useText>;

test('nothing is claimed of a sentence that was not read yet', () => {
  expect(readingText(undefined, false, t)).toBe('editor.reading');
  expect(readingText(undefined, true, t)).toBe('');
  expect(readingText({ sentences: [], grade: null }, false, t)).toBe('editor.reads-nothing');
  expect(readingText({ sentences: [], grade: 2 }, false, t)).toBe('editor.reads');
  expect(readingText({ sentences: [], grade: 2 }, true, t)).toBe('');
});
