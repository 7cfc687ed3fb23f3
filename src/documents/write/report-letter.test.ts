import { expect, test } from 'vitest';
import { sampleReading, sampleText } from '../testing/sample-reading.ts';
import { letterParagraphs } from './report-letter.ts';

const textOf = (paragraphs: ReturnType<typeof letterParagraphs>): string =>
  paragraphs
    .map(({ lines }) =>
      lines.map(({ item, runs }) => (item ? '– ' : '') + runs.map((run) => run.text).join('')).join('\n'),
    )
    .join('\n\n');

test('the whole letter is kept, with its lines and lists', () => {
  expect(textOf(letterParagraphs(sampleText, sampleReading.sentences))).toBe(sampleText);
});

test('graded sentences carry their named grade and a number, neutral ones nothing', () => {
  const paragraphs = letterParagraphs(sampleText, sampleReading.sentences);
  expect(paragraphs.map((paragraph) => paragraph.notes)).toEqual([
    [],
    [],
    [],
    [],
    [1, 2, 3],
    [4],
    [5],
    [],
    [],
  ]);
  const marked = paragraphs
    .flatMap(({ lines }) => lines.flatMap(({ runs }) => runs))
    .filter((run) => 'grade' in run);
  expect(marked.map(({ grade, note }) => [grade, note])).toEqual([
    [1, 1],
    [5, 2],
    [3, 3],
    [2, 4],
    [3, 5],
  ]);
  expect(paragraphs[0]?.kind).toBe('heading');
});

test('line ends inside running text are only wraps', () => {
  const text =
    'Sie arbeitete sehr sorgfältig und zuverlässig und war\nstets freundlich zu allen Menschen im ganzen Hause.\nEr ging.\n\nKöln\nMeier';
  const end = text.indexOf('.') + 1;
  const sentence = { start: 0, end, text: text.slice(0, end), part: 'performance', graded: false } as const;
  const sentences = [{ ...sentence, categories: [], codes: [], evidence: [], explanation: '' }];
  expect(textOf(letterParagraphs(text, sentences))).toBe(
    'Sie arbeitete sehr sorgfältig und zuverlässig und war stets freundlich zu allen Menschen im ganzen Hause. Er ging.\n\nKöln\nMeier',
  );
});
