import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter, type Told } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const rulesOf = (told: Told): string[] => decode(letter(told)).findings.map(({ rule }) => rule);

describe('two superiors by name, one of them for the whole time', () => {
  const gebhardt =
    'Die Leitung des Einkaufs liegt seit 2014 durchgehend bei Frau Dr. Susanne Gebhardt, der Herr Brandt unmittelbar unterstellt war.';
  it.each([
    [
      gebhardt,
      'Sein Vorgesetzter, Herr Ullmann, der den Einkauf die gesamte Zeit führte, schätzte ihn sehr.',
    ],
    [
      'Er war die ganze Zeit Frau Gebhardt unterstellt.',
      'Seine Vorgesetzte, Frau Lang, schätzte seinen Rat sehr.',
    ],
    [
      'Sein direkter Vorgesetzter war durchgehend Herr Karl Ullmann.',
      'Seine Chefin, Frau Lang, schätzte seinen Rat sehr.',
    ],
    [
      'Er berichtete während seiner gesamten Tätigkeit an Frau Gebhardt.',
      'Herr Ullmann, dem er unterstellt war, schätzte seinen Rat sehr.',
    ],
  ])('%s %s', (tasks, performance) => {
    expect(rulesOf({ tasks, performance })).toContain('other-superior');
  });
  it.each([
    [gebhardt, 'Seine Vorgesetzte, Frau Dr. Gebhardt, schätzte seinen Rat sehr.'],
    ['Er war zunächst Frau Gebhardt unterstellt.', 'Sein Vorgesetzter, Herr Ullmann, schätzte ihn sehr.'],
    ['Er war Frau Gebhardt unterstellt.', 'Sein Vorgesetzter, Herr Ullmann, schätzte seinen Rat sehr.'],
    [gebhardt, 'Herr Ullmann aus dem Vertrieb schätzte seinen Rat die ganze Zeit sehr.'],
    [gebhardt, 'Sein fachlicher Vorgesetzter, Herr Ullmann, schätzte seinen Rat stets sehr.'],
    [
      'Sein Projektleiter, Herr Lang, war die gesamte Zeit für ihn da.',
      'Sein Vorgesetzter, Herr Ullmann, schätzte seinen Rat stets sehr.',
    ],
    [gebhardt, 'Seit 2020 war Herr Ullmann sein Vorgesetzter und schätzte ihn sehr.'],
  ])('silent: %s %s', (tasks, performance) => {
    expect(rulesOf({ tasks, performance })).not.toContain('other-superior');
  });
});

describe('a superior who stays and goes', () => {
  it.each([
    [
      'Sein Vorgesetzter, Herr Direktor Alfons Reuschling, der ihn auch in Zukunft führen wird, schätzt seinen Rat sehr.',
      'Dieses Zeugnis stellen wir aus, weil Herr Reuschling zum Monatsende in den Ruhestand tritt.',
    ],
    [
      'Frau Lang bleibt seine Vorgesetzte und schätzt seinen Rat sehr.',
      'Das Zeugnis wird ausgestellt, da Frau Lang unser Unternehmen verlässt.',
    ],
    [
      'Frau Lang wird ihn auch künftig führen.',
      'Anlass ist das Ausscheiden seiner bisherigen Vorgesetzten, Frau Lang.',
    ],
  ])('%s %s', (performance, end) => {
    expect(rulesOf({ performance, end })).toContain('other-superior');
  });
  it.each([
    [
      'Sein Vorgesetzter, Herr Reuschling, schätzt seinen Rat sehr.',
      'Dieses Zeugnis stellen wir aus, weil Herr Reuschling zum Monatsende in den Ruhestand tritt.',
    ],
    [
      'Frau Lang wird ihn auch künftig führen.',
      'Anlass ist, dass Herr Reuschling zum Monatsende in den Ruhestand tritt.',
    ],
    [
      'Frau Lang bleibt seine Vorgesetzte und schätzt seinen Rat sehr.',
      'Frau Lang bedauert, dass Herr Brandt unser Unternehmen verlässt.',
    ],
  ])('silent: %s %s', (performance, end) => {
    expect(rulesOf({ performance, end })).not.toContain('other-superior');
  });
});

describe('a post held for the whole time', () => {
  it.each([
    'In seiner Stellung als Assistent der Geschäftsführung, die er über die gesamten acht Jahre innehatte, war er anerkannt.',
    'In seiner Funktion als Vertriebsleiter, die er während der ganzen Zeit ausübte, war er anerkannt.',
    'In seiner Position als Elektriker, die er durchgehend innehatte, war er anerkannt.',
  ])('%s', (performance) => {
    expect(rulesOf({ performance })).toContain('job-varies');
  });
  it.each([
    'In seiner Position als Einkäufer, die er über die gesamten acht Jahre innehatte, war er stets anerkannt.',
    'In seiner Position als Einkäufer der Zentrale, die er durchgehend innehatte, war er stets anerkannt.',
    'In seiner Funktion als Sicherheitsbeauftragter, die er über die gesamte Zeit innehatte, war er stets anerkannt.',
    'In seiner Rolle als Mentor, die er über die ganze Zeit innehatte, war er stets anerkannt.',
    'In seiner Position als Einkäufer für Glas, die er über die gesamten Jahre innehatte, war er stets anerkannt.',
    'Die gesamte Zeit über war er ein sehr verlässlicher Partner.',
    'Über die gesamten acht Jahre war er Ansprechpartner der Lieferanten.',
  ])('silent: %s', (performance) => {
    const tasks = 'Er bestellte auch Glas.';
    expect(rulesOf({ tasks, performance })).not.toContain('job-varies');
  });
});

describe('thanks in the name of another house', () => {
  const thanks = 'danken wir ihm für die stets sehr gute Zusammenarbeit und wünschen ihm alles Gute.';
  it.each([
    `Im Namen der Stadtverwaltung und des Gemeinderates ${thanks}`,
    `Im Namen der Kirchengemeinde ${thanks}`,
    `Im Namen unseres Vereins ${thanks}`,
    `Im Namen der Schulleitung und des Lehrerkollegiums ${thanks}`,
    'Wir danken ihm für seine stets sehr gute Mitarbeit im öffentlichen Dienst und wünschen ihm alles Gute und weiterhin viel Erfolg.',
  ])('%s', (close) => {
    // The firm makes lights for schools.
    const found = rulesOf({ close });
    expect(found.includes('other-employer')).toBe(!close.includes('Schul'));
  });
  it.each([
    `Im Namen der Geschäftsführung ${thanks}`,
    `Im Namen des gesamten Teams ${thanks}`,
    `Im Namen aller Kolleginnen und Kollegen ${thanks}`,
    `Für seine neue Aufgabe im öffentlichen Dienst wünschen wir ihm alles Gute und ${thanks}`,
  ])('silent: %s', (close) => {
    expect(rulesOf({ close })).not.toContain('other-employer');
  });
});
