import { letterRule } from '../knowledge/letter-rules.ts';
import type { Category } from '../letter/category.ts';
import { gradeWord } from '../letter/grade.ts';
import { hasDarkWord } from './doubtful.ts';
import { byRule, type Candidate, type Finder } from './finding.ts';
import type { LetterContext } from './letter-context.ts';
import { isOffer } from './offer.ts';
import { isCareOnce, isStage, record } from './record.ts';
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

/** „Auch unter starkem Druck behielt sie jederzeit den Überblick“, and „Bei normalem Arbeitsanfall war sie belastbar“. */
export const findSameTrait: Finder = (letter) => {
  if (letter.layman || letter.gradeRows.length > 0 || (letter.rating.overall?.grade ?? 9) > 2.6) return [];
  const conduct = conductTwice(letter);
  if (conduct.length > 0) return conduct;
  const praised = new Map<Category, number>();
  for (const { graded, part, category, grade = 9, confidence = 0 } of letter.sentences)
    if (graded && part === 'performance' && category !== undefined && grade <= 2.2 && confidence >= 0.6)
      praised.set(category, grade);
  if (praised.size === 0) return [];
  return letter.sentences.flatMap((_, at): Candidate[] => {
    const category = weakAt(letter, at);
    const grade = category === null ? undefined : praised.get(category);
    if (category === null || grade === undefined) return [];
    return [
      byRule(letter, rule, {
        at: letter.units[at],
        category,
        words: { grade: gradeWord(letter.sentences[at]?.grade ?? 4), other: gradeWord(grade) },
      }),
    ];
  });
};

/** „Ihr Verhalten gegenüber Vorgesetzten und Kollegen ist stets vorbildlich“, and toward the same she only takes pains. */
function conductTwice(letter: LetterContext): Candidate[] {
  const groups = (at: number): readonly string[] => letter.personsAt(at).map(({ group }) => group);
  const told = letter.sentences.flatMap(({ part, graded, grade = 0, confidence = 0 }, at) =>
    part === 'behavior' && graded && confidence >= 0.6 ? [{ at, grade }] : [],
  );
  const praises = told.filter(({ grade }) => grade <= 2.2);
  const isPraised = (group: string): boolean => praises.some(({ at }) => groups(at).includes(group));
  const worst = told.find(
    ({ at, grade }) =>
      grade >= 3.5 && onlyTries.test(letter.units[at]?.flat ?? '') && groups(at).some(isPraised),
  );
  const best = praises[0];
  if (worst === undefined || best === undefined) return [];
  const words = { grade: gradeWord(worst.grade), other: gradeWord(best.grade) };
  return [byRule(letter, rule, { at: letter.units[worst.at], category: 'internal-behavior', words })];
}
const onlyTries =
  /(?<!\p{L})(?:bemüh\p{L}*|bestrebt|im allgemeinen|versuch\p{L}*|nicht immer|nicht stets|meist\p{L}*|gelegentlich|zuweilen|manchmal|mitunter|weitgehend|im (?:großen und )?(?:ganzen|wesentlichen))(?!\p{L})/iu;

/** „Seine Rüstzeiten lagen unter dem Durchschnitt“ */
const lessIsBetter =
  /(?:zeit|kosten|fehler|ausschuss|quote|reklamation|verlust|bestand|bestände|verbrauch|ausfall|ausfälle|schwund|abweichung)\p{L}*(?!\p{L})[^.;]{0,60} unter (?:de[mnr]|unsere[mnr]) \p{L}*(?:durchschnitt|mittel|vorgabe|soll|plan|budget)/iu;

/** The trait that a sentence tells weakly, if it surely does. */
function weakAt({ sentences, units, rating }: LetterContext, at: number): Category | null {
  const {
    graded = false,
    part,
    category,
    grade = 0,
    range,
    confidence = 0,
    codes = [],
  } = sentences[at] ?? {};
  if (!graded || part !== 'performance' || category === undefined || manifold.has(category)) return null;
  // The better end of the range must be weak as well.
  if (grade < 3.5 || (range?.[0] ?? 0) < 3 || confidence < 0.45 || codes.length > 0) return null;
  // In a brilliant letter the weak sentence must be beyond doubt, or say so itself.
  const brilliant = (rating.overall?.grade ?? 9) <= 1.6;
  if (brilliant && confidence < 0.9 && !hasDarkWord(units[at]?.text ?? '')) return null;
  const unit = units[at] as Unit;
  if (lessIsBetter.test(unit.flat)) return null;
  return record.test(unit) || isStage(unit) || isOffer(unit) || isCareOnce(unit) ? null : category;
}
