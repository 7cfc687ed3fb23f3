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
      'Leiterin des Zentrallagers',
      list(
        'Ausgabe von Handschuhen und Arbeitskleidung',
        'Führen der Schlüsselliste',
        'Gesamtverantwortung für Lagerung und Verladung mit 18 Mitarbeitern',
        'Planung der Inventur',
        'Steuerung der Bestände',
      ),
    ],
    [
      'Bauleiterin',
      list(
        'Führen des Schlüsselbuchs und Bestellung der Baustellentoiletten',
        'Beschriftung und Ablage der Baustellenfotos',
        'Überwachung der Ausführung',
        'Koordination der Gewerke',
        'Prüfung von Aufmaßen und Nachträgen',
      ),
    ],
    [
      'Praktikantin',
      list(
        'Aushang der Tageszeitungen und des Wetterberichts',
        'Auffüllen der Prospektständer',
        'Begleitung von Gästen zum Zimmer',
        'Bearbeitung von Reservierungen',
        'Erstellung von Angeboten für Tagungen',
        'Prüfung von Eingangsrechnungen',
      ),
    ],
    [
      'Automobilverkäuferin',
      list(
        'Betanken und Waschen der Vorführwagen',
        'Auffüllen der Prospektständer',
        'Beratung privater und gewerblicher Kunden',
        'Kalkulation und Abschluss von Kaufverträgen',
        'Bewertung von Gebrauchtwagen',
      ),
    ],
    [
      'Augenoptikerin',
      list(
        'Putzen der Schaufenster',
        'Dekorieren der Auslagen',
        'Beratung der Kunden bei Brillen',
        'Augenprüfung und Refraktion',
        'Anfertigung der Gläser',
      ),
    ],
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
    [
      'Diplom-Bibliothekarin',
      list(
        'Einstellen zurückgegebener Medien',
        'Bekleben und Folieren von Neuzugängen',
        'Bestandsaufbau mit einem Etat von 64.000 Euro',
        'Konzeption der Leseförderung',
        'Planung des Literaturfestes',
      ),
    ],
    [
      'Architektin',
      'Frau Kern richtete den Besprechungsraum her und sorgte für Getränke, baute Modelle im Maßstab 1:200, zeichnete Entwurfspläne und bereitete Wettbewerbe vor.',
    ],
  ])('%s', (job, tasks) => {
    expect(found(job, tasks)).toBe(true);
  });
});

describe('nothing is told', () => {
  test.each([
    [
      'Bibliotheksmitarbeiterin',
      list(
        'Einstellen zurückgegebener Medien',
        'Bekleben und Folieren von Neuzugängen',
        'Beratung der Leser',
        'Organisation von Vorlesestunden',
      ),
    ],
    [
      'Architektin',
      'Frau Kern zeichnete Pläne im Maßstab 1:50, baute Modelle, nahm Gebäude auf und richtete für Termine den Besprechungsraum her.',
    ],
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
      'Werkstattleiterin',
      list(
        'Annahme der Fahrzeuge',
        'Führung von acht Mechanikern',
        'Prüfung der Reparaturen',
        'Kalkulation der Angebote',
      ),
    ],
    [
      'Leiterin der Hauswirtschaft',
      list(
        'Bestellung von Reinigungsmitteln und Wäsche',
        'Planung der Reinigung',
        'Führung von zehn Mitarbeiterinnen',
        'Erstellung der Dienstpläne',
      ),
    ],
    [
      'Gestalterin für visuelles Marketing',
      list(
        'Dekoration der Schaufenster',
        'Herstellung von Plakaten und Schildern',
        'Planung der Aktionsflächen',
        'Kalkulation der Kosten',
      ),
    ],
    [
      'Praktikantin',
      list(
        'Bearbeitung von Reservierungen',
        'Erstellung von Angeboten für Tagungen',
        'Prüfung von Eingangsrechnungen',
        'Auffüllen der Prospektständer',
        'Aushang der Tageszeitungen',
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
