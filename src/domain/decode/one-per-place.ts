import { codeById } from '../knowledge/codes.ts';
import type { Candidate } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import type { Finding } from './reading.ts';

const sameTrait = 'trait-told-twice';
/** What refutes the letter itself says more than a suspicion at the same place. */
const refutes: ReadonlySet<string> = new Set([
  'fact-against-praise',
  'same-subject',
  'task-denied',
  'only-otherwise',
]);
/** Told of any matter; who names the matter says more. */
const bothWays = 'employment-both-ways';
/** A date that cannot be; who says which date it should be says more. */
const anyDate = 'date-outside';
const exactDates: ReadonlySet<string> = new Set([
  'two-begins',
  'two-ends',
  'other-duration',
  'exam-before-end',
]);
const vague =
  /^(?:unnamed-|limit-|outlier$|dull-spot$|normal-load$|limited-to-place-or-time$|general-restriction$|needs-help$|open-weakness$|second-attempt$|slow$|task-withdrawn$)/;
/** „A weak sentence among good ones“: said of what has no name, the vaguest last. */
const nameless = [
  'unnamed-code',
  'unnamed-technique',
  'unnamed-restriction',
  sameTrait,
  'dull-spot',
  'bare-minimum',
  'outlier',
  'weak-sentence',
];
const rankOf = (rule: string): number => nameless.indexOf(rule);
/** An exclamation mark, and where a sentence stands, have nothing to do with what it says. */
const aside = ({ kind, rule }: Finding): boolean =>
  kind === 'order' || rule === 'marks' || rule === 'capital-pronoun';

/**
 * Each passage is told once, by the name that says most: who reads three findings of the same words asks for the same
 * thing three times. Codes always stay.
 */
export function onePerPlace(letter: LetterContext, all: readonly Candidate[]): Candidate[] {
  return withoutDoubles(letter, withoutRepeats(withoutNameless(all)));
}

/** What has no name gives way to what has one, or a better one. */
function withoutNameless(all: readonly Candidate[]): Candidate[] {
  const told = all.filter(({ rule, kind }) => rankOf(rule) < 0 && kind !== 'omission');
  const named = told.filter((one) => !aside(one));
  const inAny = coverOf(told);
  const inExact = coverOf(named);
  const inClash = coverOf(named.filter(({ kind }) => kind === 'contradiction'));
  const inTrait = coverOf(all.filter(({ rule }) => rule === sameTrait));
  const better = nameless.map((_, rank) =>
    coverOf(all.filter(({ rule }) => rankOf(rule) >= 0 && rankOf(rule) < rank)),
  );
  return all.filter((one) => {
    const rank = rankOf(one.rule);
    if (rank < 0) return true;
    if (one.rule === 'weak-sentence' && inAny(one)) return false;
    // That the trait is praised elsewhere is another thing than the words that tell it weakly here.
    // Conduct praised and denied clashes as a whole, whatever code one of the sentences holds.
    if (one.rule === sameTrait && one.category === 'internal-behavior') return true;
    if (one.rule === sameTrait) return !inClash(one);
    if (one.rule === 'dull-spot') return !inClash(one) && !inTrait(one);
    if (inExact(one)) return false;
    return better[rank]?.(one) !== true;
  });
}

/** The same rule at the same place once, and limits by the name that says most. */
function withoutRepeats(all: readonly Candidate[]): Candidate[] {
  // A limit that a phrase of the knowledge names already is told by that name.
  const named = coverOf(
    all.filter(
      ({ kind, rule }) =>
        kind !== 'omission' && kind !== 'formal' && rankOf(rule) < 0 && !rule.startsWith('limit-'),
    ),
  );
  const timeOrPlace = coverOf(all.filter(({ rule }) => rule === 'limited-to-place-or-time'));
  const refuted = coverOf(all.filter(({ rule }) => refutes.has(rule)));
  const inClash = coverOf(
    all.filter(
      ({ rule, kind }) => kind === 'contradiction' && rule !== bothWays && !rule.endsWith('against-rating'),
    ),
  );
  const inExactDate = coverOf(all.filter(({ rule }) => exactDates.has(rule)));
  const titles: Candidate[] = [];
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = `${one.rule}:${one.start ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (vague.test(one.rule) && refuted(one)) return false;
    if (one.rule === bothWays && inClash(one)) return false;
    if (one.rule === anyDate && inExactDate(one)) return false;
    if (one.rule.startsWith('limit-')) return !named(one);
    // The same limit by two names is told once.
    if (one.rule === 'normal-load' && timeOrPlace(one)) return false;
    if (one.rule.startsWith('job-') || one.rule === 'date-outside') {
      // Two finders of titles, or of days, may name one place.
      if (coverOf(titles.slice(0, 20).filter(({ rule }) => rule === one.rule))(one)) return false;
      titles.push(one);
    }
    return true;
  });
}

/** A failure that stands against praise, and limits that a contradiction or a code at the same place tells already. */
function withoutDoubles(letter: LetterContext, all: readonly Candidate[]): Candidate[] {
  const byCode = coverOf(all.filter(isCode));
  const inOrder = coverOf(all.filter((one) => one.rule === 'ordnungsgemaess'));
  const inClauses = coverOf(all.filter(isCode).map((one) => clauseOf(letter, one)));
  const refuted = coverOf(
    all.filter(({ rule }) => rule === 'fact-against-praise' || rule === 'same-subject'),
  );
  const failed = coverOf(all.filter(({ rule }) => rule === 'failure-told'));
  const seen = new Set<string>();
  return all.filter((one) => {
    const { rule } = one;
    if (rule === 'general-restriction' && inClauses(one)) return false;
    if (isLimit(one) && byCode(one)) return false;
    if (rule === 'keeps-rules' && inOrder(one)) return false;
    if (rule === 'failure-told') return !refuted(one);
    // It is told in good letters only, whose praise it takes back.
    if (isLimit(one) && failed(one)) return false;
    if (one.kind !== 'restriction' && one.kind !== 'technique') return true;
    const key = `${rule}:${sentenceAt(letter, one)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** „Im Allgemeinen ordnungsgemäß“ limits what is faint praise already: that is said beside. */
const isCode = ({ rule }: Finding): boolean => rule !== 'ordnungsgemaess' && codeById(rule) !== undefined;

/** The words of a limit, not of a formula that is weak as a whole. */
const isLimit = ({ kind, rule }: Finding): boolean =>
  kind === 'restriction' && rankOf(rule) < 0 && vague.test(rule);

const sentenceAt = ({ units }: LetterContext, { start = -1 }: Finding): number =>
  units.findIndex((one) => one.start <= start && one.end > start);

/** From comma to comma around a finding. */
function clauseOf(letter: LetterContext, one: Candidate): Candidate {
  const { start, end } = one;
  const unit = letter.units[sentenceAt(letter, one)];
  if (start === undefined || end === undefined || unit === undefined) return one;
  const before = unit.text.slice(0, start - unit.start).search(/[^,;:]*$/u);
  const after = unit.text.slice(end - unit.start).search(/[,;:]|$/u);
  return { ...one, start: unit.start + before, end: Math.min(unit.end, end + after) };
}

/** Tells whether a finding shares a place with one of these; sorted once, for hostile texts bring thousands. */
function coverOf(findings: readonly Finding[]): (one: Finding) => boolean {
  const places = findings
    .flatMap(({ start, end }) => (start === undefined || end === undefined ? [] : [{ start, end }]))
    .toSorted((a, b) => a.start - b.start);
  let reach = 0;
  const reaches = places.map(({ end }) => (reach = Math.max(reach, end)));
  return ({ start, end }) => {
    if (start === undefined || end === undefined) return false;
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle]?.start ?? 0) < end) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (reaches[low - 1] ?? 0) > start;
  };
}
