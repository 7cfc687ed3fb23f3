import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { certificateTypes } from '#domain/letter/certificate-type.ts';
import { draftOf, emptyDraft, type Draft, type DraftStation } from '#web/lib/certificate/draft.ts';
import { faultsIn, firstOpenStep, messages, wizardSteps, type WizardStep } from './step-rules.ts';

const today = '2026-11-20';
const good = (type: (typeof certificateTypes)[number] = 'arbeitszeugnis'): Draft => ({
  ...draftOf({ ...sampleAnswers({ type }) }),
  role: 'employer',
});

/** Puts one station into a draft; its employment is from 2018-03-01 to 2025-09-30. */
const station = (begin: string, end: string) => (draft: Draft) =>
  (draft.occupation.stations = [
    { type: 'first', job_title: 'Azubi', department: '', begin, end, activities: [] },
  ]);

test.each(certificateTypes)('a complete %s passes every step', (type) => {
  expect(wizardSteps.flatMap((step) => faultsIn(step, good(type), today))).toEqual([]);
  expect(firstOpenStep(good(type), today)).toBe('editor');
});

test('an empty form is told everything that is missing, in the order of the fields', () => {
  const empty = emptyDraft();
  const told = (step: WizardStep, draft = empty) =>
    faultsIn(step, draft, today).map(({ message }) => message);
  expect(told('stamm')).toEqual([
    messages.role,
    messages.type,
    messages.firstName,
    messages.lastName,
    messages.birthday,
    messages.city,
  ]);
  expect(told('beruf')).toEqual([
    messages.job,
    messages.department,
    messages.location,
    messages.date,
    messages.date,
  ]);
  expect(told('taetigkeiten')).toEqual([messages.activity]);
  expect(told('leistung')).toEqual([messages.ratings]);
  expect(told('verhalten')).toEqual([messages.behavior]);
  expect(told('beendigung')).toEqual([messages.reason]);
  expect(told('beendigung', { ...empty, type: 'zwischenzeugnis' })).toEqual([messages.occasion]);
  expect(told('beendigung', { ...empty, type: 'ausbildungszeugnis' })).toEqual([
    messages.reason,
    messages.exam,
  ]);
  expect(firstOpenStep(empty, today)).toBe('stamm');
});

test('who broke off the training is asked for no examination', () => {
  const { exam } = emptyDraft();
  const draft = good('ausbildungszeugnis');
  const broken = { ...draft.ending, termination_reason: 'training-broken-off' as const };
  expect(faultsIn('beendigung', { ...draft, exam, ending: broken }, today)).toEqual([]);
  expect(faultsIn('beendigung', { ...draft, exam }, today)).toHaveLength(1);
});

const examined = (change: Partial<Draft['exam']>) => {
  const draft = good('ausbildungszeugnis');
  return faultsIn('beendigung', { ...draft, exam: { ...draft.exam, ...change } }, today);
};

describe('an examination', () => {
  test('that was not passed is told at the reason, where it can be mended', () => {
    expect(examined({ result: 5 })).toEqual([
      { field: 'ending.termination_reason', message: expect.stringContaining('„mangelhaft“') },
    ]);
  });

  test('on a day before the training, or long after it', () => {
    expect(examined({ date: '1999-06-15' }).map(({ field }) => field)).toEqual(['exam.date']);
    expect(examined({ date: '2027-06-15' }).map(({ field }) => field)).toEqual(['exam.date']);
    expect(examined({ date: '' })).toEqual([]);
  });
});

test('several faults of a station are told in the order of its fields', () => {
  const draft = good();
  station('1990-01-01', '2040-01-01')(draft);
  draft.occupation.stations[0] = { ...(draft.occupation.stations[0] as DraftStation), job_title: '' };
  expect(faultsIn('beruf', draft, today).map(({ field }) => field.split('.').at(-1))).toEqual([
    'job_title',
    'begin',
    'end',
  ]);
});

test('in an interim reference nothing ends, but nothing begins in years to come either', () => {
  const draft = good('zwischenzeugnis');
  draft.occupation.end_employment = '2000-01-01';
  station('2026-12-01', '')(draft);
  expect(faultsIn('beruf', draft, today)).toEqual([]);
  station('2036-12-01', '')(draft);
  expect(faultsIn('beruf', draft, today)).toEqual([
    { field: 'occupation.stations.0.begin', message: messages.tooLate },
  ]);
});

describe('fields', () => {
  const cases: readonly [WizardStep, (draft: Draft) => void, string][] = [
    ['stamm', (draft) => (draft.person.birthday = '1990-02-30'), messages.birthday],
    ['stamm', (draft) => (draft.person.birthday = '2030-01-01'), messages.birthday],
    ['stamm', (draft) => (draft.person.birthday = '1850-01-01'), messages.birthday],
    ['stamm', (draft) => (draft.person.birthplace = '12345'), messages.city],
    ['beruf', (draft) => (draft.occupation.end_employment = '2010-01-01'), 'Das Ende liegt vor dem Beginn.'],
    ['beruf', (draft) => (draft.occupation.end_employment = '2052-09-30'), messages.tooLate],
    [
      'beruf',
      (draft) => (draft.occupation.begin_employment = '1980-03-01'),
      'Der Beginn passt nicht zum Geburtsdatum.',
    ],
    ['beruf', station('2020-01-01', '2019-01-01'), 'Das Ende liegt vor dem Beginn.'],
    ['beruf', station('1990-01-01', '2020-01-01'), 'Die Station beginnt vor dem Arbeitsverhältnis.'],
    ['beruf', station('2020-01-01', '2026-01-01'), 'Die Station endet nach dem Arbeitsverhältnis.'],
    ['beruf', station('gestern', '2020-01-01'), messages.date],
    ['beruf', (draft) => (draft.occupation.begin_employment = 'gestern'), messages.date],
    ['beruf', (draft) => (draft.occupation.job_title = ' – '), messages.job],
    ['beruf', (draft) => (draft.occupation.workload.hours = 90), messages.hours],
    ['beruf', (draft) => (draft.occupation.workload.hours = 'viele'), messages.hours],
    ['taetigkeiten', (draft) => (draft.activities = ['Planung', '??']), messages.activity],
    ['leistung', (draft) => (draft.performance.positive_traits = ['a', 'b', 'c', 'd']), messages.traits],
    ['leistung', (draft) => (draft.performance.leadership_traits = ['a', 'b', 'c', 'd']), messages.traits],
    ['leistung', (draft) => (draft.performance.ratings = { expertise: 1, motivation: 2 }), messages.ratings],
    ['beendigung', (draft) => (draft.place = '?'), messages.city],
    ['beendigung', (draft) => (draft.date = '31.2.2024'), messages.date],
    ['beendigung', (draft) => (draft.signatories = [{ name: '', role: 'Chefin' }]), messages.signatory],
  ];
  test.each(cases)('%s: %s', (step, spoil, message) => {
    const draft = structuredClone(good());
    spoil(draft);
    expect(faultsIn(step, draft, today).map((fault) => fault.message)).toEqual([message]);
  });

  test('day and place of birth, department and place of operation can be left out on purpose', () => {
    const draft = structuredClone(good());
    draft.person = { ...draft.person, birthday: '', birthplace: '', no_birth: true };
    draft.occupation = { ...draft.occupation, department: '', no_department: true };
    draft.occupation = { ...draft.occupation, location_of_operation: '', no_location: true };
    expect(firstOpenStep(draft, today)).toBe('editor');
  });

  test('tasks may stand at the stations alone', () => {
    const draft = structuredClone(good());
    draft.activities = [];
    draft.occupation.stations = [
      {
        type: 'last',
        job_title: 'Koch',
        department: '',
        begin: '2020-01-01',
        end: '',
        activities: ['Kochen'],
      },
    ];
    expect(faultsIn('taetigkeiten', draft, today)).toEqual([]);
  });
});
