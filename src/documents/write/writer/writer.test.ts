import process from 'node:process';
import { expect, test } from 'vitest';
import { setDocument } from '../typst/set-document.ts';
import { Lane } from './lane.ts';
import { TooLongDocument, WriterBusy } from './writer-faults.ts';
import type { WriterOrder } from './writer.ts';

const sentence = 'Herr Vogt erledigte seine Aufgaben stets zu unserer vollsten Zufriedenheit. ';

/** A letter of so many sentences, as `letter.typ` takes it. */
const sheet = (sentences: number) => ({
  layout: 'classic',
  draft: true,
  subject: 'Arbeitszeugnis',
  heading: 'Arbeitszeugnis',
  keywords: [],
  company: 'Werft Nord',
  address: [],
  paragraphs: Array.from({ length: Math.ceil(sentences / 10) }, () => ({
    text: sentence.repeat(Math.min(10, sentences)),
    list: [],
  })),
  placeAndDate: 'Kiel',
  signatories: [],
  created: null,
  logo: false,
  signatures: [],
  protocol: null,
});
const order = (sentences: number): WriterOrder => ({
  kind: 'typst',
  template: 'letter.typ',
  data: JSON.stringify(sheet(sentences)),
  files: {},
  standard: 'ua-1',
});
/** A second of processor time at least. */
const endless = 4_000;
const bullets = (items: number): WriterOrder => ({
  kind: 'letter-docx',
  logo: null,
  data: JSON.stringify({ ...sheet(1), paragraphs: [{ text: '', list: Array(items).fill('Löten') }] }),
});

test('what takes too long fails alone: those who wait behind it get their document', async () => {
  const lane = new Lane({ milliseconds: 500, megabytes: 1_000, waiting: 10 });
  const [slow, ...others] = await Promise.allSettled([endless, 5, 5].map((size) => lane.write(order(size))));
  expect(slow).toMatchObject({ status: 'rejected', reason: expect.any(TooLongDocument) });
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('what takes too much memory fails alone', async () => {
  const lane = new Lane({ milliseconds: 30_000, megabytes: 200, waiting: 10 });
  const [large, other] = await Promise.allSettled([15_000, 5].map((size) => lane.write(bullets(size))));
  expect(large).toMatchObject({ status: 'rejected', reason: expect.any(TooLongDocument) });
  expect(other?.status).toBe('fulfilled');
});

test('an ordinary document does not wait for a very long one', async () => {
  const ends: string[] = [];
  await Promise.all([
    setDocument('letter.typ', sheet(endless)).then(() => ends.push('long')),
    setDocument('letter.typ', sheet(5)).then(() => ends.push('ordinary')),
  ]);
  expect(ends).toEqual(['ordinary', 'long']);
});

test('a word-processor file is made beside the server, which answers meanwhile', async () => {
  const [before, begun] = [process.threadCpuUsage(), performance.now()];
  await new Lane(wide).write(bullets(4_000));
  const { user } = process.threadCpuUsage(before);
  expect(performance.now() - begun).toBeGreaterThan(200);
  expect(user / 1000).toBeLessThan(200);
});

const wide = { milliseconds: 60_000, megabytes: 2_000, waiting: 2 } as const;

test('the shortest comes first, and where too many wait one is told so at once', async () => {
  const lane = new Lane(wide);
  const ends: number[] = [];
  const sizes = [5, 200, 10, 20];
  const asked = sizes.map((size) => lane.write(order(size)).then(() => ends.push(size)));
  const told = await Promise.allSettled(asked);
  expect(told[3]).toMatchObject({ status: 'rejected', reason: expect.any(WriterBusy) });
  expect(ends).toEqual([5, 10, 200]);
});

test('a faulty template is told, and the next document is made', async () => {
  await expect(setDocument('nothing.typ', {})).rejects.toThrow('nothing.typ');
  expect((await setDocument('letter.typ', sheet(5))).pdf.length).toBeGreaterThan(1000);
});
