import type { Task } from './task.ts';

/** Steps of the generator (specification §1), by the last part of their address. */
export const steps = [
  'stamm',
  'beruf',
  'taetigkeiten',
  'leistung',
  'verhalten',
  'beendigung',
  'editor',
] as const;
export type Step = (typeof steps)[number];

/** What a recipient may be shown or may fill in; each lies in one step and in one column of the certificate. */
export const fields = {
  name: { step: 'stamm', column: 'person', keys: ['salutation', 'title', 'first_name', 'last_name'] },
  birth: { step: 'stamm', column: 'person', keys: ['birthday', 'birthplace'] },
  company: { step: 'beruf', column: 'company', keys: null },
  occupation: { step: 'beruf', column: 'occupation', keys: null },
  activities: { step: 'taetigkeiten', column: 'activities', keys: null },
  performance: { step: 'leistung', column: 'performance', keys: null },
  behavior: { step: 'verhalten', column: 'behavior', keys: null },
  ending: { step: 'beendigung', column: 'ending', keys: null },
  exam: { step: 'beendigung', column: 'exam', keys: null },
  letter: { step: 'editor', column: 'letter', keys: null },
} as const satisfies Readonly<
  Record<string, { readonly step: Step; readonly column: string; readonly keys: readonly string[] | null }>
>;
export type Field = keyof typeof fields;
export const fieldNames = Object.keys(fields) as Field[];

/**
 * - `edit`: shown, and what is entered goes into the certificate
 * - `apart`: what is entered stays with the invitation until the owner takes it over; others' entries are not shown
 * - `view`: shown only
 * - `none`: not even shown
 */
export type Access = 'none' | 'view' | 'edit' | 'apart';

const none: Readonly<Record<Field, Access>> = {
  name: 'none',
  birth: 'none',
  company: 'none',
  occupation: 'none',
  activities: 'none',
  performance: 'none',
  behavior: 'none',
  ending: 'none',
  exam: 'none',
  letter: 'none',
};
const masterData = { name: 'edit', birth: 'edit', occupation: 'edit', activities: 'edit' } as const;
const ratings = { performance: 'apart', behavior: 'apart' } as const;

/**
 * Who may do what (specification §6, where it is left open): the table of task × field. Nobody sees more of a person
 * than his part of the work needs, so raters see neither birthday nor the ratings of others.
 */
export const permissions: Readonly<Record<Task, Readonly<Record<Field, Access>>>> = {
  rate: { ...none, name: 'view', occupation: 'view', activities: 'view', ...ratings },
  'rate-and-create': {
    ...none,
    name: 'view',
    occupation: 'view',
    activities: 'edit',
    ...ratings,
    ending: 'edit',
    exam: 'edit',
    letter: 'edit',
  },
  'approve-and-edit': { ...none, name: 'view', occupation: 'view', activities: 'view', letter: 'edit' },
  'master-data': { ...none, ...masterData },
  'self-assessment': { ...none, ...masterData, ...ratings },
  sign: { ...none, name: 'view', letter: 'view' },
};

/** The steps that a task opens, in their order: those with something to fill in. */
export const stepsOf = (task: Task): Step[] =>
  steps.filter((step) =>
    fieldNames.some((field) => fields[field].step === step && isWritable(permissions[task][field])),
  );

export const isWritable = (access: Access): boolean => access === 'edit' || access === 'apart';
export const isVisible = (access: Access): boolean => access === 'view' || access === 'edit';

/** Values of a certificate by its columns, as the API shows them. */
export type Columns = Readonly<Record<string, unknown>>;

const objectIn = (value: unknown): Columns =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Columns) : {};

/** The value of a field in a certificate. */
export function fieldValue(certificate: Columns, field: Field): unknown {
  const { column, keys } = fields[field];
  const value = certificate[column] ?? null;
  if (keys === null) return value;
  const whole = objectIn(value);
  return Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(whole, key) ? [[key, whole[key]]] : [])));
}

/** What somebody with this task is shown of a certificate, by field. */
export const visibleValues = (certificate: Columns, task: Task): Partial<Record<Field, unknown>> =>
  Object.fromEntries(
    fieldNames
      .filter((field) => isVisible(permissions[task][field]))
      .map((field) => [field, fieldValue(certificate, field)]),
  );

/** The columns that change when these fields are set; what else stands in a column stays. */
export function columnsWith(certificate: Columns, values: Partial<Record<Field, unknown>>): Columns {
  const changed: Record<string, unknown> = {};
  for (const field of fieldNames) {
    if (!Object.hasOwn(values, field)) continue;
    const { column, keys } = fields[field];
    const before = column in changed ? changed[column] : certificate[column];
    changed[column] = keys === null ? values[field] : { ...objectIn(before), ...objectIn(values[field]) };
  }
  return changed;
}
