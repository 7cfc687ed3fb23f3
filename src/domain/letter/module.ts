import type { Category } from './category.ts';
import type { CertificateType } from './certificate-type.ts';
import type { NamedGrade } from './grade.ts';

/** What a module is for; each kind has its place in the letter. */
export const moduleKinds = [
  'introduction',
  'company',
  'station',
  'part-time',
  'task-lead-in',
  'performance',
  'trait',
  'leadership-trait',
  'honesty',
  'exam',
  'behavior',
  'ending',
  'occasion',
  'closing',
] as const;
export type ModuleKind = (typeof moduleKinds)[number];

/** Why an employment ended („Beendigungsgrund“). */
export const terminationReasons = [
  'own-wish',
  'own-wish-new-task',
  'own-wish-family',
  'own-wish-studies',
  'own-wish-further-training',
  'business',
  'restructuring',
  'insolvency',
  'fixed-term',
  'mutual',
  'mutual-best',
  'retirement',
  'probation',
  'transfer-of-business',
  'employer-notice',
  'extraordinary',
  'internship-end',
  'training-takeover',
  'training-fixed-term',
  'training-no-takeover',
  'training-own-wish',
  'training-broken-off',
  'none',
] as const;
export type TerminationReason = (typeof terminationReasons)[number];

/** Why an interim reference is issued („Ausstellungsgrund“). */
export const exhibitionReasons = [
  'on-request',
  'change-of-superior',
  'change-of-department',
  'restructuring',
  'transfer-of-business',
  'parental-leave',
  'leave',
  'works-council',
  'application-inside',
  'planned-end',
] as const;
export type ExhibitionReason = (typeof exhibitionReasons)[number];

/** What a closing sentence says; a module may say several at once. */
export const closingParts = [
  'regret',
  'thanks',
  'wishes',
  'continuation',
  'rehire',
  'recommendation',
] as const;
export type ClosingPart = (typeof closingParts)[number];

/** Ids of the occupation groups in knowledge/occupations.ts that modules may be limited to. */
export const moduleGroups = [
  'cash',
  'security',
  'household',
  'media',
  'sales',
  'service',
  'care',
  'education',
  'it',
  'accounting',
  'technical',
  'logistics',
  'craft',
  'public',
  'office',
] as const;
export type ModuleGroup = (typeof moduleGroups)[number];

/** One statement as a writer enters it (TEMPLATES.md). */
export interface ModuleSource {
  /** Written by hand and never changed: letters keep it. */
  readonly id: string;
  /** The template. */
  readonly text: string;
  /** Absent only for kinds that carry no grade. */
  readonly grade?: NamedGrade;
  /** Overrides the category of the file. */
  readonly category?: Category;
  /** Only for these kinds of reference; all when absent. */
  readonly types?: readonly CertificateType[];
  /** Only for these groups of occupations; all when absent. */
  readonly occupations?: readonly ModuleGroup[];
  /** true: only for leaders; false: only for others. */
  readonly leaders?: boolean;
  /** true: only for those who held another post before; false: only for others. */
  readonly moved?: boolean;
  /** true: leads in to one task alone; the others to several. */
  readonly single?: boolean;
  /** Endings. */
  readonly reasons?: readonly TerminationReason[];
  /** Occasions of interim references. */
  readonly occasions?: readonly ExhibitionReason[];
  /** Closing sentences. */
  readonly says?: readonly ClosingPart[];
  /** Traits: key of the trait („teamgeist“). */
  readonly trait?: string;
}

/** A file of the library. */
export interface ModuleFile {
  readonly kind: ModuleKind;
  readonly category?: Category;
  /** Limits that hold for the whole file. */
  readonly types?: readonly CertificateType[];
  readonly occupations?: readonly ModuleGroup[];
  readonly leaders?: boolean;
  readonly moved?: boolean;
  readonly modules: readonly ModuleSource[];
}

/** A module with what its file says. */
export interface TextModule extends ModuleSource {
  readonly kind: ModuleKind;
}

/** All modules of a file, each with the file's kind, category and limits. */
export function modulesOf(file: ModuleFile): TextModule[] {
  const { modules, ...common } = file;
  return modules.map((module) => ({ ...common, ...module }));
}
