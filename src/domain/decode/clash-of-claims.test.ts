import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

type Changes = Parameters<typeof baseLetter>[0];
type Type = NonNullable<Parameters<typeof baseLetter>[1]>['type'];
const found = (changes: Changes, type: Type = 'arbeitszeugnis'): string[] =>
  decode(baseLetter(changes, { type })).findings.map(({ rule }) => rule);

const thanks =
  ' Wir danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich und privat alles Gute.';
const since =
  'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. Juni 2018 bis zum 31. August 2023 als Buchhalterin';
const ofContract = (first: string, second: string): string[] =>
  found({
    introduction: `${since} in unserem Unternehmen tätig. ${first}`,
    tasks: `Frau Kern prüfte die Belege. ${second}`,
  });
const inFarewell = (sentence: string): string[] =>
  found({ closing: `Frau Kern verlässt uns auf eigenen Wunsch. ${sentence}${thanks}` });
const ofInterim = (closing: string): string[] => found({ closing }, 'zwischenzeugnis');
const ofTraining = (performance: string): string[] => found({ performance }, 'ausbildungszeugnis');

describe('the end of the employment', () => {
  test.each([
    [
      'told-both-ways',
      'Die Kündigung ging von Frau Kern aus. Nach unserer betriebsbedingten Kündigung bleibt nur der Dank.',
    ],
    [
      'told-both-ways',
      'Frau Kern wurde mit sofortiger Wirkung gekündigt. Wir würden jederzeit wieder mit ihr zusammenarbeiten.',
    ],
    [
      'told-both-ways',
      'Frau Kern scheidet aus. Wir hoffen, dass sie noch viele Jahre an unserer Schule unterrichtet.',
    ],
    ['cold-closing', 'Frau Kern verlässt uns auf eigenen Wunsch. Diesen Entschluss nehmen wir zur Kenntnis.'],
    ['cold-closing', 'Frau Kern verlässt uns auf eigenen Wunsch. Eine Neubesetzung ist nicht erforderlich.'],
  ])('%s: %s', (rule, closing) => {
    expect(found({ closing: closing + thanks })).toContain(rule);
  });

  test.each([
    'Frau Kern hat zum 31. August 2023 gekündigt. Wir würden sie jederzeit wieder einstellen.',
    'Frau Kern scheidet aus, um in den Ruhestand zu gehen. Wir trennen uns in bestem gegenseitigen Einvernehmen.',
    'Frau Kern verlässt uns. Wir hoffen, dass sie noch viele Jahre Freude an ihrem Beruf hat.',
    'Frau Kern verlässt uns auf eigenen Wunsch. Ihre Kündigung haben wir mit Bedauern zur Kenntnis genommen.',
  ])('silent: %s', (closing) => {
    const rules = found({ closing: closing + thanks });
    for (const rule of ['told-both-ways', 'cold-closing']) expect(rules).not.toContain(rule);
  });

  test('notices that somebody gave to others are work', () => {
    const tasks = 'Frau Kern führte die Buchhaltung und setzte eine fristlose Kündigung rechtssicher um.';
    const closing =
      'Frau Kern verlässt uns auf eigenen Wunsch. Wir würden sie jederzeit wieder einstellen.' + thanks;
    expect(found({ tasks, closing })).not.toContain('told-both-ways');
  });
});

describe('the contract', () => {
  test.each([
    [
      'Ihre wöchentliche Arbeitszeit betrug während der gesamten Dauer 39 Stunden.',
      'Mit ihren 25 Stunden in der Woche deckte sie die Vormittage ab.',
    ],
    ['Sie war in Vollzeit angestellt.', 'An ihren zwei Arbeitstagen pro Woche erledigte sie alles.'],
    ['Auf eine Probezeit wurde verzichtet.', 'Während der Probezeit lernte sie die Abläufe kennen.'],
    [
      'Die Probezeit haben wir vorzeitig beendet.',
      'Wegen der Einarbeitung verlängerten wir ihre Probezeit um drei Monate.',
    ],
  ])('%s / %s', (first, second) => {
    const told = ofContract(first, second);
    expect(told.some((rule) => rule === 'two-contracts' || rule === 'told-both-ways')).toBe(true);
  });
  test.each([
    ['Sie war in Teilzeit angestellt.', 'Sie vertrat die Kollegin, die in Vollzeit am Empfang arbeitete.'],
    ['Sie war in Vollzeit angestellt.', 'Sie rechnete die Minijobs der Filialen ab.'],
    ['Sie war unbefristet angestellt.', 'Sie verwaltete die befristeten Mietverträge.'],
    ['Auf eine Probezeit wurde verzichtet.', 'Sie begleitete neue Kolleginnen während der Probezeit.'],
  ])('silent: %s / %s', (first, second) => {
    const told = ofContract(first, second);
    expect(told).not.toContain('two-contracts');
    expect(told).not.toContain('told-both-ways');
  });
});

describe('dates and length', () => {
  test.each([
    'Für die zwölf gemeinsamen Jahre danken wir.',
    'Dass sie nach so kurzer Zeit wieder geht, bedauern wir.',
  ])('other-duration: %s', (sentence) => {
    expect(inFarewell(sentence)).toContain('other-duration');
  });
  test('the right number of years is none', () => {
    expect(inFarewell('Für die fünf gemeinsamen Jahre danken wir.')).not.toContain('other-duration');
  });
  test.each([
    ['date-outside', 'Bereits 2012 richtete sie die Ablage ein.'],
    ['two-begins', 'Als sie im Januar 2021 zu uns stieß, übernahm sie die Kasse.'],
    ['two-begins', 'Schon in ihrem ersten Jahr bei uns, 2021, führte sie die Kasse.'],
  ])('%s: %s', (rule, sentence) => {
    expect(found({ tasks: `Frau Kern prüfte die Belege. ${sentence}` })).toContain(rule);
  });
  test.each([
    ['date-outside', 'Bereits 2012 hatte sie uns als freie Beraterin unterstützt.'],
    ['two-begins', 'Schon in ihrem ersten Jahr bei uns, 2019, führte sie die Kasse.'],
  ])('not %s: %s', (rule, sentence) => {
    expect(found({ tasks: `Frau Kern prüfte die Belege. ${sentence}` })).not.toContain(rule);
  });
});

describe('an interim reference', () => {
  test.each([
    'Das Arbeitsverhältnis fand mit dem gestrigen Tag sein Ende. Wir danken ihr für die stets sehr gute Arbeit.',
    'Mit Frau Kern geht uns eine hervorragende Buchhalterin verloren. Wir danken ihr für die stets sehr gute Arbeit.',
  ])('that tells of an end: %s', (closing) => {
    expect(ofInterim(closing)).toContain('interim-ended');
  });
  test('a project may end', () => {
    expect(
      ofInterim(
        'Ihr Projekt fand im Mai seinen Abschluss. Wir danken ihr und freuen uns auf die weitere Zusammenarbeit.',
      ),
    ).not.toContain('interim-ended');
  });
});

describe('a training', () => {
  test('a course broken off and finished', () => {
    expect(
      ofTraining(
        'Die Weiterbildung zur Bilanzbuchhalterin schloss sie mit Erfolg ab. Den Lehrgang zur Bilanzbuchhalterin musste sie abbrechen.',
      ),
    ).toContain('exam-passed-or-not');
  });
  test('a course of study broken off before', () => {
    expect(
      ofTraining(
        'Nach ihrem abgebrochenen Studium begann sie die Ausbildung. Die Abschlussprüfung bestand sie mit „gut“.',
      ),
    ).not.toContain('exam-passed-or-not');
  });
  test('an internship in another house is part of it', () => {
    expect(
      ofTraining('Während der Ausbildung absolvierte sie ein Praktikum in unserem Partnerhotel.'),
    ).not.toContain('told-both-ways');
  });
});
