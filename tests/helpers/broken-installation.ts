import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from './engines.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A copy of the program whose packages its reading children cannot load: they lie where those may not read. */
export interface BrokenInstallation {
  readonly home: string;
  /** One of its modules; it runs as it does there, not as the test runner would have it. */
  readonly part: <Module>(file: string) => Promise<Module>;
}

/** Whoever asked for it removes it. */
export function brokenInstallation(): BrokenInstallation {
  const home = temporaryFolder();
  cpSync(path.join(root, 'package.json'), path.join(home, 'package.json'));
  for (const layer of ['domain', 'documents', 'server'])
    cpSync(path.join(root, 'src', layer), path.join(home, 'src', layer), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(home, 'node_modules'));
  return {
    home,
    part: async <Module>(file: string) =>
      (await import(/* @vite-ignore */ pathToFileURL(path.join(home, 'src', file)).href)) as Module,
  };
}
