import { describe, expect, it } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

const gradeOf = (text: string): number | undefined => gradeSentence(text).grade;

describe('the will without the deed', () => {
  it.each([
    'Herrn Czerny lag daran, die ihm übertragenen Aufgaben zu unserer Zufriedenheit auszuführen.',
    'Frau Mai war darauf bedacht, ihre Aufgaben zu unserer vollen Zufriedenheit zu erledigen.',
    'Sie legte es darauf an, ihre Aufgaben zu unserer Zufriedenheit zu erfüllen.',
    'Er hatte den Willen, seine Aufgaben stets zu unserer vollen Zufriedenheit zu tun.',
    'Es war ihr wichtig, uns mit ihren Leistungen zufriedenzustellen.',
  ])('%s', (text) => {
    expect(gradeOf(text)).toBe(5);
  });

  it.each([
    ['Es gelang ihr, die Aufgaben stets zu unserer vollen Zufriedenheit zu erledigen.', 2],
    [
      'Mit festem Willen ging sie ans Werk und erfüllte ihre Aufgaben stets zu unserer vollen Zufriedenheit.',
      2,
    ],
    ['Ihm lag die Arbeit, die er stets zu unserer vollsten Zufriedenheit erledigte.', 1],
  ])('a deed stays a deed: %s', (text, grade) => {
    expect(gradeOf(text)).toBe(grade);
  });
});

describe('content with little', () => {
  it.each([
    'Mit dem, was Frau Jessen zu leisten imstande war, gaben wir uns zufrieden.',
    'Mit ihrer Arbeit haben wir uns zufriedengegeben.',
    'Wir mussten uns mit seinen Leistungen zufriedengeben.',
    'Mit seinen Leistungen begnügten wir uns.',
  ])('%s', (text) => {
    expect(gradeOf(text)).toBe(5);
  });

  it.each([
    'Er gab sich nie mit halben Lösungen zufrieden.',
    'Mit seinen Leistungen waren wir voll zufrieden.',
  ])('who wants more of himself, or is content, is not meant: %s', (text) => {
    expect(gradeOf(text)).toBeLessThanOrEqual(3);
  });
});
