import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { decode } from '../decode/decode.ts';
import { editBlock, hideBlock, insertOwn } from '../letter/edit-letter.ts';
import { blocksOf } from '../letter/letter.ts';
import { letterText } from '../letter/letter-text.ts';
import { compose } from './compose.ts';
import {
  pointsOfChanges,
  pointsOfImproved,
  pointsOfReading,
  reasonsFor,
  stillAmiss,
} from './correction-points.ts';
import { gradeCategories } from './grade-categories.ts';
import { improve } from './improve.ts';
import { weakLetter } from '../../../tests/helpers/weak-letter.ts';

const answers = sampleAnswers({ grade: 4 });
const reading = decode(letterText(compose(answers), answers));

describe('points of a reading', () => {
  test('are its weak sentences, each with a wording to ask for', () => {
    const points = pointsOfReading(reading);
    const summary = points.find(({ old }) => /Zufriedenheit|Anforderungen|Erwartungen/.test(old));
    expect(summary).toMatchObject({ kind: 'replace' });
    expect(summary?.wanted).not.toBe('');
    expect(points.filter(({ kind }) => kind === 'replace').length).toBeGreaterThan(3);
    for (const { old, reason } of points) expect(old + reason).not.toBe('');
  });

  test('of a good reference ask for no other grade', () => {
    const good = sampleAnswers({ grade: 1 });
    const points = pointsOfReading(decode(letterText(compose(good), good)));
    expect(points.filter(({ old, kind }) => kind === 'replace' && old !== '')).toEqual([]);
  });
});

test('points of changes are what was edited, hidden and added, with the reason of the reading', () => {
  const { letter } = improve(reading);
  const before = Object.fromEntries(blocksOf(letter).map(({ id, text }) => [id, text]));
  const reasons = reasonsFor(reading, before);
  expect(pointsOfChanges(reasons, before, letter)).toEqual([]);
  const [first, second] = blocksOf(letter).filter(({ grade }) => grade === 4);
  const edited = editBlock(letter, first?.id ?? '', 'Sie arbeitete stets sehr gut.');
  const added = insertOwn(edited, 'closing', { id: 'own/neu', text: 'Wir danken ihr.' }, null);
  const points = pointsOfChanges(reasons, before, hideBlock(added, second?.id ?? '', true));
  expect(points).toHaveLength(3);
  expect(points).toMatchObject([
    { kind: 'replace', old: first?.text, wanted: 'Sie arbeitete stets sehr gut.' },
    { kind: 'remove', old: second?.text, wanted: '' },
    { kind: 'add', old: '', wanted: 'Wir danken ihr.' },
  ]);
  expect(points[0]?.reason).toBe('Der Satz wird als „ausreichend“ verstanden.');
});

describe('an improved reference', () => {
  const weak = decode(weakLetter);
  const { letter, answers: taken } = improve(weak);
  const before = Object.fromEntries(blocksOf(letter).map(({ id, text }) => [id, text]));
  const now = (one: typeof letter) => decode(letterText(one, taken));

  test('asks for what was found amiss and still stands, but for no facts to go', () => {
    const points = stillAmiss(before, letter, now(letter));
    const about = (words: string) => points.find(({ old }) => old.includes(words));
    expect(about('Geselligkeit')).toMatchObject({ kind: 'replace', ruling: 'gewo-109-2' });
    // How it ended is a fact: it is explained on the result, and nobody owes another wording.
    expect(about('… im gegenseitigen Einvernehmen …')).toBeUndefined();
    expect(points.some(({ kind, old }) => kind === 'remove' && old.includes('geboren'))).toBe(false);
    const thanks = points.find(({ rules }) => rules.includes('missing-thanks-regret'));
    expect(thanks).toMatchObject({ kind: 'add', request: true, ruling: null });
    expect(thanks?.reason).toContain('Ein Anspruch darauf besteht nicht');
  });

  test('asks once for each place: what was mended or written anew is asked for as it reads now', () => {
    const raised = gradeCategories(letter, [['internal-behavior', 3]], taken, before);
    const points = pointsOfImproved(reasonsFor(weak, before), before, raised.letter, now(raised.letter));
    expect(points.filter(({ old }) => old.includes('Geselligkeit'))).toMatchObject([{ kind: 'remove' }]);
    expect(points.filter(({ kind, wanted }) => kind === 'add' && !wanted.startsWith('Wir'))).toEqual([]);
    const olds = points.map(({ old }) => old).filter((old) => old !== '');
    expect(new Set(olds).size).toBe(olds.length);
  });

  test('leans on who must prove a rating below the average', () => {
    const summary = pointsOfReading(weak).find(({ old }) => old.includes('Engagement war'));
    expect(summary?.ruling).toBe('lag-koeln-4-sa-12-23');
  });
});
