import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const letter = (first: string) => `Zeugnis

${first} Sie hat geputzt, gebügelt und manchmal auf unsere Kinder aufgepasst. Sie war immer pünktlich und sehr ehrlich, wir konnten ihr den Schlüssel geben. Mit ihrer Arbeit waren wir sehr zufrieden. Die Kinder haben sie geliebt. Leider ziehen wir um, deshalb müssen wir uns trennen. Wir danken Frau Nowak herzlich und wünschen ihr alles Gute.

Bremen, 1. Juni 2015

Karin Hoffmann
`;

test.each([
  'Meine Putzhilfe Frau Agnieszka Nowak hat von März 2012 bis Mai 2015 bei uns im Haushalt gearbeitet.',
  'Frau Agnieszka Nowak hat von März 2012 bis Mai 2015 in unserem Haushalt gearbeitet.',
])('the warm letter of a household is read as it is meant: %s', (first) => {
  const { layman, findings, sentences, overall } = decode(letter(first));
  expect(layman).toBe(true);
  expect(findings).toEqual([]);
  expect(sentences.find(({ text }) => text.includes('gebügelt'))?.graded).toBe(false);
  expect(overall?.grade).toBeLessThanOrEqual(2.4);
});

test('how often somebody was what he should be still counts', () => {
  const text = letter(
    'Frau Agnieszka Nowak hat von März 2012 bis Mai 2015 in unserem Haushalt gearbeitet.',
  ).replace('Die Kinder haben sie geliebt.', 'Manchmal war sie unzuverlässig und kam zu spät.');
  expect(decode(text).findings).not.toEqual([]);
});
