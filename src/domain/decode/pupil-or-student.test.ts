import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (introduced: string, told: string): boolean =>
  decode(
    baseLetter({
      heading: 'Praktikumszeugnis',
      introduction: `Emil Kern, geboren am 27. Mai 2006, hat vom 8. bis zum 26. Januar 2024 in unserem Büro ein dreiwöchiges Praktikum abgeleistet. ${introduced}`,
      tasks: 'Emil nahm Maße auf, zeichnete Grundrisse und half beim Falten der Pläne.',
      performance: `Emil war stets sehr interessiert und arbeitete stets sorgfältig. ${told}`,
      summary: 'Alle ihm übertragenen Aufgaben hat er stets zu unserer vollen Zufriedenheit erledigt.',
      behavior: 'Sein Verhalten gegenüber Vorgesetzten und Kollegen war stets einwandfrei.',
      closing:
        'Das Praktikum endete wie vorgesehen. Wir danken Emil für seine stets gute Mitarbeit und wünschen ihm für die Zukunft alles Gute und weiterhin viel Erfolg.',
      signature: 'Neuenstadt, den 26. Januar 2024\n\nUlrike Damm\nArchitektin',
    }),
  ).findings.some(({ rule, kind }) => kind === 'contradiction' && rule === 'pupil-or-student');

const pupil = 'Er besucht die neunte Klasse der Realschule am Wurmtal.';
const student = 'Er studiert Architektur an der Technischen Hochschule.';

describe('a pupil who is a student', () => {
  test.each([
    [
      pupil,
      'Gern haben wir gesehen, wie er die Kenntnisse aus sechs Semestern seines Architekturstudiums an der Technischen Hochschule in die Praxis umsetzte.',
    ],
    [pupil, 'Das in seinem Studium Gelernte wandte er stets sicher an.'],
    [pupil, 'Als Student im fünften Semester brachte er sehr gute Kenntnisse mit.'],
    [pupil, 'Sein Studium der Architektur merkte man ihm stets an.'],
    [pupil, 'Für seine Bachelorarbeit sammelte er bei uns stets sorgfältig Daten.'],
    [pupil, 'Man merkte ihm an, dass er bereits im dritten Semester studiert.'],
    [pupil, 'Seine an der Universität erworbenen Kenntnisse setzte er stets sicher um.'],
    ['Er ist Schüler des Goethe-Gymnasiums.', 'Das in seinem Studium Gelernte wandte er stets sicher an.'],
    [
      'Es handelte sich um das Schülerbetriebspraktikum der Klasse 9b.',
      'Als Student der Architektur brachte er sehr gute Kenntnisse mit.',
    ],
    [
      'Zurzeit geht er in die 10. Klasse der Gesamtschule.',
      'Als angehender Architekt im vierten Semester lernte er stets schnell.',
    ],
    ['Er ist Gymnasiast.', 'Der Student verband stets sehr gut Theorie und Praxis.'],
    [student, 'Für einen Schüler der neunten Klasse war er stets sehr selbständig.'],
    [student, 'Für einen Neuntklässler war er stets sehr selbständig.'],
    [student, 'Als Schüler der Realschule zeigte er stets großes Interesse.'],
    [student, 'Sein Klassenlehrer besuchte ihn und war stets sehr zufrieden.'],
    ['Er ist Student im dritten Semester.', 'Das in der neunten Klasse Gelernte wandte er stets sicher an.'],
  ])('%s %s', (introduced, told) => {
    expect(found(introduced, told)).toBe(true);
  });

  test.each([
    [pupil, 'Er möchte später Architektur studieren und stellte stets kluge Fragen.'],
    [pupil, 'Für sein späteres Studium wünschen wir ihm alles Gute.'],
    [pupil, 'Mit unseren Studenten verstand er sich stets sehr gut.'],
    [pupil, 'Er half einer Studentin stets sehr gern beim Modellbau.'],
    [pupil, 'Ein Studium der Architektur können wir ihm sehr empfehlen.'],
    [pupil, 'Er arbeitete stets so sorgfältig wie ein Student im sechsten Semester.'],
    [pupil, 'Er durfte die Hochschule besuchen und war stets sehr interessiert.'],
    [student, 'Mit einem Schülerpraktikanten der neunten Klasse verstand er sich stets sehr gut.'],
    [student, 'Die Schule planten wir für 300 Schüler, und er war stets sehr sorgfältig.'],
    [student, 'Er entwarf stets sehr gute Klassenzimmer für die Realschule.'],
    [student, 'Schon als Schüler hatte er bei uns ein Praktikum gemacht und war stets sehr motiviert.'],
    [
      'Er hat im Sommer das Gymnasium abgeschlossen.',
      'Das in seinem Studium Gelernte wandte er stets sicher an.',
    ],
  ])('silent: %s %s', (introduced, told) => {
    expect(found(introduced, told)).toBe(false);
  });
});

const wished = (introduced: string, wish: string): boolean =>
  decode(
    baseLetter({
      heading: 'Praktikumszeugnis',
      introduction: `Frau Klara Kern, geboren am 16. Dezember 1999, absolvierte vom 1. April bis zum 30. September 2024 in unserem Büro ein Praktikum. ${introduced}`,
      tasks: 'Sie nahm Maße auf, zeichnete Grundrisse und baute Modelle.',
      performance: 'Sie war stets sehr interessiert und arbeitete stets sorgfältig.',
      summary: 'Alle ihr übertragenen Aufgaben hat sie stets zu unserer vollen Zufriedenheit erledigt.',
      behavior: 'Ihr Verhalten gegenüber Vorgesetzten und Kollegen war stets einwandfrei.',
      closing: `Das Praktikum endete wie vorgesehen. Wir danken Frau Kern für ihre stets gute Mitarbeit. ${wish}`,
      signature: 'Neuenstadt, den 30. September 2024\n\nUlrike Damm\nArchitektin',
    }),
  ).findings.some(({ rule }) => rule === 'pupil-or-student');

describe('a student who is wished well for school', () => {
  const master = 'Es war Teil ihres Masterstudiums der Landschaftsarchitektur.';
  const semester = 'Sie studiert im fünften Semester Architektur.';
  test.each([
    [master, 'Für das bevorstehende Abitur und die Wahl eines Studienfachs wünschen wir ihr alles Gute.'],
    [semester, 'Für ihre weitere Schulzeit wünschen wir ihr alles Gute und viel Erfolg.'],
    [master, 'Für die anstehende Abiturprüfung wünschen wir ihr alles Gute.'],
    [semester, 'Wir wünschen ihr für das kommende Schuljahr alles Gute.'],
    [semester, 'Für ihren Schulabschluss wünschen wir ihr viel Erfolg.'],
  ])('%s %s', (introduced, wish) => {
    expect(wished(introduced, wish)).toBe(true);
  });
  test.each([
    [master, 'Für das weitere Studium wünschen wir ihr alles Gute.'],
    [pupil, 'Für das bevorstehende Abitur wünschen wir ihr alles Gute.'],
    ['Sie möchte ein Masterstudium beginnen.', 'Für das bevorstehende Abitur wünschen wir ihr alles Gute.'],
    [
      'Sie studiert im fünften Semester Lehramt.',
      'Für ihre Schüler im bevorstehenden Schuljahr wird sie ein Gewinn sein.',
    ],
  ])('silent: %s %s', (introduced, wish) => {
    expect(wished(introduced, wish)).toBe(false);
  });
});
