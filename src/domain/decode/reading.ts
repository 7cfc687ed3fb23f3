import type { Category } from '../letter/category.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import type { Rating } from '../letter/grade.ts';

/** Where in a reference a sentence stands. */
export type Part =
  | 'letterhead'
  | 'heading'
  | 'introduction'
  | 'company'
  | 'tasks'
  | 'performance'
  | 'summary'
  | 'behavior'
  | 'closing'
  | 'signature'
  | 'other';

/** What a marked span does to the grade. */
export type EvidenceKind =
  | 'booster'
  | 'time-adverb'
  | 'positive'
  | 'plain'
  | 'restriction'
  | 'negation'
  | 'passive'
  | 'effort'
  | 'potential'
  | 'formula'
  | 'code'
  | 'omission'
  | 'persons'
  | 'irony';

export interface Evidence {
  /** Offsets into the text that was read (UTF-16 code units). */
  readonly start: number;
  readonly end: number;
  readonly kind: EvidenceKind;
  readonly text: string;
  /** Why it counts, in plain German; absent where the kind says it all. */
  readonly note?: string;
}

/** One sentence (or task line) of the letter. Offsets are into the text as given to `decode`. */
export interface SentenceReading extends Partial<Rating> {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly part: Part;
  readonly graded: boolean;
  /** The leading category, and all that the sentence speaks of; absent and empty for sentences without a rating. */
  readonly category?: Category;
  readonly categories: readonly Category[];
  /** Ids of codes from the knowledge that the sentence holds. */
  readonly codes: readonly string[];
  readonly evidence: readonly Evidence[];
  /** Plain German: how most readers read it and why. Empty for neutral sentences. */
  readonly explanation: string;
  /** A better wording to ask for, when the sentence is weaker than 2; own wording, no claim. */
  readonly better?: string;
}

export type FindingKind =
  'code' | 'technique' | 'omission' | 'order' | 'contradiction' | 'formal' | 'restriction';
export type Severity = 'error' | 'warning' | 'hint';

/** Something a reader should know beyond the grades. */
export interface Finding {
  /** Id of the rule in the knowledge. */
  readonly rule: string;
  readonly kind: FindingKind;
  readonly severity: Severity;
  readonly start?: number;
  readonly end?: number;
  /** The words in question, literally from the text. */
  readonly quote?: string;
  /** One line, German. */
  readonly title: string;
  /** How it is read and why; plain German. */
  readonly detail: string;
  /** What the person can do; empty when nothing. */
  readonly advice: string;
  /** True when the employer may be asked to correct it, so that it is shown first. */
  readonly correctable: boolean;
  readonly category?: Category;
  /** Id of a ruling or statute in `knowledge/rulings.ts`. */
  readonly ruling?: string;
  /** A better wording to ask for. */
  readonly better?: string;
  /** Told by how the words sound or by frames of words, not by a phrase that the literature names. */
  readonly guessed?: true;
}

export interface CategoryRating extends Rating {
  readonly category: Category;
  /** Indexes of the sentences it rests on. */
  readonly sentences: readonly number[];
}

/** What the letter says of persons, dates and places; null where it says nothing. Dates are YYYY-MM-DD. */
export interface Facts {
  readonly salutation: 'Herr' | 'Frau' | null;
  readonly title: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly birthday: string | null;
  readonly birthplace: string | null;
  readonly job_title: string | null;
  readonly begin: string | null;
  readonly end: string | null;
  readonly company: string | null;
  readonly place: string | null;
  readonly date: string | null;
  readonly signatories: readonly string[];
}

/** What the person can do next, the most useful first. */
export interface Recommendation {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly ruling?: string;
}

/** What the decoder makes of a letter („Auswertung“). */
export interface Reading {
  readonly isReference: boolean;
  /** Why it is taken for no reference, or null: German, for the user. */
  readonly notReferenceReason: string | null;
  readonly type: CertificateType | null;
  readonly overall: Rating | null;
  readonly performance: Rating | null;
  readonly behavior: Rating | null;
  readonly closing: Rating | null;
  readonly categories: readonly CategoryRating[];
  /** Of a text that is too short for a reference those that are surely read, as if they stood in one. */
  readonly sentences: readonly SentenceReading[];
  readonly findings: readonly Finding[];
  readonly facts: Facts;
  readonly recommendations: readonly Recommendation[];
  /** True for letters that look written by a layman: findings are then no sign of intent, confidence is lower. */
  readonly layman: boolean;
}
