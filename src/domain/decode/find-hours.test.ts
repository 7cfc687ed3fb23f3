import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

const letter = (how: string, end: string): string => `Praktikumszeugnis

Frau Lea Thoma, geboren am 4. Juli 2003 in Passau, absolvierte vom 1. März bis zum 31. August 2023 ${how} in unserem Verlag.

Frau Thoma hatte folgende Aufgaben:

– Lesen und Beurteilen von Manuskripten
– Schreiben von Klappentexten
– Vorbereitung von Lesungen

Sie brachte sehr gute Kenntnisse mit und wandte sie jederzeit sicher an. Neues erfasste sie stets sehr schnell. Sie arbeitete immer äußerst sorgfältig und war hoch motiviert. Auch unter Zeitdruck war sie jederzeit belastbar. Ihre Ergebnisse waren stets sehr gut. Sie erfüllte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war jederzeit vorbildlich.

${end} Wir danken ihr für die stets sehr gute Mitarbeit und wünschen ihr beruflich und persönlich alles Gute und weiterhin viel Erfolg.

Passau, 31. August 2023

Ruth Sailer
Verlagsleiterin`;

const rulesOf = (how: string, end: string): string[] =>
  decode(letter(how, end)).findings.map(({ rule }) => rule);

describe('an internship told in two ways', () => {
  it('tells a voluntary one that the course of study demands', () => {
    expect(
      rulesOf('ein freiwilliges Praktikum', 'Ihr Pflichtpraktikum endet mit der vereinbarten Zeit.'),
    ).toContain('two-contracts');
    expect(
      rulesOf(
        'als Pflichtteil ihres Studiums ein Praktikum',
        'Das freiwillige Praktikum endet mit der vereinbarten Zeit.',
      ),
    ).toContain('two-contracts');
  });

  it('finds nothing where it is told once, and takes a leading sentence on its own line for no heading', () => {
    expect(rulesOf('ein freiwilliges Praktikum', 'Das Praktikum endet mit der vereinbarten Zeit.')).toEqual(
      [],
    );
    const { sentences } = decode(
      letter('ein freiwilliges Praktikum', 'Das Praktikum endet mit der vereinbarten Zeit.'),
    );
    const skilled = sentences.find(({ text }) => text.startsWith('Sie brachte'));
    expect(skilled?.part).toBe('performance');
  });
});

it('names what clashes', () => {
  const found = decode(
    letter('ein freiwilliges Praktikum', 'Ihr Pflichtpraktikum endet mit der vereinbarten Zeit.'),
  ).findings.find(({ rule }) => rule === 'two-contracts');
  expect(found?.detail).toContain('An anderer Stelle steht dagegen „freiwilliges Praktikum“.');
  const hours = `Arbeitszeugnis

Frau Lea Thoma, geboren am 4. Juli 1990 in Passau, ist seit dem 1. März 2019 als Buchhalterin mit 24 Wochenstunden bei uns beschäftigt.

Frau Thoma bucht Belege und prüft Rechnungen. Während der gesamten Vollzeittätigkeit war sie stets sehr belastbar. Sie erfüllt ihre Aufgaben stets zu unserer vollsten Zufriedenheit.`;
  const clash = decode(hours).findings.find(({ rule }) => rule === 'two-contracts');
  expect(clash?.quote).toBe('Vollzeittätigkeit');
  expect(clash?.detail).toContain('dagegen „24 Wochenstunden“.');
});

const school = (intro: string, told: string): string => `Arbeitszeugnis

Frau Lea Thoma, geboren am 4. Juli 1985 in Passau, war vom 1. August 2015 bis zum 31. Juli 2022 als Lehrerin ${intro} an unserer Schule angestellt.

Frau Thoma unterrichtete in den Jahrgängen 7 bis 13 und nahm Prüfungen ab. ${told}

Sie war stets hoch motiviert und erfüllte ihre Aufgaben stets zu unserer vollsten Zufriedenheit.`;
const quoteIn = (intro: string, told: string): string | undefined =>
  decode(school(intro, told)).findings.find(({ rule }) => rule === 'two-contracts')?.quote ?? undefined;

describe('the lessons of a teacher, told twice', () => {
  it.each([
    [
      'in Teilzeit mit 14 Unterrichtsstunden in der Woche',
      'Mit ihrem vollen Deputat von 26 Wochenstunden war sie eine Säule der Oberstufe.',
      'vollen Deputat',
    ],
    [
      'mit einem Deputat von 14 Stunden',
      'Mit ihren 26 Wochenstunden war sie eine Säule der Oberstufe.',
      '26 Wochenstunden',
    ],
    ['in Teilzeit', 'Sie unterrichtete mit ganzem Deputat.', 'ganzem Deputat'],
  ])('%s, and %s', (intro, told, quote) => expect(quoteIn(intro, told)).toBe(quote));

  it.each([
    [
      'mit 14 Unterrichtsstunden in der Woche',
      'Sie leitete zudem eine Arbeitsgemeinschaft mit zwei Unterrichtsstunden pro Woche.',
    ],
    ['mit vollem Deputat', 'Sie gab daneben vier Wochenstunden Förderunterricht.'],
    [
      'in Teilzeit mit 14 Unterrichtsstunden in der Woche',
      'Ihre 14 Wochenstunden verteilte sie auf vier Tage.',
    ],
    ['mit einem Deputat von 26 Stunden', 'Sie gestaltete 40 Unterrichtsstunden im Wald.'],
  ])('%s, and nothing else: %s', (intro, told) => expect(quoteIn(intro, told)).toBeUndefined());
});
