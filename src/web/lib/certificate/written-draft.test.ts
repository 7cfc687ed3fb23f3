import { expect, test } from 'vitest';
import { compose } from '#domain/compose/compose.ts';
import { improve } from '#domain/compose/improve.ts';
import { decode } from '#domain/decode/decode.ts';
import { readLetter } from '#domain/letter/read-letter.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { weakLetter } from '../../../../tests/helpers/weak-letter.ts';
import { answersOf, draftOf, emptyDraft, valuesOf, type Draft } from './draft.ts';
import { isStale, writtenDraft } from './written-draft.ts';

const draft = draftOf({ ...sampleAnswers({ grade: 2 }) });
const letter = compose(answersOf(draft));
const renamed: Draft = { ...draft, person: { ...draft.person, last_name: 'Anders' } };

test('a letter of the present answers is none of others, stored and read again as well', () => {
  expect(isStale({ draft, letter, status: 'generated' })).toBe(false);
  const stored = readLetter(JSON.parse(JSON.stringify(letter)));
  const reread = draftOf(JSON.parse(JSON.stringify(valuesOf(draft))));
  expect(isStale({ draft: reread, letter: stored, status: 'draft' })).toBe(false);
  expect(isStale({ draft: { ...draft, place: 'Ulm', project_name: 'x' }, letter, status: 'edited' })).toBe(
    false,
  );
  expect(isStale({ draft: emptyDraft(), letter: null, status: 'draft' })).toBe(false);
});

test('answers that were changed and not confirmed are told, whatever the status says', () => {
  const content = { draft: renamed, letter, status: 'edited' } as const;
  expect(isStale(content)).toBe(true);
  expect(writtenDraft(content).person.last_name).toBe(draft.person.last_name);
  expect(isStale({ ...content, draft: writtenDraft(content) })).toBe(false);
});

test('a reference that was taken over is not stale from the start', () => {
  for (const text of [weakLetter, weakLetter.replace('Arbeitszeugnis', 'Zwischenzeugnis')]) {
    const taken = improve(decode(text));
    const record = { ...taken.answers, date: taken.answers.date ?? '' };
    const stored = draftOf(JSON.parse(JSON.stringify(record)));
    expect(isStale({ draft: stored, letter: taken.letter, status: 'edited' })).toBe(false);
  }
});

test('of an older letter the status tells', () => {
  const { made: _, ...older } = letter;
  expect(isStale({ draft: renamed, letter: older, status: 'draft' })).toBe(true);
  expect(isStale({ draft: renamed, letter: older, status: 'generated' })).toBe(false);
});
