import { expect, test } from 'vitest';
import { emptyDraft } from '#web/lib/certificate/draft.ts';
import { allTasks, marksAfterEdit, withoutTask, withTask } from './take-tasks.ts';

const station = { type: 'first', job_title: 'Koch', department: '', begin: '', end: '' } as const;
function draft() {
  const empty = emptyDraft();
  return {
    ...empty,
    activities: ['Einkauf'],
    assisted: ['Weg damit'],
    occupation: { ...empty.occupation, stations: [{ ...station, activities: ['Kochen'] }] },
  };
}

test('a suggestion goes to the end of its list and is marked; marks of what is gone end', () => {
  expect(withTask(draft(), 'activities', ['Planung', 'Prüfung'])).toEqual({
    activities: ['Einkauf', 'Planung', 'Prüfung'],
    assisted: ['Planung', 'Prüfung'],
  });
  expect(withTask(draft(), 'occupation.stations.0.activities', ['Planung'])).toEqual({
    'occupation.stations.0.activities': ['Kochen', 'Planung'],
    assisted: ['Planung'],
  });
});

test('taken out again, it leaves its list and its mark, wherever it was moved', () => {
  const taken = { ...draft(), assisted: ['Kochen'] };
  expect(withoutTask(taken, 'Kochen')).toEqual({ 'occupation.stations.0.activities': [], assisted: [] });
  expect(allTasks(taken)).toEqual(['Einkauf', 'Kochen']);
});

test('a marked task stays marked when it is written anew, others get no mark', () => {
  expect(marksAfterEdit(['A', 'B'], 'A', ['A2'])).toEqual(['B', 'A2']);
  expect(marksAfterEdit(['A'], 'C', ['C2'])).toEqual(['A']);
});
