import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';
import { gradeSentence } from './grade-sentence.ts';
import { refineSentence } from './refine-sentence.ts';
import { readUnits } from './units.ts';

/** The grade of a sentence with the letter's way of reading it; null where it rates nobody. */
const gradeOf = (sentence: string): number | null => {
  const [unit] = readUnits(sentence).units;
  if (unit === undefined) throw new Error('no sentence');
  return refineSentence(unit, gradeSentence(sentence)).grade ?? null;
};
const praised = 'Frau Kern verfügt über hervorragende Fachkenntnisse und arbeitete stets sehr sorgfältig.';
const rulesOf = (sentence: string): readonly string[] =>
  decode(
    baseLetter({ performance: `${praised} ${sentence} Ihre Ergebnisse waren immer sehr gut.` }),
  ).findings.map(({ rule }) => rule);

describe('blame by its words and praise by its grammar is no failing', () => {
  it.each([
    'Herr Kern ist der Mann, den wir schicken, wenn andere nicht mehr weiterwissen.',
    'Frau Kern sieht, was andere übersehen.',
    'Aggressives Verhalten entschärft er mit Worten.',
    'Kleinere Schäden meldet er sofort.',
    'Versuchte Griffe nach den Exponaten verhindert sie freundlich, aber bestimmt.',
    'Beschimpfungen am Telefon begegnete sie mit unerschütterlicher Freundlichkeit.',
    'Mehrere Reklamationen wegen der ausgefallenen Sauna löste sie so charmant, dass dieselben Gäste wieder gebucht haben.',
    'Ihre Ehrlichkeit steht außer jedem Zweifel.',
    'Nachts am Bahnhof ist die Stimmung bisweilen gereizt.',
    'In unruhigen Gruppen genügte meist ihr Blick.',
    'Sie redete niemandem etwas ein.',
    'Sie verlor auch bei 40 Grad in der Backstube nicht die Übersicht.',
    'Reklamationen zu seiner Arbeit kennen wir nicht.',
  ])('%s', (sentence) => {
    expect(gradeOf(sentence) ?? 1).toBeLessThan(3.5);
  });

  it.each([
    'Reklamationen bearbeitete sie oft erst nach Wochen.',
    'Fehler korrigierte er nur nach Aufforderung.',
    'Konflikte löste er selten zur Zufriedenheit der Beteiligten.',
    'Sie verlor in hektischen Zeiten den Überblick.',
    'Sie verlor den Überblick nicht gänzlich.',
  ])('still a failing: %s', (sentence) => {
    expect(gradeOf(sentence) ?? 1).toBeGreaterThanOrEqual(3.5);
  });
});

/** For each rule what is sound, and what it still tells. */
const cases: readonly (readonly [rule: string, silent: readonly string[], told: readonly string[]])[] = [
  [
    'scare-quotes',
    [
      'Die Restauratorin des Landesamtes nannte ihre Arbeit im Protokoll „mustergültig“.',
      'Die Lebensmittelkontrolle schrieb jedes Mal „keine mängel gefunden“.',
      'Sie sagte fast nie „geht nicht“, sondern „geht so“.',
      'Für die Kinder ist sie schlicht „die gute Fee“.',
    ],
    [
      'Bei Ausfällen war sie unsere „Datenfeuerwehr“.',
      'Wir nannten sie gern „die fleißige biene“.',
      'Ihre Arbeit war durchweg „sorgfältig“.',
    ],
  ],
  [
    'same-subject',
    [
      'Mit Färbungen begeisterte sie stets alle Kundinnen. Missglückte Färbungen aus anderer Hand bekam meist sie.',
      'Der Ausschuss sank stets weiter. Der Ausschuss dieser Serie ging in ihrer Zeit von neun auf drei Prozent zurück.',
    ],
    [],
  ],
  [
    'failure-told',
    [
      'Im Sozialamt erstellte sie eine Übersicht häufiger Fehler in Wohngeldanträgen.',
      'Von ihren Ratenplänen scheiterten nur wenige.',
      'Im Dürresommer, als andere aufgaben und scheiterten, hielt sie jede Zusage.',
    ],
    ['Ihr Projekt zur Umstellung der Ablage scheiterte.'],
  ],
  [
    'needs-help',
    ['Unsere Kunden brauchten keinen Euro Hilfe der Eigentümer.'],
    ['In der Abrechnung benötigte sie bis zuletzt etwas Unterstützung.'],
  ],
  [
    'warning-letter',
    ['Verwirrte oder alkoholisierte Menschen behandelte sie mit derselben Achtung wie alle anderen.'],
    ['Sie erschien einmal alkoholisiert zum Dienst.'],
  ],
  [
    'bemueht',
    ['Mit dem Geld der Gäste ging sie absolut redlich um.'],
    ['Sie mühte sich redlich um die Ablage.'],
  ],
  [
    'ziele-verfolgt',
    ['Sie verfolgt ihre Ziele mit Nachdruck und Umsicht.'],
    ['Sie verfolgte ihre Ziele nachhaltig.'],
  ],
  [
    'ordnungsgemaess',
    ['Am Ofen arbeitete sie jederzeit konzentriert, besonnen und vorschriftsmäßig.'],
    ['Alle Aufgaben erledigte sie ordnungsgemäß.'],
  ],
  [
    'gesundes-selbstvertrauen',
    ['Frauen, die voller Angst zu uns kamen, gab sie das Zutrauen in die eigene Kraft zurück.'],
    ['Ihr Vertrauen in die eigenen Fähigkeiten war groß.'],
  ],
  [
    'lob-zurueckgenommen',
    [
      'Sie arbeitete äußerst genau und tat nie nur, was verlangt war, sondern sah von selbst, was noch fehlte.',
    ],
    ['Sie arbeitete äußerst zügig, sofern keine Eile geboten war.'],
  ],
  [
    'general-restriction',
    ['Selbstkritische, mitunter verzweifelte Autoren führt sie mit Geduld ans Ziel.'],
    ['Sie erreichte meist gute Ergebnisse.'],
  ],
  [
    'fact-against-praise',
    [
      'Sie arbeitete stets äußerst selbständig. Frau Kern führte die Geschäfte nach Weisung des ehrenamtlichen Vorstands.',
    ],
    ['Sie arbeitete stets äußerst selbständig. Frau Kern führte die Kasse nach Weisung der Kollegin.'],
  ],
  ['nach-kraeften', [], ['Sie setzte sich nach Kräften ein.']],
];

describe('a rule that misunderstood whom or what a sentence tells of', () => {
  it.each(cases.flatMap(([rule, silent]) => silent.map((sentence) => [rule, sentence] as const)))(
    '%s is silent: %s',
    (rule, sentence) => {
      expect(rulesOf(sentence)).not.toContain(rule);
    },
  );
  it.each(cases.flatMap(([rule, , told]) => told.map((sentence) => [rule, sentence] as const)))(
    '%s is told: %s',
    (rule, sentence) => {
      expect(rulesOf(sentence)).toContain(rule);
    },
  );
});

it('what the employer does with all might is no code', () => {
  const closing =
    'Frau Kern verlässt uns auf eigenen Wunsch. Ich bedauere das sehr, danke ihr für die ausgezeichnete Arbeit, unterstütze ihr Vorhaben nach Kräften und wünsche ihr weiterhin viel Erfolg und persönlich alles Gute.';
  expect(decode(baseLetter({ closing })).findings.map(({ rule }) => rule)).not.toContain('nach-kraeften');
});
