import { describe, expect, it } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

describe('what somebody was given', () => {
  it.each([
    'Herrn Kern waren die Schlüssel zu allen Geschäftsräumen ausgehändigt worden.',
    'Die Zugangsdaten waren Herrn Kern bekannt gegeben worden.',
    'Ihr waren Bankvollmachten erteilt worden.',
    'Herr Kern verfügte über einen Schlüssel zu allen Räumen.',
  ])('rates nobody: %s', (text) => expect(gradeSentence(text).graded).toBe(false));

  it.each([
    ['Wir konnten ihr den Ladenschlüssel überlassen.', 3],
    ['Ihm konnten wir die Schlüssel des Hauses zu jeder Zeit mit größtem Vertrauen überlassen.', 1],
  ])('rates who could be trusted with it: %s', (text, grade) =>
    expect(gradeSentence(text).grade).toBe(grade),
  );
});
