import { describe, expect, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

const ask = (text: string) => {
  const { graded, grade } = gradeSentence(text);
  return graded ? grade : null;
};

describe('regret is worth the same whatever day and reason stand before it', () => {
  test.each([
    'Frau Lindenthal verlässt uns auf eigenen Wunsch',
    'Frau Lindenthal verlässt uns mit Ablauf des 30. September 2024 auf eigenen Wunsch',
    'Sie scheidet mit dem heutigen Tag auf eigenen Wunsch aus unserem Unternehmen aus',
    'Das Arbeitsverhältnis endet auf Wunsch von Frau Kern zum 30. September 2024',
    'Herr Kern hat das Arbeitsverhältnis zum 31. März gekündigt',
    'Herr Kern verlässt uns, um sich neuen Aufgaben zu widmen',
  ])('%s', (leaves) => {
    expect(ask(`${leaves}, was wir bedauern.`)).toBe(2);
    expect(ask(`${leaves}, was wir sehr bedauern.`)).toBe(2);
    expect(ask(`${leaves}, was wir außerordentlich bedauern.`)).toBe(1);
    expect(ask(`${leaves}.`)).toBe(null);
  });

  test.each([
    ['Zu unserem großen Bedauern verlässt uns Herr Kern zum 31. März 2024.', 2],
    ['Zu unserem allergrößten Bedauern verlässt uns Frau Dr. Ahrens nach 22 Jahren.', 1],
    ['Herr Kern scheidet zum 31. März 2024 zu unserem Bedauern auf eigenen Wunsch aus.', 2],
    ['Wir bedauern das Ausscheiden von Frau Otto.', 2],
    ['Seine Entscheidung bedauern wir sehr.', 2],
    ['Herr Kern verlässt uns auf eigenen Wunsch; wir bedauern das sehr.', 2],
  ])('%s', (text, grade) => {
    expect(ask(text)).toBe(grade);
  });
});

test.each([
  'Sein Ausscheiden bedauern wir nicht.',
  'Das Arbeitsverhältnis endete einvernehmlich, was wir bedauern.',
  'Das Arbeitsverhältnis endete ohne gegenseitiges Bedauern.',
])('no regret is none: %s', (text) => {
  expect(ask(text)).toBe(5);
});
