import { describe, expect, it } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

describe('what the house pursues', () => {
  it.each([
    'Ehrgeizige Ziele, die wir mit aller Kraft verfolgen, stehen am Beginn unseres Fünfjahresplans.',
    'Nachhaltiges Wachstum, das wir mit großer Ausdauer anstreben, ist Teil unserer Strategie.',
    'Unsere Strategie, die wir mit Nachdruck umsetzen, zielt auf neue Märkte.',
    'Große Pläne, die wir entschlossen umsetzen, bestimmen die nächsten fünf Jahre unseres Hauses.',
    'Zielstrebig verfolgen wir seit zehn Jahren den Ausbau unserer Standorte.',
    'Am Anfang unseres Leitbilds steht der Mut zu neuen Ideen.',
  ])('rates nobody: %s', (text) => expect(gradeSentence(text).graded).toBe(false));

  it.each([
    'Ehrgeizige Ziele, die wir ihm setzten, verfolgte er stets mit großer Ausdauer.',
    'Unsere ehrgeizigen Ziele hat Frau Kern stets zielstrebig verfolgt.',
    'Die Ziele unseres Hauses verfolgte sie mit Ausdauer.',
  ])('but somebody may: %s', (text) => expect(gradeSentence(text).graded).toBe(true));
});
