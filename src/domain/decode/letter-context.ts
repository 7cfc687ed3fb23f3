import type { CodeHint } from './code-hint.ts';
import { findPersons, type PersonMention } from '../german/persons.ts';
import type { CertificateType } from '../letter/certificate-type.ts';
import type { Rating } from '../letter/grade.ts';
import type { FoundCode } from './find-codes.ts';
import type { GradeRow } from './grade-rows.ts';
import type { Signer } from './extract-signature.ts';
import { withHeads } from './heads.ts';
import type { CategoryRating, Facts, Part, SentenceReading } from './reading.ts';
import type { Closing } from './read-closing.ts';
import type { Profile } from './read-profile.ts';
import type { Line } from './lines.ts';
import type { Unit } from './units.ts';
import type { WholeRating } from './rate-whole.ts';

/** Everything known of a letter when the findings are looked for. `units`, `parts` and `sentences` run in step. */
export interface LetterContext {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly units: readonly Unit[];
  readonly parts: readonly Part[];
  readonly sentences: readonly SentenceReading[];
  readonly type: CertificateType;
  readonly facts: Facts;
  readonly signers: readonly Signer[];
  readonly profile: Profile;
  readonly closing: Closing;
  readonly categories: readonly CategoryRating[];
  readonly rating: WholeRating;
  readonly closingRating: Rating | null;
  readonly layman: boolean;
  /** Classic codes, offsets into the letter. */
  readonly codes: readonly FoundCode[];
  /** Rows of a table of school grades; empty when there is none. */
  readonly gradeRows: readonly GradeRow[];
  /** For each unit the code or technique it hints at in words of its own. */
  readonly hints: readonly (CodeHint | null)[];
  /** Whom the unit at an index names, looked up once. */
  readonly personsAt: (at: number) => readonly PersonMention[];
  /** The line with place and date of issue. */
  readonly dateUnit: Unit | null;
  /** Only kind and duration, no ratings: an „einfaches Zeugnis“. */
  readonly simple: boolean;
  /** The end is not there: a later page may hold what is missing. */
  readonly broken: boolean;
}

/** Persons of each unit, each sought when first asked for; `heads` are those who run the house. */
export function rememberPersons(
  units: readonly Unit[],
  heads: RegExp | null,
): (at: number) => readonly PersonMention[] {
  const known = new Map<number, readonly PersonMention[]>();
  return (at) => {
    const before = known.get(at);
    if (before !== undefined) return before;
    const flat = units[at]?.flat ?? '';
    const persons = withHeads(flat, findPersons(flat), heads);
    known.set(at, persons);
    return persons;
  };
}

/** Asks of a letter only once what several finders want to know. */
export function oncePerLetter<T extends object>(
  find: (letter: LetterContext) => T,
): (letter: LetterContext) => T {
  const known = new WeakMap<LetterContext, T>();
  return (letter) => {
    const before = known.get(letter);
    if (before !== undefined) return before;
    const found = find(letter);
    known.set(letter, found);
    return found;
  };
}

/** The lists that finders asked for, by the parts that they name. */
const askedOf = oncePerLetter(() => ({
  indexes: new Map<string, readonly number[]>(),
  units: new Map<string, readonly Unit[]>(),
}));

/** Most ask for one part alone. */
const nameOf = (parts: readonly Part[]): string =>
  parts.length === 1 ? (parts[0] as Part) : parts.join(' ');

/** Indexes of the units in a part. */
export function unitsIn(letter: LetterContext, ...parts: readonly Part[]): readonly number[] {
  const { indexes } = askedOf(letter);
  const asked = nameOf(parts);
  const before = indexes.get(asked);
  if (before !== undefined) return before;
  const found: number[] = [];
  letter.parts.forEach((part, at) => {
    if (at < letter.units.length && parts.includes(part)) found.push(at);
  });
  indexes.set(asked, found);
  return found;
}

/** The units in a part. */
export function unitsOf(letter: LetterContext, ...parts: readonly Part[]): readonly Unit[] {
  const { units } = askedOf(letter);
  const asked = nameOf(parts);
  const before = units.get(asked);
  if (before !== undefined) return before;
  const found = unitsIn(letter, ...parts).map((at) => letter.units[at] as Unit);
  units.set(asked, found);
  return found;
}
