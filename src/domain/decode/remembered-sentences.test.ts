import { afterEach, expect, test } from 'vitest';
import { decode } from './decode.ts';
import { gradeSentence } from './grade-sentence.ts';
import { rememberSentences } from './remembered-sentences.ts';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';

afterEach(() => rememberSentences(0));

test('what is remembered is what would be read', () => {
  rememberSentences(0);
  const letter = baseLetter();
  const fresh = decode(letter);
  rememberSentences(100);
  expect(decode(letter)).toEqual(fresh);
  expect(decode(letter)).toEqual(fresh);
});

test('a sentence is graded once, and anew when nothing is remembered', () => {
  const sentence = 'Sie arbeitete stets sorgfältig und genau.';
  rememberSentences(10);
  expect(gradeSentence(sentence)).toBe(gradeSentence(sentence));
  rememberSentences(0);
  expect(gradeSentence(sentence)).not.toBe(gradeSentence(sentence));
});
