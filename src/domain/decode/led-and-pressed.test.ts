import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const rulesOf = (...letter: Parameters<typeof baseLetter>): readonly string[] =>
  decode(baseLetter(...letter)).findings.map(({ rule }) => rule);

describe('whoever is led by her, in whatever words', () => {
  test.each([
    'Als Gruppenleiterin hatte Frau Kern sechs Einkäuferinnen und Einkäufer unter sich.',
    'Ihr waren sechs Einkäufer zugeordnet, deren Einsatz sie plante.',
    'Sie stand einer Gruppe von sechs Einkäuferinnen vor.',
    'Unter ihr arbeiteten acht Sachbearbeiterinnen.',
    'Zu ihrer Gruppe gehörten sechs Einkäufer, deren Vorgesetzte sie war.',
  ])('%s', (tasks) => {
    expect(rulesOf({ tasks }, { job: 'Gruppenleiterin Einkauf' })).toContain('missing-leadership');
  });

  test.each([
    'Sie hatte sechs Warengruppen unter sich.',
    'Sie hatte zwei Assistentinnen unter sich.',
    'Sie stand einer Gruppe von Herstellern vor.',
  ])('but: %s', (tasks) => {
    expect(rulesOf({ tasks }, { job: 'Einkäuferin' })).not.toContain('missing-leadership');
  });
});

/** A middling letter of a nurse in an emergency ward. */
const nurse = (sentence: string): readonly string[] =>
  rulesOf(
    {
      company:
        'Die Muster Papierwerke GmbH betreibt ein Krankenhaus. Die Notaufnahme behandelt jährlich 24.000 Patienten.',
      tasks:
        'Frau Kern versorgte Patientinnen und Patienten, assistierte bei Eingriffen und dokumentierte die Behandlung.',
      performance: `Frau Kern bringt gute ${sentence} mit, die sie sicher nutzte. An Schulungen nahm sie mit Erfolg teil. Sie war engagiert und übernahm bereitwillig zusätzliche Dienste. Bei der Pflege ging sie umsichtig vor. Ihre Zuverlässigkeit war gut. Die Qualität ihrer Arbeit entsprach voll unseren Ansprüchen.`,
      summary: 'Frau Kern erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.',
      behavior:
        'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war einwandfrei. Patienten begegnete sie zugewandt.',
      closing:
        'Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern dies, danken ihr für ihre Arbeit und wünschen ihr beruflich und privat alles Gute.',
    },
    { job: 'Krankenpflegerin' },
  );

test('what she knows of emergencies tells nothing of how she bore them', () => {
  expect(nurse('notfallpflegerische Kenntnisse')).toContain('missing-strain');
  expect(nurse('Nerven im Notfall und Kenntnisse')).not.toContain('missing-strain');
});

const begun = (first: string): string =>
  `${first} Fachlich war sie den Anforderungen gewachsen. Sie zeigte Einsatz. Ihre Analysen führte sie sorgfältig durch. Ihre Ergebnisse waren brauchbar.`;

test('a tidy table is no praise to begin with', () => {
  expect(
    rulesOf({ performance: begun('Ihren Arbeitstisch verließ Frau Kern am Abend aufgeräumt.') }),
  ).toContain('order-traits');
});

/** In a middling letter of plain words. */
const plainly = (sentence: string): readonly string[] =>
  rulesOf({
    performance: `Frau Kern verfügt über gute Fachkenntnisse. Sie zeigte Einsatzbereitschaft. ${sentence} Ihre Ergebnisse waren gut.`,
    summary: 'Frau Kern erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.',
    behavior: 'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war einwandfrei.',
    closing:
      'Frau Kern verlässt uns auf eigenen Wunsch. Wir bedauern dies, danken ihr für ihre Arbeit und wünschen ihr beruflich und privat alles Gute.',
  });

describe('plain words of a middling letter hide no code', () => {
  test.each([
    'Ihre Akten führte sie ordentlich und mit Sorgfalt.',
    'Sie arbeitete mit Sorgfalt und hielt ihren Platz sauber.',
    'Ihre Vorgänge bearbeitete sie genau und der Reihe nach.',
  ])('%s', (sentence) => {
    expect(plainly(sentence)).not.toContain('eigene-sorgfalt');
    expect(plainly(sentence)).not.toContain('ordnungsgemaess');
  });

  test('but those in words of a code do', () => {
    expect(plainly('Ihre Vorgänge bearbeitete sie ordnungsgemäß.')).toContain('ordnungsgemaess');
  });
});

describe('advice to everybody', () => {
  const advice = 'Zu allen Abläufen wusste sie stets Ratschläge beizutragen.';
  test('is a code where little is praised', () => {
    const weak = {
      performance: `Frau Kern war den Anforderungen gewachsen. Sie zeigte Arbeitsbereitschaft. ${advice} Ihre Ergebnisse waren brauchbar.`,
      summary: 'Frau Kern erledigte ihre Aufgaben zu unserer Zufriedenheit.',
      behavior: 'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war angemessen.',
      closing: 'Frau Kern verlässt uns auf eigenen Wunsch. Wir danken ihr und wünschen ihr alles Gute.',
    };
    expect(rulesOf(weak)).toContain('besserwisser');
  });
  test('and praise in a letter that praises', () => {
    const performance = `Frau Kern zeigte stets sehr hohe Einsatzbereitschaft. ${advice} Ihre Arbeitsergebnisse waren immer von sehr guter Qualität.`;
    expect(rulesOf({ performance })).not.toContain('besserwisser');
  });
});
