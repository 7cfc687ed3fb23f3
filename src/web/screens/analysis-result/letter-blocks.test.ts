import { expect, test } from 'vitest';
import type { Part, SentenceReading } from '#domain/decode/reading.ts';
import { letterBlocks } from './letter-blocks.ts';
import type { Block } from './letter-blocks.ts';

function sentence(text: string, words: string, part: Part): SentenceReading {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`not in the text: ${words}`);
  const end = start + words.length;
  return {
    start,
    end,
    text: words,
    part,
    graded: false,
    categories: [],
    codes: [],
    evidence: [],
    explanation: '',
  };
}

/** A block as a reader sees it: `|` for a line break. */
function seen(text: string, { kind, rows }: Block): string {
  const words = rows.map((row) =>
    row
      .map((piece) =>
        piece.kind === 'text' ? text.slice(piece.start, piece.end) : piece.kind === 'space' ? ' ' : '|',
      )
      .join(''),
  );
  return `${kind}: ${words.join(' / ')}`;
}
const show = (text: string, sentences: readonly SentenceReading[] = []) =>
  letterBlocks(text, sentences).map((block) => seen(text, block));

test('address, heading, paragraphs and dotted lists keep their shape', () => {
  const text =
    'Firma GmbH\nAm Speicher 14\n\nZeugnis\n\nSie war hier.\n\nAufgaben:\n• Leitung\n- Planung\n\nEnde.';
  expect(show(text)).toEqual([
    'paragraph: Firma GmbH|Am Speicher 14',
    'heading: Zeugnis',
    'paragraph: Sie war hier.',
    'paragraph: Aufgaben:',
    'list: Leitung / Planung',
    'paragraph: Ende.',
  ]);
});

test('a break in the middle of a sentence flows on, a parted word is joined, a real hyphen stays', () => {
  const words =
    'Sie zeigte eine gute Zusam-\nmenarbeit in der Vor- und\nNachbereitung der Marketing-\nThemen.';
  expect(show(words, [sentence(words, words, 'performance')])).toEqual([
    'paragraph: Sie zeigte eine gute Zusammenarbeit in der Vor- und Nachbereitung der Marketing- Themen.',
  ]);
});

test('lines that a machine wrapped between two sentences flow on, short ones stand', () => {
  const wrapped =
    'Herr Muster war bei uns vom ersten Tag an tätig. Er war fleißig.\nAußerdem war er pünktlich und stets freundlich zu allen Gästen.';
  expect(show(wrapped)).toEqual([`paragraph: ${wrapped.replace('\n', ' ')}`]);
  expect(show('Dr. Anna Meier\nGeschäftsführerin')).toEqual(['paragraph: Dr. Anna Meier|Geschäftsführerin']);
});

test('an address stays in lines even where it was read as one sentence', () => {
  const text = 'Firma GmbH\nAm Speicher 14\n24937 Flensburg';
  expect(show(text, [sentence(text, text, 'letterhead')])).toEqual([
    'paragraph: Firma GmbH|Am Speicher 14|24937 Flensburg',
  ]);
});

test('an item that goes on in the next line is one item, and empty lines do not part a list', () => {
  const text = '• Leitung der\nAbteilung Netze\n\n• Planung';
  expect(show(text, [sentence(text, 'Leitung der\nAbteilung Netze', 'tasks')])).toEqual([
    'list: Leitung der Abteilung Netze / Planung',
  ]);
});

test('tasks without dots after an announcing line are a list', () => {
  const text = 'Zu den Aufgaben gehörten:\nLeitung\nPlanung';
  const tasks = [sentence(text, 'Leitung', 'tasks'), sentence(text, 'Planung', 'tasks')];
  expect(show(text, tasks)).toEqual(['paragraph: Zu den Aufgaben gehörten:', 'list: Leitung / Planung']);
  const apart = 'Zu den Aufgaben gehörten:\n\nLeitung\nPlanung';
  const others = [sentence(apart, 'Leitung', 'tasks'), sentence(apart, 'Planung', 'tasks')];
  expect(show(apart, others)).toEqual(['paragraph: Zu den Aufgaben gehörten:', 'list: Leitung / Planung']);
});

test('a number at the start of a line is a counter only among tasks', () => {
  const text = '1. März 2018 bis heute';
  expect(show(text)).toEqual([`paragraph: ${text}`]);
  expect(show('1. Leitung', [sentence('1. Leitung', '1. Leitung', 'tasks')])).toEqual(['list: Leitung']);
});

test('offsets fit texts with any line ends', () => {
  for (const end of ['\n', '\r\n', '\r', '\f', '\u2028']) {
    expect(show(`Zeugnis${end}${end}  Herr Muster war hier.  `)).toEqual([
      'heading: Zeugnis',
      'paragraph: Herr Muster war hier.',
    ]);
  }
});
