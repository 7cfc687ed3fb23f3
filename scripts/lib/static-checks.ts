import process from 'node:process';
import { add, nothing, oneCheck, type Tally } from './tally.ts';
import { runTool, type Tool } from './tools.ts';

const checks: readonly (readonly [title: string, tool: Tool, args: readonly string[]])[] = [
  ['Typen', 'tsc', ['-b']],
  ['Regeln', 'oxlint', ['--deny-warnings']],
  ['Form', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['Ungenutztes', 'knip', ['--no-progress']],
];

/** Everything that is checked without running the product: each tool counts as one check. */
export async function runStaticChecks(): Promise<Tally> {
  let tally = nothing;
  for (const [title, tool, args] of checks) {
    process.stdout.write(`\n== ${title} (${tool})\n`);
    tally = add(tally, oneCheck(await runTool(tool, args)));
  }
  return tally;
}
