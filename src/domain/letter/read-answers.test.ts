import { describe, expect, test } from 'vitest';
import { averageGrade, isPartTime, summaryGrade } from './answers.ts';
import { readAnswers } from './read-answers.ts';

const sound = {
  type: 'arbeitszeugnis',
  person: { salutation: 'Frau', first_name: 'Lena', last_name: 'Vogt' },
  occupation: { job_title: 'Köchin', begin_employment: '2020-01-01', end_employment: '2025-12-31' },
  performance: {
    ratings: { motivation: 2, expertise: 2, comprehension: 2, 'working-method': 2, 'working-success': 2 },
  },
};
const problemsOf = (change: object): Record<string, string> =>
  Object.fromEntries(
    readAnswers({ ...sound, ...change }).problems.map(({ field, message }) => [field, message]),
  );

test('few answers are enough, the rest is usual', () => {
  const { answers, problems } = readAnswers(sound);
  expect(problems).toEqual([]);
  expect(answers.options).toEqual({ gender_form: 'pair', company_term: 'Unternehmen', date_format: 'long' });
  expect(answers.ending.termination_reason).toBe('own-wish');
  expect(answers.company.clients).toBe('Gäste');
  const told = readAnswers({ ...sound, company: { clients: 'Kunden' } });
  expect(told.answers.company.clients).toBe('Kunden');
});

test('an umlaut of two signs becomes one', () => {
  const { answers } = readAnswers({ ...sound, place: 'Ko\u0308ln' });
  expect(answers.place).toBe('Köln');
});

test('nothing at all names everything that is needed', () => {
  for (const source of [{}, null, 'Text', 7, []]) {
    const fields = readAnswers(source).problems.map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining([
        'person.first_name',
        'person.last_name',
        'occupation.job_title',
        'performance.ratings',
      ]),
    );
  }
});

const withStation = (begin: string, end: string | null) => ({
  occupation: { ...sound.occupation, stations: [{ job_title: 'Beiköchin', begin, end }] },
});
/** A training from 2022 to 2025 with such an examination. */
const trained = (exam: object, termination_reason = 'training-takeover') => ({
  type: 'ausbildungszeugnis',
  occupation: { begin_employment: '2022-08-01', end_employment: '2025-07-31' },
  exam: { result: 2, date: '2025-06-15', ...exam },
  ending: { termination_reason },
});

describe('rules', () => {
  test('at least five categories', () => {
    expect(problemsOf({ performance: { ratings: { motivation: 2 } } })).toEqual({
      'performance.ratings': 'Bitte mindestens 5 Kategorien bewerten.',
    });
  });

  test('at most three traits of each kind', () => {
    const traits = ['a', 'b', 'c', 'd'];
    const problems = problemsOf({
      performance: { ...sound.performance, positive_traits: traits, leadership_traits: traits },
    });
    expect(Object.keys(problems)).toEqual(['performance.positive_traits', 'performance.leadership_traits']);
  });

  test.each([
    ['person.birthday', { person: { ...sound.person, birthday: '1988-02-30' } }],
    ['person.salutation', { person: { ...sound.person, salutation: 'Graf' } }],
    ['occupation.end_employment', { occupation: { ...sound.occupation, end_employment: '2019-12-31' } }],
    ['occupation.begin_employment', { occupation: { ...sound.occupation, begin_employment: 'gestern' } }],
    ['occupation.begin_employment', { person: { ...sound.person, birthday: '2015-05-14' } }],
    ['occupation.end_employment', { occupation: { ...sound.occupation, end_employment: '2091-01-01' } }],
    ['occupation.stations.0.end', withStation('2021-01-01', '2020-06-30')],
    ['occupation.stations.0.begin', withStation('2019-12-31', '2021-12-31')],
    ['occupation.stations.0.begin', withStation('2026-01-01', null)],
    ['occupation.stations.0.end', withStation('2025-01-01', '2026-01-01')],
    [
      'performance.ratings.resilience',
      { performance: { ratings: { ...sound.performance.ratings, resilience: 7 } } },
    ],
    ['performance.ratings.magic', { performance: { ratings: { ...sound.performance.ratings, magic: 1 } } }],
    ['ending.termination_reason', { ending: { termination_reason: 'because' } }],
    ['options.company_term', { options: { company_term: 'Bude' } }],
    ['options.gender_form', { options: { gender_form: 'x' } }],
    ['type', { type: 'brief' }],
    ['activities', { activities: 'kochen' }],
    ['company.clients', { company: { clients: 'Zwerge' } }],
  ])('%s', (field, change) => {
    expect(Object.keys(problemsOf(change))).toEqual([field]);
  });

  test('stations may fill the employment to its first and last day, and the present one has no end', () => {
    for (const end of ['2025-12-31', '2020-01-01', null]) {
      expect(problemsOf(withStation('2020-01-01', end))).toEqual({});
    }
    const interim = { ...withStation('2020-01-01', '2026-08-01'), type: 'zwischenzeugnis' };
    expect(problemsOf(interim)).toEqual({});
  });

  test('a day that is missing or none is told once, and contradicts nothing', () => {
    const birthday = { ...sound.person, birthday: '1988-05-14' };
    const none = { ...sound.occupation, begin_employment: 'gestern' };
    expect(Object.keys(problemsOf({ person: birthday, occupation: none }))).toEqual([
      'occupation.begin_employment',
    ]);
    expect(Object.keys(problemsOf(withStation('gestern', '2019-01-01')))).toEqual([
      'occupation.stations.0.begin',
    ]);
  });

  test('an examination that was not passed, or on an impossible day', () => {
    expect(problemsOf(trained({}))).toEqual({});
    expect(problemsOf(trained({ date: '2026-02-01' }))).toEqual({});
    expect(Object.keys(problemsOf(trained({ result: 5 })))).toEqual(['ending.termination_reason']);
    expect(Object.keys(problemsOf(trained({ date: '1999-06-15' })))).toEqual(['exam.date']);
    expect(Object.keys(problemsOf(trained({ date: '2027-06-15' })))).toEqual(['exam.date']);
    expect(problemsOf(trained({ result: 5, date: '1999-06-15' }, 'training-broken-off'))).toEqual({});
  });

  test('an interim reference needs no end and keeps none', () => {
    const { answers, problems } = readAnswers({ ...sound, type: 'zwischenzeugnis' });
    expect(problems).toEqual([]);
    expect(answers.occupation.end_employment).toBeNull();
  });
});

test('the summary follows the mean of the single ratings, a half to the better grade', () => {
  expect(averageGrade({ motivation: 2, expertise: 3 })).toBe(2);
  expect(averageGrade({ motivation: 2, expertise: 3, resilience: 3 })).toBe(3);
  expect(averageGrade({})).toBeNull();
  expect(summaryGrade({ motivation: 2, 'performance-summary': 1 })).toBe(1);
});

test('part-time is under 80 percent, to the last decimal', () => {
  for (const [hours, full_time] of [
    [32, 40],
    [31.2, 39],
    [32.8, 41],
    [30, 37.5],
  ] as const) {
    expect(isPartTime({ hours, full_time })).toBe(false);
    expect(isPartTime({ hours: hours - 0.01, full_time })).toBe(true);
  }
});
