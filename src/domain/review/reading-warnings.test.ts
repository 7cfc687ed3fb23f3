import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { compose } from '../compose/compose.ts';
import { improve } from '../compose/improve.ts';
import { withToldWordings } from '../compose/correction/told-wordings.ts';
import { decode } from '../decode/decode.ts';
import type { Answers } from '../letter/answers.ts';
import { editBlock } from '../letter/edit-letter.ts';
import type { Letter } from '../letter/letter.ts';
import { letterText } from '../letter/letter-text.ts';
import { reviewLetter } from './review-letter.ts';
import type { Warning } from './warning.ts';

function found(letter: Letter, answers: Answers): Warning[] {
  const text = letterText(letter, answers);
  const { warnings } = reviewLetter(letter, answers, { text, reading: decode(text) });
  return warnings.filter(({ id }) => id === 'reading');
}

const weak = sampleAnswers({ grade: 4 });
const coded = 'Durch ihre Geselligkeit trug sie zur Verbesserung des Betriebsklimas bei.';

test('composed sentences say what was asked for, however weak', () => {
  expect(found(compose(weak), weak)).toEqual([]);
});

test("a code in words of one's own is told where it stands", () => {
  const [warning] = found(editBlock(compose(weak), 'behavior/internal', coded), weak);
  expect(warning?.block).toBe('behavior/internal');
  expect(warning?.title).toMatch(/Gesellig/u);
});

test('an old reference that is improved keeps the findings it was read with, as long as its words stand', () => {
  const text = letterText(editBlock(compose(weak), 'behavior/internal', coded), weak);
  const old = decode(text);
  const { letter, answers } = improve(old);
  const titles = found(letter, answers).map(({ title }) => title);
  const wanted = old.findings.filter(({ kind }) => kind === 'code' || kind === 'restriction');
  expect(wanted).not.toEqual([]);
  expect(titles).toEqual(expect.arrayContaining(wanted.map(({ title }) => title)));
});

test('words and how they are read are told in one sentence, and one sentence has one better wording', () => {
  const text = letterText(
    editBlock(compose(weak), 'summary', 'Sie war stets bemüht. Mit ihren Leistungen waren wir zufrieden.'),
    weak,
  );
  const { letter, answers } = improve(decode(text));
  const details = found(letter, answers).map(({ detail }) => detail);
  expect(details.find((one) => one.startsWith('„stets bemüht“'))).toMatch(
    /^„stets bemüht“ wird gelesen als: [^:]*\.$/u,
  );
  // The formula stands beside it: to ask for a second one would be no better wording.
  const read = withToldWordings(decode(letterText(letter, answers)));
  const of = (words: string) => read.sentences.find((one) => one.text.includes(words))?.better;
  for (const words of ['stets bemüht', 'waren wir zufrieden'])
    for (const detail of details.filter((one) => one.includes(words) && one.includes('Besser:')))
      expect(detail).toContain(`Besser: „${of(words)}“`);
  expect(details.filter((one) => /voll\S* Zufriedenheit/.test(one)).length).toBeGreaterThan(0);
});
