import { expect, test } from 'vitest';
import { fittingTitle } from './fitting-title.ts';
import { trainingAim } from './job-titles.ts';

test.each([
  ['Kraftfahrer', 'Kraftfahrerin'],
  ['Erzieher', 'Erzieherin'],
  ['Ingenieur', 'Ingenieurin'],
  ['Kaufmann im Einzelhandel', 'Kauffrau im Einzelhandel'],
  ['Technischer Zeichner', 'Technische Zeichnerin'],
  ['Medizinischer Fachangestellter', 'Medizinische Fachangestellte'],
  ['Koch', 'Köchin'],
  ['Rechtsanwalt', 'Rechtsanwältin'],
  ['Arzt', 'Ärztin'],
  ['Leiter der Buchhaltung', 'Leiterin der Buchhaltung'],
])('%s and %s', (man, woman) => {
  expect(fittingTitle(man, 'f')).toBe(woman);
  expect(fittingTitle(man, 'm')).toBeNull();
});

test.each([
  ['Erzieherin', 'Erzieher'],
  ['Kauffrau im Einzelhandel', 'Kaufmann im Einzelhandel'],
  ['Technische Zeichnerin', 'Technischer Zeichner'],
  ['Verkäuferin', 'Verkäufer'],
])('%s and %s, the other way', (woman, man) => {
  expect(fittingTitle(woman, 'm')).toBe(man);
});

test.each(['Fachkraft für Lagerlogistik', 'Projektleiter*in', 'Krankenschwester'])(
  '%s is left alone',
  (title) => {
    expect([fittingTitle(title, 'm'), fittingTitle(title, 'f')]).toContain(null);
  },
);

test.each([
  ['Erzieherin', 'm', 'zur Erzieherin'],
  ['Kraftfahrer', 'f', 'zum Kraftfahrer'],
  ['Kraftfahrerin', 'f', 'zur Kraftfahrerin'],
  ['Chemielaborant', 'm', 'zum Chemielaboranten'],
  ['Fachkraft für Lagerlogistik', 'm', 'zur Fachkraft für Lagerlogistik'],
  ['Kraftfahrer', 'x', 'im Beruf Kraftfahrer'],
] as const)('a training: %s, %s → %s', (title, gender, aim) => {
  expect(trainingAim(title, gender)).toBe(aim);
});
