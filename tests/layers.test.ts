import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from './helpers/engines.ts';

// The layers of docs/architecture.md, proved: a small project under this one's own rules, into which one violation
// after the other is planted.
const root = path.resolve(import.meta.dirname, '..');
const layers = ['domain', 'documents', 'server', 'cli', 'web'];
const allowed: Readonly<Record<string, string>> = {
  'src/domain/grade.ts': 'export const best = 1;\n',
  'src/domain/decode/decode.ts':
    "import { best } from '../grade.ts';\nexport const decode = (): number => best;\n",
  'src/documents/read.ts':
    "import { readFileSync } from 'node:fs';\nimport { best } from '#domain/grade.ts';\nexport const read = (): string => readFileSync(String(best), 'utf8');\n",
  'src/server/main.ts':
    "import { best } from '#domain/grade.ts';\nimport { read } from '#documents/read.ts';\nexport const now = (): string => read() + Date.now() + best;\n",
  'src/cli/decode.ts':
    "import { best } from '#domain/grade.ts';\nimport { read } from '#documents/read.ts';\nexport const text = (): string => read() + best;\n",
  'src/web/ui/button.tsx': 'export const Button = () => <button type="button">ja</button>;\n',
  'src/web/lib/label.ts': "import { best } from '#domain/grade.ts';\nexport const label = String(best);\n",
  'src/web/screens/one/part.tsx': 'export const Part = () => <p>Teil</p>;\n',
  'src/web/screens/one/one.tsx':
    "import { Button } from '../../ui/button.tsx';\nimport { label } from '#web/lib/label.ts';\nimport { Part } from './part.tsx';\nexport const Component = () => (\n  <div title={label}>\n    <Button />\n    <Part />\n  </div>\n);\n",
  'src/web/screens/two/two.tsx': 'export const Component = () => <p>zwei</p>;\n',
  'src/web/screens/two/deep/inner.tsx':
    "import { Component } from '../two.tsx';\nexport const Inner = Component;\n",
  'src/web/app/router.tsx':
    "import { Component } from '../screens/one/one.tsx';\nimport { Component as Two } from '#web/screens/two/two.tsx';\nexport const screens = [Component, Two];\n",
};

type Tool = 'tsc' | 'oxlint';
const commands: Readonly<Record<Tool, readonly string[]>> = {
  tsc: ['typescript/bin/tsc', '-b', ...layers.map((layer) => `src/${layer}`)],
  oxlint: ['oxlint/bin/oxlint', '--format', 'unix'],
};

let project = '';

function check(tool: Tool): { readonly status: number | null; readonly output: string } {
  const [file = '', ...args] = commands[tool];
  const command = [path.join(root, 'node_modules', file), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

function plant(file: string, content: string): void {
  mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(project, file), content);
}

beforeAll(() => {
  project = temporaryFolder();
  for (const file of ['package.json', 'tsconfig.base.json', '.oxlintrc.json']) {
    copyFileSync(path.join(root, file), path.join(project, file));
  }
  for (const layer of layers)
    cpSync(path.join(root, `src/${layer}/tsconfig.json`), path.join(project, `src/${layer}/tsconfig.json`));
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  for (const [file, content] of Object.entries(allowed)) plant(file, content);
});
afterAll(() => rmSync(project, { recursive: true }));

describe('what the layers allow', () => {
  test.each(['tsc', 'oxlint'] as const)('passes %s', (tool) => {
    expect(check(tool)).toMatchObject({ status: 0, output: expect.not.stringContaining('error') });
  });
});

interface Violation {
  readonly what: string;
  readonly file: string;
  readonly content: string;
  /** Who refuses it, and how the fault is called there. */
  readonly refused: readonly (readonly [Tool, RegExp])[];
}

function violation(what: string, file: string, content: string, ...refused: Violation['refused']): Violation {
  return { what, file, content, refused };
}

const violations: readonly Violation[] = [
  violation(
    'domain reading files',
    'src/domain/bad.ts',
    "import { readFileSync } from 'node:fs';\nexport const bad = readFileSync;\n",
    ['tsc', /TS2591|TS2307/],
    ['oxlint', /no-nodejs-modules/],
  ),
  violation('domain asking the time', 'src/domain/bad.ts', 'export const bad = Date.now();\n', [
    'oxlint',
    /no-restricted-globals/,
  ]),
  violation('domain asking the date', 'src/domain/bad.ts', 'export const bad = new Date();\n', [
    'oxlint',
    /no-restricted-globals/,
  ]),
  violation('domain rolling dice', 'src/domain/bad.ts', 'export const bad = Math.random();\n', [
    'oxlint',
    /no-restricted-properties/,
  ]),
  violation(
    'domain using the network',
    'src/domain/bad.ts',
    "export const bad = fetch('/');\n",
    ['tsc', /TS2304/],
    ['oxlint', /no-restricted-globals/],
  ),
  violation(
    'domain reading the environment',
    'src/domain/bad.ts',
    "export const bad = process.env['A'];\n",
    ['tsc', /TS2591/],
    ['oxlint', /no-restricted-globals/],
  ),
  violation('domain using the page', 'src/domain/bad.ts', 'export const bad = document.title;\n', [
    'tsc',
    /TS2584/,
  ]),
  violation(
    'domain importing documents',
    'src/domain/bad.ts',
    "export { read } from '#documents/read.ts';\n",
    ['tsc', /TS6307/],
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'domain importing the server',
    'src/domain/bad.ts',
    "export { now } from '#server/main.ts';\n",
    ['tsc', /TS6307/],
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'documents importing the server',
    'src/documents/bad.ts',
    "export { now } from '#server/main.ts';\n",
    ['tsc', /TS6307/],
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'the server importing the web',
    'src/server/bad.ts',
    "export { label } from '#web/lib/label.ts';\n",
    ['tsc', /TS6307/],
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'the server importing the command line',
    'src/server/bad.ts',
    "export { text } from '../cli/decode.ts';\n",
    ['tsc', /TS6307/],
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'the command line importing the server',
    'src/cli/bad.ts',
    "export { now } from '#server/main.ts';\n",
    ['tsc', /TS6307/],
  ),
  violation(
    'the command line importing the web',
    'src/cli/bad.ts',
    "export { label } from '#web/lib/label.ts';\n",
    ['tsc', /TS6307/],
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'the web importing the server',
    'src/web/lib/bad.ts',
    "export { now } from '#server/main.ts';\n",
    ['tsc', /TS6307/],
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'the web importing the server by path',
    'src/web/lib/bad.ts',
    "export { now } from '../../server/main.ts';\n",
    ['tsc', /TS6307/],
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'the web importing documents',
    'src/web/lib/bad.ts',
    "export { read } from '#documents/read.ts';\n",
    ['tsc', /TS6307/],
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'the web importing the command line',
    'src/web/lib/bad.ts',
    "export { text } from '../../cli/decode.ts';\n",
    ['tsc', /TS6307/],
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'a screen importing the server',
    'src/web/screens/one/bad.ts',
    "export { now } from '#server/main.ts';\n",
    ['tsc', /TS6307/],
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'one screen importing another by path',
    'src/web/screens/one/bad.ts',
    "export { Component } from '../two/two.tsx';\n",
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'one screen importing another by name',
    'src/web/screens/one/bad.ts',
    "export { Component } from '#web/screens/two/two.tsx';\n",
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'one screen importing another from a deeper folder',
    'src/web/screens/one/deep/bad.ts',
    "export { Component } from '../../two/two.tsx';\n",
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'a screen importing the app',
    'src/web/screens/one/bad.ts',
    "export { screens } from '../../app/router.tsx';\n",
    ['oxlint', /no-restricted-imports/],
  ),
  violation(
    'files importing each other',
    'src/domain/grade.ts',
    "import { decode } from './decode/decode.ts';\nexport const best = 1;\nexport const read = decode;\n",
    ['oxlint', /no-cycle/],
  ),
];

// All at once, each in a file of its own: starting the tools for one after the other would take half a minute.
const planted = violations.map((one, at) => ({ ...one, file: one.file.replace('bad.ts', `bad${at}.ts`) }));

describe('what the layers forbid', () => {
  let told: Readonly<Record<Tool, ReturnType<typeof check>>>;
  beforeAll(() => {
    for (const { file, content } of planted) plant(file, content);
    told = { tsc: check('tsc'), oxlint: check('oxlint') };
  });

  test.each(planted)('is refused: $what', ({ file, refused }) => {
    for (const [tool, fault] of refused) {
      const { status, output } = told[tool];
      expect({ tool, output, refused: status !== 0 }).toMatchObject({ refused: true });
      // A fault with the lines that are set in below it: there tsc names all who import the same file.
      const faults = output.split(/\n(?! )/).filter((one) => one.includes(`/${path.basename(file)}`));
      expect(faults.join('\n')).toMatch(fault);
    }
  });
});

test('only the server’s config reads settings from the environment', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
    cwd: root,
    encoding: 'utf8',
  });
  const readers = files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => {
      const content = readFileSync(path.join(root, file), 'utf8');
      return /process\.env|import\.meta\.env/.test(content);
    });
  expect(readers).toEqual(['src/server/config.ts']);
});
