import { expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

test.each([
  'Auf andere wirkte sie stets in höchstem Maße überzeugend und begeisternd.',
  'Die ihr eigene Umsicht wurde von uns stets als ganz hervorragend wahrgenommen.',
])('lists no word against the praise of what reads very good: %s', (sentence) => {
  const { grade, evidence } = gradeSentence(sentence);
  expect(grade).toBeLessThanOrEqual(1.5);
  expect(evidence.map(({ kind }) => kind)).not.toContain('passive');
});
