import { missingEntries } from '#domain/workflow/missing-entries.ts';
import {
  columnsWith,
  fieldNames,
  fields,
  isWritable,
  permissions,
  type Field,
} from '#domain/workflow/permissions.ts';
import { readEntries } from '#domain/workflow/read-entries.ts';
import { fieldLabel } from '#web/lib/certificate/field-labels.ts';
import type { Translate } from '#web/lib/i18n.ts';
import type { InvitationView } from '#web/lib/work/recipient.ts';

type Values = Readonly<Partial<Record<Field, unknown>>>;
/** What is wrong, by path in the form („name.first_name“). */
export type FormFaults = Readonly<Record<string, string>>;

/** What is wrong with what was typed, whether it is complete or not: the server does not take it. */
export function wrongIn(values: Values): FormFaults {
  // The letter is no field of the form; its text is never wrong.
  const { letter: _, ...typed } = values;
  return firstOfEach(readEntries(typed).problems.map(({ field, message }) => [field, message] as const));
}

/** The parts of the form that the server takes. */
export function soundIn(values: Values): Values {
  const wrong = new Set(Object.keys(wrongIn(values)).map((path) => path.split('.')[0]));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !wrong.has(field)));
}

/**
 * What to tell at the fields: what is wrong, at once; what is still missing, only once somebody wanted to finish.
 * The rules are those by which the server lets a task be closed.
 */
export function faultsToShow(
  { task, type }: Pick<InvitationView, 'task' | 'type'>,
  values: Values,
  isFinishing: boolean,
): FormFaults {
  const mine = fieldNames.filter((field) => field !== 'letter' && isWritable(permissions[task][field]));
  const typed = Object.fromEntries(
    mine.filter((field) => field in values).map((field) => [field, values[field]]),
  );
  const missing = missingEntries(task, { type, ...columnsWith({}, typed) }, {})
    .map(({ field, message }) => [formPath(field), message] as const)
    .filter(([path]) => isFinishing || isTyped(valueAt(values, path)));
  return { ...firstOfEach(missing), ...wrongIn(typed) };
}

/** What the faulty fields are called, in the order of the form. */
export function labelsOf(faults: FormFaults, t: Translate): string {
  const paths = fieldNames.flatMap((field) => Object.keys(faults).filter((path) => isWithin(path, field)));
  return [...new Set(paths.map((path) => fieldLabel(columnPath(path), t)))].join(', ');
}

const isWithin = (path: string, field: Field): boolean => path === field || path.startsWith(`${field}.`);

const firstOfEach = (told: readonly (readonly [string, string])[]): FormFaults =>
  Object.fromEntries(told.filter(([path], at) => told.findIndex(([one]) => one === path) === at));

/** Missing entries are told by the columns of the certificate, of which the form makes several parts. */
export function formPath(path: string): string {
  const [column = '', key = ''] = path.split('.');
  const field = fieldNames.find((one) => {
    const part = fields[one] as { column: string; keys: readonly string[] | null };
    return part.column === column && (part.keys === null || part.keys.includes(key));
  });
  return field === undefined ? path : path.replace(column, field);
}

/** Back again, for the names of fields. */
const columnPath = (path: string): string => {
  const [field = ''] = path.split('.');
  return field in fields ? path.replace(field, fields[field as Field].column) : path;
};

function valueAt(values: unknown, path: string): unknown {
  let value = values;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value;
}

const isTyped = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/** The faults of one part of the form, by the path within it. */
export function faultsOf(faults: FormFaults, field: Field): FormFaults {
  const within = Object.entries(faults).filter(([path]) => isWithin(path, field));
  return Object.fromEntries(within.map(([path, text]) => [path.slice(field.length + 1), text]));
}
