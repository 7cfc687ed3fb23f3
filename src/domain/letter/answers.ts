import type { DateFormat } from '../german/format-date.ts';
import type { GenderForm } from '../german/group-nouns.ts';
import type { PerformanceCategory } from './category.ts';
import type { CertificateType } from './certificate-type.ts';
import type { NamedGrade } from './grade.ts';
import type { ExhibitionReason, TerminationReason } from './module.ts';

/** The person the reference is about. Dates are YYYY-MM-DD throughout. */
export interface PersonAnswers {
  /** null: neither is wanted; the letter repeats the name and avoids pronouns. */
  readonly salutation: 'Herr' | 'Frau' | null;
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly birthday: string | null;
  readonly birthplace: string;
}

export interface CompanyAnswers {
  readonly name: string;
  /** Either what the firm is („ein Hersteller von …“), or whole sentences that are taken as they are. */
  readonly description: string;
  /** What clients are called: a lemma of german/group-nouns.ts. */
  readonly clients: string;
}

/** One position on the way through the firm. */
export interface Station {
  readonly type: 'first' | 'intermediate' | 'current' | 'last';
  readonly job_title: string;
  readonly department: string;
  readonly begin: string;
  readonly end: string | null;
  /** Tasks of this position alone; they stand below its sentence. */
  readonly activities?: readonly string[];
}

export interface OccupationAnswers {
  readonly job_title: string;
  readonly department: string;
  readonly location_of_operation: string;
  readonly begin_employment: string;
  /** null in interim references. */
  readonly end_employment: string | null;
  readonly stations: readonly Station[];
  /** Training: the aim; internship: the studies beside it („Studiums der Informatik“). */
  readonly graduation_title: string;
  readonly internship_kind: string;
  /** Hours a week and what full time is there. */
  readonly workload: { readonly hours: number; readonly full_time: number } | null;
  readonly leader: boolean;
}

export interface PerformanceAnswers {
  /** At least five categories; the summary follows from their mean where it is not set. */
  readonly ratings: Readonly<Partial<Record<PerformanceCategory, NamedGrade>>>;
  /** Keys of traits, at most three each. */
  readonly positive_traits: readonly string[];
  readonly leadership_traits: readonly string[];
  readonly honesty: boolean;
  /** Systems that the person masters, as an enumeration: „SAP und MS Excel“; empty: none are named. */
  readonly it_systems: string;
}

export interface BehaviorAnswers {
  /** Toward superiors and colleagues. */
  readonly internal: NamedGrade | null;
  readonly customer_contact: boolean;
  /** null: the same as inside. */
  readonly customers: NamedGrade | null;
  /** Suppliers and partners. */
  readonly partner_contact: boolean;
}

export interface EndingAnswers {
  readonly termination_reason: TerminationReason;
  readonly exhibition_reason: ExhibitionReason;
  /** Grade of thanks, regret and wishes; null: none are given. */
  readonly future_wishes: NamedGrade | null;
  readonly rehire: boolean;
  readonly recommendation: boolean;
}

export interface ExamAnswers {
  readonly result: NamedGrade;
  readonly date: string | null;
  /** Who examined, with or without article: „Industrie- und Handelskammer Kiel“. */
  readonly chamber: string;
  readonly venue: string;
}

export interface Signatory {
  readonly name: string;
  /** Function, rank, „ppa.“ – as it stands below the name. */
  readonly role: string;
}

/** Central options; a superuser sets the defaults. */
export interface TextOptions {
  readonly gender_form: GenderForm;
  /** A term of german/employer-nouns.ts. */
  readonly company_term: string;
  readonly date_format: DateFormat;
}

/** All that the wizard asks. Field names are those of the stored certificate. */
export interface Answers {
  readonly type: CertificateType;
  readonly person: PersonAnswers;
  readonly company: CompanyAnswers;
  readonly occupation: OccupationAnswers;
  readonly activities: readonly string[];
  /** Tasks, of all lists, that a language model suggested: the letter marks them. */
  readonly assisted?: readonly string[];
  readonly performance: PerformanceAnswers;
  readonly behavior: BehaviorAnswers;
  readonly ending: EndingAnswers;
  readonly exam: ExamAnswers | null;
  readonly place: string;
  readonly date: string | null;
  readonly signatories: readonly Signatory[];
  readonly options: TextOptions;
}

/** Business constants of the specification (§9). */
export const limits = {
  minRatings: 5,
  maxPositiveTraits: 3,
  maxLeadershipTraits: 3,
  fullTimeShare: 0.8,
} as const;

export const defaultOptions: TextOptions = {
  gender_form: 'pair',
  company_term: 'Unternehmen',
  date_format: 'long',
};

/** Part-time is told only when the work was clearly below full time (specification §5: under 80 %). */
export function isPartTime(workload: OccupationAnswers['workload']): boolean {
  // 32,8 of 41 hours are 80 % exactly, though not in binary fractions.
  return workload !== null && workload.hours / workload.full_time < limits.fullTimeShare - 1e-9;
}

/** Issued after the last day; on that day itself, and where a day is not told, the end is still to come. */
export const isIssuedAfter = (end: string | null, issued: string | null): boolean =>
  end !== null && issued !== null && issued > end;

/** What somebody works as or learns: of trainees only the aim of the training is asked. */
export function tradeOf({ type, occupation }: Pick<Answers, 'type' | 'occupation'>): string {
  const aim = type === 'ausbildungszeugnis' ? occupation.graduation_title.trim() : '';
  return aim === '' ? occupation.job_title : aim;
}

/** Held another post, or worked in another department, before the one that the answers name. */
export function hasMoved({ occupation: { job_title, department, stations } }: Answers): boolean {
  return stations.some(
    (station) => isOther(station.job_title, job_title) || isOther(station.department, department),
  );
}

const isOther = (one: string, now: string): boolean =>
  one.trim() !== '' && now.trim() !== '' && one.trim() !== now.trim();

/** Leads people: as answered, or because leading is rated. */
export function isLeader({ occupation, performance: { ratings } }: Answers): boolean {
  return occupation.leader || leading.some((category) => ratings[category] !== undefined);
}

/** Categories that only a leader is rated in. */
export const leading: readonly PerformanceCategory[] = [
  'leadership',
  'employee-development',
  'employee-deployment',
  'delegation',
];

/** The grade of the satisfaction formula: as set, else the rounded mean of the single ratings; null without any. */
export function summaryGrade(ratings: PerformanceAnswers['ratings']): NamedGrade | null {
  const set = ratings['performance-summary'];
  return set ?? averageGrade(ratings);
}

/** Rounded mean of the single ratings, a half to the better grade; null without any. */
export function averageGrade(ratings: PerformanceAnswers['ratings']): NamedGrade | null {
  const grades = Object.entries(ratings)
    .filter(([category]) => category !== 'performance-summary')
    .map(([, grade]) => grade);
  if (grades.length === 0) return null;
  const mean = grades.reduce((sum: number, grade) => sum + grade, 0) / grades.length;
  return Math.min(5, Math.max(1, Math.ceil(mean - 0.5))) as NamedGrade;
}
