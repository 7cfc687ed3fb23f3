import { late } from '../german/late.ts';
import { searchOf } from '../german/sieve.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import { gradeWord } from '../letter/grade.ts';
import { beginsTwice } from './find-since-entry.ts';
import { findMismatch } from './find-mismatch.ts';
import { mayStand } from './may-stand.ts';
import { examAgainstRating, praisedExam, scatteredGrades } from './exam-against-rating.ts';
import { closingClash, hasMeagreWishes, isHighest } from './meagre-wishes.ts';
import { limits } from './find-weight.ts';
import { byRule, spanOf, type Candidate, type Finder } from './finding.ts';
import { isOfOtherHands } from './of-other-hands.ts';
import { raisedForLittle } from './raised-for-little.ts';
import { isPiece, isStage, record } from './record.ts';
import { isSatisfaction, isSummary } from './satisfaction.ts';
import { atFirst, takesAway } from './takes-away.ts';
import { isLastDayAtWork, toldEnd } from './told-end.ts';
import { unitsIn, type LetterContext } from './letter-context.ts';
import type { SentenceReading } from './reading.ts';
import { isOffer } from './offer.ts';
import type { Unit } from './units.ts';

/** Statements that do not go together. */
export const findContradictions: Finder = (letter) => {
  const against = summaryAgainstSingles(letter);
  const within = against.length === 0 ? formulaOverWeakness(letter) : against;
  // Where performance contradicts itself, its grade is no measure for the behaviour.
  return [
    ...within,
    ...(within.length === 0 ? [...single(letter), ...showcase(letter)] : []),
    ...acrossParts(letter),
  ];
};

/** The behaviour as a whole falls off, or a sentence does: not both for the same words. */
const single: Finder = (letter) => {
  const behavior = behaviorAgainstPerformance(letter);
  const spots = dullSpots(letter).filter(({ start }) => behavior.every((one) => one.start !== start));
  return [...behavior, ...spots];
};

/** One or two brilliant sentences among plain ones: only where the reader of the sentence is sure. */
function showcase(letter: LetterContext): Candidate[] {
  const formula = letter.rating.summary?.grade;
  if (letter.layman || letter.gradeRows.length > 0 || (formula !== undefined && formula < 2.4)) return [];
  const grades = gradesOf(
    letter,
    ({ part, confidence = 0 }) => (part === 'performance' || part === 'summary') && confidence >= 0.45,
  );
  const middle = middleOf(grades) ?? 0;
  if (grades.length < 4 || middle < 2.6) return [];
  const good = grades.filter((grade) => grade < 2.5).length;
  if (good > Math.max(1, grades.length / 4)) return [];
  return letter.sentences.flatMap(({ graded, grade, confidence = 0, part }, at) =>
    graded &&
    grade !== undefined &&
    part === 'performance' &&
    middle - grade >= 1.4 &&
    grade <= 1.7 &&
    confidence >= 0.62
      ? [
          byRule(letter, letterRule('showcase'), {
            at: letter.units[at],
            words: { grade: gradeWord(grade), others: gradeWord(middle) },
          }),
        ]
      : [],
  );
}

/** The grades of the sentences that are meant, the best first. */
function gradesOf(letter: LetterContext, isMeant: (sentence: SentenceReading) => boolean): number[] {
  const grades: number[] = [];
  for (const sentence of letter.sentences)
    if (sentence.graded && sentence.grade !== undefined && isMeant(sentence)) grades.push(sentence.grade);
  return grades.toSorted((a, b) => a - b);
}

const middleOf = (sorted: readonly number[]): number | undefined => sorted[Math.floor(sorted.length / 2)];

/** A plainly weak sentence in a good letter, without a word of limit: what limits is told as restriction. */
function dullSpots(letter: LetterContext): Candidate[] {
  if (letter.layman || letter.gradeRows.length > 0) return [];
  const grades = gradesOf(letter, ({ part }) => ratedParts.has(part));
  const middle = middleOf(grades) ?? 9;
  if (grades.length < 5 || middle > 2.5 || (grades.at(-1) ?? 0) - middle < 1.8) return [];
  return letter.sentences.flatMap(({ graded, grade, range, confidence = 0, part, evidence, codes }, at) => {
    if (!graded || grade === undefined || !ratedParts.has(part)) return [];
    if (grade < dull || grade - middle < 1.8 || confidence < surely(middle)) return [];
    const best = range?.[0] ?? grade;
    if (!(best > middle + 1.5 || (best === middle + 1.5 && confidence >= most))) return [];
    if (codes.length > 0 || evidence.some(({ kind }) => limits.has(kind))) return [];
    const unit = letter.units[at] as Unit;
    if (
      (middle < 2.2 && !takesAway(unit) && !justMeets.test(unit.flat)) ||
      atFirst.test(unit.flat) ||
      isOfOtherHands(unit)
    )
      return [];
    return !record.test(unit) && !isStage(unit) && !isPiece(unit) && !isOffer(unit)
      ? [
          byRule(letter, letterRule('dull-spot'), {
            at: letter.units[at],
            words: { grade: gradeWord(grade), others: gradeWord(middle) },
          }),
        ]
      : [];
  });
}

/** Enough and no more: faint among praise. */
const justMeets = late.iu`(?<!\p{L})(?:ausreichend\p{L}*|hinreichend\p{L}*|genüg\p{L}*|entspr[aiäo]ch\p{L}*|gewachsen|gerecht|anforderungen|erwartungen|vorgaben)(?!\p{L})`;

/** From here on the range may touch that of the others. */
const most = 0.78;

/** A sentence without a booster is plain, not dull; and in a brilliant letter a weak one must be read surely. */
const dull = 3.5;
const surely = (middle: number): number => (middle < 1.5 ? 0.84 : 0.68);

const ratedParts: ReadonlySet<string> = new Set(['performance', 'summary', 'behavior']);

const acrossParts: Finder = (letter) => [
  ...topWithoutRegret(letter),
  ...closingAgainstRating(letter),
  ...scatteredGrades(letter),
  ...twoFormulas(letter),
  ...twoEnds(letter),
  ...beginsTwice(letter),
  ...hopedSuccess(letter),
  ...examAgainstRating(letter),
  ...praisedExam(letter),
  ...raisedForLittle(letter),
  ...praiseAgainstFormula(letter),
  ...findMismatch(letter),
];

/** How sure two ratings must be before they are set against each other. */
const sure = 0.5;

function summaryAgainstSingles(letter: LetterContext): Candidate[] {
  const { summary, singles } = letter.rating;
  // Where the reader is not sure of the formula, its own misreading would be told.
  if (summary === null || singles === null) return [];
  const gap = singles.grade - summary.grade;
  // Among weak grades nobody minds which is the weaker.
  if (Math.min(singles.grade, summary.grade) >= 3.5) return [];
  if (Math.min(summary.confidence, singles.confidence) < (Math.abs(gap) < 1.7 ? sure : 0.4)) return [];
  // Single ratings better than the formula are seldom chance; the reverse is common between good and very good.
  if (gap < 0 ? gap > -0.75 : gap < (singles.grade <= 2.5 ? 1.3 : 0.95)) return [];
  // Some are better, and a good part is just as the formula says.
  if (gap < 0 && gap > -1.25 && isBorneOut(letter, summary.grade)) return [];
  // Praise as plain as the formula: „gute Fachkenntnisse“, and „zu unserer vollen Zufriedenheit“ without „stets“.
  if (gap < 0 && singles.grade >= summary.range[0] - 0.6 && isPlainToo(letter)) return [];
  // „stets zu unserer Zufriedenheit“ is read as 3 by some, as 4 by others.
  const [best, worst] = summary.range;
  if (summary.confidence < 0.7 && singles.grade > best - 0.45 && singles.grade < worst + 0.45) return [];
  return [
    byRule(letter, letterRule('summary-against-singles'), {
      at: letter.units[summaryAt(letter)],
      category: 'performance-summary',
      words: { summary: gradeWord(summary.grade), singles: gradeWord(singles.grade) },
    }),
  ];
}

const singlesOf = ({ sentences, units }: LetterContext): readonly SentenceReading[] =>
  sentences.filter(
    (one, at) =>
      one.graded &&
      one.part === 'performance' &&
      one.grade !== undefined &&
      !isSummary(units[at] as Unit, one),
  );

/** Hardly one of the singles says „stets“ or „sehr“. */
function isPlainToo(letter: LetterContext): boolean {
  const singles = singlesOf(letter);
  return singles.filter(({ text }) => lifts.test(text)).length <= 0.34 * singles.length;
}
const lifts = /stets|immer|jederzeit|sehr|äußerst|hervorragend|ausgezeichnet/iu;

function isBorneOut(letter: LetterContext, summary: number): boolean {
  const singles = singlesOf(letter);
  const alike = singles.filter(({ grade = 9 }) => grade >= summary - 0.3).length;
  return alike >= 3 && alike >= 0.4 * singles.length;
}

/** A good formula over two or more sentences that are plainly failing, however good the others are. */
function formulaOverWeakness(letter: LetterContext): Candidate[] {
  const { summary } = letter.rating;
  if (summary === null || summary.grade > 2.4 || summary.confidence < sure || letter.layman) return [];
  const weak = letter.sentences.filter(
    ({ graded, part, grade = 0 }, at) =>
      graded && part === 'performance' && grade >= 4 && failing.test(letter.units[at] as Unit),
  );
  if (weak.length < 2) return [];
  return [
    byRule(letter, letterRule('formula-over-weakness'), {
      at: letter.units[summaryAt(letter)],
      category: 'performance-summary',
      words: { summary: gradeWord(summary.grade), count: String(weak.length) },
    }),
  ];
}

/** What fails in so many words; what only hints at it is told as a code. */
const failing = searchOf(
  late.iu`(?<!\p{L})(?:mangelhaft|unzureichend|ungenügend|lückenhaft|schwach|schwäche|schlecht|dürftig|fehlerhaft|oberflächlich|nachlässig|unselb(?:st)?ständig|un(?:sicher|genau|zuverlässig|sorgfältig|pünktlich|vollständig|konzentriert|motiviert)|gering|(?:gerade |noch |nur )?ausreichend|langsam|umständlich)(?:e[nrms]?)?(?!\p{L})`,
);

/** The sentence with the formula: by its words, else by its category. */
function summaryAt(letter: LetterContext): number {
  const rated = letter.sentences.map(({ graded, part }) => graded && part !== 'closing');
  const told = letter.units.findIndex((unit, at) => rated[at] === true && isSatisfaction(unit));
  if (told >= 0) return told;
  return letter.sentences.findIndex(
    (sentence, at) => rated[at] === true && isSummary(letter.units[at] as Unit, sentence),
  );
}

function behaviorAgainstPerformance(letter: LetterContext): Candidate[] {
  const { performance, behavior } = letter.rating;
  if (
    letter.layman ||
    performance === null ||
    behavior === null ||
    Math.min(performance.confidence, behavior.confidence) < sure - 0.15 ||
    Math.abs(performance.grade - behavior.grade) < 1.4 ||
    // Of weak and weaker nobody makes a contradiction.
    Math.min(performance.grade, behavior.grade) > 2.9
  )
    return [];
  const at = letter.sentences.findIndex(({ category, graded }) => graded && category === 'internal-behavior');
  return [
    byRule(letter, letterRule('behavior-against-performance'), {
      at: letter.units[at],
      words: { performance: gradeWord(performance.grade), behavior: gradeWord(behavior.grade) },
    }),
  ];
}

const tellsEnd = /wunsch|verlässt|scheidet/i;

function topWithoutRegret(letter: LetterContext): Candidate[] {
  const grade = Math.min(letter.rating.summary?.grade ?? 9, letter.rating.overall?.grade ?? 9);
  const { thanks, regret, reason } = letter.closing;
  if (letter.simple || letter.layman) return [];
  // Whom the employer would have liked to keep is missed: at the very best grades silence on that is loud.
  const unmissed = grade <= 1.4 && letter.type === 'arbeitszeugnis' && reason === 'own' && regret === null;
  // Where thanks are missing as well, that is told as an omission.
  if (thanks === null || !unmissed) return [];
  const ends = unitsIn(letter, 'closing');
  const closing = ends.find((at) => tellsEnd.test(letter.units[at]?.flat ?? '')) ?? ends.at(-1) ?? -1;
  return [
    byRule(letter, letterRule('top-without-thanks'), {
      at: letter.units[closing],
      words: { grade: gradeWord(grade) },
    }),
  ];
}

function closingAgainstRating(letter: LetterContext): Candidate[] {
  const grade = letter.rating.overall?.grade ?? 0;
  const { thanks, regret, wishes } = letter.closing;
  const highest = grade >= 2.4 && isHighest(letter);
  const closing = highest ? 1 : (letter.closingRating?.grade ?? 0);
  if (!closingClash(letter))
    return letter.layman || letter.simple || letter.closingRating === null ? [] : meagreWishes(letter);
  // Too warm a farewell is shown at its warmest place.
  const warmest = [thanks, regret, wishes]
    .filter((one) => one !== null)
    .toSorted((a, b) => a.grade - b.grade)[0];
  return [
    byRule(letter, letterRule('closing-against-rating'), {
      at: letter.units[(closing < grade ? warmest : thanks)?.unit ?? -1],
      words: { grade: gradeWord(grade), closing: gradeWord(closing) },
    }),
  ];
}

function meagreWishes(letter: LetterContext): Candidate[] {
  if (!hasMeagreWishes(letter)) return [];
  const at = letter.units[letter.closing.wishes?.unit ?? -1];
  return [
    byRule(letter, letterRule('meagre-wishes'), {
      at,
      words: { grade: gradeWord(letter.rating.overall?.grade ?? 1) },
    }),
  ];
}

const isSure = ({ confidence = 0, part }: SentenceReading): boolean =>
  confidence >= 0.7 && part !== 'closing';

/** Two sentences on how content the employer was, far apart. */
function twoFormulas(letter: LetterContext): Candidate[] {
  if (letter.layman) return [];
  const grades = gradesOf(letter, isSure);
  if ((grades.at(-1) ?? 0) - (grades[0] ?? 0) < 1.5) return [];
  const told = letter.sentences.flatMap((sentence, at) => {
    const { graded, grade } = sentence;
    if (!graded || grade === undefined || !isSure(sentence)) return [];
    return isSatisfaction(letter.units[at] as Unit) ? [{ at, grade }] : [];
  });
  const sorted = told.toSorted((a, b) => a.grade - b.grade);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (best === undefined || worst === undefined || worst.grade - best.grade < 1.5) return [];
  return [
    byRule(letter, letterRule('two-formulas'), {
      at: letter.units[worst.at],
      words: { best: gradeWord(best.grade), worst: gradeWord(worst.grade) },
    }),
  ];
}

/** Introduction and closing name different last days. */
function twoEnds(letter: LetterContext): Candidate[] {
  const { end } = letter.facts;
  if (end === null || letter.type === 'zwischenzeugnis') return [];
  const told = toldEnd(letter);
  if (told !== null)
    return end.startsWith(told.iso) || isLastDayAtWork(letter, told.iso, end)
      ? []
      : [byRule(letter, letterRule('two-ends'), { at: told.unit })];
  if (!mayStand(letter, endOfYear)) return [];
  return unitsIn(letter, 'closing').flatMap((at) => {
    const unit = letter.units[at];
    const match = unit === undefined ? null : endOfYear.exec(unit);
    if (unit === undefined || match === null) return [];
    const year = match.groups?.['year'] ?? end.slice(0, 4);
    if (end.startsWith(`${year}-12`)) return [];
    return [
      byRule(letter, letterRule('two-ends'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
      }),
    ];
  });
}

const endOfYear = searchOf(
  late.iu`(?:verlässt|verließ|scheidet|schied|endet|endete|beendet|geht)(?!\p{L})[^.;]{0,60}?(?:zum|mit|per|bis zum) (?:jahresende|jahreswechsel|ende des jahres|jahresschluss)(?: (?<year>(?:19|20)\d\d))?`,
);

const hoped = searchOf(
  late.iu`(?:erfolg|glück)[^.;]{0,50}(?:einstell|eintret|zuteil|beschieden|vergönnt|nicht ausbleib|versagt|verwehrt|verschlossen|ausblieb|ausgeblieben|fernblieb|gefehlt|fehlte)|(?:endlich|doch noch|bald) (?:\p{L}+ ){0,3}(?:erfolg|glück)`,
);
/** „den Erfolg, der ihr bei uns versagt blieb“: told of the past, whatever is wished for. */
const failed = searchOf(
  late.iu`(?:erfolg|glück|anerkennung|freude)[^.;]{0,40}(?:versagt|verwehrt|vorenthalten|ausblieb|ausgeblieben|nicht (?:hatte|fand|finden konnte|gelang|gegönnt|vergönnt)|(?:bei uns|hier|bislang|bisher) (?:fehlte|vermisste|suchte))(?!\p{L})`,
);
const wishes = searchOf(/hoff|möge|wünsch/i);
const lasting = searchOf(/weiterhin|auch (?:künftig|in zukunft|weiter)|wie bisher|ebenso/i);

/** „… hoffen, dass sich dort der Erfolg einstellt“ under good grades: so far there was none. */
function hopedSuccess(letter: LetterContext): Candidate[] {
  const grade = letter.rating.overall?.grade ?? 9;
  if (grade > 2.5 || letter.layman || letter.type === 'zwischenzeugnis') return [];
  if (!mayStand(letter, failed, hoped)) return [];
  return unitsIn(letter, 'closing').flatMap((at) => {
    const unit = letter.units[at];
    if (unit === undefined) return [];
    const match = failed.exec(unit) ?? (lasting.test(unit) ? null : hoped.exec(unit));
    if (match === null || !wishes.test(unit)) return [];
    return [
      byRule(letter, letterRule('success-hoped'), {
        at: spanOf(unit, match.index, match.index + match[0].length),
        words: { grade: gradeWord(grade) },
      }),
    ];
  });
}

const highest = searchOf(
  /(?:eine[n]? )?bessere[nr]? .{0,40}(?:kriege|bekommen|finden|gibt|wünschen|vorstellen)|nur gutes|besser geht|das beste, was|unersetzlich|ihresgleichen|seinesgleichen|gold wert/i,
);

/** „zu meiner Zufriedenheit“, without „voll“ or „stets“. */
const bareFormula = searchOf(late.iu`(?<!\p{L})zu(?:r| (?:unserer|meiner)) zufriedenheit(?!\p{L})`);

/** Laymen: the warmest words beside a formula that says „ausreichend“, whatever both together are read as. */
function praiseAgainstFormula(letter: LetterContext): Candidate[] {
  if (!mayStand(letter, highest)) return [];
  return letter.sentences.flatMap(({ category, grade, graded }, at) => {
    const unit = letter.units[at];
    if (unit === undefined || !graded || grade === undefined || category !== 'performance-summary') return [];
    const weak = grade >= 2.5 ? grade : 4;
    if ((grade < 2.5 && !bareFormula.test(unit)) || !highest.test(unit)) return [];
    return [
      byRule(letter, letterRule('praise-against-formula'), { at: unit, words: { grade: gradeWord(weak) } }),
    ];
  });
}
