import { describe, expect, test } from 'vitest';
import { decode } from './decode.ts';

const promise =
  'ein Zeugnis, das Leistungen stets zur vollen Zufriedenheit und ein einwandfreies Verhalten gegenüber Vorgesetzten und Kollegen bescheinigt. Für die Zukunft wünscht die Firma alles Gute.';
const others: Readonly<Record<string, string>> = {
  'a cancellation with numbered points': `Aufhebungsvereinbarung

Zwischen

Holzbau Winter GmbH, Sägeweg 2, 86150 Augsburg
(nachfolgend Arbeitgeberin)

und

Herrn Tobias Lang, geb. am 3. Mai 1988, Birkenallee 9, 86159 Augsburg
(nachfolgend Arbeitnehmer)

wird Folgendes vereinbart:

1. Das seit dem 1. März 2014 bestehende Arbeitsverhältnis als Zimmerer endet im gegenseitigen Einvernehmen mit Ablauf des 31. August 2022.

2. Zeugnis

Der Arbeitnehmer erhält ein qualifiziertes Arbeitszeugnis mit folgendem Wortlaut: „Herr Lang erledigte seine Aufgaben stets zu unserer vollen Zufriedenheit. Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets einwandfrei. Wir danken ihm für die Zusammenarbeit und wünschen ihm alles Gute.“

3. Der Arbeitgeber zahlt eine Abfindung von 12.000 Euro brutto.

4. Damit sind alle Ansprüche aus dem Arbeitsverhältnis erledigt.

Augsburg, den 3. Mai 2022`,
  'paragraphs, one of them on the reference': `Zwischen der Firma Roth & Sohn OHG, vertreten durch Herrn Emil Roth, und Frau Sabine Keller kommt folgende Vereinbarung zustande:

§ 1 Aufhebung

Das Arbeitsverhältnis von Frau Keller als Buchhalterin, das am 1. Juli 2010 begonnen hat, endet zum 31. Dezember 2023.

§ 2 Vergütung und Urlaub

Bis dahin wird die Vergütung weitergezahlt; der Urlaub ist genommen.

§ 3 Arbeitszeugnis

Frau Keller erhält ${promise}

Kassel, 4. September 2023`,
  'a settlement before court': `Arbeitsgericht Neustadt

Niederschrift

in dem Rechtsstreit

Petra Simon, Gartenweg 4, 12345 Neustadt – Klägerin –

gegen

Kern Logistik GmbH – Beklagte –

Die Parteien schließen nach Erörterung folgenden

Vergleich:

1. Das Arbeitsverhältnis der Klägerin als Disponentin hat vom 1. Februar 2015 bis zum 30. September 2022 bestanden.
2. Die Beklagte erteilt der Klägerin ${promise}
3. Damit ist der Rechtsstreit erledigt.`,
};
const rating =
  'Sie arbeitete stets sorgfältig und erledigte die Aufgaben stets zu unserer vollen Zufriedenheit. Ihr Verhalten gegenüber Vorgesetzten, Kollegen und Mandanten war stets einwandfrei. Sie verlässt uns auf eigenen Wunsch. Wir danken ihr und wünschen ihr alles Gute.\n\nEssen, 31. März 2023';
const references: Readonly<Record<string, string>> = {
  'a clerk who writes contracts and actions': `Rechtsanwälte Moll und Partner

Zeugnis

Frau Eva Rahn, geboren am 3. Mai 1990, war vom 1. Juli 2015 bis zum 31. März 2023 als Rechtsanwaltsfachangestellte in unserer Kanzlei tätig. Zu ihren Aufgaben gehörten das Schreiben von Klagen nach § 1 KSchG, Aufhebungsverträgen und Vergleichen, die Betreuung der Kläger und Beklagten, die Vorbereitung der Güteverhandlung sowie die Abrechnung nach § 13 RVG.

${rating}`,
  'a lawyer whose tasks are paragraphs': `Arbeitszeugnis

Frau Eva Rahn, geboren am 3. Mai 1990, war vom 1. Juli 2015 bis zum 31. März 2023 als Juristin beschäftigt. In dem Rechtsstreit um die neue Halle, Aktenzeichen 4 Ca 312/23, vertrat sie die Beklagte. Ihr oblagen:

§ 34a GewO: Prüfungen
§ 34c GewO: Erlaubnisse
Vertragsmanagement

${rating}`,
};

describe('what speaks of a reference is not one', () => {
  test.each(Object.entries(others))('%s', (_, text) => {
    expect(decode(text).isReference).toBe(false);
  });
  test.each(Object.entries(references))('but %s is', (_, text) => {
    expect(decode(text).isReference).toBe(true);
  });
});

const letterUnder = (heading: string, intro: string): string => `Klinikum Weserbergland
Saint-Maur-Platz 1, 31785 Hameln

${heading}

${intro}

Er besitzt exzellente Kenntnisse, die er stets sehr sicher anwendet. Seine Leistungen waren stets sehr gut, und wir waren mit ihm jederzeit in höchstem Maße zufrieden. Sein Verhalten gegenüber Vorgesetzten, Kollegen und Patienten war stets vorbildlich.

Er verlässt uns auf eigenen Wunsch. Wir bedauern das sehr, danken ihm und wünschen ihm beruflich und privat alles Gute und weiterhin viel Erfolg.

Hameln, 31. März 2025

Prof. Dr. Henrik Lüders
Chefarzt`;

describe('headings of their own', () => {
  const doctor =
    'Herr Dr. med. Farid Nasseri, geboren am 8. August 1979, war vom 1. April 2013 bis zum 31. März 2025 als Oberarzt an unserer Klinik tätig.';

  test.each([
    ['ÄRZTLICHES ZEUGNIS', 'arbeitszeugnis'],
    ['Famulaturzeugnis', 'praktikumszeugnis'],
    ['Beschäftigungszeugnis', 'arbeitszeugnis'],
  ])('%s is a reference', (heading, type) => {
    expect(decode(letterUnder(heading, doctor))).toMatchObject({ isReference: true, type });
  });

  test('an attest is none', () => {
    const attest = `Dr. med. Paul Kurz
Hausarztpraxis
Markt 3, 49074 Osnabrück

Ärztliches Zeugnis

Herr Max Muster, geboren am 3. Mai 1980, wohnhaft Am Wall 5, 49074 Osnabrück, wurde am 4. März 2024 in meiner Praxis untersucht. Aus ärztlicher Sicht bestehen gegen die Teilnahme am Sport keine Bedenken. Herr Muster ist frei von ansteckenden Krankheiten. Die Untersuchung erfolgte auf Wunsch des Patienten zur Vorlage beim Arbeitgeber.

Osnabrück, 4. März 2024

Dr. med. Paul Kurz
Facharzt für Allgemeinmedizin`;
    expect(decode(attest).isReference).toBe(false);
  });
});
