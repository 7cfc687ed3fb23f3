import { late } from '../german/late.ts';
import { findAgainstFigures } from './find-against-figures.ts';
import { findBeforeExam } from './find-before-exam.ts';
import { findBeforeFounding } from './find-before-founding.ts';
import { findClashOfClaims } from './clash-of-claims.ts';
import { findSimpleButRated } from './find-simple-but-rated.ts';
import { findColdClosing } from './find-cold-closing.ts';
import { findBlame } from './find-blame.ts';
import { findContradictions } from './find-contradictions.ts';
import { findDenied } from './find-denied.ts';
import { findDevelopment } from './find-development.ts';
import { findEmploymentFacts } from './find-employment-facts.ts';
import { findExamDate } from './find-exam-date.ts';
import { findExamTwice } from './find-exam-twice.ts';
import { findForm, findSchoolGrades } from './find-form.ts';
import { findFrame } from './find-frame.ts';
import { findHeadingKind } from './find-heading-kind.ts';
import { findHours } from './find-hours.ts';
import { findImpossibleDates } from './find-impossible-dates.ts';
import { findInterim } from './find-interim.ts';
import { findLetterForm } from './find-letter-form.ts';
import { findLimits } from './find-limits.ts';
import { findMereAttendance } from './find-mere-attendance.ts';
import { findMissedAim } from './find-missed-aim.ts';
import { findMissingClosing } from './find-missing-closing.ts';
import { findMissingFeatures } from './find-missing-features.ts';
import { findMissingParts } from './find-missing-parts.ts';
import { findMissingPersons } from './find-missing-persons.ts';
import { findMissingPraise } from './find-missing-praise.ts';
import { findMissingTraits } from './find-missing-traits.ts';
import { findName } from './find-name.ts';
import { findNaming } from './find-naming.ts';
import { findNoStaff } from './find-no-staff.ts';
import { findOtherBranch } from './find-other-branch.ts';
import { findOtherCraft } from './find-other-craft.ts';
import { findOtherJob } from './find-other-job.ts';
import { findOtherFigures } from './find-other-figures.ts';
import { findOtherGoal } from './find-other-goal.ts';
import { findOtherStaff } from './find-other-staff.ts';
import { findOtherTitle } from './find-other-title.ts';
import { findOnly } from './find-only.ts';
import { findOtherBoss } from './find-other-boss.ts';
import { findForeignPeople } from './find-foreign-people.ts';
import { findOtherStudy } from './find-other-study.ts';
import { findOtherKind } from './find-other-kind.ts';
import { findOtherHouse } from './find-other-house.ts';
import { findOrder } from './find-order.ts';
import { findOrderClosing } from './find-order-closing.ts';
import { findOrderParts } from './find-order-parts.ts';
import { findOrderPersons } from './find-order-persons.ts';
import { findCodeFindings, findForbidden, findTechniques } from './find-phrases.ts';
import { findOtherUnit } from './find-other-unit.ts';
import { findPartsSum } from './find-parts-sum.ts';
import { findPlainFacts } from './find-plain-facts.ts';
import { findLatePromise } from './find-late-promise.ts';
import { findLeave } from './find-leave.ts';
import { findMark } from './find-mark.ts';
import { findFrameClash } from './find-frame-clash.ts';
import { findRemit } from './find-remit.ts';
import { findSameSubject } from './find-same-subject.ts';
import { findSameTrait } from './find-same-trait.ts';
import { findSchoolSubject } from './find-school-subject.ts';
import { findShortened } from './find-shortened.ts';
import { findSinceEntry } from './find-since-entry.ts';
import { findSole } from './find-sole.ts';
import { findStays } from './find-stays.ts';
import { findSuccessor } from './find-successor.ts';
import { findTakenOver } from './find-taken-over.ts';
import { findTemplate } from './find-template.ts';
import { findTime } from './find-time.ts';
import { findToldOtherwise } from './find-told-otherwise.ts';
import { findTwoLetters } from './find-two-letters.ts';
import { findTwoReasons } from './find-two-reasons.ts';
import { findWeight } from './find-weight.ts';
import { isOfPaper } from '../letter/paper-findings.ts';
import type { Candidate, Finder } from './finding.ts';
import { codes } from '../knowledge/codes.ts';
import { techniques } from '../knowledge/techniques.ts';
import { tellsEarlierState } from './earlier-state.ts';
import { isGeneralTruth } from './general-truth.ts';
import type { LetterContext } from './letter-context.ts';
import { isGood, meansWell } from './meant-well.ts';
import { beforeTheBreak } from './missing-page.ts';
import { namedAgainstPraise } from './named-against-praise.ts';
import { ofPerson } from './of-others.ts';
import { findPassiveTasks } from './passive-tasks.ts';
import { onePerPlace } from './one-per-place.ts';
import type { Finding } from './reading.ts';

const finders: readonly Finder[] = [
  findCodeFindings,
  findForbidden,
  findContradictions,
  findSameTrait,
  findSameSubject,
  findRemit,
  findFrameClash,
  findLeave,
  findMark,
  findColdClosing,
  findToldOtherwise,
  findAgainstFigures,
  findMissedAim,
  findSuccessor,
  findStays,
  findOtherFigures,
  findOtherStaff,
  findNoStaff,
  findTime,
  findOtherJob,
  findOtherTitle,
  findOtherBranch,
  findOtherCraft,
  findSchoolSubject,
  findPartsSum,
  findDenied,
  findOtherUnit,
  findPlainFacts,
  findLatePromise,
  findOtherBoss,
  findOtherHouse,
  findForeignPeople,
  findOtherKind,
  findOtherStudy,
  findOnly,
  findSole,
  findExamDate,
  findExamTwice,
  findHours,
  findTwoReasons,
  findClashOfClaims,
  findEmploymentFacts,
  findDevelopment,
  findSimpleButRated,
  findTakenOver,
  findOtherGoal,
  findShortened,
  findSinceEntry,
  findBeforeExam,
  findBeforeFounding,
  findMissingParts,
  findMissingPersons,
  findMissingTraits,
  findMissingFeatures,
  findMissingPraise,
  findMissingClosing,
  findOrder,
  findOrderPersons,
  findOrderParts,
  findOrderClosing,
  findInterim,
  findHeadingKind,
  findTechniques,
  findPassiveTasks,
  findMereAttendance,
  findLimits,
  findWeight,
  findForm,
  findSchoolGrades,
  findFrame,
  findImpossibleDates,
  findName,
  findNaming,
  findTemplate,
  findLetterForm,
];

const ofMixture: ReadonlySet<string> = new Set(['contradiction', 'formal', 'order', 'omission']);

const weight = { error: 0, warning: 1, hint: 2 } as const;

/** All findings of a letter: what is amiss with the paper as a whole, then the weightiest first, then in the order of the text. */
export function findAll(letter: LetterContext): Finding[] {
  const [two] = findTwoLetters(letter);
  const first = finders.flatMap((finder) => finder(letter));
  const told = [...first, ...namedAgainstPraise(letter, first), ...findBlame(letter, first)];
  // Two references in one text contradict each other without anybody's fault.
  const candidates =
    two !== undefined
      ? [two, ...told.filter(({ kind }) => !ofMixture.has(kind))]
      : letter.broken
        ? beforeTheBreak(letter, told)
        : told;
  const well = meansWell(letter);
  const good = well || isGood(letter);
  const few = candidates.filter(({ rule }) => gaps.has(rule)).length < manyGaps && tellsMuch(letter);
  const meant = candidates.filter(
    (one) =>
      !isOfNobody(letter, one) &&
      !(well && suspicions.has(one.rule)) &&
      !(good && (guesses.has(one.rule) || (few && gaps.has(one.rule)) || isMild(letter, one))) &&
      !isFarFetched(letter, one, good, well),
  );
  const hard = meant.filter(({ soft }) => !soft);
  const grade = letter.rating.overall?.grade ?? 3;
  // Single words weigh nothing in a strong letter: context beats phrase.
  const soft = grade >= 3.4 || hard.some(({ severity }) => severity !== 'hint') ? meant : hard;
  return onePerPlace(letter, soft)
    .map(withoutSoft)
    .toSorted(
      (a, b) =>
        Number(isOfPaper(b)) - Number(isOfPaper(a)) ||
        weight[a.severity] - weight[b.severity] ||
        Number(a.kind === 'formal') - Number(b.kind === 'formal') ||
        (a.start ?? -1) - (b.start ?? -1),
    );
}

/** „Ein Teig wartet nicht, bis jemand Zeit hat“: what holds at large, or stood so before, says nothing of anybody. */
function isOfNobody({ units, parts }: LetterContext, { kind, start = -1 }: Candidate): boolean {
  if (kind === 'omission' || kind === 'formal' || kind === 'order') return false;
  const at = units.findIndex((one) => one.start <= start && one.end > start);
  const unit = units[at];
  return (
    unit?.zone === 'body' &&
    unit.kind === 'sentence' &&
    parts[at] !== 'closing' &&
    (isGeneralTruth(unit) || tellsEarlierState(unit))
  );
}

/** Suspicions by guess or by custom: where all else is praise of the highest kind, an unusual sentence is meant well. */
const suspicions: ReadonlySet<string> = new Set([
  'missing-result',
  'missing-method',
  'missing-motivation',
  'missing-expertise',
  'missing-team-result',
  'outlier',
  'weak-sentence',
  'missing-strain',
  'unnamed-code',
  'unnamed-technique',
  'unnamed-restriction',
  'ausgespart',
  'negated-praise',
  'self-evident',
  'order-private-first',
]);

/**
 * What is only guessed: of some hundred letters in which authors had hidden something, no good one held what these told.
 */
const guesses: ReadonlySet<string> = new Set([
  'unnamed-code',
  'unnamed-restriction',
  'unnamed-technique',
  'weak-sentence',
  'summary-against-singles',
]);

/** Traits that custom asks for: whoever tells much in words of their own passes over one or the other … */
const gaps: ReadonlySet<string> = new Set([
  'missing-result',
  'missing-method',
  'missing-motivation',
  'missing-expertise',
  'missing-strain',
  'missing-creativity',
]);
/** … and leaves a hole only with so many at once. */
const manyGaps = 3;
const much = 70;
/** So many words are told of the performance that the formulas of custom are not all there is. */
const tellsMuch = ({ sentences, units }: LetterContext): boolean => {
  let words = 0;
  for (const [at, { part }] of sentences.entries())
    if (part === 'performance') words += units[at]?.flat.split(' ').length ?? 0;
  return words >= much;
};

/** A limit of time in a good letter that takes nothing from its sentence: „mitunter verzweifelte Autoren“. */
function isMild({ sentences, text }: LetterContext, { rule, start = -1, end = -1 }: Candidate): boolean {
  if (rule !== 'general-restriction' || !atTimes.test(text.slice(start, end))) return false;
  const { graded = false, grade = 0 } = sentences.find((one) => one.start <= start && one.end > start) ?? {};
  return (
    (!graded || (grade < 3 && !rather.test(text.slice(start, end)))) &&
    !ofQuality.test(text.slice(end, end + 40))
  );
}
const atTimes =
  /^(?:meist|meistens|zumeist|oft|häufig|gelegentlich|mitunter|zeitweise|bisweilen|manchmal|eigentlich|im Wesentlichen)$/i;
const rather = /^(?:eigentlich|im Wesentlichen)$/i;
/** „meist hohe Einsatzbereitschaft“ */
const ofQuality = late.u`^\s+(?:sehr )?\p{Ll}{3,}e[nrms]?\s+\p{Lu}`;

const cuesOf = new Map<string, readonly string[]>(
  [...codes, ...techniques].map(({ id, cues }) => [id, cues]),
);
/** A code heard in praise or thanks that hold none of its words. */
function isFarFetched(
  letter: LetterContext,
  { guessed, rule, kind, start = -1 }: Candidate,
  good: boolean,
  well: boolean,
): boolean {
  const cues = guessed === true ? cuesOf.get(rule) : undefined;
  if (cues === undefined) return false;
  const at = letter.units.findIndex((one) => one.start <= start && one.end > start);
  const { part, graded = false, grade = 9 } = letter.sentences[at] ?? {};
  const told = letter.units[at]?.flat ?? '';
  const praise = graded ? grade : 9;
  // „Sie sprang gern ein“: of plain praise in a letter that is no bad one nothing is guessed but by its words.
  const plain =
    kind === 'code' &&
    letter.hints[at]?.id === rule &&
    (letter.rating.overall?.grade ?? 9) <= 3.2 &&
    praise <= 3.2;
  // In the farewell of a good letter a guess is not heard at all.
  const kindly =
    (good && (part === 'closing' || (letter.hints[at]?.id === rule && (!graded || !ofPerson.test(told))))) ||
    (well && praise <= 1.6);
  if (!plain && !kindly) return false;
  return !cues.some((cue) => letter.units[at]?.lower.includes(cue));
}

function withoutSoft(candidate: Candidate): Finding {
  const { soft, ...finding } = candidate;
  void soft;
  return finding;
}
