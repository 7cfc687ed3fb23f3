import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const tasks = 'Frau Kern prüfte und buchte die Belege und bereitete die Monatsabschlüsse vor.';
const found = (sentence: string): boolean =>
  decode(baseLetter({ tasks: `${tasks} ${sentence}` }, { job: 'Buchhalterin' })).findings.some(
    ({ rule }) => rule === 'two-reasons',
  );

describe('a reason of the firm among the tasks, and her own wish in the farewell', () => {
  test.each([
    'Ihr Arbeitsplatz entfällt zum Jahresende, weshalb das Arbeitsverhältnis betriebsbedingt endet.',
    'Mit der Schließung unserer Niederlassung endet das Arbeitsverhältnis.',
    'Das Arbeitsverhältnis wurde wegen der Stilllegung des Werks zum 31. August 2023 aufgelöst.',
    'Wegen Auftragsmangels scheidet Frau Kern zum 31. August 2023 aus.',
    'Ihre Stelle fällt im Herbst ersatzlos weg.',
  ])('%s', (sentence) => {
    expect(found(sentence)).toBe(true);
  });

  test.each([
    'Nach der Schließung unserer Niederlassung arbeitete sie in der Zentrale.',
    'Ihre Stelle in der Niederlassung entfiel 2019; seither war sie in der Zentrale tätig.',
    'Sie prüfte, wann Mietverträge wegen der Schließung von Filialen endeten.',
    'Sie begleitete die Verlagerung der Buchhaltung nach Husum.',
  ])('but not what happened before: %s', (sentence) => {
    expect(found(sentence)).toBe(false);
  });
});

const heldAgainst = (part: 'company' | 'closing', sentence: string): boolean => {
  const wish = 'Frau Kern verlässt uns auf eigenen Wunsch.';
  const rest =
    'Wir bedauern ihr Ausscheiden sehr, danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.';
  const paragraphs =
    part === 'company'
      ? { company: `Die Muster Papierwerke GmbH beschäftigt 120 Menschen. ${sentence}` }
      : { closing: `${wish} ${sentence} ${rest}` };
  return decode(baseLetter(paragraphs, { job: 'Buchhalterin' })).findings.some(
    ({ rule }) => rule === 'two-reasons',
  );
};

describe('a notice with its date, beside a wish of her own', () => {
  test.each([
    'Nach der von uns am 29. Juni 2023 ausgesprochenen Kündigung war sie freigestellt.',
    'Die Kündigung sprachen wir am 29. Juni 2023 aus.',
    'Die Geschäftsführung hat ihr am 29.06.2023 die Kündigung überreicht.',
    'Wir haben ihr zum 31. August 2023 gekündigt.',
  ])('%s', (sentence) => {
    expect(heldAgainst('closing', sentence)).toBe(true);
  });

  test.each([
    'Ihre Kündigung haben wir am 29. Juni 2023 erhalten.',
    'Die Kündigung sprach sie am 29. Juni 2023 aus.',
  ])('but not her own: %s', (sentence) => {
    expect(heldAgainst('closing', sentence)).toBe(false);
  });
});

describe('the house closes on the day of her leave', () => {
  test.each([
    'Weil sich kein Nachfolger fand, schließen wir das Werk zum 31. August 2023; allen Mitarbeitern mussten wir deshalb kündigen.',
    'Unser Betrieb wird zum 31.08.2023 aufgelöst.',
    'Zum 31. August 2023 erhielten alle Beschäftigten die Kündigung.',
  ])('%s', (sentence) => {
    expect(heldAgainst('company', sentence)).toBe(true);
  });

  test.each([
    '2019 haben wir das Werk Husum geschlossen und 40 Mitarbeitern gekündigt.',
    'Am 31. August 2023 schließen wir unser hundertstes Geschäftsjahr ab.',
    'Das Arbeitsverhältnis in unserem Haus endet am 31. August 2023.',
  ])('but not: %s', (sentence) => {
    expect(heldAgainst('company', sentence)).toBe(false);
  });
});

describe('a fixed term that could not be prolonged, beside a wish of her own', () => {
  test.each([
    'Ihr befristeter Vertrag konnte nach Auslaufen der Projektmittel zum 31. August 2023 nicht verlängert werden.',
    'Eine Verlängerung des befristeten Vertrags war aus Haushaltsgründen nicht möglich.',
    'Mangels Mitteln konnten wir den Vertrag nicht verlängern.',
    'Ihre Stelle konnte nach Projektende nicht weiter finanziert werden.',
    'Eine Entfristung war uns leider nicht möglich.',
  ])('%s', (sentence) => {
    expect(heldAgainst('closing', sentence)).toBe(true);
  });

  test.each([
    'Eine Verlängerung des Vertrags hat sie leider nicht angenommen.',
    'Wir hätten ihren Vertrag gern verlängert.',
  ])('but not what she declined: %s', (sentence) => {
    expect(heldAgainst('closing', sentence)).toBe(false);
  });
});

describe('a notice of the employer that tells its own reason, beside a wish of her own', () => {
  test.each([
    'Da die Marke eingestellt wird und ihr Arbeitsplatz deshalb entfällt, mussten wir das Arbeitsverhältnis aus betriebsbedingten Gründen kündigen.',
    'Weil der Auftrag ausläuft und ihre Stelle daher nicht fortgeführt werden kann, haben wir das Arbeitsverhältnis fristgerecht gekündigt.',
    'Die Filiale wird geschlossen, deshalb mussten wir ihr leider kündigen.',
    'Das Werk wird verkleinert, und wir waren daher gezwungen, das Arbeitsverhältnis zu beenden.',
    'Da wir ihr keine andere Stelle anbieten konnten, mussten wir ihr zum 31. August 2023 kündigen.',
  ])('%s', (sentence) => {
    expect(heldAgainst('closing', sentence)).toBe(true);
  });

  test.each([
    'Da unsere Niederlassung schließt und ihr Arbeitsplatz in Husum deshalb entfällt, haben wir ihr eine Stelle in Kiel angeboten.',
    'Weil sie in den Süden zieht und deshalb nicht bleiben kann, wird ihre Stelle neu besetzt.',
    'Ihre Stelle wird daher zum Herbst neu besetzt.',
    'Da sie umzieht und der Weg deshalb zu weit wird, endet das Arbeitsverhältnis zum 31. August 2023.',
    'Frau Kern zieht um, deshalb entfällt ihre Stelle in der Buchhaltung.',
  ])('but not what follows from her step or led to it: %s', (sentence) => {
    expect(heldAgainst('closing', sentence)).toBe(false);
  });
});

const ofFirm =
  'Das Arbeitsverhältnis endet aus betriebsbedingten Gründen, da wir die Sparte zum Jahresende aufgeben.';
const bothTold = (firm: string, own: string): boolean =>
  decode(
    baseLetter({
      closing: `${firm} ${own} Wir danken ihr für die stets sehr gute Zusammenarbeit und wünschen ihr beruflich wie privat alles Gute und weiterhin viel Erfolg.`,
    }),
  ).findings.some(({ rule }) => rule === 'two-reasons');

describe('her own step, told in many ways, beside a reason of the firm', () => {
  test.each([
    'Wir bedauern sehr, dass Frau Kern von sich aus gekündigt hat, um zu einem anderen Hersteller zu wechseln.',
    'Frau Kern hat ihre Stelle von sich aus aufgegeben, was wir sehr bedauern.',
    'Frau Kern hat uns auf eigenen Wunsch verlassen, was wir sehr bedauern.',
    'Wir bedauern, dass sie ihren Vertrag von sich aus gelöst hat.',
    'Es tut uns leid, dass Frau Kern selbst gekündigt hat.',
    'Leider hat sich Frau Kern entschlossen, unser Haus zu verlassen.',
    'Dass Frau Kern sich entschieden hat, uns zu verlassen, bedauern wir sehr.',
    'Wir bedauern sehr, dass Frau Kern gekündigt hat.',
    'Die von ihr ausgesprochene Kündigung haben wir sehr bedauert.',
    'Ihre Kündigung kam für uns überraschend, und wir bedauern sie sehr.',
    'Frau Kern hat das Arbeitsverhältnis fristgerecht gekündigt, was wir sehr bedauern.',
    'Frau Kern kündigte das Arbeitsverhältnis zum 31. August 2023, was wir sehr bedauern.',
    'Frau Kern reichte im Mai ihre Kündigung ein, was wir sehr bedauern.',
    'Sie geht aus eigenem Entschluss, was wir sehr bedauern.',
    'Wir hätten sie gern behalten, respektieren aber ihren Wunsch nach Veränderung.',
    'Mit ihrer Eigenkündigung verlieren wir eine sehr gute Kraft.',
    'Wir bedauern, dass sie uns auf eigenes Betreiben verlässt.',
    'Wir bedauern ihren Entschluss, sich beruflich zu verändern.',
    'Frau Kern verlässt uns, weil sie es so möchte; ihre Kündigung bedauern wir sehr.',
  ])('%s', (own) => {
    expect(bothTold(ofFirm, own)).toBe(true);
  });

  test.each([
    'Ihr Arbeitsplatz fällt durch die Verlagerung der Buchhaltung weg.',
    'Mit Ablauf der Befristung endet das Arbeitsverhältnis zum 31. August 2023.',
    'Wir mussten uns wegen Auftragsmangels von Frau Kern trennen.',
    'Ihre Stelle wurde im Zuge eines Personalabbaus gestrichen.',
  ])('beside another reason: %s', (firm) => {
    expect(bothTold(firm, 'Wir bedauern sehr, dass Frau Kern von sich aus gekündigt hat.')).toBe(true);
  });

  test.each([
    'Wir bedauern diese Entwicklung sehr.',
    'Wir bedauern, dass wir ihr kündigen mussten.',
    'Leider konnten wir ihr keine andere Stelle anbieten.',
    'Wir bedauern, Frau Kern zu verlieren.',
    'Sie hat sich bereits für eine neue Aufgabe entschieden.',
    'Wir bedauern sehr, dass Frau Kern gekündigt werden musste.',
    'Wir bedauern, dass ihr deshalb gekündigt wurde.',
    'Unsere Kündigung bedauern wir sehr.',
    'Frau Kern hat sich entschieden, nicht mitzugehen und sich zu verändern.',
    'Die Kündigung nahm sie sehr gefasst auf.',
    'Das Angebot, in unserer Zentrale zu arbeiten, hat sie auf eigenen Wunsch nicht angenommen.',
  ])('but not: %s', (own) => {
    expect(bothTold(ofFirm, own)).toBe(false);
  });
});
