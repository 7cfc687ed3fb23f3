import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { answersOf, draftOf, emptyDraft, valuesOf } from './draft.ts';

test.each(['arbeitszeugnis', 'zwischenzeugnis', 'praktikumszeugnis', 'ausbildungszeugnis'] as const)(
  'answers of a %s come through the form unchanged',
  (type) => {
    const answers = sampleAnswers({ type });
    const { termination_reason: reason, ...ending } = answersOf(draftOf({ ...answers })).ending;
    expect(reason).toBe(answers.ending.termination_reason);
    expect({
      ...answersOf(draftOf({ ...answers })),
      ending: { ...ending, termination_reason: reason },
    }).toEqual(answers);
  },
);

test('what is sent comes back as the same draft', () => {
  const draft = emptyDraft();
  const typed = {
    ...draft,
    type: 'arbeitszeugnis' as const,
    role: 'employer' as const,
    person: { ...draft.person, last_name: 'Vogt', no_birth: true },
    occupation: {
      ...draft.occupation,
      begin_employment: '2020-01-01',
      workload: { hours: 20, full_time: 40 },
      stations: [
        {
          type: 'first' as const,
          job_title: 'Koch',
          department: '',
          begin: '2020-01-01',
          end: '',
          activities: ['x'],
        },
      ],
    },
    seed: 4711,
    letterhead: { layout: 'modern' as const, address: 'Straße 1\nOrt' },
  };
  expect(draftOf(JSON.parse(JSON.stringify(valuesOf(typed))))).toEqual(typed);
});

test('days that are none yet, and hidden parts, are not sent', () => {
  const draft = emptyDraft();
  const values = valuesOf({
    ...draft,
    type: 'zwischenzeugnis',
    person: { ...draft.person, birthday: '1990-01-01', birthplace: 'Kiel', no_birth: true },
    occupation: { ...draft.occupation, begin_employment: '1.1.20', end_employment: '2020-01-01' },
  });
  expect(values.person).toMatchObject({ birthday: null, birthplace: '' });
  expect(values.occupation).toMatchObject({ begin_employment: null, end_employment: null, workload: null });
});

test.each([null, 3, {}, { person: 'x', activities: {}, occupation: { stations: 'y' } }])(
  'odd rows make an empty draft (%#)',
  (row) => {
    expect(() => draftOf((row ?? {}) as Record<string, unknown>)).not.toThrow();
  },
);
