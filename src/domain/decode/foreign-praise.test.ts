import { expect, test } from 'vitest';
import { tokenise } from '../german/tokens.ts';
import { withoutForeignPraise, withoutRaisedDemand } from './foreign-praise.ts';
import { gradeSentence } from './grade-sentence.ts';

const rest = (text: string): string | null => withoutForeignPraise(text, tokenise(text));
const bare = (text: string): string | undefined => rest(text)?.replaceAll(/ +/g, ' ');

test.each([
  [
    'Freundlich war sie zu den Kollegen eines Teams, das im Konzern stets als Vorbild gilt.',
    'Freundlich war sie zu den Kollegen eines Teams .',
  ],
  [
    'Den Gästen unseres immer gut besuchten Hotels begegnete er höflich.',
    'Den Gästen unseres Hotels begegnete er höflich.',
  ],
  [
    'In unserer Filiale, die zu den besten der Region gehört, arbeitete er sorgfältig.',
    'In unserer Filiale arbeitete er sorgfältig.',
  ],
  [
    'Die Leistungen von Frau Kern, deren stets bestens bestückte Küche nie stillstand, waren gut.',
    'Die Leistungen von Frau Kern waren gut.',
  ],
  [
    'Dem jederzeit sehr kritischen Gemeinderat erläuterte sie die Pläne verständlich.',
    'Dem Gemeinderat erläuterte sie die Pläne verständlich.',
  ],
  ['Kunden, die stets das Äußerste verlangen, bediente er freundlich.', 'Kunden bediente er freundlich.'],
])('what is praised beside the person goes: %s', (text, left) => {
  expect(bare(text)).toBe(left);
});

test.each([
  'Seine stets sehr freundliche Art schätzten alle.',
  'Sie erzielte Ergebnisse, die stets überzeugten.',
  'Er ist ein Mitarbeiter unserer Filiale, der stets sehr zuverlässig war.',
  'Sie führte ein Team, das stets hervorragende Zahlen vorlegte.',
  'Er machte unsere Filiale zu einem Betrieb, der stets als Vorbild gilt.',
  'Die stets sehr zufriedenen Kunden sprachen für ihn.',
  'Er betreute Kunden, die ihn stets sehr schätzten.',
  'Ihr stets hoch motiviertes Team erreichte alle Ziele.',
  'Die von ihm stets sorgfältig geführte Werkstatt war aufgeräumt.',
  'Sie führte ihre Abteilung, deren Zahlen immer die besten waren.',
  'Er war zu den kleinen Patienten, deren Familien und den Ärzten stets freundlich.',
  'Sie war stets freundlich zu den Kunden unserer Filiale.',
  'Herr Ott, dessen Abteilung immer die besten Zahlen des Konzerns vorlegte, war freundlich.',
  'Kunden und Kollegen, die immer sehr freundlich empfangen wurden, dankten es ihr.',
  'Er gewann Kunden, die heute zu den besten des Hauses zählen.',
])('what is hers or his stays: %s', (text) => {
  expect(gradeSentence(text).grade ?? 0).toBeLessThanOrEqual(3);
  expect(rest(text)).toBeNull();
});

test.each([
  [
    'Freundlich und hilfsbereit ist sie zu den Kollegen eines Teams, das im Konzern stets als Vorbild gilt.',
    3,
  ],
  ['Kunden unserer stets gut besuchten Niederlassung begegnete er freundlich und verbindlich.', 3],
  ['Kunden unserer Niederlassung begegnete er stets freundlich und verbindlich.', 2],
  ['Den Patienten unserer weithin hervorragend beleumundeten Klinik begegnete sie freundlich.', 3],
  ['Großes Engagement zeigte er bei der Einführung eines Systems, das überall als das beste gilt.', 2],
  ['Er arbeitete in unserer stets bestens geführten Werkstatt sorgfältig.', 3],
  ['In unserer Werkstatt arbeitete er stets sehr sorgfältig.', 1],
  ['Mit dem stets sehr streng prüfenden Stadtrat ging sie freundlich um.', 3],
  ['Die Gäste eines Hauses, das immer zu den ersten am Platz zählte, bediente er freundlich.', 3],
  ['Die sehr umfangreichen und stets eiligen Aufgaben erledigte sie zu unserer Zufriedenheit.', 4],
  [
    'Die von allen immer mit großer Spannung erwarteten Berichte erstellte er zu unserer vollen Zufriedenheit.',
    3,
  ],
])('%s → %d', (text, grade) => {
  expect(gradeSentence(text).grade).toBe(grade);
});

const asked = (text: string): string | undefined =>
  withoutRaisedDemand(text, tokenise(text))?.replaceAll(/ +/g, ' ');

test.each([
  [
    'Die Sorgfalt, die unser in jeder Hinsicht vorbildlich geführtes Archiv verlangt, ließ er walten.',
    'Die Sorgfalt, die unser Archiv verlangt, ließ er walten.',
  ],
  [
    'Den Fleiß, den unsere stets bestens ausgelastete Werkstatt verlangt, brachte er mit.',
    'Den Fleiß, den unsere Werkstatt verlangt, brachte er mit.',
  ],
  [
    'Die Höflichkeit, die unsere äußerst anspruchsvollen Gäste erwarten, zeigte sie.',
    'Die Höflichkeit, die unsere Gäste erwarten, zeigte sie.',
  ],
  [
    'Sie hatte die Ausdauer, die der stets überaus lange Winter am Pass erfordert.',
    'Sie hatte die Ausdauer, die der Winter am Pass erfordert.',
  ],
])('what is asked raises nobody: %s', (text, told) => expect(asked(text)).toBe(told));

test.each([
  'Die Sorgfalt, die unser Archiv verlangt, ließ er stets in vorbildlicher Weise walten.',
  'Die Sorgfalt, die er in jeder Hinsicht vorbildlich zeigte, war beachtlich.',
  'Den Fleiß, den wir stets und in höchstem Maße verlangen, brachte er mit.',
  'Die Ruhe, die sie stets ausstrahlte, hielt das Team zusammen.',
])('nothing is asked by a house in: %s', (text) => expect(asked(text)).toBeUndefined());

test('what the house asks for leaves a plain statement', () =>
  expect(
    gradeSentence(
      'Die Sorgfalt, die unser in jeder Hinsicht vorbildlich geführtes Archiv verlangt, ließ er walten.',
    ).grade,
  ).toBeGreaterThanOrEqual(3));
