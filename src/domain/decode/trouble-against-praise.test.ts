import { describe, expect, it } from 'vitest';
import { letterOfBuyer as letter } from '../../../tests/helpers/letter-of-buyer.ts';
import { decode } from './decode.ts';

const contradictions = (claim: string, story: string): string[] =>
  decode(letter({ performance: `${claim} ${story}` })).findings.flatMap(({ rule }) =>
    rule === 'fact-against-praise' ? [rule] : [],
  );

/** Each praise, and events that take it back in words of nobody's list. */
const told: readonly (readonly [praise: string, ...events: string[]])[] = [
  [
    'Er verfügt über verhandlungssichere Englischkenntnisse.',
    'Für den englischsprachigen Schriftverkehr griff er auf die Hilfe einer Kollegin zurück.',
    'Englische Briefe übersetzte ihm die Assistentin.',
    'Mit fremdsprachigen Anfragen konnte er nicht umgehen.',
    'Bei Telefonaten in englischer Sprache sprang regelmäßig ein Kollege ein.',
  ],
  [
    'Seine EDV-Kenntnisse waren stets sehr gut.',
    'Für Auswertungen in Excel bat er regelmäßig Kollegen um Hilfe.',
    'Tabellen erstellte für ihn meist eine Kollegin.',
    'Bei der Bedienung des Computers benötigte er Unterstützung.',
  ],
  [
    'Sein schriftlicher Ausdruck war stets sehr sicher.',
    'Die Korrespondenz musste vor dem Versand gegengelesen werden.',
    'Briefe legte er zur Korrektur der Rechtschreibung vor.',
  ],
  [
    'Er verfügte über eine sehr schnelle Auffassungsgabe.',
    'Nach einer Einarbeitung von über einem Jahr konnte er ohne Hilfe eingesetzt werden.',
    'Die Einarbeitung nahm 14 Monate in Anspruch.',
    'Im zweiten Jahr war die Einarbeitung abgeschlossen.',
  ],
  [
    'Er war auch unter hoher Belastung stets sehr belastbar.',
    'Bei hohem Arbeitsanfall wurden ihm Aufgaben abgenommen.',
    'In der Saison wurde er durch eine zweite Kraft entlastet.',
    'Für Arbeiten unter Termindruck setzten wir ihn nicht ein.',
  ],
  [
    'Er war stets sehr teamfähig und kollegial.',
    'Er zog es vor, Aufgaben allein zu erledigen.',
    'Absprachen im Team mussten mit ihm des Öfteren nachgeholt werden, was zu Spannungen führte.',
    'Abstimmungen mit Kollegen hielt er für entbehrlich.',
  ],
  [
    'Er arbeitete stets völlig selbständig.',
    'Nach jedem Teilschritt war das Ergebnis der Vorgesetzten zu zeigen.',
    'Er wurde bei der Arbeit eng begleitet.',
    'Sobald etwas vom üblichen Ablauf abwich, musste ein Kollege helfen.',
  ],
  [
    'Sein Fachwissen war stets hervorragend.',
    'Zu fachlichen Fragen verwies er an Kollegen.',
    'Die neue Rechtslage war ihm bis zuletzt nicht geläufig.',
  ],
  [
    'Seine Mitarbeiter schätzten seinen Führungsstil sehr.',
    'Zwischen ihm und seinen Mitarbeitern musste vermittelt werden.',
    'Die Krankenquote seines Teams lag über der des Hauses.',
    'Versetzungsgesuche aus seinem Bereich häuften sich.',
  ],
];

describe('an event against a praise', () => {
  it.each(told.flatMap(([praise, ...events]) => events.map((event) => [praise, event] as const)))(
    '%s %s',
    (praise, event) => {
      expect(contradictions(praise, event)).toContain('fact-against-praise');
    },
  );

  it.each([
    // Told of others, of another tongue, of the beginning
    [
      'Er verfügt über verhandlungssichere Englischkenntnisse.',
      'Französische Briefe übersetzte eine Kollegin.',
    ],
    [
      'Er verfügt über verhandlungssichere Englischkenntnisse.',
      'Kollegen half er gern bei englischen Texten.',
    ],
    [
      'Er arbeitete stets völlig selbständig.',
      'In der Einarbeitungszeit wurde er von einer Kollegin begleitet.',
    ],
    ['Er arbeitete stets völlig selbständig.', 'Mit den Kollegen stimmte er sich regelmäßig ab.'],
    [
      'Er war auch unter hoher Belastung stets sehr belastbar.',
      'In Spitzenzeiten entlastete er die Kollegen.',
    ],
    ['Er war stets sehr pünktlich.', 'Er führte Gespräche mit Mitarbeitern, die häufig zu spät kamen.'],
    // Set right, and not there
    ['Seine Ergebnisse waren stets fehlerfrei.', 'Den Ausschuss senkte er um 40 Prozent, der Absatz stieg.'],
    ['Seine Ergebnisse waren stets fehlerfrei.', 'Nacharbeiten waren bei ihm nicht nötig.'],
    [
      'Seine Ergebnisse waren stets fehlerfrei.',
      'Er entdeckte wiederholt Fehler in den Rechnungen der Lieferanten.',
    ],
    [
      'Er verfügte über eine sehr schnelle Auffassungsgabe.',
      'Die übliche Einarbeitung von einem Jahr verkürzte er auf drei Monate.',
    ],
    [
      'Seine Mitarbeiter schätzten seinen Führungsstil sehr.',
      'In elf Jahren kündigten nur zwei Mitarbeiter.',
    ],
    // Another matter
    ['Er war stets sehr pünktlich.', 'Englische Briefe übersetzte ihm die Assistentin.'],
  ])('is none: %s %s', (praise, event) => {
    expect(contradictions(praise, event)).toEqual([]);
  });
});
