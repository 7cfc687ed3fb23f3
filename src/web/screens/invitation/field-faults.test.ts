import { expect, test } from 'vitest';
import { faultsOf, faultsToShow, soundIn, wrongIn } from './field-faults.ts';

const self = { task: 'self-assessment', type: 'arbeitszeugnis' } as const;

test('what is missing is told at its field, by the name that the form has for it, once somebody finishes', () => {
  expect(faultsToShow(self, {}, false)).toEqual({});
  const faults = faultsToShow(self, {}, true);
  expect(faults).toMatchObject({
    'name.first_name': 'Bitte einen Vornamen angeben.',
    'occupation.begin_employment': 'Bitte ein gültiges Datum angeben.',
    'performance.ratings': 'Bitte mindestens 5 Kategorien bewerten.',
    'behavior.internal': 'Bitte das Verhalten bewerten.',
  });
  expect(faultsOf(faults, 'name')).toEqual({
    first_name: 'Bitte einen Vornamen angeben.',
    last_name: 'Bitte einen Nachnamen angeben.',
  });
  expect(faultsToShow(self, { name: { first_name: 'Lena' } }, true)).not.toHaveProperty('name.first_name');
});

test('what contradicts itself is told at once', () => {
  const occupation = { begin_employment: '2030-01-01', end_employment: '2020-01-01' };
  expect(faultsToShow(self, { occupation }, false)).toEqual({
    'occupation.end_employment': 'Das Ende liegt vor dem Beginn.',
  });
});

test('what the server would not take is known before, and the other parts are sent', () => {
  const values = {
    name: { first_name: 'Lena' },
    birth: { birthday: '31.2.1990' },
    occupation: { workload: { hours: 'abc', full_time: 40 } },
  };
  expect(wrongIn(values)).toEqual({
    'birth.birthday': 'Bitte ein gültiges Datum angeben.',
    'occupation.workload.hours': 'Hier wird eine Zahl über null erwartet.',
  });
  expect(soundIn(values)).toEqual({ name: { first_name: 'Lena' } });
  expect(faultsToShow(self, values, false)).toEqual(wrongIn(values));
});
