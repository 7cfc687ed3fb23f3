import { certificateTypes, certificateTypeLabels } from '../letter/certificate-type.ts';
import { Fields } from '../letter/fields.ts';

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

const days: readonly BulkTarget[] = ['birthday', 'begin_employment', 'end_employment', 'due'];
const longest = 200;

function read(target: BulkTarget, text: string): { readonly value: unknown } | string {
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
    const type = certificateTypes.find((one) => bare(certificateTypeLabels[one]) === bare(text));
    return type === undefined ? `„${text}“ ist keine Zeugnisart.` : { value: type };
  }
  return { value: text };
}

/**
 * One row of a table as a new certificate.
 * @returns values in the shape of the API, and what is wrong with the row; a row with problems is not made
 */
export function readBulkRow(
  row: readonly string[],
  mapping: Mapping,
): { readonly values: Readonly<Record<string, unknown>>; readonly problems: readonly RowProblem[] } {
  const problems: RowProblem[] = [];
  const parts: Record<string, Record<string, unknown>> = { person: {}, occupation: {} };
  const values: Record<string, unknown> = { type: 'arbeitszeugnis', status: 'draft', ...parts };
  for (const [at, target] of mapping.entries()) {
    if (target === null) continue;
    const outcome = read(target, row[at] ?? '');
    if (typeof outcome === 'string') {
      problems.push({ target, message: outcome });
      continue;
    }
    const [head = '', key] = bulkTargets[target].path.split('.');
    if (key === undefined) values[head] = outcome.value;
    else (parts[head] ??= {})[key] = outcome.value;
  }
  if (!parts['person']?.['last_name']) problems.push({ target: 'last_name', message: 'Der Nachname fehlt.' });
  const [begin, end] = [parts['occupation']?.['begin_employment'], parts['occupation']?.['end_employment']];
  if (typeof begin === 'string' && typeof end === 'string' && begin !== '' && end !== '' && end < begin)
    problems.push({ target: 'end_employment', message: 'Das Ende liegt vor dem Beginn.' });
  return { values, problems };
}
