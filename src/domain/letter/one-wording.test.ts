import { expect, test } from 'vitest';
import { pointsOfReading } from '../compose/correction-points.ts';
import { decode } from '../decode/decode.ts';
import { liesIn, withOneWording } from './one-wording.ts';

const text = `Arbeitszeugnis

Herr Jan Petersen, geboren am 3. Mai 1990, war vom 1. April 2018 bis zum 30. Juni 2024 in unserem Unternehmen als Verkäufer tätig.

Herr Petersen war stets bemüht, die ihm übertragenen Aufgaben zu unserer Zufriedenheit zu erledigen. Durch seine Geselligkeit trug er zur Verbesserung des Betriebsklimas bei. Sein Verhalten gegenüber Kollegen und Vorgesetzten war im Wesentlichen einwandfrei.

Wir wünschen ihm für die Zukunft alles Gute, vor allem Gesundheit.

Kassel, 30. Juni 2024`;

test('a sentence, each finding in it and the letter to the employer ask for the same wording', () => {
  const before = decode(text);
  const reading = withOneWording(before);
  const asked = new Map(pointsOfReading(reading).map(({ old, wanted }) => [old, wanted]));
  const compared = reading.sentences.flatMap((sentence) => {
    const wordings = reading.findings.flatMap((one) =>
      one.better !== undefined && liesIn(one, sentence) ? [one.better] : [],
    );
    if (wordings.length === 0) return [];
    const all = new Set([...wordings, ...(sentence.better === undefined ? [] : [sentence.better])]);
    expect([...all], sentence.text).toHaveLength(1);
    const inLetter = asked.get(sentence.text.replaceAll(/\s+/g, ' '));
    if (inLetter !== undefined) expect(inLetter).toBe([...all][0]);
    return [sentence.text];
  });
  expect(compared.length).toBeGreaterThanOrEqual(4);
});

test('what a finding says of no single sentence stays', () => {
  const before = decode(text);
  const after = withOneWording(before);
  const whole = before.findings.filter(({ start }) => start === undefined);
  expect(whole.length).toBeGreaterThan(0);
  for (const finding of whole) expect(after.findings).toContain(finding);
});
