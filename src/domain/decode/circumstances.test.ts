import { describe, expect, it, test } from 'vitest';
import { gradeSentence } from './grade-sentence.ts';

const gradeOf = (text: string): number | null => gradeSentence(text).grade ?? null;

describe('praise of what stands around the person raises nothing', () => {
  test.each([
    ['In bester Innenstadtlage und bei stets vollem Haus', 'lieferte Frau Stangl gute Ergebnisse'],
    [
      'In einem Fachgebiet, das selbst Experten als außerordentlich schwierig bezeichnen,',
      'wandte sie solide Kenntnisse an',
    ],
    ['Innerhalb eines stets mit Bestnoten beurteilten Teams', 'lieferte er gute Ergebnisse'],
    ['In unserem mehrfach mit Bestnoten ausgezeichneten Haus', 'trat er selbstbewusst auf'],
    [
      'In den überaus anspruchsvollen Fachgesprächen mit der Muttergesellschaft',
      'verständigte er sich sicher auf Englisch',
    ],
    [
      'In Zusammenarbeit mit einem stets zuverlässigen und hoch motivierten Team',
      'erzielte sie gute Ergebnisse',
    ],
    ['Unter der vorbildlichen Leitung von Frau Dr. Berg', 'erzielte Herr Tamm gute Ergebnisse'],
    ['Mit sehr guten Rahmenbedingungen', 'erledigte er seine Aufgaben stets zu unserer vollen Zufriedenheit'],
    ['In einer Abteilung, deren Ergebnisse stets hervorragend sind,', 'arbeitete sie stets sorgfältig'],
  ])('%s', (circumstance, rest) => {
    expect(gradeOf(`${circumstance} ${rest}.`)).toBe(gradeOf(`Dabei ${rest}.`));
  });

  test.each([
    ['Er erzielte', 'in einer Branche, die jederzeit höchste Sorgfalt verlangt,', 'gute Ergebnisse'],
    [
      'Sie arbeitete',
      'in einem Kollegium, das sich durch außergewöhnlichen Zusammenhalt auszeichnet,',
      'stets sorgfältig',
    ],
    ['Herr Tamm erzielte', 'im besten Restaurant der Stadt', 'gute Ergebnisse'],
    ['Frau Kern erzielte', 'mit sehr guten Rahmenbedingungen', 'gute Ergebnisse'],
  ])('behind the verb: %s %s', (before, circumstance, rest) => {
    expect(gradeOf(`${before} ${circumstance} ${rest}.`)).toBe(gradeOf(`${before} ${rest}.`));
  });
});

describe('what the person did, or bore, stays', () => {
  it.each([
    ['Mit größter Sorgfalt erledigte sie stets ihre Aufgaben.', 1],
    ['In vorbildlicher Weise führte er seine Abteilung.', 1],
    ['Dank ihrer stets sehr guten Auffassungsgabe fand sie sich schnell zurecht.', 2],
    ['Zu unserer stets vollsten Zufriedenheit erledigte er alle Aufgaben.', 1],
    [
      'Über jeden Zweifel erhaben und jederzeit von höchster Verlässlichkeit, verwaltete Herr Zöllner unsere Kassen.',
      1,
    ],
    [
      'Für jede Feier ersann der Konditor eine neue Torte, und stets traf er damit den Geschmack der Gäste.',
      2,
    ],
  ])('%s', (text, grade) => {
    expect(Math.abs((gradeOf(text) ?? 9) - grade)).toBeLessThanOrEqual(0.5);
  });
});

describe('what the work asks of whoever does it rates nobody', () => {
  it.each([
    'Die Sicherheitsvorschriften im Reinraum müssen jederzeit mit größter Genauigkeit eingehalten werden.',
    'Die Qualität unserer Backwaren steht für uns in jeder Hinsicht an erster Stelle.',
    'Der Umgang mit Patientendaten hat stets vertraulich zu erfolgen.',
    'Es galt, auch unter Zeitdruck stets genau zu arbeiten.',
  ])('%s', (text) => {
    expect(gradeOf(text)).toBeNull();
  });

  it('unless the person is in it, or it is a judgement', () => {
    expect(gradeOf('Seine Leistungen müssen stets als sehr gut bezeichnet werden.')).not.toBeNull();
  });
});
