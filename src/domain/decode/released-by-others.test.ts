import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const begin =
  'Frau Jana Kern, geboren am 3. Mai 1985 in Husum, war vom 1. März 2015 bis zum 30. Juni 2023 als Sachbearbeiterin bei uns tätig.';
const tasks =
  'Zu ihren Aufgaben gehörten die Bearbeitung von Aufträgen, die Pflege der Stammdaten und die Ablage.';
const before = 'Frau Kern verfügt über ein sehr fundiertes Fachwissen. Sie war stets hoch motiviert.';
const after = 'Auch unter hoher Belastung war sie stets ruhig. Ihre Arbeitsqualität war immer sehr gut.';
const contradictions = (introduction: string, told: string, praise: string): string[] =>
  decode(
    baseLetter({
      introduction: `${begin} ${introduction}`,
      tasks: `${tasks} ${told}`,
      performance: `${before} ${praise} ${after}`,
      signature: 'Neuenstadt, 30. Juni 2023\n\nUlrike Damm\nGeschäftsführerin',
    }),
  ).findings.flatMap(({ kind, rule }) => (kind === 'contradiction' ? [rule] : []));

describe('work that others released, and praise of complete independence', () => {
  it.each<[string, string, string]>([
    [
      '',
      'Sie legte ihre Buchungen vor der Übermittlung jeweils einer Steuerfachwirtin vor, die sie auf Vollständigkeit durchsah und freigab; Auskünfte an Mandanten erteilte sie nach Rücksprache.',
      'Besonders hervorzuheben ist, dass sie ihre Mandate vom ersten Tag an völlig selbständig und ohne jede Kontrolle bearbeitete.',
    ],
    [
      '',
      'Alle Schreiben legte sie vor dem Versand der Abteilungsleiterin vor, die sie prüfte und unterschrieb.',
      'Sie arbeitete vollkommen selbständig; niemand musste ihre Schreiben prüfen.',
    ],
    [
      '',
      'Ihre Bescheide wurden vor dem Ausgang durch den Sachgebietsleiter gegengelesen und freigegeben.',
      'Sie erledigte ihre Vorgänge ohne jede Aufsicht in voller Eigenverantwortung.',
    ],
    [
      '',
      'Ihre Pläne gingen vor der Ausführung stets zur Prüfung an den Bauleiter.',
      'Ohne jede Kontrolle arbeitete sie von Anfang an völlig eigenständig.',
    ],
    [
      '',
      'Die von ihr gestellten Rezepturen gab vor der Abfüllung jeweils die Laborleiterin frei.',
      'Sie arbeitete vom ersten Tag an absolut selbständig und ganz ohne Kontrolle.',
    ],
    [
      '',
      'Texte reichte sie vor der Veröffentlichung bei der Redaktionsleitung ein, die jeden davon abnahm.',
      'Vollkommen eigenständig und ohne Abnahme durch andere veröffentlichte sie ihre Texte.',
    ],
    [
      '',
      'Jede Auszahlung wurde von der Kassenleiterin gegengezeichnet, jede Buchung im Nachgang kontrolliert.',
      'Ihre Buchungen nahm sie stets ohne jede Kontrolle vor.',
    ],
    [
      '',
      'Angebote an Kunden verließen das Haus erst, nachdem der Verkaufsleiter sie durchgesehen hatte.',
      'Ihre Angebote erstellte sie in jeder Hinsicht selbständig und ohne jede Aufsicht.',
    ],
    [
      '',
      'Die Medikamente stellte sie unter den Augen der Stationsleitung, die jede Gabe abzeichnete.',
      'Sie war vom ersten Tag an völlig unabhängig und brauchte keinerlei Kontrolle.',
    ],
    [
      '',
      'Alle Auskünfte erteilte sie erst nach Rücksprache mit der Teamleitung.',
      'Sie beriet die Kunden völlig selbständig und ohne jede Rücksprache.',
    ],
    [
      '',
      'Ihre Lohnabrechnungen prüfte vor der Auszahlung jeweils die Gruppenleiterin.',
      'Sie arbeitete gänzlich eigenverantwortlich.',
    ],
    [
      '',
      'Jeden Bescheid reichte sie der Amtsleiterin zur Unterschrift weiter; alle ihre Entwürfe wurden zuvor von der Juristin geprüft.',
      'Sie entschied über ihre Fälle ganz ohne Kontrolle.',
    ],
  ])('%s %s %s', (introduction, told, praise) => {
    expect(contradictions(introduction, told, praise)).not.toEqual([]);
  });
  it.each<[string, string, string]>([
    [
      '',
      'Die Jahresabschlüsse werden bei uns nach dem Vier-Augen-Prinzip geprüft.',
      'Sie arbeitete stets selbständig.',
    ],
    [
      '',
      'Sie prüfte die Buchungen der Auszubildenden vor der Übermittlung und gab sie frei.',
      'Sie arbeitete stets selbständig und ohne jede Kontrolle.',
    ],
    ['', 'Sie legte dem Vorstand monatlich Berichte vor.', 'Sie arbeitete völlig selbständig.'],
    [
      '',
      'Die Abschlüsse stimmte sie mit dem Wirtschaftsprüfer ab.',
      'Sie arbeitete völlig selbständig und ohne jede Aufsicht.',
    ],
    [
      '',
      'In der Einarbeitung sah eine Kollegin ihre Buchungen durch.',
      'Danach arbeitete sie völlig selbständig.',
    ],
    [
      '',
      'Sie legte die Rechnungen den Fachabteilungen zur sachlichen Prüfung vor.',
      'Sie arbeitete völlig selbständig.',
    ],
    [
      '',
      'Rechnungen über 50.000 Euro gab zusätzlich die Geschäftsführung frei.',
      'Sie arbeitete völlig selbständig.',
    ],
    [
      '',
      'Die Kundinnen sahen ihre Entwürfe vor dem Druck durch und gaben sie frei.',
      'Sie arbeitete völlig selbständig und ohne jede Kontrolle.',
    ],
    ['', 'Sie bereitete die Bescheide unterschriftsreif vor.', 'Sie arbeitete sehr selbständig.'],
    [
      '',
      'Alle Angebote wurden von ihr durchgesehen und freigegeben.',
      'Ohne jede Kontrolle arbeitete sie völlig selbständig.',
    ],
    [
      '',
      'Ihre Arbeiten wurden jährlich durch den TÜV geprüft und stets ohne Beanstandung freigegeben.',
      'Sie arbeitete völlig selbständig.',
    ],
    [
      '',
      'Sie legte ihre Entwürfe der Bauherrin vor, die sie jedes Mal auf Anhieb freigab.',
      'Sie arbeitete völlig selbständig.',
    ],
    [
      '',
      'Ihre Lohnabrechnungen prüfte der Wirtschaftsprüfer jährlich und fand nie einen Fehler.',
      'Sie arbeitete gänzlich eigenverantwortlich.',
    ],
    ['', 'Sie nahm die Arbeiten der Gesellen ab und gab sie frei.', 'Sie arbeitete völlig selbständig.'],
    ['', 'Bescheide werden vom Amtsleiter unterzeichnet.', 'Sie arbeitete völlig selbständig.'],
    [
      '',
      'Ihre Vorschläge wurden von der Geschäftsleitung geprüft und durchweg übernommen.',
      'Sie arbeitete völlig selbständig.',
    ],
  ])('is silent: %s %s %s', (introduction, told, praise) => {
    expect(contradictions(introduction, told, praise)).toEqual([]);
  });
});
