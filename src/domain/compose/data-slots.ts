/**
 * Facts of the answers that templates may name. Whoever uses one outside a module that always has it puts the words
 * around it into square brackets; they vanish with a missing fact.
 */
export const dataSlots = {
  Beruf: 'Berufsbezeichnung, wie angegeben („Projektleiterin“)',
  'Beruf:dat': 'Berufsbezeichnung im Dativ („zum Chemielaboranten“)',
  Abteilung: 'Abteilung („Einkauf“)',
  Einsatzort: 'Ort der Tätigkeit',
  Eintritt: 'erster Tag, im Datumsformat des Zeugnisses',
  Austritt: 'letzter Tag',
  Geburtsdatum: 'Tag der Geburt',
  Geburtsort: 'Ort der Geburt',
  Firma: 'Name des Arbeitgebers',
  'Firma:nom': 'Name des Arbeitgebers am Satzanfang, mit Artikel, wo er einen braucht („Die Stadt Leipzig“)',
  'Firma:bei': 'derselbe innerhalb eines Satzes („die Stadt Leipzig“)',
  Branche: 'was der Arbeitgeber ist, im Nominativ („ein Hersteller von Verpackungen“)',
  Stunden: 'Wochenstunden bei Teilzeit',
  Von: 'Beginn der Station',
  Bis: 'Ende der Station; fehlt bei der jetzigen',
  Station: 'Bezeichnung der Station',
  Stationsabteilung: 'Abteilung der Station',
  Abschluss: 'Bezeichnung des Abschlusses (Ausbildung, Studium)',
  Prüfungsdatum: 'Tag der Prüfung',
  Prüfungsnote: 'Note der Prüfung in Worten, mit Anführungszeichen',
  Kammer: 'Kammer mit Artikel im Dativ („der Industrie- und Handelskammer Kiel“)',
  Prüfung: 'wie die Prüfung heißt („Abschlussprüfung“, „Gesellenprüfung“)',
  Prüfungsort: 'Ort der Prüfung mit Präposition („in Kiel“)',
  Praktikumsart: 'Art des Praktikums ohne Artikel („Pflichtpraktikum“)',
  Praktikumsfeld: 'worin das Praktikum bestand („als Softwareentwicklerin“, „im Bereich Marketing“)',
  Ausbildungsziel: 'Ziel der Ausbildung („zum Bauzeichner“, „zur Fachkraft für Lagerlogistik“)',
  'Stelle:nom': 'was beurteilt wird („die Stelle“, „die Ausbildung“, „das Praktikum“)',
  'Stelle:akk': 'das im Akkusativ',
  'Stelle:dat': 'das im Dativ („der Stelle“, „dem Praktikum“)',
  'Stelle:gen': 'das im Genitiv („der Stelle“, „des Praktikums“)',
  Studium: 'was das Praktikum begleitet, im Genitiv mit Artikel („des Studiums der Informatik“)',
  Teamgröße: 'Zahl der unterstellten Personen in Ziffern oder Worten',
  Fähigkeiten: 'Aufzählung der Systeme („SAP und MS Excel“)',
} as const;
export type DataSlot = keyof typeof dataSlots;

export const isDataSlot = (word: string): word is DataSlot => Object.hasOwn(dataSlots, word);
