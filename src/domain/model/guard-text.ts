import { findCodes } from '../decode/find-codes.ts';
import { readSentence } from '../decode/read-sentence.ts';
import type { EvidenceKind, SentenceReading } from '../decode/reading.ts';
import { splitSentences } from '../german/sentences.ts';
import type { Category } from '../letter/category.ts';
import { gradeWord, type Grade } from '../letter/grade.ts';
import { lostFacts, newFacts } from './facts-of-text.ts';
import { personFault, tenseFault } from './voice-of-text.ts';

/** What a text written by a model must keep to. */
export interface GuardWish {
  /** Grade that the text shall be read with (1 best … 6); null: it carries none (tasks, company, introduction). */
  readonly grade: Grade | null;
  readonly category: Category | null;
  /** What facts may come from: the text before, notes, the job advert. */
  readonly sources: readonly string[];
  /** What must be said again: the text before; '' where there was none. */
  readonly keep: string;
  readonly gender: 'm' | 'f' | 'x';
  readonly tense: 'past' | 'present';
}

export type GuardRule =
  'empty' | 'length' | 'grade' | 'category' | 'restriction' | 'code' | 'fact' | 'person' | 'tense';

/** Why a text of a model is refused. */
export interface GuardFault {
  readonly rule: GuardRule;
  /** For the user, German. */
  readonly message: string;
}

/** How far the grade may be off (design.md §7). */
export const gradeTolerance = 0.5;
const weakening: ReadonlySet<EvidenceKind> = new Set(['restriction', 'effort', 'irony', 'potential']);
/** Characters; a block of a reference has about 200. */
const maxLength = 2000;

/**
 * Decodes a text of a model again and compares it with what was asked for.
 * @returns every fault; empty where the text may stand in the letter
 */
export function guardText(text: string, wish: GuardWish): GuardFault[] {
  const trimmed = text.trim();
  if (trimmed === '') return [fault('empty', 'Es kam kein Text zurück.')];
  if (trimmed.length > maxLength) return [fault('length', 'Der Text ist viel zu lang.')];
  const sentences = splitSentences(trimmed).map(({ start, end }) => readSentence(trimmed.slice(start, end)));
  return [
    ...gradeFaults(sentences, wish),
    ...weakened(sentences, wish.keep),
    ...findCodes(trimmed).map(({ text: words }) => fault('code', `„${words}“ wird als Geheimcode gelesen.`)),
    ...lostFacts(trimmed, wish.keep).map((fact) => fault('fact', `„${fact}“ ist verloren gegangen.`)),
    ...newFacts(trimmed, [wish.keep, ...wish.sources]).map((fact) =>
      fault('fact', `„${fact}“ steht nicht in den Angaben.`),
    ),
    ...personFault(trimmed, wish.gender).map((words) =>
      fault('person', `„${words}“ passt nicht zur Person.`),
    ),
    ...(tenseFault(trimmed, wish.tense)
      ? [
          fault(
            'tense',
            wish.tense === 'past'
              ? 'Der Text steht in der Gegenwart.'
              : 'Der Text steht in der Vergangenheit.',
          ),
        ]
      : []),
  ];
}

const fault = (rule: GuardRule, message: string): GuardFault => ({ rule, message });

/** Each rated sentence counts: a weak one among good ones is what a reader remembers. */
function gradeFaults(sentences: readonly SentenceReading[], { grade, category }: GuardWish): GuardFault[] {
  const rated = sentences.flatMap((one) => (one.graded && one.grade !== undefined ? [one.grade] : []));
  if (grade === null) {
    return rated.length === 0 ? [] : [fault('grade', 'Der Text bewertet, wo nur berichtet werden soll.')];
  }
  if (rated.length === 0) return [fault('grade', 'Der Text enthält keine erkennbare Bewertung.')];
  const mean = rated.reduce((sum, one) => sum + one, 0) / rated.length;
  const faults: GuardFault[] = [];
  if (Math.abs(mean - grade) > gradeTolerance || rated.some((one) => one - grade > 1)) {
    faults.push(fault('grade', `Gelesen wird „${gradeWord(mean)}“, gewünscht ist „${gradeWord(grade)}“.`));
  }
  if (category !== null && !sentences.some(({ categories }) => categories.includes(category))) {
    faults.push(fault('category', 'Der Text spricht von etwas anderem als der Baustein.'));
  }
  return faults;
}

/** Restrictions that were not there before. */
function weakened(sentences: readonly SentenceReading[], before: string): GuardFault[] {
  const known = before.toLowerCase();
  return sentences.flatMap(({ evidence }) =>
    evidence
      .filter(({ kind, text }) => weakening.has(kind) && !known.includes(text.toLowerCase()))
      .map(({ text }) => fault('restriction', `„${text}“ schränkt ein.`)),
  );
}
