import { expect, test } from 'vitest';
import { decode } from '../../decode/decode.ts';
import { liesIn } from '../../letter/lies-in.ts';
import { pointsOfReading } from '../correction-points.ts';
import { withToldWordings } from './told-wordings.ts';

const text = `Arbeitszeugnis

Herr Jan Petersen, geboren am 3. Mai 1990, war vom 1. April 2018 bis zum 30. Juni 2024 in unserem Unternehmen als Verkäufer tätig.

Herr Petersen war stets bemüht, die ihm übertragenen Aufgaben zu unserer Zufriedenheit zu erledigen. Durch seine Geselligkeit trug er zur Verbesserung des Betriebsklimas bei. Sein Verhalten gegenüber Kollegen und Vorgesetzten war im Wesentlichen einwandfrei.

Wir wünschen ihm für die Zukunft alles Gute, vor allem Gesundheit.

Kassel, 30. Juni 2024`;

const tidy = (words: string): string => words.replaceAll(/\s+/g, ' ');

test('a sentence, each finding in it and the letter to the employer ask for the same wording', () => {
  const before = decode(text);
  const reading = withToldWordings(before);
  const asked = new Map(pointsOfReading(before).map(({ old, wanted }) => [old, wanted]));
  const wordings = reading.sentences.map((sentence) => {
    const found = reading.findings
      .filter((one) => liesIn(one, sentence))
      .flatMap(({ better = [] }) => better);
    if (found.length === 0) return [];
    return [...new Set([...found, ...[sentence.better ?? []].flat(), asked.get(tidy(sentence.text))])];
  });
  const several = wordings.filter(({ length }) => length > 0);
  expect(several.length).toBeGreaterThanOrEqual(4);
  expect(several.filter(({ length }) => length > 1)).toEqual([]);
});

test('what a finding says of no single sentence stays', () => {
  const before = decode(text);
  const after = withToldWordings(before);
  const whole = before.findings.filter(({ start }) => start === undefined);
  expect(whole.length).toBeGreaterThan(0);
  for (const { better: _, ...finding } of whole)
    expect(after.findings).toContainEqual(expect.objectContaining(finding));
});
