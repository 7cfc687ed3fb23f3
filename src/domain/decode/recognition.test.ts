import { describe, expect, it } from 'vitest';
import { readRecognition } from './recognition.ts';
import { unitsOf } from './sentence-units.ts';

const gradeOf = (text: string): number | undefined => readRecognition(unitsOf(text))?.grade;

describe('recognition and plain words', () => {
  it.each([
    ['Ihre Leistungen fanden stets und in jeder Hinsicht unsere volle Anerkennung.', 1],
    ['Seine Leistungen fanden jederzeit unsere volle Anerkennung.', 2],
    ['In jeder Hinsicht haben ihre Leistungen unsere volle Anerkennung gefunden.', 1],
    ['Seine Leistungen fanden stets in höchstem Maße unsere Anerkennung.', 1],
    ['Seine Leistungen fanden unsere volle Anerkennung.', 2.5],
    ['Seine Leistungen verdienen unser volles Lob.', 2.5],
    ['Ihre Leistungen verdienen in jeder Hinsicht unser höchstes Lob.', 1],
    ['Anerkennung fanden ihre Leistungen bei der Amtsleitung jederzeit.', 3],
    ['Ihre Arbeit fand bei unserer Schulleitung stets volle Anerkennung.', 2],
    ['Seine Leistungen fanden stets die volle Anerkennung der Geschäftsleitung.', 2],
    ['Ihre Leistungen fanden unsere Anerkennung.', 3.5],
    ['Ihre Arbeit findet stets unsere Anerkennung.', 3],
    ['Seine Leistungen fanden weitgehend unsere volle Anerkennung.', 4],
    ['Zum Teil fanden seine Leistungen unsere Anerkennung.', 5],
    ['Ihre Leistungen waren jederzeit sehr gut.', 1],
    ['Er erbrachte jederzeit sehr gute Leistungen.', 1],
    ['Ihre Leistungen waren sehr gut.', 1.5],
    ['Seine Leistungen waren stets gut.', 2],
    ['Sie hat gute Leistungen erbracht.', 2.5],
  ])('%s → %d', (text, grade) => expect(gradeOf(text)).toBe(grade));

  it.each([
    'Ihre Leistungen waren nicht immer gut.',
    'Seine Leistungen waren durchaus gut.',
    'Bei Kunden fanden seine Leistungen volle Anerkennung.',
    'Unsere Leistungen sind sehr gut und preiswert.',
    'Ihre Leistungen waren stets gut und fanden unsere volle Anerkennung.',
  ])('is not read into: %s', (text) => expect(gradeOf(text)).toBeUndefined());
});
