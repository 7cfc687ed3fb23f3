import process from 'node:process';
import { add, nothing, oneCheck, type Tally } from './tally.ts';
import { runTool, type Tool } from './tools.ts';

type Check = readonly [title: string, tool: Tool, args: readonly string[]];

/** Two after each other, beside two others that use one core each. */
const lanes: readonly (readonly Check[])[] = [
  [
    ['Typen', 'tsc', ['-b']],
    ['Regeln', 'oxlint', ['--deny-warnings']],
  ],
  [
    ['Form', 'prettier', ['--check', '--log-level', 'warn', '.']],
    ['Ungenutztes', 'knip', ['--no-progress']],
  ],
];

/** Everything that is checked without running the product: each tool counts as one check. */
export async function runStaticChecks(): Promise<Tally> {
  const tallies = await Promise.all(lanes.map(runLane));
  return tallies.reduce(add, nothing);
}

async function runLane(checks: readonly Check[]): Promise<Tally> {
  let tally = nothing;
  for (const [title, tool, args] of checks) {
    process.stdout.write(`\n== ${title} (${tool})\n`);
    tally = add(tally, oneCheck(await runTool(tool, args)));
  }
  return tally;
}
