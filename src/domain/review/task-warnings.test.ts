import { expect, test } from 'vitest';
import { sampleAnswers } from '../../../tests/helpers/answers.ts';
import { compose } from '../compose/compose.ts';
import { reviewLetter } from './review-letter.ts';
import { firstPersonIn, repeatedIn } from './task-faults.ts';

const review = (activities: readonly string[]) => {
  const answers = { ...sampleAnswers({ grade: 2 }), activities: [...activities] };
  return reviewLetter(compose(answers, 2), answers);
};

test('a task that stands there twice is told once, and marked as said twice', () => {
  const { warnings, marks } = review([
    'Planung von Anlagen',
    'Bauaufsicht',
    'planung von Anlagen.',
    'Planung von Anlagen',
  ]);
  const told = warnings.filter(({ id }) => id === 'task-twice');
  expect(told.map(({ severity, block }) => [severity, block])).toContainEqual(['warning', 'tasks']);
  expect(told[0]?.detail).toContain('„planung von Anlagen.“');
  expect(marks.map(({ kind, item, other }) => [kind, item, other])).toEqual([
    ['duplicate', 2, undefined],
    ['duplicate', 3, undefined],
  ]);
});

test('tasks that only resemble each other are two', () => {
  expect(repeatedIn(['Programmierung in C', 'Programmierung in C++', 'Programmierung in C#'])).toEqual([]);
  expect(repeatedIn(['Planung von Anlagen', 'Planung von Großanlagen'])).toEqual([]);
});

test('a task in which the person speaks is told', () => {
  const { warnings } = review(['Ich habe sehr viele Sachen gemacht', 'Bauaufsicht']);
  expect(warnings.find(({ id }) => id === 'first-person')).toMatchObject({
    severity: 'warning',
    block: 'tasks',
  });
  for (const task of ['Da habe ich Anlagen geplant', 'Leitung meiner Abteilung', 'von mir geplante Anlagen'])
    expect([task, firstPersonIn(task)]).toEqual([task, true]);
});

test('names with such words are none of it', () => {
  for (const task of [
    'Prüfung nach ICH-GCP und den ICH Guidelines',
    'Beratung zur Ich-AG',
    'Service an Bord der Mein Schiff 4',
    'Redaktion der Reihe „Was ich noch sagen wollte“',
    'Betreuung des Portals "mein Konto"',
    'Pflege der Seite mein-konto.de',
    'Gemeinsame Planung mit Ichenhausen',
    'Leitung der Mir-Mission',
  ])
    expect([task, firstPersonIn(task)]).toEqual([task, false]);
});
