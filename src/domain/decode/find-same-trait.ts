import { late } from '../german/late.ts';
import { setRight } from '../knowledge/failure-words.ts';
import { letterRule } from '../knowledge/letter-rules.ts';
import type { Category } from '../letter/category.ts';
import { gradeWord } from '../letter/grade.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { isOfOtherHands } from './of-other-hands.ts';
import { isOffer } from './offer.ts';
import { isCareOnce, isStage, record } from './record.ts';
import { isSameNoun, nounsOf } from './subject-nouns.ts';
import { atFirst, besides, takesAway } from './takes-away.ts';
import type { Unit } from './units.ts';

/** Where several sentences may well speak of different things, or of other times. */
const manifold: ReadonlySet<Category> = new Set<Category>([
  'performance-summary',
  'internal-behavior',
  'external-behavior',
  'exam-result',
  'future-wishes',
  'ending',
]);
const rule = letterRule('trait-told-twice');

/** Traits so near to each other that a sentence may be counted to either (categories.md, rule 2). */
const families: readonly ReadonlySet<Category>[] = [
  new Set<Category>([
    'expertise',
    'it-knowledge',
    'technical-understanding',
    'market-knowledge',
    'language-skills',
    'further-education',
  ]),
  new Set<Category>([
    'working-method',
    'time-management',
    'self-reliance',
    'reliability-honesty',
    'working-success',
    'integrity',
  ]),
  new Set<Category>(['motivation', 'self-reliance', 'identification', 'flexibility', 'working-method']),
  new Set<Category>(['commercial-skills', 'commercial-competence', 'working-success', 'negotiation']),
  new Set<Category>([
    'leadership',
    'employee-development',
    'delegation',
    'employee-deployment',
    'decisiveness',
  ]),
];
const kin = (one: Category, other: Category): boolean =>
  one === other || families.some((family) => family.has(one) && family.has(other));

/** „Auch unter starkem Druck behielt sie jederzeit den Überblick“, and „Bei normalem Arbeitsanfall war sie belastbar“. */
export const findSameTrait: Finder = (letter) => {
  if (letter.layman || letter.gradeRows.length > 0) return [];
  const good = (letter.rating.overall?.grade ?? 9) <= 2.6;
  const conduct = conductTwice(letter, good);
  if (conduct.length > 0) return conduct;
  const praises = praisesOf(letter);
  if (praises.length === 0) return [];
  return letter.sentences.flatMap((_, at): Candidate[] => {
    const weak = weakAt(letter, at);
    if (weak === null) return [];
    const praise = praises.find(
      (one) =>
        one.at !== at &&
        !isOfOtherTongue(letter, one.at, at) &&
        clashes(one, weak, good) &&
        ((weak.isSure && one.category === weak.category) || isOfSame(letter, one.at, at)),
    );
    if (praise === undefined) return [];
    return [
      byRule(letter, rule, {
        at: letter.units[at],
        category: weak.category,
        words: { grade: gradeWord(weak.grade), other: gradeWord(praise.grade) },
      }),
    ];
  });
};

/** What one of them is about is named in the other, too. */
function isOfSame(letter: LetterContext, one: number, other: number): boolean {
  const nouns = nounsOf(letter, letter.units[one]?.flat ?? '');
  return nounsOf(letter, letter.units[other]?.flat ?? '').some((noun) =>
    nouns.some((same) => isSameNoun(noun, same)),
  );
}

const tongue = late.giu`(?<!\p{L})(?:englisch|französisch|spanisch|italienisch|russisch|polnisch|tschechisch|türkisch|chinesisch|japanisch|arabisch|portugiesisch|niederländisch|deutsch|latein|ungarisch|rumänisch|schwedisch|dänisch)`;
/** „Verhandlungssicheres Englisch“ says nothing against a little French. */
function isOfOtherTongue({ units }: LetterContext, one: number, other: number): boolean {
  const tongues = [one, other].map((at) =>
    (units[at]?.flat.match(tongue) ?? []).map((word) => word.toLowerCase()),
  );
  const [here = [], there = []] = tongues;
  return here.length > 0 && there.length > 0 && !here.some((word) => there.includes(word));
}

interface Told {
  readonly at: number;
  readonly category: Category;
  readonly grade: number;
  readonly confidence: number;
}

interface Weak extends Told {
  /** Else it needs to name what the praise names. */
  readonly isSure: boolean;
  readonly isDark: boolean;
}

/** What the sentences praise, the surest first. */
function praisesOf(letter: LetterContext): Told[] {
  return letter.sentences
    .flatMap(({ graded, part, category, grade = 9, confidence = 0 }, at): Told[] =>
      graded &&
      (part === 'performance' || category === 'performance-summary') &&
      category !== undefined &&
      grade <= 2.2 &&
      confidence >= 0.45
        ? [{ at, category, grade, confidence }]
        : [],
    )
    .toSorted((a, b) => b.confidence - a.confidence);
}

/** The less sure of the two is made up for by the other; among middling grades only the extremes clash. */
function clashes(praise: Told, weak: Weak, good: boolean): boolean {
  const gap = weak.grade - praise.grade;
  const isSame = praise.category === weak.category;
  if (!isSame && (gap < 2.5 || weak.confidence < 0.8 || !weak.isDark || !kin(praise.category, weak.category)))
    return false;
  const isTold = isSame && gap >= 2 && weak.confidence >= 0.6 && praise.confidence >= 0.6;
  if (!good && !isTold && (gap < 2.5 || weak.confidence < 0.8)) return false;
  return praise.confidence >= 0.6 ? weak.confidence >= 0.35 : weak.isDark && weak.confidence >= 0.65;
}

/** „Ihr Verhalten gegenüber Vorgesetzten und Kollegen ist stets vorbildlich“, and toward the same she only takes pains. */
function conductTwice(letter: LetterContext, good: boolean): Candidate[] {
  const groups = (at: number): readonly string[] => letter.personsAt(at).map(({ group }) => group);
  const told = letter.sentences.flatMap(({ part, graded, grade = 0, confidence = 0 }, at) =>
    part === 'behavior' && graded && confidence >= 0.35 ? [{ at, grade, isSure: confidence >= 0.6 }] : [],
  );
  // Whoever calls conduct faultless says so of everybody, however plainly.
  const praises = told.filter(
    ({ at, grade, isSure }) =>
      isSure && (good ? grade <= 2.2 : grade <= 3 && faultless.test(letter.units[at]?.flat ?? '')),
  );
  const isPraised = (group: string): boolean => praises.some(({ at }) => groups(at).includes(group));
  const worst = told.find(
    ({ at, grade, isSure }) =>
      grade >= 3.5 &&
      (good
        ? isSure && onlyTries.test(letter.units[at]?.flat ?? '') && groups(at).some(isPraised)
        : offends.test(letter.units[at]?.flat ?? '')),
  );
  const best = praises[0];
  if (worst === undefined || best === undefined) return [];
  const words = { grade: gradeWord(worst.grade), other: gradeWord(best.grade) };
  return [byRule(letter, rule, { at: letter.units[worst.at], category: 'internal-behavior', words })];
}
const faultless = late.iu`(?<!\p{L})(?:einwandfrei|tadellos|vorbildlich|korrekt|ohne (?:jeden )?tadel|untadelig)(?!\p{L})`;
const offends = late.iu`(?:nicht (?:immer|stets)|selten|kaum) (?:den (?:richtigen|rechten|passenden) ton|freundlich|sachlich|höflich|reibungslos|spannungsfrei)|im ton (?:vergriff|vergriffen)|vergriff [^.;]{0,30}im ton|(?<!\p{L})(?:auseinandersetzungen|reibereien|reibungen|streitigkeiten|unfreundlich\p{L}*|unhöflich\p{L}*|schroff\p{L}*|aufbrausend\p{L}*|herablassend\p{L}*|beschwerden über (?:ihn|sie))(?!\p{L})`;
const onlyTries = late.iu`(?<!\p{L})(?:bemüh\p{L}*|bestrebt|überwiegend|hinreichend|in (?:der|aller) regel|im allgemeinen|versuch\p{L}*|nicht immer|nicht stets|meist\p{L}*|gelegentlich|zuweilen|manchmal|mitunter|weitgehend|im (?:großen und )?(?:ganzen|wesentlichen))(?!\p{L})`;

/** „Kolleginnen, die kein Englisch sprechen“: what others cannot do. */
const ofOthers = late.iu`(?:innen|kolleg\p{L}*|partnern?|kunden|gästen?|mitarbeitende[nr]?|beschäftigten?|menschen|eltern), (?:die|denen|deren) (?:[^,;.]* )?(?:kein|nicht|kaum|wenig)`;

/** Said of usual days, or of most. */
const limited = late.iu`(?<!\p{L})(?:normal\p{L}*|(?<!wie )üblich\p{L}*|im (?:allgemeinen|wesentlichen|großen und ganzen)|weitgehend|meist\p{L}*|überwiegend|in (?:der|aller) regel)(?!\p{L})`;
const weakIn: ReadonlySet<string> = new Set(['performance', 'summary', 'behavior']);

/** The trait that a sentence tells weakly, surely or by its words alone. */
function weakAt({ sentences, units, rating }: LetterContext, at: number): Weak | null {
  const {
    graded = false,
    part = '',
    category,
    grade = 0,
    range,
    confidence = 0,
    codes = [],
  } = sentences[at] ?? {};
  if (!graded || !weakIn.has(part) || category === undefined) return null;
  // Summaries of single tasks may differ; one that fails beyond doubt is no part of a good one.
  const isFailing =
    category === 'performance-summary' && grade >= 4.5 && (range?.[0] ?? 0) >= 4 && confidence >= 0.75;
  if (manifold.has(category) && !isFailing) return null;
  const unit = units[at] as Unit;
  // Asked before the words, for it spares most sentences.
  const best = range?.[0] ?? 0;
  const holdsCode = codes.length > 0 && grade < 4.5;
  if (grade < 3.5 || best < 2.5 || confidence < 0.35) return null;
  if (holdsCode && !(best >= 3.5 && confidence >= 0.7)) return null;
  // Of conduct a letter tells much that is no trait.
  if (part === 'behavior' && (best < 4 || confidence < 0.75)) return null;
  if (atFirst.test(unit.flat) || besides.test(unit.flat) || setRight.test(unit.flat)) return null;
  if (ofOthers.test(unit.flat)) return null;
  if (isOfOtherHands(unit)) return null;
  const isDark = takesAway(unit) || limited.test(unit.flat);
  if (holdsCode && !isDark) return null;
  const isSure = best >= 3 && confidence >= (isDark ? 0.45 : 0.8);
  if (!isSure && !isDark) return null;
  // In a brilliant letter the weak sentence must be beyond doubt, or say so itself.
  const brilliant = (rating.overall?.grade ?? 9) <= 1.6;
  if (brilliant && confidence < 0.9 && !isDark) return null;
  return record.test(unit) || isStage(unit) || isOffer(unit) || isCareOnce(unit)
    ? null
    : { at, category, grade, confidence, isSure, isDark };
}
