import { describe, expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { improve } from '../compose/improve.ts';
import { leading } from '../letter/answers.ts';
import { decode } from './decode.ts';
import { speaksOfLeading } from './leading-told.ts';

const ofLeading = new Set<string>(leading);

/** A weak letter, in which such a sentence is not taken for a happy turn of phrase. */
const weak = (sentence: string): string =>
  baseLetter({
    performance: `Frau Kern zeigte stets Verständnis für ihre Arbeit. ${sentence} Ihre Ergebnisse genügten den Anforderungen.`,
    summary: 'Frau Kern war bestrebt, ihre Aufgaben zu unserer Zufriedenheit zu erledigen.',
    behavior: 'Ihr Verhalten gegenüber Vorgesetzten und Kollegen gab zu Beanstandungen keinen Anlass.',
  });

describe('who leads nobody is not rated as a leader', () => {
  test.each([
    'Einfach gelagerte Fälle bearbeitete sie mit Unterstützung ihrer Gruppe.',
    'Pläne und Zeichnungen konnte sie gut lesen.',
    'Ihre Aufgaben führte sie den Pflegeplänen entsprechend aus.',
  ])('%s', (sentence) => {
    const reading = decode(weak(sentence));
    const told = reading.sentences.find(({ text }) => text === sentence);
    expect(told?.graded).toBe(true);
    expect([told?.category, ...(told?.categories ?? [])].filter((one) => ofLeading.has(one ?? ''))).toEqual(
      [],
    );
    expect(reading.categories.filter(({ category }) => ofLeading.has(category))).toEqual([]);
    expect(`${told?.explanation} ${told?.better}`).not.toMatch(/führ(?!t)|Mitarbeiter|Personal|Deleg/i);
    expect(improve(reading).answers.occupation.leader).toBe(false);
  });
});

test('whoever worked with help is rated in self-reliance', () => {
  const sentence = 'Einfach gelagerte Fälle bearbeitete sie mit Unterstützung ihrer Gruppe.';
  const { sentences } = decode(weak(sentence));
  expect(sentences.find(({ text }) => text === sentence)?.category).toBe('self-reliance');
});

test('a reading of older days makes nobody a leader by a sentence that leads nobody', () => {
  const sentence = 'Einfach gelagerte Fälle bearbeitete sie mit Unterstützung ihrer Gruppe.';
  const reading = decode(weak(sentence));
  const at = reading.sentences.findIndex(({ text }) => text === sentence);
  const rating = {
    category: 'leadership',
    grade: 5,
    range: [4, 6],
    confidence: 0.5,
    sentences: [at],
  } as const;
  const older = {
    ...reading,
    categories: [...reading.categories, rating],
    sentences: reading.sentences.map((one, i) =>
      i === at ? { ...one, category: 'leadership' as const, categories: ['leadership' as const] } : one,
    ),
  };
  const { answers, letter } = improve(older);
  expect(answers.occupation.leader).toBe(false);
  expect(letter.areas.flatMap(({ blocks }) => blocks).some(({ category }) => category === 'leadership')).toBe(
    false,
  );
});

test.each([
  ['Seine Projektteams führt er stets motivierend.', true],
  ['Seinen Poliermannschaften gab er klare Vorgaben.', true],
  ['Neue Kolleginnen leitete sie geduldig an.', true],
  ['Aufgaben und Verantwortung übertrug sie in angemessenem Umfang.', true],
  ['Auch bei kurzfristigen Ausfällen stellte sie stets eine gute Besetzung sicher.', true],
  ['Dank seiner guten Einsatzplanung lief es auch zu Spitzenzeiten.', true],
  ['Der Zusammenhalt des von ihm geführten Bereichs war gut.', true],
  ['Unter Anleitung eines Gesellen verdrahtete er Schränke.', false],
  ['Seine Lieferungen führte er mit gutem Ergebnis aus.', false],
  ['Ihre Arbeit führt zu guten Ergebnissen.', false],
])('%s speaks of leading: %s', (sentence, speaks) => {
  expect(speaksOfLeading(sentence)).toBe(speaks);
});
