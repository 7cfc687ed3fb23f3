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

/** Everything that is checked without running the product: each tool counts as one check; what failed is named. */
export async function runStaticChecks(): Promise<{ tally: Tally; failures: string[] }> {
  const failures: string[] = [];
  const tallies = await Promise.all(lanes.map(async (lane) => runLane(lane, failures)));
  return { tally: tallies.reduce(add, nothing), failures };
}

async function runLane(checks: readonly Check[], failures: string[]): Promise<Tally> {
  let tally = nothing;
  for (const [title, tool, args] of checks) {
    const exitCode = await runTool(tool, args, {}, `${title} (${tool})`);
    if (exitCode !== 0) failures.push(`${title} (${tool})`);
    tally = add(tally, oneCheck(exitCode));
  }
  return tally;
}
