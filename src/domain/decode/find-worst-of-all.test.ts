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

describe('the worst in a comparison, beside praise', () => {
  it.each<[string, string, string]>([
    [
      '',
      '',
      'Den Warenbestand hatte sie jederzeit vorbildlich im Griff. Die Inventurdifferenz der Filiale war in jedem ihrer Jahre die höchste aller vierzehn Märkte.',
    ],
    [
      '',
      '',
      'Ihre Filiale führte sie stets hervorragend. Beim Umsatz lag die Filiale in jedem Jahr auf dem letzten Platz der zwölf Häuser.',
    ],
    [
      '',
      '',
      'Die Kundenzufriedenheit lag ihr stets sehr am Herzen, und die Kunden waren jederzeit sehr zufrieden. In der jährlichen Kundenbefragung belegte ihre Filiale durchweg den letzten Rang von neun Filialen.',
    ],
    [
      '',
      '',
      'Ihre Linie lief jederzeit störungsfrei. Die Ausfallzeiten ihrer Linie waren in jedem Jahr die längsten aller sechs Linien.',
    ],
    [
      '',
      '',
      'Sie führte ihr Team stets vorbildlich. Der Krankenstand ihres Teams war Jahr für Jahr der höchste unter allen Abteilungen.',
    ],
    [
      '',
      '',
      'Die Qualität ihrer Arbeit war stets hervorragend. Keine andere Schicht hatte eine so hohe Ausschussquote wie ihre.',
    ],
    [
      '',
      '',
      'Mit den Kosten ging sie stets sehr sparsam um. Der Wareneinsatz ihrer Küche war der höchste aller acht Betriebe.',
    ],
    [
      '',
      '',
      'Ihre Termine hielt sie stets ein. Ihre Lieferquote war in allen vier Jahren die schlechteste der fünf Standorte.',
    ],
    [
      '',
      '',
      'Ihre Verkaufserfolge waren jederzeit hervorragend. In der Rangliste der 15 Berater stand sie in jedem Jahr an letzter Stelle.',
    ],
    [
      '',
      '',
      'Den Schwund hielt sie stets vorbildlich gering. Von allen Filialen hatte ihre den größten Schwund.',
    ],
  ])('%s %s %s', (introduction, told, praise) => {
    expect(contradictions(introduction, told, praise)).not.toEqual([]);
  });
  it.each<[string, string, string]>([
    [
      '',
      '',
      'Den Warenbestand hatte sie jederzeit vorbildlich im Griff. Die Inventurdifferenz der Filiale war in jedem ihrer Jahre die niedrigste aller vierzehn Märkte.',
    ],
    [
      '',
      '',
      'Ihre Filiale führte sie stets hervorragend. Der Umsatz ihrer Filiale war in jedem Jahr der höchste aller zwölf Häuser.',
    ],
    [
      '',
      '',
      'Ihre Filiale führte sie stets hervorragend. Sie übernahm die Filiale mit der höchsten Inventurdifferenz aller Märkte und brachte sie auf den ersten Platz.',
    ],
    [
      '',
      '',
      'Sie führte ihr Team stets vorbildlich. Vor ihrem Eintritt war der Krankenstand der höchste aller Abteilungen.',
    ],
    ['', '', 'Die Zufriedenheit ihrer Kunden war die höchste aller neun Filialen.'],
    ['', '', 'Ihre Abschlussquote war in jedem Jahr die höchste aller Berater.'],
    ['', '', 'Die Fehlerquote ihrer Linie war Jahr für Jahr die geringste im Werk.'],
    ['', '', 'Ihre Filiale mit der größten Verkaufsfläche aller Häuser führte sie stets hervorragend.'],
    ['', '', 'Sie trug die höchste Verantwortung aller Schichtleiter und führte stets hervorragend.'],
    ['', '', 'Sie behielt in der Schicht mit der höchsten Belastung aller Teams stets den Überblick.'],
    ['', '', 'Bis zur letzten Stelle hinter dem Komma waren ihre Zahlen immer richtig.'],
    ['', '', 'Vom letzten Platz führte sie die Filiale in zwei Jahren auf Rang eins.'],
    [
      '',
      '',
      'In der Fehlerquote stand ihr Team an letzter Stelle aller Teams, was niemand vor ihr erreicht hatte.',
    ],
  ])('is silent: %s %s %s', (introduction, told, praise) => {
    expect(contradictions(introduction, told, praise)).toEqual([]);
  });
});
