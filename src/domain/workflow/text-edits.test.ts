import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { compose } from '../compose/compose.ts';
import { editBlock } from '../letter/edit-letter.ts';
import { blocksOf } from '../letter/letter.ts';
import { addEdits } from './text-edits.ts';

const letter = compose(sampleAnswers());
const [one, two] = blocksOf(letter);
const [first, second] = [one?.id ?? '', two?.id ?? ''];

test('an edit keeps what stood there at first, through as many saves as it takes', () => {
  const begun = editBlock(letter, first, 'Halb');
  const done = editBlock(begun, first, 'Ganz anders.');
  const edits = addEdits(addEdits([], letter, begun), begun, done);
  expect(edits).toEqual([{ block: first, before: one?.text, after: 'Ganz anders.' }]);
  expect(addEdits(edits, done, letter)).toEqual([]);
});

test('what others change in between is not his', () => {
  const mine = editBlock(letter, first, 'Mein Satz.');
  const edits = addEdits([], letter, mine);
  const theirs = editBlock(editBlock(mine, first, 'Ihr Satz.'), second, 'Noch einer.');
  expect(addEdits(edits, theirs, theirs)).toEqual(edits);
  expect(addEdits([], letter, letter)).toEqual([]);
});
