import { describe, expect, test } from 'vitest';
import type { Category } from '../letter/category.ts';
import type { Grade } from '../letter/grade.ts';
import { explain } from './explain.ts';
import { gradeSentence } from './grade-sentence.ts';
import { readSentence } from './read-sentence.ts';
import type { Evidence, EvidenceKind } from './reading.ts';

const evidence = (kind: EvidenceKind, ...texts: readonly string[]): Evidence[] =>
  texts.map((text, at) => ({ start: at, end: at + text.length, kind, text }));

const told = (
  grade: Grade,
  words: readonly Evidence[],
  category: Category = 'expertise',
  range: readonly [Grade, Grade] = [Math.max(1, grade - 1), grade],
  hasPraise = true,
): string =>
  explain(
    {
      grade,
      range,
      confidence: 0.9,
      category,
      categories: [category],
      formula: null,
    },
    words,
    hasPraise,
  );

describe('an explanation', () => {
  test('asks for no word that the sentence has', () => {
    const words = [...evidence('booster', 'sehr'), ...evidence('time-adverb', 'stets')];
    expect(told(2, words)).not.toMatch(/fehlt|höchsten Stufe/u);
    expect(told(3, words)).not.toMatch(/Mit „stets“|ohne Verstärker/u);
    expect(told(3, evidence('time-adverb', 'stets'))).not.toContain('ein Wort wie „stets“');
  });

  test('asks for no „stets“ where it would be odd', () => {
    expect(told(2, evidence('booster', 'sehr'), 'future-wishes')).not.toContain('„stets“');
    expect(told(2, evidence('booster', 'sehr'), 'comprehension')).toContain('„stets“');
  });

  test('agrees with the number of words, and names each once', () => {
    expect(told(3, evidence('positive', 'gute', 'sicher'))).toContain('„gute“ und „sicher“ sind');
    expect(told(3, evidence('positive', 'gute', 'Gute'))).toContain('„gute“ ist');
    expect(told(2, evidence('time-adverb', 'stets', 'jederzeit'))).toContain('„stets“ und „jederzeit“ heben');
  });

  test('takes no courtesy of a farewell for praise', () => {
    const farewell = readSentence(
      'Wir danken Herrn Seidler für seine Mitarbeit und wünschen ihm für sein Studium und seinen weiteren Weg alles Gute und viel Erfolg.',
    );
    expect(farewell).toMatchObject({ graded: true, category: 'future-wishes' });
    expect(farewell.explanation).toContain('So schließen viele Zeugnisse.');
    expect(farewell.explanation).not.toMatch(/Gute|danken|Lob/u);
    expect(farewell.evidence).toEqual([]);
    const work = readSentence(
      'Wir danken ihm für die gute Zusammenarbeit und wünschen ihm für die Zukunft alles Gute.',
    );
    expect(work.evidence.map(({ text }) => text)).toEqual(['gute']);
    expect(told(2, [], 'future-wishes')).not.toContain('Lob');
  });

  test('takes no full measure for plain praise, and asks for nothing to be more than whole', () => {
    const full = told(3, evidence('positive', 'voll', 'volle'), 'performance-summary');
    expect(full).toContain('„voll“ und „volle“ ohne „stets“ sind die Mitte der Skala.');
    expect(full).not.toContain('ohne Verstärker');
    expect(told(3, evidence('positive', 'einwandfrei'))).toContain('Mit „stets“ wäre');
    expect(told(3, evidence('positive', 'einwandfrei', 'freundlich'))).toContain('Mit „stets“ oder „sehr“');
  });

  test('misses no word of the highest step beside one', () => {
    const sentence =
      'Ihre ausgeprägten analytischen Fähigkeiten ermöglichten es ihr, auch komplizierteste Zusammenhänge sofort zu erfassen und stets die richtigen Schlüsse daraus zu ziehen.';
    expect(gradeSentence(sentence).explanation).not.toContain('fehlt ein Wort der höchsten Stufe');
    expect(gradeSentence('Sie arbeitete stets sorgfältig.').explanation).toContain('höchsten Stufe');
  });

  test('denies no praise that the note names', () => {
    expect(told(4, evidence('positive', 'aufgeschlossen'))).not.toContain('Lob fehlt');
    expect(told(4, [])).toContain('Lob fehlt');
  });

  test('calls nothing positive that holds no word of praise and that some take for a fault', () => {
    expect(told(3, [], 'expertise', [1.5, 4.5], false)).not.toMatch(/positive Aussage/u);
    expect(told(3, [], 'expertise', [1.5, 4.5], false)).toContain('Ein ausdrückliches Lob steht nicht darin');
    expect(told(3, [], 'expertise', [2.5, 3.5], false)).toContain('Eine positive Aussage');
    expect(told(3, [], 'expertise', [1.5, 4.5], true)).toContain('Eine positive Aussage');
    const sentence = 'Zahl und Güte seiner Arbeiten fielen von Monat zu Monat unterschiedlich aus.';
    expect(gradeSentence(sentence).explanation).not.toContain('positive Aussage');
  });

  test('claims no result and no comparison of a very good sentence that names neither', () => {
    const words = [...evidence('time-adverb', 'stets'), ...evidence('positive', 'schnell', 'abgewogen')];
    expect(told(1, words)).toMatch(/„stets“, „schnell“ und „abgewogen“ tragen das Lob; /u);
    expect(told(1, evidence('time-adverb', 'stets'))).toContain('„stets“ lässt keine Ausnahme zu; ');
    expect(told(1, [])).toContain('Satz als Ganzes');
    for (const list of [words, []]) expect(told(1, list)).not.toMatch(/Ergebnis|Vergleich/u);
  });

  test('says the weaker end of a doubtful range first', () => {
    const verdict = { grade: 3, range: [2, 4], confidence: 0.4, category: 'resilience' } as const;
    expect(explain({ ...verdict, categories: ['resilience'], formula: null }, [], true)).toMatch(
      /zwischen ausreichend und (?:sehr )?gut\.$/u,
    );
  });

  test('claims nothing of most readers where they differ by nearly the whole scale', () => {
    const text = gradeSentence(
      'In Verhandlungen war Frau Roloff den Wünschen der Gegenseite gegenüber immer sehr aufgeschlossen.',
    ).explanation;
    expect(text).toContain('nicht eindeutig');
    expect(text).toContain('von mangelhaft bis sehr gut');
    expect(text).not.toMatch(/die meisten|Zwischen den Zeilen/u);
  });

  test('misses no cordial word where one stands', () => {
    const text = gradeSentence(
      'Wir danken ihm herzlich für die Mitarbeit und wünschen ihm alles Gute.',
    ).explanation;
    expect(text).toContain('„herzlich“ klingt freundlich');
    expect(text).not.toContain('fehlt');
  });

  test.each([
    [
      'Die Abschlussprüfung hat sie mit der Note „gut“ bestanden.',
      /^[^.]*gut\. Die Prüfungsnote steht/u,
      /Zahl|Punkte/u,
    ],
    ['Die Abschlussprüfung hat sie mit 86 Punkten bestanden.', /Punkte der Prüfung/u, /Note steht/u],
  ])('tells the mark of an examination as it stands there: %s', (sentence, wanted, not) => {
    const { explanation } = gradeSentence(sentence);
    expect(explanation).toMatch(wanted);
    expect(explanation).not.toMatch(not);
  });

  test('sees no result of an examination where none is told', () => {
    for (const sentence of [
      'Nicht unerwähnt soll bleiben, dass Frau Demir in der Berufsschule immer mitgekommen ist.',
      'Im zweiten Jahr musste ich ihn einmal schriftlich abmahnen, danach ging es.',
    ])
      expect(gradeSentence(sentence).categories).not.toContain('exam-result');
    expect(gradeSentence('Auch in der Berufsschule erzielte sie gute Leistungen.').category).toBe(
      'exam-result',
    );
  });

  test.each([
    ['Wir verlieren mit ihm einen hervorragenden Meister.', ['hervorragenden']],
    ['Er lieferte ausnahmslos Arbeiten bester Güte.', ['ausnahmslos', 'bester']],
    ['Auch unter größtem Zeitdruck arbeitete sie immer mit vollkommener Ruhe und Genauigkeit.', ['immer']],
  ])('names the words of degree, not the trade and not the trouble: %s', (sentence, words) => {
    expect(gradeSentence(sentence).evidence.map(({ text }) => text)).toEqual(words);
  });
});
