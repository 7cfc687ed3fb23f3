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

describe('days on which somebody was there, counted, and praised reliability', () => {
  it.each<[string, string, string]>([
    [
      'Von den vereinbarten 62 Arbeitstagen war sie an 35 Tagen anwesend; an 19 Tagen fehlte sie ohne Mitteilung.',
      '',
      'Ihre Zuverlässigkeit war jederzeit beispielhaft, wir konnten an jedem Tag fest mit ihr rechnen.',
    ],
    ['', 'Von 220 Schichten im Jahr trat sie im Schnitt 140 an.', 'Auf sie war jederzeit absolut Verlass.'],
    ['', 'Sie war an 35 von 62 Tagen anwesend.', 'Sie war stets äußerst zuverlässig und pünktlich.'],
    ['', 'An 14 der 40 Seminartage erschien sie nicht.', 'Ihre Zuverlässigkeit war stets vorbildlich.'],
    [
      '',
      'Von 48 Probenterminen nahm sie 21 wahr.',
      'Auf sie konnten wir uns immer verlassen, sie war stets zuverlässig.',
    ],
    [
      '',
      'In 26 der 52 Wochen blieb sie mindestens einen Tag ohne Entschuldigung fern.',
      'Sie war jederzeit zuverlässig und stets zur Stelle.',
    ],
    ['', 'Sie fehlte an 23 Arbeitstagen unentschuldigt.', 'Sie war immer sehr zuverlässig.'],
    [
      '',
      'Von 60 vereinbarten Tagen leistete sie 31 ab.',
      'An jedem Tag konnten wir uns fest auf sie verlassen; sie war stets sehr zuverlässig.',
    ],
    ['', 'Bei 11 von 30 Dienstbesprechungen war sie zugegen.', 'Auf ihre Zuverlässigkeit war stets Verlass.'],
    [
      '',
      'Zum Dienst erschien sie an 9 von 20 Tagen verspätet.',
      'Sie war stets pünktlich und sehr zuverlässig.',
    ],
  ])('%s %s %s', (introduction, told, praise) => {
    expect(contradictions(introduction, told, praise)).toContain('fact-against-praise');
  });
  it.each<[string, string, string]>([
    [
      '',
      'Von den vereinbarten 62 Arbeitstagen war sie an allen 62 Tagen anwesend.',
      'Ihre Zuverlässigkeit war jederzeit beispielhaft.',
    ],
    ['', 'Sie arbeitete an drei von fünf Tagen im Homeoffice.', 'Sie war stets äußerst zuverlässig.'],
    ['', 'Sie war an drei Tagen in der Woche im Haus anwesend.', 'Sie war stets äußerst zuverlässig.'],
    ['', 'Von 48 Bewerbern stellte sie 21 ein.', 'Sie war stets äußerst zuverlässig.'],
    ['', 'An 14 von 20 Tagen war sie auf Messen unterwegs.', 'Sie war stets äußerst zuverlässig.'],
    ['', 'Von 220 Aufträgen im Jahr betreute sie 140.', 'Sie war stets äußerst zuverlässig.'],
    ['', 'In 26 von 30 Fällen erzielte sie einen Vergleich.', 'Sie war stets äußerst zuverlässig.'],
    ['', 'Sie fehlte in acht Jahren nur an zwei Tagen.', 'Sie war stets äußerst zuverlässig.'],
    ['', 'An 20 Tagen im Jahr leistete sie Rufbereitschaft.', 'Sie war stets äußerst zuverlässig.'],
    ['', 'Von 40 Seminartagen besuchte sie 39.', 'Sie war stets äußerst zuverlässig.'],
    ['', 'Sie vertrat die Leiterin an 30 von 220 Tagen.', 'Sie war stets äußerst zuverlässig.'],
    [
      '',
      'Von den 20 Teilnehmern erschienen nur 9; sie half ihnen weiter.',
      'Sie war stets äußerst zuverlässig.',
    ],
  ])('is silent: %s %s %s', (introduction, told, praise) => {
    expect(contradictions(introduction, told, praise)).toEqual([]);
  });
});
