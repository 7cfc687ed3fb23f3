import { describe, expect, test } from 'vitest';
import { moduleFiles } from '../knowledge/modules/index.ts';
import { performanceCategories } from '../letter/category.ts';
import { certificateTypes } from '../letter/certificate-type.ts';
import { exhibitionReasons, modulesOf, terminationReasons } from '../letter/module.ts';
import { expandedTexts, checkModule } from './check-module.ts';
import { modulesOfKind } from './library.ts';
import { traitsOf } from './traits.ts';

const all = moduleFiles.flatMap(modulesOf);
const grades = [1, 2, 3, 4, 5] as const;

test('the library holds at least 1,500 templates', () => {
  expect(all.length).toBeGreaterThanOrEqual(1500);
});

describe.each(performanceCategories.map((category) => ({ category })))('$category', ({ category }) => {
  test.each(grades)('has four modules for everybody in grade %i, two of them without pronouns', (grade) => {
    const modules = modulesOfKind('performance').filter(
      (module) => module.category === category && module.grade === grade && module.occupations === undefined,
    );
    const general = modules.filter(({ types }) => types === undefined);
    expect(general.length).toBeGreaterThanOrEqual(4);
    expect(general.filter((module) => checkModule(module).neutral).length).toBeGreaterThanOrEqual(2);
  });
});

test.each(['internal-behavior', 'external-behavior'] as const)(
  '%s has four modules in each grade',
  (category) => {
    for (const grade of grades) {
      const modules = modulesOfKind('behavior').filter(
        (one) => one.category === category && one.grade === grade,
      );
      expect(modules.length).toBeGreaterThanOrEqual(4);
    }
  },
);

test.each(certificateTypes)('%s has introductions, lead-ins and closings in every grade', (type) => {
  const of = (kind: 'introduction' | 'task-lead-in' | 'closing') =>
    modulesOfKind(kind).filter(({ types }) => types === undefined || types.includes(type));
  expect(of('introduction').length).toBeGreaterThanOrEqual(4);
  expect(of('task-lead-in').length).toBeGreaterThanOrEqual(4);
  for (const grade of grades)
    expect(of('closing').filter((one) => one.grade === grade).length).toBeGreaterThanOrEqual(3);
});

test.each(terminationReasons.filter((reason) => reason !== 'none'))('ending %s can be told', (reason) => {
  const modules = modulesOfKind('ending').filter(({ reasons }) => reasons?.includes(reason));
  expect(modules.length).toBeGreaterThanOrEqual(2);
});

test.each(exhibitionReasons)('occasion %s can be told', (occasion) => {
  const modules = modulesOfKind('occasion').filter(({ occasions }) => occasions?.includes(occasion));
  expect(modules.length).toBeGreaterThanOrEqual(2);
});

test.each(['trait', 'leadership-trait'] as const)('every %s has modules in grades 1 to 4', (kind) => {
  const traits = traitsOf(kind);
  expect(traits.length).toBeGreaterThanOrEqual(10);
  for (const { key } of traits) {
    const found = modulesOfKind(kind)
      .filter(({ trait }) => trait === key)
      .map(({ grade }) => grade);
    expect(new Set(found), key).toEqual(new Set([1, 2, 3, 4]));
  }
});

test('there are many more sentences than templates', () => {
  const texts = new Set(all.flatMap(({ text }) => expandedTexts(text)));
  expect(texts.size).toBeGreaterThan(10 * all.length);
});
