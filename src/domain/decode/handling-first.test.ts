import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const found = (job: string, tasks: string): boolean =>
  decode(baseLetter({ tasks }, { job })).findings.some(({ rule }) => rule === 'order-tasks');

const list = (...items: string[]): string =>
  `Ihre Aufgaben waren:\n${items.map((item) => `- ${item}`).join('\n')}`;

describe('handling of everyday things stands before what the job is about', () => {
  test.each([
    [
      'Hausmeisterin',
      list(
        'Aushängen der Hausordnung',
        'Auswechseln von Glühbirnen',
        'Herausstellen der Mülltonnen',
        'Überwachung der Heizungsanlagen',
        'Durchführung kleinerer Reparaturen',
        'Wohnungsabnahmen',
      ),
    ],
    [
      'Kreditsachbearbeiterin',
      list(
        'Abheften der Unterlagen',
        'Nachfüllen der Formulare',
        'Prüfung von Kreditanträgen',
        'Ausfertigung von Darlehensverträgen',
        'Freigabe von Grundschulden',
      ),
    ],
    [
      'Sachbearbeiterin Schadenregulierung',
      list(
        'Sortieren und Verteilen der Eingangspost',
        'Weitergabe von Telefonaten',
        'Prüfung der Deckung',
        'Regulierung von Sachschäden',
        'Beauftragung von Gutachtern',
        'Abwicklung von Regressen',
      ),
    ],
    [
      'Bauzeichnerin',
      list(
        'Falten und Lochen von Unterlagen',
        'Auffüllen des Kopierers',
        'Anfertigung von Ausführungsplänen',
        'Erstellung von Bewehrungsplänen',
        'Ausarbeitung von Details',
      ),
    ],
    [
      'Personalsachbearbeiterin',
      list(
        'Beschriften und Einsortieren der Akten',
        'Erstellung von Arbeitsverträgen',
        'Vorbereitung der Entgeltabrechnung',
        'Bearbeitung von Anträgen auf Elternzeit',
      ),
    ],
    [
      'Chemielaborantin',
      list(
        'Spülen der Glasgeräte',
        'Beschriften der Schränke',
        'Durchführung von Analysen',
        'Auswertung der Messreihen',
        'Kalibrierung und Prüfung der Geräte',
      ),
    ],
    [
      'Schulsekretärin',
      'Ihre Aufgaben waren:\n1. Gießen der Zimmerpflanzen\n2. Aufbewahrung von Fundstücken\n3. Führung der Klassenlisten\n4. Bearbeitung der Anmeldungen\n5. Erstellung der Statistik',
    ],
    [
      'Netzwerkadministratorin',
      'Ihre Aufgaben waren:\n• Austausch von Tonern\n• Ausgabe von Tastaturen\n• Aufräumen des Lagerraums\n• Betrieb der Server\n• Verwaltung der Zugriffsrechte\n• Überwachung der Sicherungen',
    ],
    [
      'Bauingenieurin',
      'Ihre Aufgaben waren:\na) Kehren der Prüfhalle\nb) Entsorgung von Kartons\nc) Berechnung der Tragwerke\nd) Prüfung der Statik\ne) Erstellung von Gutachten',
    ],
    [
      'Rechtsanwaltsfachangestellte',
      'Frau Kern heftete die Unterlagen ab, leerte die Postfächer, erstellte Kostenrechnungen, überwachte die Fristen und bearbeitete die Zwangsvollstreckung.',
    ],
    [
      'Einkaufssachbearbeiterin',
      'Frau Kern sortierte die Lieferscheine und füllte die Vordrucke nach. Sie verhandelte mit Lieferanten, prüfte Angebote und überwachte die Liefertermine.',
    ],
  ])('%s', (job, tasks) => {
    expect(found(job, tasks)).toBe(true);
  });
});

describe('nothing is told', () => {
  test.each([
    [
      'Hausmeisterin',
      list(
        'Überwachung der Heizungsanlagen',
        'Durchführung kleinerer Reparaturen',
        'Wohnungsabnahmen',
        'Aushängen der Hausordnung',
        'Bereitstellen der Abfallbehälter',
      ),
    ],
    [
      'Hausmeisterin',
      list(
        'Reinigung der Gehwege',
        'Durchführung kleinerer Reparaturen',
        'Überwachung der Heizungsanlagen',
        'Wechseln von Leuchtmitteln',
      ),
    ],
    [
      'Reinigungskraft',
      list(
        'Reinigen der Flure',
        'Leeren der Papierkörbe',
        'Kontrolle der Verbrauchsmittel',
        'Bearbeitung von Reklamationen',
      ),
    ],
    [
      'Verwaltungsfachangestellte',
      list(
        'Bearbeitung von Anträgen auf Wohngeld',
        'Prüfung der Unterlagen',
        'Erteilung von Bescheiden',
        'Ablage der Akten',
      ),
    ],
    [
      'Hotelfachfrau',
      list(
        'Herrichten der Gästezimmer',
        'Eindecken der Tische',
        'Beratung der Gäste',
        'Abrechnung mit Reiseveranstaltern',
        'Planung von Feiern',
      ),
    ],
    [
      'Schulsekretärin',
      'Ihre Aufgaben waren:\n1. Führung der Klassenlisten\n2. Bearbeitung der Anmeldungen\n3. Erstellung der Statistik\n4. Gießen der Zimmerpflanzen',
    ],
    [
      'Hausmeisterin',
      list(
        'Wartung der Heizung',
        'Aufräumen der Lagerräume',
        'Überwachung der Brandmelder',
        'Durchführung kleinerer Reparaturen',
      ),
    ],
    [
      'Netzwerkadministratorin',
      list(
        'Verwaltung der Serverräume',
        'Betrieb der Server',
        'Austausch von Festplatten',
        'Überwachung der Sicherungen',
      ),
    ],
    [
      'Lageristin',
      list(
        'Annahme der Pakete',
        'Sortieren der Lieferscheine',
        'Prüfung der Wareneingänge',
        'Durchführung der Inventur',
        'Kontrolle der Bestände',
      ),
    ],
  ])('%s', (job, tasks) => {
    expect(found(job, tasks)).toBe(false);
  });
});
