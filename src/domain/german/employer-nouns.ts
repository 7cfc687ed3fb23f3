import { article, determinerEnding } from './determiners.ts';
import type { GrammaticalCase } from './person-forms.ts';

/** What an employer calls itself („Firmenbegriff“): „unser Unternehmen“, „unsere Kanzlei“. */
export interface EmployerNoun {
  readonly noun: string;
  readonly gender: 'm' | 'f' | 'n';
  /** „Hauses“; nouns of female gender do not change. */
  readonly genitive: string;
  /** Where one works: „in unserem Betrieb“, „an unserer Hochschule“. */
  readonly at: 'in' | 'an';
}

const noun = (
  text: string,
  gender: EmployerNoun['gender'],
  genitive = `${text}s`,
  at: EmployerNoun['at'] = 'in',
): EmployerNoun => ({
  noun: text,
  gender,
  genitive: gender === 'f' ? text : genitive,
  at,
});

/** The terms that the interface offers, the most usual first. */
export const employerNouns: readonly EmployerNoun[] = [
  noun('Unternehmen', 'n'),
  noun('Betrieb', 'm'),
  noun('Firma', 'f'),
  noun('Haus', 'n', 'Hauses'),
  noun('Gesellschaft', 'f'),
  noun('Organisation', 'f'),
  noun('Einrichtung', 'f'),
  noun('Institut', 'n', 'Instituts', 'an'),
  noun('Kanzlei', 'f'),
  noun('Praxis', 'f'),
  noun('Agentur', 'f'),
  noun('Klinik', 'f'),
  noun('Krankenhaus', 'n', 'Krankenhauses'),
  noun('Verein', 'm'),
  noun('Verband', 'm', 'Verbandes'),
  noun('Behörde', 'f'),
  noun('Gemeinde', 'f'),
  noun('Schule', 'f', 'Schule', 'an'),
  noun('Hochschule', 'f', 'Hochschule', 'an'),
  noun('Kindertagesstätte', 'f'),
  noun('Apotheke', 'f'),
  noun('Stiftung', 'f'),
  noun('Bank', 'f'),
  noun('Konzern', 'm'),
  noun('Verlag', 'm'),
  noun('Hotel', 'n'),
  noun('Restaurant', 'n'),
  noun('Werkstatt', 'f'),
];

/** The employer noun for a term, or null when it is none of the list. */
export function employerNoun(term: string): EmployerNoun | null {
  return employerNouns.find((one) => one.noun === term) ?? null;
}

/** „unserer Kanzlei“, „unseren Betrieb“. */
export function ourEmployer(employer: EmployerNoun, wanted: GrammaticalCase): string {
  return `unser${determinerEnding(employer.gender, wanted)} ${nounIn(employer, wanted)}`;
}

/** „der Kanzlei“, „des Hauses“. */
export function theEmployer(employer: EmployerNoun, wanted: GrammaticalCase): string {
  return `${article(employer.gender, wanted)} ${nounIn(employer, wanted)}`;
}

const nounIn = (employer: EmployerNoun, wanted: GrammaticalCase): string =>
  wanted === 'gen' ? employer.genitive : employer.noun;
