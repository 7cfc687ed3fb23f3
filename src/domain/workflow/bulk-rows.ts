import { certificateTypes, certificateTypeLabels, type CertificateType } from '../letter/certificate-type.ts';
import { Fields } from '../letter/fields.ts';
import { tasksIn } from '../letter/tasks-in.ts';
import { fits, taskLabels, tasks, type RecipientRole, type Task } from './task.ts';

/** What a column of a list of employees may hold, with the headings that mean it. */
export const bulkTargets = {
  salutation: { label: 'Anrede', path: 'person.salutation', headings: ['anrede', 'geschlecht'] },
  title: { label: 'Titel', path: 'person.title', headings: ['titel', 'akademischertitel'] },
  first_name: { label: 'Vorname', path: 'person.first_name', headings: ['vorname', 'firstname', 'rufname'] },
  last_name: {
    label: 'Nachname',
    path: 'person.last_name',
    headings: ['nachname', 'name', 'familienname', 'lastname', 'surname'],
  },
  birthday: {
    label: 'Geburtsdatum',
    path: 'person.birthday',
    headings: ['geburtsdatum', 'geboren', 'geburtstag', 'gebdatum', 'birthday'],
  },
  birthplace: { label: 'Geburtsort', path: 'person.birthplace', headings: ['geburtsort', 'birthplace'] },
  job_title: {
    label: 'Berufsbezeichnung',
    path: 'occupation.job_title',
    headings: ['berufsbezeichnung', 'beruf', 'position', 'stelle', 'tätigkeit', 'funktion', 'jobtitle'],
  },
  department: {
    label: 'Abteilung',
    path: 'occupation.department',
    headings: ['abteilung', 'bereich', 'department'],
  },
  location_of_operation: {
    label: 'Einsatzort',
    path: 'occupation.location_of_operation',
    headings: ['einsatzort', 'standort', 'arbeitsort', 'ort'],
  },
  activities: {
    label: 'Tätigkeiten',
    path: 'activities',
    headings: [
      'tätigkeiten',
      'tätigkeitsliste',
      'aufgaben',
      'aufgabenbereich',
      'hauptaufgaben',
      'activities',
    ],
  },
  company_name: {
    label: 'Arbeitgeber',
    path: 'company.name',
    headings: ['arbeitgeber', 'firma', 'unternehmen', 'gesellschaft', 'company'],
  },
  company_description: {
    label: 'Was der Arbeitgeber ist',
    path: 'company.description',
    headings: ['wasderarbeitgeberist', 'branche', 'unternehmensbeschreibung', 'firmenbeschreibung'],
  },
  place: { label: 'Ausstellungsort', path: 'place', headings: ['ausstellungsort', 'ausgestelltin'] },
  begin_employment: {
    label: 'Eintritt',
    path: 'occupation.begin_employment',
    headings: ['eintritt', 'eintrittsdatum', 'beginn', 'beschäftigtseit', 'von', 'start'],
  },
  end_employment: {
    label: 'Austritt',
    path: 'occupation.end_employment',
    headings: ['austritt', 'austrittsdatum', 'ende', 'bis', 'end'],
  },
  type: { label: 'Zeugnisart', path: 'type', headings: ['zeugnisart', 'art', 'zeugnis', 'typ'] },
  due: { label: 'Fällig am', path: 'due', headings: ['fällig', 'fälligam', 'frist', 'termin', 'due'] },
  project_name: {
    label: 'Bezeichnung',
    path: 'project_name',
    headings: ['bezeichnung', 'projekt', 'personalnummer'],
  },
  superior_name: {
    label: 'Name der Führungskraft',
    path: 'superior.name',
    headings: ['führungskraft', 'nameführungskraft', 'namederführungskraft', 'vorgesetzte', 'vorgesetzter'],
  },
  superior_email: {
    label: 'E-Mail der Führungskraft',
    path: 'superior.email',
    headings: [
      'emailführungskraft',
      'emailderführungskraft',
      'mailführungskraft',
      'emailvorgesetzte',
      'emailvorgesetzter',
    ],
  },
  superior_task: {
    label: 'Aufgabe der Führungskraft',
    path: 'superior.task',
    headings: [
      'aufgabeführungskraft',
      'aufgabederführungskraft',
      'aufgabevorgesetzte',
      'aufgabevorgesetzter',
    ],
  },
  employee_email: {
    label: 'E-Mail der beschäftigten Person',
    path: 'employee.email',
    headings: [
      'emailbeschäftigte',
      'emailderbeschäftigtenperson',
      'emailmitarbeiter',
      'emailmitarbeiterin',
      'mailmitarbeiter',
    ],
  },
  employee_task: {
    label: 'Aufgabe der beschäftigten Person',
    path: 'employee.task',
    headings: [
      'aufgabebeschäftigte',
      'aufgabederbeschäftigtenperson',
      'aufgabemitarbeiter',
      'aufgabemitarbeiterin',
    ],
  },
  task_due: {
    label: 'Aufgaben erledigen bis',
    path: 'asked.due',
    headings: [
      'aufgabenerledigenbis',
      'aufgabeerledigenbis',
      'erledigenbis',
      'zuerledigenbis',
      'rückgabebis',
    ],
  },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly path: string; readonly headings: readonly string[] }>
>;
export type BulkTarget = keyof typeof bulkTargets;
export const bulkTargetNames = Object.keys(bulkTargets) as BulkTarget[];

/** For each column what it holds; null: it is left out. */
export type Mapping = readonly (BulkTarget | null)[];

const bare = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** What the columns of a table hold, as far as their headings say. */
export function guessMapping(headings: readonly string[]): Mapping {
  const free = new Set(bulkTargetNames);
  return headings.map((heading) => {
    const found = [...free].find((one) =>
      (bulkTargets[one].headings as readonly string[]).includes(bare(heading)),
    );
    if (found === undefined) return null;
    free.delete(found);
    return found;
  });
}

/** What is wrong with a row, by column; German. */
export interface RowProblem {
  readonly target: BulkTarget;
  readonly message: string;
}

/** „3.5.1985“ and „1985-05-03“ as YYYY-MM-DD; null for what is no day. */
function dayOf(text: string): string | null {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const iso =
    german === null
      ? text
      : `${german[3]}-${String(german[2]).padStart(2, '0')}-${String(german[1]).padStart(2, '0')}`;
  const fields = new Fields({ day: iso });
  const day = fields.day('day', '', true);
  return fields.problems.length > 0 ? null : day;
}

const salutations: Readonly<Record<string, string | null>> = {
  frau: 'Frau',
  w: 'Frau',
  weiblich: 'Frau',
  herr: 'Herr',
  m: 'Herr',
  männlich: 'Herr',
  d: null,
  divers: null,
  '': null,
};

/** What the office calls a kind of reference beside its own name. */
const typeNames: Readonly<Record<string, CertificateType>> = {
  endzeugnis: 'arbeitszeugnis',
  schlusszeugnis: 'arbeitszeugnis',
  abschlusszeugnis: 'arbeitszeugnis',
  qualifiziertesarbeitszeugnis: 'arbeitszeugnis',
  qualifiziertesendzeugnis: 'arbeitszeugnis',
  qualifizierteszwischenzeugnis: 'zwischenzeugnis',
  praktikantenzeugnis: 'praktikumszeugnis',
};

const days: readonly BulkTarget[] = ['birthday', 'begin_employment', 'end_employment', 'due', 'task_due'];
/** As the server takes them, also with umlauts; what it refuses shall be told before. */
const mailAddress =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\d_'+.-]*[\p{L}\p{M}\d_+-]@(?:[\p{L}\d][\p{L}\p{M}\d-]*\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;

/** What is asked where a table says only whom to ask. */
const usual: Readonly<Record<RecipientRole, Task>> = { employer: 'rate', employee: 'self-assessment' };

function readTask(role: RecipientRole, text: string): { readonly value: Task } | string {
  if (text === '') return { value: usual[role] };
  const known = tasks.filter((one) => one !== 'sign' && fits(role, one));
  const task = known.find((one) => bare(taskLabels[one]) === bare(text));
  if (task !== undefined) return { value: task };
  return `„${text}“ ist keine Aufgabe. Möglich sind: ${known.map((one) => taskLabels[one]).join(', ')}.`;
}
const longest = 200;

/** What an invitation may hold, too. */
const mostTasks = 60;
const longestTask = 500;

/** A cell with a list, by lines or by semicolons. */
function readTasks(cell: string): { readonly value: readonly string[] } | string {
  const found = tasksIn(cell.includes('\n') ? cell : cell.replaceAll(';', '\n'));
  if (found.length > mostTasks) return `Bitte höchstens ${mostTasks} Tätigkeiten.`;
  if (found.some((task) => task.length > longestTask))
    return `Bitte höchstens ${longestTask} Zeichen für eine Tätigkeit.`;
  return { value: found };
}

function read(target: BulkTarget, cell: string): { readonly value: unknown } | string {
  if (target === 'activities') return readTasks(cell);
  const text = cell.replaceAll(/\s+/g, ' ');
  if (text.length > longest) return `Bitte höchstens ${longest} Zeichen.`;
  if (days.includes(target)) {
    const day = text === '' ? '' : dayOf(text);
    return day === null ? `„${text}“ ist kein Datum. Gebraucht wird TT.MM.JJJJ.` : { value: day };
  }
  if (target === 'salutation') {
    const known = salutations[text.toLowerCase()];
    return known === undefined
      ? `„${text}“ ist keine Anrede. Gebraucht wird Frau oder Herr.`
      : { value: known };
  }
  if (target === 'type') {
    if (text === '') return { value: 'arbeitszeugnis' };
    const type = certificateTypes.find((one) => one === bare(text)) ?? typeNames[bare(text)];
    if (type !== undefined) return { value: type };
    const known = certificateTypes.map((one) => certificateTypeLabels[one]).join(', ');
    return `„${text}“ gibt es hier nicht als Zeugnisart. Möglich sind: ${known}.`;
  }
  if (target === 'superior_email' || target === 'employee_email') {
    const address = text.toLowerCase();
    return address === '' || mailAddress.test(address)
      ? { value: address }
      : `„${text}“ ist keine E-Mail-Adresse.`;
  }
  if (target === 'superior_task') return readTask('employer', text);
  if (target === 'employee_task') return readTask('employee', text);
  return { value: text };
}

/** Who is asked for what, as a row of a table says. */
export interface BulkInvitation {
  readonly email: string;
  readonly name: string;
  readonly role: RecipientRole;
  readonly task: Task;
  /** YYYY-MM-DD or ''. */
  readonly due: string;
}

type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const textIn = (parts: Parts, part: string, key: string): string => {
  const value = parts[part]?.[key];
  return typeof value === 'string' ? value : '';
};

/** Whom a row asks: everybody whose address it holds. What has no day of its own is due with the reference. */
function readInvitations(parts: Parts, dueOfAll: unknown): BulkInvitation[] {
  const due = textIn(parts, 'asked', 'due') || (typeof dueOfAll === 'string' ? dueOfAll : '');
  const employee = [textIn(parts, 'person', 'first_name'), textIn(parts, 'person', 'last_name')];
  const asked = [
    ['employer', 'superior', textIn(parts, 'superior', 'name')],
    ['employee', 'employee', employee.filter(Boolean).join(' ')],
  ] as const;
  return asked.flatMap(([role, part, name]) => {
    const email = textIn(parts, part, 'email');
    const task = (parts[part]?.['task'] as Task | undefined) ?? usual[role];
    return email === '' ? [] : [{ email, name, role, task, due }];
  });
}

/** A row of a table as a new certificate, with those who are asked to work on it. */
export interface BulkRow {
  /** In the shape of the API. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly invitations: readonly BulkInvitation[];
  readonly problems: readonly RowProblem[];
}

const own = ['person', 'occupation', 'company'] as const;

/** One row of a table; a row with problems is not made, and nobody is asked for it. */
export function readBulkRow(row: readonly string[], mapping: Mapping): BulkRow {
  const problems: RowProblem[] = [];
  const parts: Record<string, Record<string, unknown>> = { person: {}, occupation: {} };
  const whole: Record<string, unknown> = {};
  for (const [at, target] of mapping.entries()) {
    if (target === null) continue;
    const outcome = read(target, (row[at] ?? '').trim());
    if (typeof outcome === 'string') {
      problems.push({ target, message: outcome });
      continue;
    }
    const [head = '', key] = bulkTargets[target].path.split('.');
    if (key === undefined) whole[head] = outcome.value;
    else (parts[head] ??= {})[key] = outcome.value;
  }
  if (!parts['person']?.['last_name']) problems.push({ target: 'last_name', message: 'Der Nachname fehlt.' });
  const [begin, end] = [parts['occupation']?.['begin_employment'], parts['occupation']?.['end_employment']];
  if (typeof begin === 'string' && typeof end === 'string' && begin !== '' && end !== '' && end < begin)
    problems.push({ target: 'end_employment', message: 'Das Ende liegt vor dem Beginn.' });
  const values = {
    type: 'arbeitszeugnis',
    status: 'draft',
    ...whole,
    ...Object.fromEntries(own.flatMap((name) => (parts[name] === undefined ? [] : [[name, parts[name]]]))),
  };
  return { values, invitations: readInvitations(parts, whole['due']), problems };
}

/** What would become of a table. */
export interface BulkPlan {
  /** `line` counts from 1; the headings are line 1. */
  readonly rows: readonly (BulkRow & { readonly line: number })[];
  readonly good: number;
  /** How many mails go out, and to how many addresses. */
  readonly mails: number;
  readonly people: number;
}

/** Looks a whole table over: what can be made of it, and who would get mail. */
export function planBulk(rows: readonly (readonly string[])[], mapping: Mapping): BulkPlan {
  const all = rows.map((row, at) => ({ line: at + 2, ...readBulkRow(row, mapping) }));
  const sound = all.filter(({ problems }) => problems.length === 0);
  const asked = sound.flatMap(({ invitations }) => invitations);
  const people = new Set(asked.map(({ email }) => email)).size;
  return { rows: all, good: sound.length, mails: asked.length, people };
}

/** What all rows of a table have in common, taken from a certificate that is there; in the shape of the API. */
export const templateParts = ['mode', 'company', 'letterhead', 'options', 'signatories', 'place'] as const;
export type TemplateValues = Readonly<Partial<Record<(typeof templateParts)[number], unknown>>>;

/** Those parts that say something: texts that are empty, and what is absent, are left out. */
const told = (part: unknown): object =>
  Object.fromEntries(
    Object.entries(part ?? {}).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/** The values of a row upon those of a template: what the row says itself counts, what it leaves empty is filled. */
export function onTemplate(values: BulkRow['values'], template: TemplateValues): BulkRow['values'] {
  const company = { ...told(template.company), ...told(values['company']) };
  return { ...values, ...template, ...told(values), company };
}
