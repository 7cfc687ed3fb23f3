import type { Draft } from '#web/lib/certificate/draft.ts';
import type { TaskPath } from './fields/task-list.tsx';

type Lists = Pick<Draft, 'activities' | 'assisted' | 'occupation'>;
/** New values of the form, by their path. */
export type TaskChange = Readonly<Record<string, readonly string[]>>;

const listsOf = ({ activities, occupation }: Lists): [TaskPath, readonly string[]][] => [
  ['activities', activities],
  ...occupation.stations.map((station, at): [TaskPath, readonly string[]] => [
    `occupation.stations.${at}.activities`,
    station.activities,
  ]),
];

/** The tasks of all lists. */
export const allTasks = (draft: Lists): string[] => listsOf(draft).flatMap(([, tasks]) => tasks);

/** Takes suggestions of a language model into a list and notes where they came from. */
export function withTask(draft: Lists, path: TaskPath, tasks: readonly string[]): TaskChange {
  const [, before = []] = listsOf(draft).find(([one]) => one === path) ?? [];
  const there = new Set(allTasks(draft));
  return {
    [path]: [...before, ...tasks],
    // What was removed since needs no mark any more.
    assisted: [...draft.assisted.filter((task) => there.has(task) && !tasks.includes(task)), ...tasks],
  };
}

/** Takes a suggestion out again, in whatever list it stands. */
export function withoutTask(draft: Lists, task: string): TaskChange {
  const changed = listsOf(draft).filter(([, tasks]) => tasks.includes(task));
  return {
    ...Object.fromEntries(changed.map(([path, tasks]) => [path, tasks.filter((one) => one !== task)])),
    assisted: draft.assisted.filter((one) => one !== task),
  };
}

const plain = (task: string): string =>
  task
    .toLowerCase()
    .replaceAll(/[\s.,;]+/gu, ' ')
    .trim();

/** Which of the tasks that were typed or pasted are new to a list, and which it has already. */
export function sortOut(
  tasks: readonly string[],
  there: readonly string[],
): { readonly fresh: string[]; readonly again: string[] } {
  const known = new Set(there.map(plain));
  const [fresh, again]: [string[], string[]] = [[], []];
  for (const task of tasks) {
    (known.has(plain(task)) ? again : fresh).push(task);
    known.add(plain(task));
  }
  return { fresh, again };
}

/** The marks after a task was written anew: what a model suggested stays marked, whatever became of its wording. */
export function marksAfterEdit(
  assisted: readonly string[],
  before: string,
  after: readonly string[],
): string[] {
  if (!assisted.includes(before)) return [...assisted];
  return [...assisted.filter((one) => one !== before), ...after];
}
