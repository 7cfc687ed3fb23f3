import type { Finding, SentenceReading } from '../../decode/reading.ts';

/** Something the employer is asked to change in a reference. */
export interface CorrectionPoint {
  /** `clarify`: it cannot stand as it does, but how it should read only the employer can tell. */
  readonly kind: 'replace' | 'remove' | 'add' | 'clarify';
  /** Set where nobody owes it, or where who asks has to prove it: asked for apart from what is wrong. */
  readonly request?: true;
  /** The words that stand there; '' for what is missing, and for what is said of no single sentence. */
  readonly old: string;
  /** What shall stand there; '' where it shall only go, or where `wish` says it. */
  readonly wanted: string;
  /** What is asked for in words where there is no wording; '' where the wording says it. German, „Ich bitte …“. */
  readonly wish: string;
  /** What it is about where nothing is quoted. */
  readonly topic: string;
  /** Why, German, to be read by the employer: nothing that speaks against who asks. */
  readonly reason: string;
  /** Id in knowledge/rulings.ts; null where none is needed. */
  readonly ruling: string | null;
  /** Ids of the rules whose findings it answers. */
  readonly rules: readonly string[];
}

export const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether something is asked to be put in that stands nowhere; else a place is to be changed. */
export const isAddition = ({ kind, rules }: Pick<CorrectionPoint, 'kind' | 'rules'>): boolean =>
  kind === 'add' || (rules.length > 0 && rules.every((rule) => rule.startsWith('missing-')));

/** A point with the sentence that it is about; null where it is about none. */
export interface Placed {
  readonly sentence: SentenceReading | null;
  readonly finding: Finding | undefined;
  readonly point: CorrectionPoint;
}

/** What reads better than this reads „gut“. */
export const goodUntil = 2.5;

/** A finding that quotes the whole sentence is told of the sentence, not of its words. */
export const ofSentence = <T extends Pick<Finding, 'quote'>>(finding: T, sentence: string): T =>
  tidy(finding.quote ?? '').length * 1.3 > tidy(sentence).length ? { ...finding, quote: '' } : finding;
