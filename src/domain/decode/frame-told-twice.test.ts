import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import type { CertificateType } from '#domain/letter/certificate-type.ts';
import { decode } from './decode.ts';

const placement = {
  heading: 'Praktikumszeugnis',
  introduction:
    'Frau Jana Kern, geboren am 3. Mai 2001 in Husum, absolvierte vom 1. März 2023 bis zum 31. August 2023 ein Praktikum in unserer Redaktion.',
};
const farewell =
  'Wir danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.';
const performance = 'Frau Kern arbeitete stets sehr sorgfältig. Ihre Ergebnisse waren immer sehr gut.';

const rulesOf = (text: string): string[] => decode(text).findings.map(({ rule }) => rule);
const employed = (
  first: string,
  second = '',
  reason = 'Frau Kern verlässt uns auf eigenen Wunsch.',
): string[] =>
  rulesOf(
    baseLetter({
      performance: `${performance} ${first}`,
      closing: `${reason} Wir bedauern das sehr. ${second} ${farewell}`,
    }),
  );
const interned = (first: string, second = ''): string[] =>
  rulesOf(
    baseLetter({ ...placement, performance: `${performance} ${first}`, closing: `${second} ${farewell}` }),
  );
const ends = (type: CertificateType, closing: string): string[] => rulesOf(baseLetter({ closing }, { type }));

describe('how long an internship of six months lasted', () => {
  it.each([
    ['In den nur # ihres Praktikums lernte sie viel.', true],
    ['Obwohl sie nur # bei uns war, hat sie viel bewegt.', true],
    ['Während der # zeigte sie durchweg großes Interesse.', true],
    ['Das Praktikum dauerte #.', true],
    ['Die # mit ihr haben uns viel Freude gemacht.', true],
    ['Schon nach # arbeitete sie selbstständig.', false],
    ['In den ersten # lernte sie die Grundlagen kennen.', false],
  ])('%s', (sentence, isTold) => {
    expect(interned(sentence.replace('#', 'zehn Wochen')).includes('other-duration')).toBe(isTold);
    expect(interned(sentence.replace('#', '26 Wochen'))).not.toContain('other-duration');
  });
});

describe('how long an employment of five years lasted', () => {
  it.each([
    'Frau Kern gehörte unserem Unternehmen # an.',
    'Das Arbeitsverhältnis dauerte #.',
    'Mit ihr verlieren wir nach #n eine wertvolle Kraft.',
    'Sie hat unserem Haus # die Treue gehalten.',
  ])('%s', (sentence) => {
    expect(employed('', sentence.replace('#', 'zwölf Jahre'))).toContain('other-duration');
    expect(employed('', sentence.replace('#', 'fünf Jahre'))).not.toContain('other-duration');
  });

  it.each([
    'Schon nach zwei Jahren bei uns kannte sie alle Abläufe.',
    'Nach kurzer Zeit beherrschte sie alle Abläufe.',
    'Kunden, die seit 15 Jahren bei uns sind, half sie stets gern.',
  ])('silent: %s', (sentence) => {
    expect(employed(sentence)).not.toContain('other-duration');
  });
});

describe('the first day', () => {
  it.each([
    'Am # nahm sie ihre Tätigkeit bei uns auf.',
    'Sie wurde zum # von uns eingestellt.',
    'Der Eintritt in unser Unternehmen erfolgte am #.',
    'Das Arbeitsverhältnis begann am #.',
  ])('%s', (sentence) => {
    expect(employed('', sentence.replace('#', '1. Oktober 2019'))).toContain('two-begins');
    expect(employed('', sentence.replace('#', '1. Juni 2018'))).not.toContain('two-begins');
  });
});

describe('what kind of reference it is', () => {
  it.each<[CertificateType, string, string | null]>([
    ['zwischenzeugnis', 'Dieses Endzeugnis erstellen wir auf Wunsch von Frau Kern.', 'named-otherwise'],
    ['zwischenzeugnis', 'Dieses Zeugnis wird anlässlich ihres Ausscheidens erstellt.', 'interim-ended'],
    ['zwischenzeugnis', 'Bei Beendigung des Arbeitsverhältnisses erhält sie ein Endzeugnis.', null],
    ['arbeitszeugnis', 'Anlass für das Zwischenzeugnis ist ein Wechsel der Leitung.', 'named-otherwise'],
    ['arbeitszeugnis', 'Dieses Endzeugnis ersetzt das Zwischenzeugnis vom 3. Mai 2021.', null],
    ['ausbildungszeugnis', 'Das vorliegende Praktikumszeugnis stellen wir gern aus.', 'named-otherwise'],
    ['ausbildungszeugnis', 'Dieses Ausbildungszeugnis stellen wir gern aus.', null],
  ])('%s: %s', (type, sentence, rule) => {
    const goesOn = 'Wir danken ihr und freuen uns auf die weitere Zusammenarbeit.';
    const found = ends(type, `${sentence} ${type === 'zwischenzeugnis' ? goesOn : farewell}`);
    const told = found.filter((one) => one === 'named-otherwise' || one === 'interim-ended');
    expect(told).toEqual(rule === null ? [] : [rule]);
  });
});

describe('kept after the training, or gone', () => {
  it.each([
    ['Sie wird in ein unbefristetes Arbeitsverhältnis übernommen.', 'Wir bedauern ihren Weggang sehr.', true],
    ['Gern übernehmen wir Frau Kern.', 'Nach der Prüfung verlässt sie unser Haus auf eigenen Wunsch.', true],
    ['Sie bleibt in unserem Unternehmen.', 'Leider konnten wir sie nicht übernehmen.', true],
    ['Sie bleibt uns in bester Erinnerung.', 'Sie verlässt uns auf eigenen Wunsch.', false],
    ['Gern hätten wir sie übernommen.', 'Sie verlässt uns auf eigenen Wunsch.', false],
  ])('%s %s', (one, other, isTold) => {
    const found = ends('ausbildungszeugnis', `${one} ${other} ${farewell}`);
    expect(found.includes('taken-over-or-not')).toBe(isTold);
  });
});

describe('the mark of the examination', () => {
  it.each([
    ['mit der Note 2,1', 'Zur sehr guten Abschlussprüfung gratulieren wir ihr.', true],
    ['mit Auszeichnung', 'Die mit „befriedigend“ bestandene Abschlussprüfung freut uns.', true],
    ['mit befriedigendem Ergebnis', 'Die Prüfungsnote „sehr gut“ bestätigt ihre Leistungen.', true],
    ['mit sehr gutem Ergebnis', 'Zum guten Ergebnis der Abschlussprüfung gratulieren wir ihr.', false],
    ['mit der Note 1,5', 'Die Gesamtnote „gut“ in der Abschlussprüfung freut uns.', false],
    ['mit der Note „gut“', 'In der Berufsschule waren ihre Leistungen sehr gut.', false],
  ])('%s: %s', (mark, other, isTold) => {
    const closing = `Die Abschlussprüfung bestand Frau Kern ${mark}. ${other} ${farewell}`;
    expect(ends('ausbildungszeugnis', closing).includes('two-exam-marks')).toBe(isTold);
  });
});

describe('why it ended', () => {
  it.each([
    ['Das Arbeitsverhältnis endet auf Wunsch von Frau Kern.', 'Die Trennung erfolgt betriebsbedingt.', true],
    ['Frau Kern scheidet auf eigenen Wunsch aus.', 'Das befristete Arbeitsverhältnis läuft aus.', true],
    ['Wir trennen uns im besten Einvernehmen.', 'Frau Kern verlässt uns auf eigenen Wunsch.', false],
  ])('%s %s', (one, other, isTold) => {
    expect(employed('', other, one).includes('two-reasons')).toBe(isTold);
  });
});

describe('free or prescribed, full or half', () => {
  it.each([
    ['Das Praktikum war freiwillig.', 'Ihr Pflichtpraktikum hat sie damit abgeschlossen.', true],
    ['Ein Pflichtpraktikum war es nicht.', 'Die Studienordnung verlangt dieses Praktikum.', true],
    ['Die Studienordnung schreibt dieses Praktikum nicht vor.', 'Das Praktikum war freiwillig.', false],
  ])('%s %s', (one, other, isTold) => {
    expect(interned(one, other).includes('two-contracts')).toBe(isTold);
  });

  it.each([
    ['Sie war vollzeitbeschäftigt.', 'Sie arbeitete zwanzig Stunden pro Woche.', true],
    ['Ihre wöchentliche Arbeitszeit betrug 39 Stunden.', 'Die halbe Stelle füllte sie jederzeit aus.', true],
    ['Sie arbeitete in Vollzeit.', 'Für die Teilzeitkräfte plante sie den Einsatz.', false],
    ['Sie arbeitete in Vollzeit.', 'Neben der Arbeit schloss sie ein Teilzeitstudium ab.', false],
  ])('%s %s', (one, other, isTold) => {
    expect(employed(`${one} ${other}`).includes('two-contracts')).toBe(isTold);
  });
});
