import { describe, expect, test } from 'vitest';
import { filesOf } from '../../../../tests/helpers/files-of.ts';
import { checkFile } from '../../compose/check-file.ts';
import { moduleFiles } from './index.ts';
import type { ModuleFile } from '../../letter/module.ts';

// Every file of the folder, whether the index lists it or not.
const files = (await filesOf<ModuleFile>(import.meta.dirname)).flatMap(({ name, exported }) =>
  Object.values(exported).map((file) => ({ name, file })),
);

describe.each(files)('$name', ({ file }) => {
  const { modules, problems } = checkFile(file);

  test('holds only modules that read as they should in every form', () => {
    expect(modules.flatMap(({ id, check }) => check.problems.map((problem) => `${id}: ${problem}`))).toEqual(
      [],
    );
  });

  test('holds different modules with ids of their own', () => {
    expect(problems).toEqual([]);
  });
});

test('no id is used twice in the library', () => {
  const ids = files.flatMap(({ file }) => file.modules.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('the index lists every file', () => {
  const listed = new Set(moduleFiles);
  expect(files.filter(({ file }) => !listed.has(file)).map(({ name }) => name)).toEqual([]);
});
