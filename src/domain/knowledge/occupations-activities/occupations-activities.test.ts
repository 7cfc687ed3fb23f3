import { describe, expect, test } from 'vitest';
import { filesOf } from '../../../../tests/helpers/files-of.ts';
import { activityText, searchOccupations, suggestActivities } from '../../compose/suggest-activities.ts';
import { genderForms, isGroupLemma } from '../../german/group-nouns.ts';
import type { Occupation } from '../../letter/occupation.ts';
import { occupations } from './index.ts';

// Every file of the folder, whether the index lists it or not.
const loaded = await filesOf<readonly Occupation[]>(import.meta.dirname);
const all = loaded.flatMap(({ exported }) => Object.values(exported).flat());

describe.each(all.map((occupation) => ({ id: occupation.id, occupation })))('$id', ({ occupation }) => {
  test('has both forms and at least ten different tasks in good form', () => {
    expect(occupation.male).not.toBe('');
    expect(occupation.female).not.toBe('');
    const { activities, clients } = occupation;
    expect(activities.length).toBeGreaterThanOrEqual(10);
    expect(new Set(activities).size).toBe(activities.length);
    expect(clients === null || isGroupLemma(clients ?? 'Kunden')).toBe(true);
    for (const activity of activities) {
      for (const form of genderForms) {
        const text = activityText(activity, form, clients ?? 'Kunden');
        expect(text).toMatch(/^\p{Lu}[^.!?{}]*[^.!?,;:{}\s]$/u);
        expect(text).not.toMatch(/ {2}|stets|hervorragend|ausgezeichnet|unter Anleitung/i);
        expect(text.split(' ').length).toBeLessThanOrEqual(20);
      }
    }
  });

  test('is found by both forms and by every synonym', () => {
    for (const name of [occupation.male, occupation.female, ...occupation.synonyms]) {
      const ids = searchOccupations(name, 3).map((hit) => hit.occupation.id);
      expect(ids, name).toContain(occupation.id);
    }
  });
});

test('ids are unique, and the index lists every file', () => {
  const ids = all.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(occupations.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

describe('search', () => {
  test.each([
    ['Industriekauffrau (m/w/d)', 'industriekaufmann'],
    ['softwareentw', 'softwareentwickler'],
    ['Sofwareentwikler', 'softwareentwickler'],
    ['Softwareentwickler:in', 'softwareentwickler'],
    ['Krankenschwster', 'pflegefachmann'],
    ['mechatroniker', 'mechatroniker'],
    ['fahrzeugmechatron', 'kfz-mechatroniker'],
    ['Filialleiterin Innenstadt', 'filialleiter'],
  ])('%s', (query, id) => {
    expect(searchOccupations(query)[0]?.occupation.id).toBe(id);
  });

  test('finds nothing for nonsense', () => {
    expect(searchOccupations('qqqq')).toEqual([]);
    expect(searchOccupations('')).toEqual([]);
  });

  test('suggests tasks that are not chosen yet, in the gender form of the letter', () => {
    const tasks = suggestActivities('Industriekauffrau', { genderForm: 'pair' });
    expect(tasks[0]).toMatch(/^Bearbeitung von Kundenaufträgen/);
    expect(tasks.join()).toContain('Kundinnen und Kunden');
    expect(suggestActivities('Industriekauffrau', { chosen: [tasks[0] ?? ''] })).not.toContain(tasks[0]);
    expect(suggestActivities('Industriekauffrau', { typed: 'inventur' })).toHaveLength(1);
  });
});
