import { expect, test } from 'vitest';
import { baseLetter } from '../../../tests/helpers/base-letter.ts';
import { decode } from './decode.ts';

const good =
  'Frau Kern setzte sich stets mit hohem Engagement ein. Auch bei hohem Andrang war sie jederzeit gut belastbar. Zusammenhänge durchdrang sie stets schnell und richtig. Sie verfügt über fundierte Fachkenntnisse.';
const summary = 'Frau Kern erfüllte ihre Aufgaben stets zu unserer vollen Zufriedenheit.';
const behavior = 'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets einwandfrei.';

/** The rules that touch these words of a good letter with these sentences. */
function rulesAt(words: string, sentences: string): string[] {
  const text = baseLetter({ performance: `${good} ${sentences}`, summary, behavior });
  const start = text.indexOf(words);
  return decode(text)
    .findings.filter((one) => (one.start ?? -1) < start + words.length && (one.end ?? -1) > start)
    .map(({ rule }) => rule);
}

test('where the trait is praised elsewhere, only the contradiction is told', () => {
  const helped =
    'Bei der Aufstellung ihrer Berechnungen war sie auf die schrittweise Anleitung durch einen erfahrenen Kollegen angewiesen.';
  expect(rulesAt(helped, `Sie arbeitete stets selbständig und eigenverantwortlich. ${helped}`)).toEqual([
    'failure-told',
  ]);
});

test('a code tells what a restriction in the same words would tell again', () => {
  const ordered = 'Ihre Arbeiten führte sie nach Anweisung aus.';
  expect(rulesAt(ordered, ordered)).toEqual(['auf-anweisung']);
});

test('keeping rules is told by its own name, and once', () => {
  const rules = 'Die Hygienevorschriften beachtete sie genau.';
  expect(rulesAt(rules, rules)).not.toContain('ordnungsgemaess');
});

test('„meist“ beside a code limits no praise', () => {
  const chatty = 'Sie war meist gesprächig.';
  const rules = rulesAt(chatty, chatty);
  expect(rules).toContain('gespraechig');
  expect(rules).not.toContain('general-restriction');
});

test('of two dates for the first day it is told which one clashes, and not once more that one cannot be', () => {
  const entry =
    'Nach ihrem Eintritt im Herbst 2009 übernahm Frau Kern zunächst die Buchung der Belege, später auch die Überwachung der Zahlungen.';
  const text = baseLetter({ tasks: entry, performance: good, summary, behavior });
  const rules = decode(text).findings.map(({ rule }) => rule);
  expect(rules).toContain('two-begins');
  expect(rules).not.toContain('date-outside');
});
