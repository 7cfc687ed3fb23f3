import { performanceCategories } from '../letter/category.ts';
import { limits } from '../letter/answers.ts';
import { Fields, type Problem } from '../letter/fields.ts';
import { exhibitionReasons, terminationReasons } from '../letter/module.ts';
import { letterFault } from '../letter/letter-size.ts';
import { readLetter } from '../letter/read-letter.ts';
import { fieldNames, type Field } from './permissions.ts';

/** Entries may be incomplete as long as somebody works on them, but what is there has its form and its length. */
const most = { text: 500, sentences: 5_000, items: 60, stations: 30 } as const;

type Entries = Partial<Record<Field, unknown>>;
type Reader = (fields: Fields, path: Field) => unknown;

function text(fields: Fields, path: string, longest: number = most.text): string {
  const value = fields.text(path);
  if (value.length <= longest) return value;
  fields.refuse(path, `Bitte höchstens ${longest} Zeichen eingeben.`);
  return value.slice(0, longest);
}

const day = (fields: Fields, path: string): string =>
  fields.day(path, 'Bitte ein gültiges Datum angeben.') ?? '';

function grade(fields: Fields, path: string): number | null {
  const value = fields.at(path) ?? null;
  if (value === null || [1, 2, 3, 4, 5].includes(value as number)) return value as number | null;
  fields.refuse(path, 'Bitte eine Note von 1 bis 5 wählen.');
  return null;
}

function list(fields: Fields, path: string, longest: number): readonly unknown[] {
  const values = fields.list(path);
  if (values.length <= longest) return values;
  fields.refuse(path, `Hier sind höchstens ${longest} Einträge möglich.`);
  return values.slice(0, longest);
}

const texts = (fields: Fields, path: string, longest: number): string[] =>
  list(fields, path, longest)
    .map((_, at) => text(fields, `${path}.${at}`))
    .filter((value) => value !== '');

function choice(fields: Fields, path: string, values: readonly string[]): string | null {
  const value = fields.at(path) ?? null;
  if (value === null || value === '') return null;
  if (values.includes(value as string)) return value as string;
  fields.refuse(path, 'Dieser Wert steht nicht zur Wahl.');
  return null;
}

function workload(fields: Fields): object | null {
  if ((fields.at('occupation.workload') ?? null) === null) return null;
  const hours = fields.number('occupation.workload.hours');
  return hours === null ? null : { hours, full_time: fields.number('occupation.workload.full_time') ?? 40 };
}

function ratings(fields: Fields): object {
  const rated: Record<string, number> = {};
  for (const key of Object.keys(fields.object('performance.ratings'))) {
    const path = `performance.ratings.${key}`;
    const value = grade(fields, path);
    if (!performanceCategories.some((one) => one === key))
      fields.refuse(path, 'Diese Kategorie gibt es nicht.');
    else if (value !== null) rated[key] = value;
  }
  return rated;
}

const readers: Readonly<Record<Field, Reader>> = {
  name: (fields) => ({
    salutation: choice(fields, 'name.salutation', ['Herr', 'Frau']),
    title: text(fields, 'name.title'),
    first_name: text(fields, 'name.first_name'),
    last_name: text(fields, 'name.last_name'),
  }),
  birth: (fields) => ({
    birthday: day(fields, 'birth.birthday'),
    birthplace: text(fields, 'birth.birthplace'),
  }),
  company: (fields) => ({
    name: text(fields, 'company.name'),
    description: text(fields, 'company.description', most.sentences),
    clients: text(fields, 'company.clients'),
  }),
  occupation: (fields) => ({
    job_title: text(fields, 'occupation.job_title'),
    department: text(fields, 'occupation.department'),
    no_department: fields.flag('occupation.no_department'),
    location_of_operation: text(fields, 'occupation.location_of_operation'),
    begin_employment: day(fields, 'occupation.begin_employment'),
    end_employment: day(fields, 'occupation.end_employment'),
    stations: list(fields, 'occupation.stations', most.stations).map((_, at) => {
      const path = `occupation.stations.${at}`;
      return {
        type: choice(fields, `${path}.type`, ['first', 'intermediate', 'current', 'last']) ?? 'intermediate',
        job_title: text(fields, `${path}.job_title`),
        department: text(fields, `${path}.department`),
        begin: day(fields, `${path}.begin`),
        end: day(fields, `${path}.end`),
        activities: texts(fields, `${path}.activities`, most.items),
      };
    }),
    graduation_title: text(fields, 'occupation.graduation_title'),
    internship_kind: text(fields, 'occupation.internship_kind'),
    workload: workload(fields),
    leader: fields.flag('occupation.leader'),
  }),
  activities: (fields) => texts(fields, 'activities', most.items),
  performance: (fields) => ({
    ratings: ratings(fields),
    positive_traits: texts(fields, 'performance.positive_traits', limits.maxPositiveTraits),
    leadership_traits: texts(fields, 'performance.leadership_traits', limits.maxLeadershipTraits),
    honesty: fields.flag('performance.honesty'),
    it_systems: text(fields, 'performance.it_systems'),
  }),
  behavior: (fields) => ({
    internal: grade(fields, 'behavior.internal'),
    customer_contact: fields.flag('behavior.customer_contact'),
    customers: grade(fields, 'behavior.customers'),
    partner_contact: fields.flag('behavior.partner_contact'),
  }),
  ending: (fields) => ({
    termination_reason: choice(fields, 'ending.termination_reason', terminationReasons),
    exhibition_reason: choice(fields, 'ending.exhibition_reason', exhibitionReasons),
    future_wishes: grade(fields, 'ending.future_wishes'),
    rehire: fields.flag('ending.rehire'),
    recommendation: fields.flag('ending.recommendation'),
  }),
  exam: (fields) =>
    (fields.at('exam') ?? null) === null
      ? null
      : {
          result: grade(fields, 'exam.result'),
          date: day(fields, 'exam.date'),
          chamber: text(fields, 'exam.chamber'),
          venue: text(fields, 'exam.venue'),
        },
  letter: (fields) => {
    const source = fields.at('letter');
    const letter = readLetter(source);
    const fault = letterFault(source) ?? (letter === null ? 'Das ist kein Zeugnistext.' : null);
    if (fault !== null) fields.refuse('letter', fault);
    return letter;
  },
};

/**
 * What a recipient sent, by field; unknown keys are left out.
 * @param source by field, of unknown shape
 * @returns values in the shape of the stored certificate, and what is wrong with them (German, by path)
 */
export function readEntries(source: unknown): {
  readonly entries: Entries;
  readonly problems: readonly Problem[];
} {
  const read = new Fields(source);
  const entries: Entries = {};
  for (const field of fieldNames) {
    if (read.at(field) === undefined) continue;
    entries[field] = readers[field](read, field);
  }
  return { entries, problems: read.problems };
}
