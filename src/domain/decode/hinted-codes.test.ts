import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const before =
  'Frau Kern besitzt gute Fachkenntnisse. Sie arbeitete sorgfältig. Ihre Auffassungsgabe war gut. Ihre Ergebnisse waren gut. ';
const rulesOf = (sentence: string): readonly string[] =>
  decode(
    baseLetter({
      performance: before + sentence,
      summary: 'Die Leistungen von Frau Kern haben unsere volle Zufriedenheit gefunden.',
      behavior: 'Ihr Verhalten gegenüber Vorgesetzten und Kollegen war einwandfrei.',
    }),
  ).findings.map(({ rule }) => rule);

test.each([
  ['Mit eigenen Ideen bereicherte sie das Angebot der Gruppe.', 'eigene-ideen'],
  ['Sie zeigte Engagement.', 'arbeitnehmerinteressen'],
  ['Sie sprang gern ein, wenn in anderen Objekten jemand fehlte.', 'delegieren'],
  ['Sie war immer mit Freude und Fleiß dabei und zeigte stets großes Interesse am Beruf.', 'eifer'],
  ['Sie war immer mit Freude bei der Arbeit.', 'eifer'],
  ['Auch persönlich schätzen wir Frau Kern sehr.', 'einfuehlungsvermoegen-belegschaft'],
  ['Sie war engagiert und vertrat auch Kolleginnen anderer Filialen.', 'arbeitnehmerinteressen'],
])('hears no code in „%s“', (sentence, code) => {
  expect(rulesOf(sentence)).not.toContain(code);
});

test.each([
  ['Ihre eigenen Ideen verteidigte sie hartnäckig.', 'eigene-ideen'],
  ['Engagiert vertrat sie die Interessen der Kolleginnen.', 'arbeitnehmerinteressen'],
])('hears the code in „%s“', (sentence, code) => {
  expect(rulesOf(sentence)).toContain(code);
});

test('what one sentence leaves out of leading the next may tell', () => {
  const half = 'Ihre Leute führte sie mit klaren Ansagen und einem offenen Ohr.';
  const rest =
    'Sie verteilte Verantwortung in angemessenem Umfang und kam mit ihrer Mannschaft stets zu guten Ergebnissen.';
  expect(rulesOf(half)).toContain('one-sided-leadership');
  expect(rulesOf(`${half} ${rest}`)).not.toContain('one-sided-leadership');
});
