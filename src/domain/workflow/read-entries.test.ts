import { expect, test } from 'vitest';
import { readEntries } from './read-entries.ts';
import { missingEntries, progressOf } from './missing-entries.ts';

const read = (source: unknown) => readEntries(source);
const faults = (source: unknown): string[] => read(source).problems.map(({ field }) => field);

test('entries come out in the shape of the certificate, unknown keys are left out', () => {
  const { entries, problems } = read({
    name: { salutation: 'Frau', last_name: ' Vogt ', role: 'admin' },
    activities: ['Planung ', '', 'Prüfung'],
    owner: 'somebody',
  });
  expect(problems).toEqual([]);
  expect(entries).toEqual({
    name: { salutation: 'Frau', title: '', first_name: '', last_name: 'Vogt' },
    activities: ['Planung', 'Prüfung'],
  });
});

test.each([
  ['a salutation that does not exist', { name: { salutation: 'Graf' } }, 'name.salutation'],
  ['a day that does not exist', { birth: { birthday: '1990-02-30' } }, 'birth.birthday'],
  ['a grade out of range', { performance: { ratings: { expertise: 6 } } }, 'performance.ratings.expertise'],
  ['an unknown category', { performance: { ratings: { looks: 1 } } }, 'performance.ratings.looks'],
  [
    'a fourth trait',
    { performance: { positive_traits: ['a', 'b', 'c', 'd'] } },
    'performance.positive_traits',
  ],
  ['a text as a list', { activities: 'alles' }, 'activities'],
  ['a text without end', { name: { last_name: 'x'.repeat(501) } }, 'name.last_name'],
  ['no letter', { letter: { areas: 1 } }, 'letter'],
  ['an object as a text', { occupation: { job_title: { $ne: '' } } }, 'occupation.job_title'],
])('%s is refused', (_, source, path) => {
  expect(faults(source)).toContain(path);
});

test('a part is done when its own fields are complete', () => {
  const ratings = { expertise: 2, motivation: 2, resilience: 2, comprehension: 2 };
  const missing = (more: object, behavior: object = { internal: 2 }): string[] =>
    missingEntries('rate', {}, { performance: { ratings: { ...ratings, ...more } }, behavior }).map(
      ({ field }) => field,
    );
  expect(missing({})).toEqual(['performance.ratings']);
  expect(missing({ leadership: 1 })).toEqual([]);
  expect(missing({ leadership: 1 }, {})).toEqual(['behavior.internal']);
  expect(
    missingEntries('master-data', { person: { first_name: 'Lena' } }, {}).map(({ field }) => field),
  ).toEqual([
    'person.last_name',
    'occupation.begin_employment',
    'occupation.end_employment',
    'occupation.job_title',
  ]);
  expect(missingEntries('approve-and-edit', {}, {})).toEqual([]);
});

test('a training reference needs the result of the exam from whoever creates it, and from nobody else', () => {
  const [certificate, apart] = [
    { type: 'ausbildungszeugnis' },
    {
      performance: {
        ratings: { expertise: 2, motivation: 2, resilience: 2, comprehension: 2, leadership: 2 },
      },
      behavior: { internal: 2 },
    },
  ];
  const fields = (task: 'rate' | 'rate-and-create', more: object = {}): string[] =>
    missingEntries(task, { ...certificate, ...more }, apart).map(({ field }) => field);
  expect(fields('rate-and-create')).toEqual(['exam.result']);
  expect(fields('rate-and-create', { ending: { termination_reason: 'training-broken-off' } })).toEqual([]);
  expect(fields('rate-and-create', { exam: { result: 2 } })).toEqual([]);
  expect(fields('rate')).toEqual([]);
});

test('what the owner entered for a station or left out on purpose comes back as it was', () => {
  const station = {
    type: 'first',
    job_title: 'Monteurin',
    department: '',
    begin: '2018-03-01',
    end: '2020-02-29',
    activities: ['Montage von Schaltanlagen'],
  };
  const { entries } = read({
    occupation: { job_title: 'Leiterin', no_department: true, stations: [station] },
  });
  expect(entries.occupation).toMatchObject({ no_department: true, stations: [station] });
});

test('progress is the share of fields that hold something', () => {
  expect(progressOf('rate', { performance: { ratings: { expertise: 1 } } }, {})).toBe(0);
  expect(progressOf('rate', {}, { performance: { ratings: { expertise: 1 } } })).toBe(0.5);
  expect(progressOf('sign', {}, {})).toBe(0);
});
