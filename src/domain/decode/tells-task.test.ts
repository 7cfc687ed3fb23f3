import { expect, it } from 'vitest';
import { decode } from './decode.ts';
import { gradeSentence } from './grade-sentence.ts';

it.each([
  'Er hat Ware angenommen, kommissioniert und versendet.',
  'Sie hat Rechnungen angenommen und geprüft.',
  'Sie hat Telefonate angenommen und Termine vereinbart.',
  'Er hat im Versand gearbeitet, Pakete gepackt und Etiketten gedruckt.',
  'Er hat Kabel verlegt, Schaltschränke verdrahtet und Anlagen in Betrieb genommen.',
  'Sie hat Labortests durchgeführt und Ergebnisse ausgewertet.',
  'Er hat Bestände gepflegt und Inventuren durchgeführt.',
  'Herr Klein hat Rechnungen geschrieben.',
  'Außerdem hat sie die Urlaubsplanung geführt.',
  'Von ihm wurden Waren angenommen und eingelagert.',
])('what was done rates nobody: %s', (text) => expect(gradeSentence(text).graded).toBe(false));

it.each([
  'Er hat seine Aufgaben erledigt.',
  'Er hat die Arbeiten ausgeführt.',
  'Er hat Kritik angenommen.',
  'Er hat Fortbildungen besucht.',
  'Sie hat Rechnungen stets sorgfältig geprüft.',
  'Er hat Ware zügig kommissioniert und versendet.',
  'Sie hat Kunden freundlich bedient und beraten.',
  // In the midst of the ratings a bare duty is named, and how it went is left out.
  'Die Dienstpläne der Filiale hat er erstellt.',
  'Neue Kollegen wurden von Herrn Krystek eingewiesen.',
])('what rates somebody still does: %s', (text) => expect(gradeSentence(text).graded).toBe(true));

const simple = (tasks: string): string =>
  `Arbeitszeugnis\n\nHerr Jonas Klein, geboren am 1. Januar 1990, war vom 1. März 2021 bis zum 28. Februar 2023 als Lagerist bei uns beschäftigt. ${tasks}\n\nHamburg, 28. Februar 2023\n\nMax Muster\nGeschäftsführer`;

it.each([
  'Er hat Ware angenommen, kommissioniert und versendet.',
  'Er hat im Versand gearbeitet, Pakete gepackt und Etiketten gedruckt.',
  'Er hat Bestände gepflegt und Inventuren durchgeführt.',
  'Zudem hat er Auszubildende angeleitet.',
])('a reference that only tells tasks is a simple one: %s', (tasks) => {
  const { overall, categories, findings } = decode(simple(tasks));
  expect({ overall, categories }).toEqual({ overall: null, categories: [] });
  expect(findings.map(({ rule }) => rule)).toEqual(['missing-ratings']);
});
