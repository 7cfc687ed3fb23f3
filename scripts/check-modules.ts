// For writers of text modules: checks files of the library and shows each sentence as it will read.
// npm run modules -- working-method [more files]; without names all files; --index writes modules/index.ts.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { checkFile } from '../src/domain/compose/check-file.ts';
import type { ModuleFile } from '../src/domain/letter/module.ts';

const folder = path.resolve(import.meta.dirname, '../src/domain/knowledge/modules');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--index');
const namesIn = (where: string): string[] =>
  readdirSync(where)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts' && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -3))
    .toSorted();
const names = namesIn(folder).filter((name) => wanted.length === 0 || wanted.includes(name));
if (process.argv.includes('--index')) {
  await writeIndex(
    folder,
    '../../letter/module.ts',
    'ModuleFile',
    'moduleFiles',
    'All files of the library',
    '',
  );
  const jobs = path.resolve(folder, '../occupations-activities');
  await writeIndex(jobs, '../../letter/occupation.ts', 'Occupation', 'occupations', 'All occupations', '...');
}

/** Writes the index of a folder: one list of what its files export. */
async function writeIndex(
  where: string,
  typeFile: string,
  type: string,
  list: string,
  what: string,
  spread: string,
): Promise<void> {
  const imports: string[] = [];
  const entries: string[] = [];
  for (const name of namesIn(where)) {
    const exported = Object.keys((await import(path.join(where, `${name}.ts`))) as object);
    imports.push(`import { ${exported.join(', ')} } from './${name}.ts';`);
    entries.push(...exported.map((one) => spread + one));
  }
  const text = `import type { ${type} } from '${typeFile}';
${imports.join('\n')}

/** ${what}; written by „npm run modules -- --index“. */
export const ${list}: readonly ${type}[] = [${entries.join(', ')}];
`;
  const config = await resolveConfig(path.join(where, 'index.ts'));
  writeFileSync(path.join(where, 'index.ts'), await format(text, { ...config, parser: 'typescript' }));
}

let faults = 0;
for (const name of names) {
  const exported = (await import(path.join(folder, `${name}.ts`))) as Record<string, ModuleFile>;
  for (const file of Object.values(exported)) {
    const { modules, problems } = checkFile(file);
    for (const { id, check } of modules) {
      if (wanted.length > 0)
        process.stdout.write(`${id}${check.neutral ? '' : ' (nicht ohne Fürwort)'}\n  ${check.sample}\n`);
      for (const problem of check.problems) process.stdout.write(`  ${id}: ✗ ${problem}\n`);
      faults += check.problems.length;
    }
    for (const problem of problems) process.stdout.write(`✗ ${name}: ${problem}\n`);
    faults += problems.length;
    process.stdout.write(`${name}: ${file.modules.length} Bausteine\n`);
  }
}
process.stdout.write(faults === 0 ? 'Alles in Ordnung.\n' : `${faults} Einwände.\n`);
process.exitCode = faults === 0 ? 0 : 1;
