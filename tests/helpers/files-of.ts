import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Every module of a folder of knowledge by its name, whether the folder's index lists it or not.
 * @param folder absolute path; its index and its tests are left out
 */
export async function filesOf<Value>(
  folder: string,
): Promise<{ name: string; exported: Record<string, Value> }[]> {
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && name !== 'index.ts' && !name.endsWith('.test.ts'),
  );
  return Promise.all(
    names.map(async (name) => ({
      name: name.slice(0, -3),
      exported: (await import(pathToFileURL(path.join(folder, name)).href)) as Record<string, Value>,
    })),
  );
}
