import type { Problem } from '../letter/fields.ts';
import { readAnswers } from '../letter/read-answers.ts';
import { columnsWith, fieldNames, fields, isWritable, permissions, type Columns } from './permissions.ts';
import type { Field } from './permissions.ts';
import type { Task } from './task.ts';

/**
 * What is still missing before a recipient can call his part done (rules of the specification, §5).
 * @param apart what he entered that stays with the invitation
 */
export function missingEntries(
  task: Task,
  certificate: Columns,
  apart: Partial<Record<Field, unknown>>,
): readonly Problem[] {
  if (task === 'sign' || task === 'approve-and-edit') return [];
  const all = { ...certificate, ...columnsWith(certificate, apart) };
  const { problems } = readAnswers(all);
  const mine = fieldNames.filter((field) => isWritable(permissions[task][field]));
  return [...problems, ...unanswered(all)].filter(({ field: path }) =>
    mine.some((field) => {
      const { column, keys } = fields[field] as { column: string; keys: readonly string[] | null };
      const [head = '', key = ''] = path.split('.');
      return head === column && (keys === null || keys.includes(key));
    }),
  );
}

/** What the generator asks for although a letter could be written without it. */
function unanswered(all: Columns): Problem[] {
  const part = (name: string, key: string): unknown =>
    (all[name] as Columns | null | undefined)?.[key] ?? null;
  const problems: Problem[] = [];
  if (part('behavior', 'internal') === null)
    problems.push({ field: 'behavior.internal', message: 'Bitte das Verhalten bewerten.' });
  const brokenOff = part('ending', 'termination_reason') === 'training-broken-off';
  if (all['type'] === 'ausbildungszeugnis' && !brokenOff && part('exam', 'result') === null)
    problems.push({ field: 'exam.result', message: 'Bitte das Prüfungsergebnis wählen.' });
  return problems;
}

/** How far somebody is: share (0…1) of the fields of his task that hold something. */
export function progressOf(task: Task, certificate: Columns, apart: Partial<Record<Field, unknown>>): number {
  const mine = fieldNames.filter((field) => isWritable(permissions[task][field]));
  if (mine.length === 0) return 0;
  const all: Columns = { ...certificate, ...columnsWith(certificate, apart) };
  const done = mine.filter((field) => {
    if (permissions[task][field] === 'apart') return holdsSomething(apart[field]);
    return holdsSomething(all[fields[field].column]);
  });
  return done.length / mine.length;
}

function holdsSomething(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return false;
  if (typeof value !== 'object') return true;
  return Object.values(value).some(holdsSomething);
}
