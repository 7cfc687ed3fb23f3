import type { CertificateType } from '#domain/letter/certificate-type.ts';
import { defaultOptions, type Answers, type Station, type TextOptions } from '#domain/letter/answers.ts';
import type { PerformanceCategory } from '#domain/letter/category.ts';
import type { NamedGrade } from '#domain/letter/grade.ts';
import { keptSeed } from '#domain/letter/kept-seed.ts';
import { readLetterhead, type Letterhead } from '#domain/letter/letterhead.ts';
import type { ExhibitionReason, TerminationReason } from '#domain/letter/module.ts';
import { readAnswers } from '#domain/letter/read-answers.ts';

/** Hours of a week; as with days, what is no number yet stays as it was typed. */
export type Hours = number | string | null;

/**
 * What the wizard's fields hold. Names are those of the stored certificate; '' is a choice that was not made yet.
 * Days are YYYY-MM-DD, or what was typed as long as it is no day.
 */
export interface Draft {
  type: CertificateType | '';
  role: 'employer' | 'employee' | '';
  mode: 'b2c' | 'plain';
  project_name: string;
  person: {
    salutation: 'Herr' | 'Frau' | null;
    title: string;
    first_name: string;
    last_name: string;
    birthday: string;
    birthplace: string;
    /** Day and place of birth shall not be named. */
    no_birth: boolean;
  };
  company: { name: string; description: string; clients: string };
  occupation: {
    job_title: string;
    department: string;
    no_department: boolean;
    location_of_operation: string;
    no_location: boolean;
    begin_employment: string;
    end_employment: string;
    stations: DraftStation[];
    graduation_title: string;
    internship_kind: string;
    workload: { hours: Hours; full_time: Hours };
    leader: boolean;
  };
  activities: string[];
  /** Those of all tasks that a language model suggested. */
  assisted: string[];
  performance: {
    ratings: Partial<Record<PerformanceCategory, NamedGrade>>;
    positive_traits: string[];
    leadership_traits: string[];
    honesty: boolean;
    it_systems: string;
  };
  behavior: {
    internal: NamedGrade | null;
    customer_contact: boolean;
    customers: NamedGrade | null;
    partner_contact: boolean;
  };
  ending: {
    termination_reason: TerminationReason | '';
    exhibition_reason: ExhibitionReason | '';
    future_wishes: NamedGrade | null;
    rehire: boolean;
    recommendation: boolean;
  };
  exam: { result: NamedGrade | null; date: string; chamber: string; venue: string };
  place: string;
  date: string;
  signatories: { name: string; role: string }[];
  digital_only: boolean;
  options: TextOptions;
  /** Chooses among equally good wordings from the first step on: the letter that is shown is the one that comes out. */
  seed: number;
  letterhead: { layout: Letterhead['layout']; address: string };
}

export interface DraftStation {
  type: Station['type'];
  job_title: string;
  department: string;
  begin: string;
  end: string;
  activities: string[];
}

/** A certificate of which nothing is known yet. */
export function emptyDraft(options: TextOptions = defaultOptions): Draft {
  return {
    type: '',
    role: '',
    mode: 'plain',
    project_name: '',
    person: {
      salutation: null,
      title: '',
      first_name: '',
      last_name: '',
      birthday: '',
      birthplace: '',
      no_birth: false,
    },
    company: { name: '', description: '', clients: 'Kunden' },
    occupation: {
      job_title: '',
      department: '',
      no_department: false,
      location_of_operation: '',
      no_location: false,
      begin_employment: '',
      end_employment: '',
      stations: [],
      graduation_title: '',
      internship_kind: '',
      workload: { hours: null, full_time: null },
      leader: false,
    },
    activities: [],
    assisted: [],
    performance: { ratings: {}, positive_traits: [], leadership_traits: [], honesty: false, it_systems: '' },
    behavior: { internal: null, customer_contact: false, customers: null, partner_contact: false },
    ending: {
      termination_reason: '',
      exhibition_reason: '',
      future_wishes: null,
      rehire: false,
      recommendation: false,
    },
    exam: { result: null, date: '', chamber: '', venue: '' },
    place: '',
    date: '',
    signatories: [{ name: '', role: '' }],
    digital_only: false,
    options,
    seed: 1,
    letterhead: { layout: 'classic', address: '' },
  };
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
export const hoursOf = (hours: Hours): number | null => (typeof hours === 'number' ? hours : null);
const dayOf = (text: string): string | null => (isDay(text) ? text : null);

/** The values of the API for a draft; what is typed but no day or number yet is not stored. */
export function valuesOf({ seed, ...draft }: Draft) {
  const { person, occupation, exam, letterhead } = draft;
  const [hours, fullTime] = [hoursOf(occupation.workload.hours), hoursOf(occupation.workload.full_time)];
  return {
    ...draft,
    person: {
      ...person,
      birthday: person.no_birth ? null : dayOf(person.birthday),
      birthplace: person.no_birth ? '' : person.birthplace,
    },
    occupation: {
      ...occupation,
      department: occupation.no_department ? '' : occupation.department,
      location_of_operation: occupation.no_location ? '' : occupation.location_of_operation,
      begin_employment: dayOf(occupation.begin_employment),
      end_employment: draft.type === 'zwischenzeugnis' ? null : dayOf(occupation.end_employment),
      stations: occupation.stations.map((station) => ({ ...station, end: dayOf(station.end) })),
      workload: hours === null ? null : { hours, full_time: fullTime },
    },
    ending: {
      ...draft.ending,
      termination_reason: draft.ending.termination_reason || null,
      exhibition_reason: draft.ending.exhibition_reason || null,
    },
    exam: draft.type === 'ausbildungszeugnis' ? { ...exam, date: dayOf(exam.date) } : null,
    date: dayOf(draft.date) ?? '',
    signatories: draft.signatories.filter(({ name, role }) => name !== '' || role !== ''),
    options: { ...draft.options, seed },
    letterhead: { layout: letterhead.layout, address: letterhead.address.split('\n') },
  };
}

/** What the composer makes of a draft; gaps are filled with the usual. */
export function answersOf(draft: Draft): Answers {
  const { type, ...values } = valuesOf(draft);
  return readAnswers({ ...values, ...(type === '' ? {} : { type }) }).answers;
}

type Stored = Readonly<Record<string, unknown>>;

/** Fills what a stored part knows into the empty one; lists and odd kinds are taken only where they fit. */
function filled<Part extends object>(empty: Part, stored: unknown): Part {
  if (typeof stored !== 'object' || stored === null) return empty;
  const entries = Object.entries(empty).map(([name, value]: [string, unknown]) => {
    const found = (stored as Stored)[name];
    const fits = found !== undefined && found !== null && (value === null || typeof value === typeof found);
    return [name, fits ? found : value];
  });
  return Object.fromEntries(entries) as Part;
}

const list = <Item>(value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);

/** The draft that a stored certificate stands for. */
export function draftOf(record: Stored, options: TextOptions = defaultOptions): Draft {
  const empty = emptyDraft(options);
  const whole = filled(empty, record);
  const occupation = filled(empty.occupation, record['occupation']);
  const signatories = list<Draft['signatories'][number]>(record['signatories']);
  const letterhead = readLetterhead(record['letterhead']);
  return {
    ...whole,
    mode: record['mode'] === 'b2c' ? 'b2c' : 'plain',
    person: filled(empty.person, record['person']),
    company: filled(empty.company, record['company']),
    occupation: {
      ...occupation,
      workload: filled(empty.occupation.workload, (record['occupation'] as Stored | null)?.['workload']),
      stations: list<object>(occupation.stations).map((station) =>
        filled(
          { type: 'intermediate', job_title: '', department: '', begin: '', end: '', activities: [] },
          station,
        ),
      ),
    },
    activities: list(record['activities']),
    assisted: list(record['assisted']),
    performance: filled(empty.performance, record['performance']),
    behavior: filled(empty.behavior, record['behavior']),
    ending: filled(empty.ending, record['ending']),
    exam: filled(empty.exam, record['exam']),
    signatories: signatories.length === 0 ? empty.signatories : signatories,
    options: filled(options, record['options']),
    seed: keptSeed(record['options']),
    letterhead: { layout: letterhead.layout, address: letterhead.address.join('\n') },
  };
}
