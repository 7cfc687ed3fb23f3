/** The same whatever case and blanks; „C“ and „C++“ are two. */
const plain = (task: string): string =>
  task
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s–•·*-]+|[\s.,;]+$/g, '');

/** Places in a list of tasks at which a task comes again. */
export function repeatedIn(list: readonly string[]): number[] {
  const tasks = list.map(plain);
  return tasks.flatMap((task, at) => (task !== '' && tasks.indexOf(task) < at ? [at] : []));
}

/** Names are cited, and say „ich“ of nobody. */
const cited = /[„“"»«‚‘'][^„“"»«‚‘']*[“”"«»‘']/gu;
/**
 * „Ich habe …“, „… meiner Abteilung“. No „ICH-Leitlinien“, „Ich-AG“, „Mein Schiff“ and „Mir“: capitals are left to names
 * unless they begin with „Ich“.
 */
const firstPerson = /(?<![\p{L}-])(?:[Ii]ch|mich|mir|mein(?:e[mnrs]?)?)(?![\p{L}-])/u;

/** Does a task speak of itself, though it is the employer who speaks? */
export const firstPersonIn = (task: string): boolean => firstPerson.test(task.replaceAll(cited, ''));
