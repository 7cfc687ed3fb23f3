import { describe, expect, it } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';
import type { Finding } from './reading.ts';

const farewell =
  'Herr Kern verlässt uns auf eigenen Wunsch. Wir bedauern das sehr, danken ihm für die stets sehr gute Zusammenarbeit und wünschen ihm beruflich und privat alles Gute und weiterhin viel Erfolg.';

/** The findings of a good letter of a cashier with this sentence among its ratings, and this ending. */
function findingsOf(sentence: string, ending = farewell): readonly Finding[] {
  return decode(letterOf(sentence, ending)).findings;
}

/** The same in a letter that is good and no better. */
function inGoodLetter(sentence: string): readonly Finding[] {
  const letter = letterOf(sentence, farewell);
  return decode(
    letter.replaceAll('sehr ', '').replace('vollsten', 'vollen').replace('vorbildlich', 'einwandfrei'),
  ).findings;
}

function letterOf(sentence: string, ending: string): string {
  return `Markt Nord GmbH
Arbeitszeugnis

Herr Jan Kern, geboren am 3. Mai 1985, war vom 1. Juni 2018 bis zum 31. August 2023 als Kassierer in unserem Markt tätig.

Der Markt Nord verkauft Lebensmittel auf 2.000 Quadratmetern und beschäftigt 40 Mitarbeiter.

Zu seinen Aufgaben gehörten das Kassieren, die Abrechnung der Kasse und die Beratung der Kunden.

Herr Kern verfügt über sehr gute Fachkenntnisse. Er war stets hoch motiviert und auch bei großem Andrang jederzeit sehr belastbar. ${sentence} Er arbeitete stets sehr sorgfältig und zügig. Seine Arbeitsergebnisse waren stets von sehr guter Qualität. Er erfüllte seine Aufgaben stets zu unserer vollsten Zufriedenheit.

Sein Verhalten gegenüber Vorgesetzten, Kollegen und Kunden war stets vorbildlich.

${ending}

Neuenstadt, den 31. August 2023

Ulrike Damm
Geschäftsführerin`;
}
const ids = (findings: readonly Finding[]): string[] => findings.map(({ rule }) => rule);

describe('what is only heard', () => {
  it.each(['Er war stets ehrlich.', 'Er war jederzeit absolut ehrlich und zuverlässig.'])(
    'is no doubt of honesty in „%s“',
    (text) => expect(findingsOf(text)).toEqual([]),
  );
  it.each([
    'Wir danken ihm.',
    'Wir danken Herrn Kern für die Zusammenarbeit.',
    'Wir wünschen ihm alles Gute.',
    'Wir wünschen Herrn Kern für die Zukunft alles Gute.',
  ])('is no code in a bare „%s“', (text) => {
    const found = findingsOf(
      'Er war ehrlich und zuverlässig.',
      `Herr Kern verlässt uns auf eigenen Wunsch. ${text}`,
    );
    expect(found.filter(({ kind }) => kind === 'code')).toEqual([]);
  });
  it('is said to be a guess; what the literature names is not', () => {
    const sentence = 'Was in seiner Macht stand, hat Herr Kern für unsere Kasse getan.';
    expect(inGoodLetter(sentence).filter(({ guessed }) => guessed === true)).toHaveLength(1);
    // Where all else is praise of the highest kind, an unusual sentence is meant well.
    expect(findingsOf(sentence).filter(({ guessed }) => guessed === true)).toEqual([]);
    const named = findingsOf('Er hat sich stets bemüht.').find(({ rule }) => rule === 'bemueht');
    expect(named).toBeDefined();
    expect(named).not.toHaveProperty('guessed');
  });
  it('is told by one name at one place', () => {
    for (const text of ['Er löste die ihm gemäßen Aufgaben.', 'Unter Anleitung arbeitete er sorgfältig.']) {
      const found = ids(findingsOf(text));
      expect(found).toEqual([...new Set(found)]);
    }
  });
});

const doubted = (sentence: string): boolean =>
  decode(
    baseLetter({ tasks: `Frau Kern prüfte die Belege. ${sentence}` }, { job: 'Kassiererin' }),
  ).findings.some(({ rule }) => rule === 'ehrlichkeit-eingeschraenkt');
it.each([
  'Frau Kern arbeitete überwiegend im Kassenbereich.',
  'Meist saß sie an der Kasse, zuletzt in der Kassenaufsicht.',
  'Zuletzt war sie in der Kassenzone unseres Marktes tätig.',
  'In der Regel arbeitete sie an der Kasse und in der Warenannahme.',
  'Sie war zumeist im Kassendienst eingesetzt.',
  'Frau Kern ist ehrlich; ihre Kasse stimmte immer.',
])('silent: %s', (sentence) => {
  expect(doubted(sentence)).toBe(false);
});

describe('a place of work tells nothing of honesty', () => {
  it.each([
    'Am Ende fehlte in der Kasse nichts.',
    'Im Umgang mit der Kasse war sie überwiegend ehrlich.',
    'Die Kasse führte sie meist ehrlich.',
  ])('heard: %s', (sentence) => {
    expect(doubted(sentence)).toBe(true);
  });
});

/** The rules that speak in a good letter with these tasks. */
const rulesWith = (tasks: string): readonly string[] =>
  decode(baseLetter({ tasks }, { job: 'Buchhalterin' })).findings.map(({ rule }) => rule);

describe('tasks that were taken away', () => {
  const did = 'Frau Kern buchte die Belege, überwachte die Zahlungen und bereitete die Abschlüsse vor.';

  it('are told among the tasks too', () => {
    expect(rulesWith(`${did} Die Kasse wurde ihr nach einem Jahr wieder entzogen.`)).toContain(
      'task-withdrawn',
    );
  });

  it.each([
    'Die Kasse führte danach eine Kollegin.',
    'Mit ihrer Beförderung wurden ihr Mahnungen nicht mehr zugeteilt.',
  ])('but not where somebody goes on to others: %s', (sentence) => {
    expect(rulesWith(`${did} ${sentence}`)).not.toContain('task-withdrawn');
  });
});
