import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import type { Answers } from './answers.ts';
import { implausible } from './implausible.ts';

const sample = sampleAnswers();
const fieldsOf = (change: Partial<Answers>): string[] =>
  implausible({ ...sample, ...change }, '2026-11-29').map(({ field }) => field);
const born = (birthday: string | null, birthplace = 'Husum') => ({
  person: { ...sample.person, birthday, birthplace },
});
const works = (change: Partial<Answers['occupation']>) => ({
  occupation: { ...sample.occupation, ...change },
});
const station = { type: 'first', job_title: 'Monteurin', department: '', begin: '2019-01-01' } as const;

test('what a usual letter says, and what is left out, is plausible', () => {
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ ...born(null, ''), activities: [], place: '', ...works({ workload: null }) })).toEqual(
    [],
  );
  expect(fieldsOf({ ...born('2016-12-31', "'s-Hertogenbosch"), activities: ['QM'] })).toEqual([]);
});

test.each<[string, Partial<Answers>, string]>([
  ['born in days to come', born('2030-01-01'), 'person.birthday'],
  ['born two hundred years ago', born('1800-01-01'), 'person.birthday'],
  ['born in a number', born('1988-05-14', '123'), 'person.birthplace'],
  ['issued nowhere', { place: '–' }, 'place'],
  ['a task without a letter', { activities: ['Löten', '1'] }, 'activities.1'],
  ['500 hours', works({ workload: { hours: 500, full_time: 40 } }), 'occupation.workload.hours'],
  [
    'a station that ends before it begins',
    works({ stations: [{ ...station, end: '2018-01-01' }] }),
    'occupation.stations.0.end',
  ],
])('%s is not', (_, change, field) => {
  expect(fieldsOf(change)).toEqual([field]);
});
