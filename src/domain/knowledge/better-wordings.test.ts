import { describe, expect, it } from 'vitest';
import { gradeSentence } from '../decode/grade-sentence.ts';
import { betterWordings } from './better-wordings.ts';

describe('better wordings', () => {
  it.each(Object.entries(betterWordings))(
    '%s is read back with the grade it promises',
    (category, wording) => {
      expect(gradeSentence(wording.good), wording.good).toMatchObject({ grade: 2, category });
      expect(gradeSentence(wording.average), wording.average).toMatchObject({ grade: 3, category });
    },
  );
});
