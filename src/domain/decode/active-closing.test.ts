import { expect, test } from 'vitest';
import { tokenise } from '../german/tokens.ts';
import { inActive } from './active-closing.ts';
import { gradeSentence } from './grade-sentence.ts';

test.each([
  [
    'Für die bei uns verbrachte Zeit sei Frau Ohm gedankt.',
    'Wir danken Frau Ohm für die bei uns verbrachte Zeit.',
  ],
  ['Gedankt wird Herrn Lau für die Jahre im Betrieb.', 'Wir danken Herrn Lau für die Jahre im Betrieb.'],
  ['Sein Ausscheiden wird im ganzen Haus sehr bedauert.', 'Wir bedauern sein Ausscheiden sehr.'],
  [
    'Auch weiterhin sei Frau Tölle alles Gute gewünscht.',
    'Wir wünschen Frau Tölle auch weiterhin alles Gute.',
  ],
  [
    'Für ihren Dienst sei\nFrau Groß-Wied-\nemann gedankt.',
    'Wir danken Frau Groß-Wiedemann für ihren Dienst.',
  ],
  ['Ihr sei gedankt.', 'Wir danken ihr.'],
  ['Für die Zukunft sei ihr Glück gewünscht.', 'Wir wünschen ihr für die Zukunft Glück.'],
  ['Alles Gute sei ihm gewünscht.', 'Wir wünschen ihm alles Gute.'],
  ['Sein Weggang wird von allen sehr bedauert.', 'Wir bedauern seinen Weggang sehr.'],
  ['Möge ihr auf ihrem Weg Erfolg beschieden sein.', 'Wir wünschen ihr auf ihrem Weg Erfolg.'],
])('%s', (text, active) => {
  expect(inActive(tokenise(text))).toBe(active);
  const { grade, category } = gradeSentence(text);
  expect(category).toBeOneOf(['future-wishes', 'ending']);
  expect(grade).toBe(gradeSentence(active).grade);
});

test.each([
  'Für die Teilnahme am Lehrgang wurde ihr vom Veranstalter gedankt.',
  'Von den Kunden wurde sein freundlicher Umgang sehr geschätzt.',
  'Wir danken ihm für die Mitarbeit und wünschen ihm alles Gute.',
  'Die gewünschten Unterlagen stellte sie stets rechtzeitig bereit.',
])('what stands in other words stays: %s', (text) => {
  expect(inActive(tokenise(text))).toBeNull();
});
