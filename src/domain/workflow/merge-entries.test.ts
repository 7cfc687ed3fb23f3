import { describe, expect, test } from 'vitest';
import { answerAt, mergeEntries, saysTheSame, withStored } from './merge-entries.ts';

const before = { job_title: 'Monteur', department: 'Alt', workload: null, leader: false };

describe('two who change the same part', () => {
  test('different answers: both stay', () => {
    const mine = { ...before, job_title: 'Monteurin' };
    const stored = { ...before, department: 'NEU von HR' };
    expect(mergeEntries('occupation', before, mine, stored)).toEqual({
      value: { ...before, job_title: 'Monteurin', department: 'NEU von HR' },
      clashes: [],
      taken: ['occupation.department'],
    });
  });

  test('ratings of two tabs add up, whatever the keys in between', () => {
    const { value, clashes } = mergeEntries(
      'performance',
      undefined,
      { ratings: { resilience: 5 }, honesty: false },
      { ratings: { expertise: 1 } },
    );
    expect([value, clashes]).toEqual([{ ratings: { resilience: 5, expertise: 1 }, honesty: false }, []]);
  });

  test('the same answer: a clash, unless it came from here', () => {
    const [mine, stored] = [
      { ...before, department: 'Hier' },
      { ...before, department: 'Dort' },
    ];
    const clash = { field: 'occupation', path: 'occupation.department', mine: 'Hier', stored: 'Dort' };
    const { value, clashes } = mergeEntries('occupation', before, mine, stored);
    expect(clashes).toEqual([clash]);
    expect(withStored(value, clashes)).toEqual(stored);
    const own = mergeEntries('occupation', before, mine, stored, (path) => path === clash.path);
    expect([own.clashes, own.value]).toEqual([[], mine]);
  });

  test('an answer that was taken away here is gone, one that was taken away there too', () => {
    const rated = { ratings: { expertise: 1, resilience: 2, motivation: 3 } };
    const mine = { ratings: { resilience: 2, motivation: 3 } };
    const stored = { ratings: { expertise: 1, motivation: 3 } };
    expect(mergeEntries('performance', rated, mine, stored).value).toEqual({ ratings: { motivation: 3 } });
  });

  test('what is stored and known to nobody here stays', () => {
    expect(mergeEntries('occupation', {}, { leader: true }, { note: 'x' }).value).toEqual({
      note: 'x',
      leader: true,
    });
  });

  test('a whole part that is taken away, and lists', () => {
    const exam = { result: 2, date: '' };
    expect(mergeEntries('exam', exam, null, exam).value).toBeNull();
    expect(mergeEntries('exam', exam, null, { ...exam, result: 1 }).clashes).toHaveLength(1);
    expect(mergeEntries('activities', ['a'], ['a', 'b', ''], ['a']).value).toEqual(['a', 'b', '']);
    expect(mergeEntries('activities', ['a'], ['b'], ['c']).clashes).toEqual([
      { field: 'activities', path: 'activities', mine: ['b'], stored: ['c'] },
    ]);
  });

  test('a letter is one answer', () => {
    const [base, mine, stored] = [
      { areas: [1], a: 1 },
      { areas: [2], a: 1 },
      { areas: [1], a: 2 },
    ];
    expect(mergeEntries('letter', base, mine, stored).clashes).toMatchObject([{ path: 'letter' }]);
  });
});

test('empty is empty in every form, and blanks around say nothing', () => {
  expect(saysTheSame({ a: '', b: [], c: null, d: false, e: {} }, undefined)).toBe(true);
  expect(saysTheSame({ a: 'x ', b: 1 }, { b: 1, a: ' x' })).toBe(true);
  expect(saysTheSame(0, undefined)).toBe(false);
});

test('an answer by its path', () => {
  expect(answerAt({ ratings: { expertise: 2 } }, 'performance.ratings.expertise')).toBe(2);
  expect(answerAt(['a'], 'activities')).toEqual(['a']);
  expect(answerAt(null, 'exam.result')).toBeUndefined();
});
