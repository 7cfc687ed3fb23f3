/** What somebody who was invited may be asked to do: the five tasks of the specification (§6), and signing. */
export const tasks = [
  'rate',
  'rate-and-create',
  'approve-and-edit',
  'master-data',
  'self-assessment',
  'sign',
] as const;
export type Task = (typeof tasks)[number];

export const recipientRoles = ['employer', 'employee'] as const;
export type RecipientRole = (typeof recipientRoles)[number];

/** German label of each task as the interface and the mails show it. */
export const taskLabels: Readonly<Record<Task, string>> = {
  rate: 'Bewerten',
  'rate-and-create': 'Bewerten und erstellen',
  'approve-and-edit': 'Freigeben und bearbeiten',
  'master-data': 'Stammdaten eingeben',
  'self-assessment': 'Stammdaten und Selbsteinschätzung eingeben',
  sign: 'Unterzeichnen',
};

const tasksOf: Readonly<Record<RecipientRole, readonly Task[]>> = {
  employer: ['rate', 'rate-and-create', 'approve-and-edit', 'master-data', 'sign'],
  employee: ['master-data', 'self-assessment', 'approve-and-edit'],
};

/** May somebody in this role be asked this? Nobody rates himself but in a self-assessment, and only employers sign. */
export const fits = (role: RecipientRole, task: Task): boolean => tasksOf[role].includes(task);
