import { describe, expect, test } from 'vitest';
import { coreTaskOf, coreTasks } from './core-tasks.ts';

describe.each(coreTasks.map(({ id, ...entry }) => [id, entry] as const))('core task %s', (id, entry) => {
  test.each(entry.matches)('is what %s stands for', (title) => {
    expect(coreTaskOf(title)?.id).toBe(id);
  });
  test.each(entry.silent)('is not what %s stands for', (title) => {
    expect(coreTaskOf(title)?.id).not.toBe(id);
  });
});
