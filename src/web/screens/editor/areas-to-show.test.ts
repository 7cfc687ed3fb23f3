import { expect, test } from 'vitest';
import { areaIds, type Letter } from '#domain/letter/letter.ts';
import { writerFunctions } from '#web/lib/certificate/writer-functions.ts';
import { sampleAnswers } from '../../../../tests/helpers/answers.ts';
import { areasToShow } from './areas-to-show.ts';

const letter = writerFunctions.compose(sampleAnswers());
const without = (...gone: string[]): Letter => ({
  ...letter,
  areas: letter.areas.map((area) => (gone.includes(area.id) ? { ...area, blocks: [] } : area)),
});
const shown = (one: Letter): string[] => areasToShow(one).map(({ id }) => id);

test('empty areas leave no gap between those with text', () => {
  const now = shown(without('career', 'tasks', 'exam'));
  expect(now).toEqual(['introduction', 'company', 'performance', 'summary', 'behavior', 'closing']);
});

test('where no text precedes there is one place to add some', () => {
  expect(shown(without('introduction', 'company', 'career'))).toEqual([
    'career',
    'tasks',
    'performance',
    'summary',
    'behavior',
    'closing',
  ]);
  expect(shown(without(...areaIds))).toEqual(['closing']);
});
