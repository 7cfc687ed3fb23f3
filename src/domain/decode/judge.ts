import { once } from '../german/once.ts';
import { rememberByWord, rememberIf, type Token } from '../german/tokens.ts';
import { categoryWeights, gradeWeights } from '../knowledge/weights.ts';
import type { Category } from '../letter/category.ts';
import type { Grade, Rating } from '../letter/grade.ts';
import { attendedWell } from './attended-well.ts';
import { readBurden, tellsBurden } from './burden.ts';
import { chosenOnly } from './chosen-only.ts';
import { withoutMisled } from './category-words.ts';
import { codeFeatures, type CodeHint, codeReader } from './code-hint.ts';
import { readConductDenied, tellsBlame } from './conduct-denied.ts';
import { ratesConduct } from './conduct.ts';
import { readDemands, tellsDemand } from './demands.ts';
import { denseModel } from './dense-model.ts';
import { readEffort, tellsEffort } from './effort.ts';
import { readExamMark, tellsMark } from './exam-mark.ts';
import { readExpectation, tellsExpectation } from './expectation.ts';
import { isFirmsClaim } from './firms-claim.ts';
import { type Formula, readFormula, tellsContent } from './formula.ts';
import { readIdiom, tellsIdiom } from './idiom.ts';
import { isOfLeading } from './leading-told.ts';
import { readLimited, tellsLimited } from './limited.ts';
import { linearModel, softmax } from './linear-model.ts';
import { isPlainStatement } from './plain-statement.ts';
import { ratedShare } from './rated.ts';
import { readRecognition, tellsRecognition } from './recognition.ts';
import { featureReader, type ToldFeatures } from './sentence-features.ts';
import { readTwoLimits, tellsMostly } from './two-limits.ts';
import { isTrait, type SentenceUnits } from './sentence-units.ts';
import { mostlyOnly, noMoreThanMiddling } from './mostly-only.ts';
import { takenBack } from './taken-back.ts';
import { tellsTask } from './tells-task.ts';

/** What the decoder makes of one sentence. */
export interface Verdict extends Rating {
  readonly category: Category;
  /** All categories the sentence speaks of, the leading one first. */
  readonly categories: readonly Category[];
  /** The likeliest other category, where the leading one is only for those who lead. */
  readonly beside?: Category;
  /** Id of the known formula that decided, if one did. */
  readonly formula: string | null;
}

/** What was fitted, unpacked with the first sentence. */
const models = once(() => {
  const grade = denseModel(gradeWeights);
  const category = linearModel(categoryWeights);
  // One list of features serves the category and the codes.
  const topics = together(category.known, codeFeatures());
  return {
    featuresIn: featureReader({ grade: grade.known, category: topics }),
    gradeScores: grade.score,
    categoryScores: category.scorer(topics),
    codeHint: codeReader(topics),
  };
});
/** What stands in one of two rising lists or in both, in rising order. */
function together(one: Int32Array, other: Int32Array): Int32Array {
  const all = new Int32Array(one.length + other.length);
  let [count, at, beside] = [0, 0, 0];
  while (at < one.length || beside < other.length) {
    const mine = one[at] ?? Infinity;
    const theirs = other[beside] ?? Infinity;
    all[count] = Math.min(mine, theirs);
    count += 1;
    if (mine <= theirs) at += 1;
    if (theirs <= mine) beside += 1;
  }
  return all.subarray(0, count);
}
/** A sentence is taken for a rating from this probability on; below it stays silent. */
const gradedFrom = 0.6;
/** The same where no word has a tone: what is told then may be a fact. */
const gradedWithoutTone = 0.75;
const surelyNeutral = -4;
/** A category less likely is not named. */
const leastShare = 0.2;
/** Fitted probabilities are a little too sure of themselves; found on the fitting part of the corpus. */
const temperature = 1.3;

type FormulaReader = (sentence: SentenceUnits) => Formula | null;

/** What reads a formula, behind what tells the words of which each of its sentences has one; the first that reads any counts. */
const formulas: readonly (readonly [(token: Token) => boolean, FormulaReader])[] = [
  [tellsContent, readFormula],
  [tellsExpectation, readExpectation],
  [tellsDemand, readDemands],
  [tellsRecognition, readRecognition],
  [(token) => token.kind === 'number' || tellsMark(token), readExamMark],
  [tellsEffort, readEffort],
  [tellsBurden, readBurden],
  [tellsBlame, readConductDenied],
  [tellsIdiom, readIdiom],
  [tellsMostly, readTwoLimits],
  [tellsLimited, readLimited],
];
/** A bit for each that a word tells of. */
const toldOf = rememberByWord((token: Token): number =>
  formulas.reduce((bits, [tells], at) => (tells(token) ? bits | (1 << at) : bits), 0),
);
/** The formula whose grammar tells the grade, or null. */
export function readOffFormula(
  sentence: SentenceUnits,
  idiomOf: () => Formula | null = () => readIdiom(sentence),
): Formula | null {
  let bits = 0;
  for (const token of sentence.tokens) if (token.kind !== 'mark') bits |= toldOf(token);
  for (let at = 0; bits >>> at !== 0; at += 1) {
    if ((bits & (1 << at)) === 0) continue;
    const [, read] = formulas[at] as (typeof formulas)[number];
    const found = read === readIdiom ? idiomOf() : read(sentence);
    if (found !== null) return found;
  }
  return null;
}

/** What is made of a sentence: a rating, a hint at a code, both or neither. */
export interface Judgement {
  /** Grade and categories, or null where the sentence rates nobody. */
  readonly verdict: Verdict | null;
  /** Read when asked for: most sentences of a letter are not. */
  readonly hint: () => CodeHint | null;
}

/** Reads a sentence once for its rating and for what it hints at. */
export function judge(sentence: SentenceUnits): Judgement {
  const features = models().featuresIn(sentence);
  let idiom: Formula | null | undefined;
  const idiomOf = (): Formula | null => (idiom === undefined ? (idiom = readIdiom(sentence)) : idiom);
  return {
    verdict: withoutTakenBack(sentence, rate(sentence, features, readOffFormula(sentence, idiomOf))),
    // What an idiom praises it praises openly, and behind a plain fact there is nothing.
    hint: () =>
      (idiomOf()?.grade ?? 5) > 3 && !isPlainStatement(sentence) && !tellsTask(sentence)
        ? models().codeHint(features.category)
        : null,
  };
}

/** Praise that its sentence takes back is worth what is left of it. */
function withoutTakenBack(sentence: SentenceUnits, verdict: Verdict | null): Verdict | null {
  if (verdict === null || verdict.grade >= leastPraise) return verdict;
  const left =
    takenBack(sentence) ??
    chosenOnly(sentence) ??
    mostlyOnly(sentence, verdict.grade) ??
    noMoreThanMiddling(sentence, verdict.grade);
  if (left === null || left.grade <= verdict.grade) return verdict;
  const { id, grade } = left;
  return { ...verdict, grade, range: [grade - 1, Math.min(6, grade + 0.5)], confidence: 0.7, formula: id };
}
/** From here on there is nothing to take back. */
const leastPraise = 4;

function rate(sentence: SentenceUnits, features: ToldFeatures, formula: Formula | null): Verdict | null {
  const [score = 0, ...scores] = models().gradeScores(features.grade);
  // Where the score alone leaves no doubt, the categories of a neutral sentence need not be weighed.
  const isSure =
    (formula !== null && formula.ifRated !== true) ||
    ratesConduct(sentence) ||
    attendedWell(sentence) ||
    praisesOwnTrait(sentence) ||
    hasKnowledge(sentence);
  if (!isSure && formula === null && score < surelyNeutral) return null;
  const shares = softmax(models().categoryScores(features.category));
  const rated = (): boolean =>
    ratedShare({
      score,
      grades: softmax(scores),
      categories: shares,
      length: sentence.units.length,
      person: sentence.shape.includes('@p'),
    }) >= (sentence.tones.some((tone) => tone !== '|') ? gradedFrom : gradedWithoutTone);
  if (!isSure && (!rated() || isPlainStatement(sentence) || tellsTask(sentence))) return null;
  if (isFirmsClaim(sentence)) return null;
  const categories = categoriesOf(withoutMisled(withoutExam(shares, sentence), sentence.tokens));
  const beside = isOfLeading(categories[0]) ? likeliestBesideLeading(shares) : {};
  if (formula !== null) {
    const { grade, range, confidence, id } = formula;
    const own = id.startsWith('exam-') ? 'exam-result' : formula.category;
    const named: readonly Category[] =
      own === undefined ? categories : [own, ...categories.filter((one) => one !== own)].slice(0, 3);
    return {
      grade,
      range,
      confidence,
      category: named[0] as Category,
      categories: named,
      formula: id,
      ...beside,
    };
  }
  const rating = ratingOf(softmax(scores, temperature));
  return { ...rating, category: categories[0] as Category, categories, formula: null, ...beside };
}

/** „Er verfügt über umfassende Fachkenntnisse und eine lange Erfahrung im Stückgutverkehr“: whatever the field is called. */
const hasKnowledge = ({ tokens, hits }: SentenceUnits): boolean => {
  const at = tokens.findIndex(knows);
  if (at < 1 || !tokens.slice(0, at).some(({ lower }) => who.test(lower))) return false;
  return hits.some(
    ({ kind, first, last }) =>
      (kind === 'top' || kind === 'strong') &&
      first > at &&
      first <= at + 4 &&
      knowledge.test(tokens[last + 1]?.lower ?? ''),
  );
};
const knowing = /^(?:verfügte?t?|besitzt|besaß)$/;
const knows = rememberIf(({ lower }) => knowing.test(lower));
const who = /^(?:er|sie|herr|frau)$/;
const knowledge = /^(?:fach)?(?:kenntnisse|wissen|können)$/;

/** „Hervorzuheben sind seine ausgezeichneten Kenntnisse“: highest praise of the person's own trait. */
const praisesOwnTrait = ({ tokens, hits }: SentenceUnits): boolean =>
  hits.some(
    ({ kind, first, last }) =>
      kind === 'top' &&
      own.test(tokens[first - 1]?.lower ?? '') &&
      // „Das Hotel wurde für seinen vorbildlichen Service ausgezeichnet“ praises a house.
      (first === 1 || is.test(tokens[first - 2]?.lower ?? '')) &&
      tokens[last + 1] !== undefined &&
      isTrait(tokens[last + 1] as Token),
  );
const is = /^(?:ist|sind|war|waren)$/;
const own = /^(?:sein|ihr)(?:e[nmrs]?)?$/;

const examAt = categoryWeights.outputs.indexOf('exam-result');
/** No result of an examination without a word for one: „danach ging es“, „ist immer mitgekommen“. */
function withoutExam(shares: readonly number[], { tokens }: SentenceUnits): readonly number[] {
  const audits = tokens.some(tellsAudited);
  return (shares[examAt] as number) < leastShare ||
    tokens.some(({ text }) => namesResult.test(text) && !(audits && inspected.test(text)))
    ? shares
    : shares.map((share, at) => (at === examAt ? 0 : share));
}
/** „Am Kassenbestand war bei den Prüfungen nichts zu bemängeln“ */
const audited = /kasse|kassen|^abrechnung|bestände?$|inventur|wechselgeld/;
const tellsAudited = rememberIf(({ lower }) => audited.test(lower));
const inspected = /^(?:\p{L}*prüfung|bestand|bestände|\p{L}*kassenbest)/iu;
const namesResult =
  /prüf|note|punkt|best(?:e|and)|beste[nrms]$|jahrgang|ge?schl[oau]ss|schloss|schluss|ergebnis|leistung|erfolg|zeichnung|zeichnet|kammer|brief|diplom|exam|zertifik|zeugnis|schnitt|prädikat|titel|promo|studi|^(?:IHK|HWK|LAP|EFZ)$/iu;

/** What a sentence most likely speaks of where nobody leads, if that is likely at all. */
function likeliestBesideLeading(shares: readonly number[]): Pick<Verdict, 'beside'> {
  const others = shares.map((share, at) =>
    isOfLeading(categoryWeights.outputs[at] as Category) ? 0 : share,
  );
  const most = Math.max(...others);
  return most < leastShare ? {} : { beside: categoryWeights.outputs[others.indexOf(most)] as Category };
}

function categoriesOf(shares: readonly number[]): Category[] {
  let leading = 0;
  for (let at = 1; at < shares.length; at += 1)
    if ((shares[at] as number) > (shares[leading] as number)) leading = at;
  const named = [leading];
  // Most sentences speak of one thing.
  const least = Math.max(leastShare, (shares[leading] as number) / 3);
  for (let at = 0; at < shares.length; at += 1)
    if (at !== leading && (shares[at] as number) >= least) named.push(at);
  if (named.length > 2) named.sort((a, b) => (shares[b] as number) - (shares[a] as number));
  return named.slice(0, 3).map((at) => categoryWeights.outputs[at] as Category);
}

/** The likeliest grade, a little drawn to where its neighbours are likely too; the range holds four readers in five. */
function ratingOf(shares: readonly number[]): Rating {
  const worth = shares.map(
    (share, at) => share + ((at > 0 ? (shares[at - 1] as number) : 0) + (shares[at + 1] ?? 0)) * 0.65,
  );
  const grade: Grade = worth.indexOf(Math.max(...worth)) + 1;
  let [best, worst] = [grade, grade];
  let held = shares[grade - 1] as number;
  while (held < 0.8 && worst - best < 3) {
    const above = shares[best - 2] ?? 0;
    const below = shares[worst] ?? 0;
    if (above >= below && best > 1) best -= 1;
    else if (worst < 5) worst += 1;
    else best -= 1;
    held += Math.max(above, below);
  }
  return {
    grade,
    range: [Math.max(1, best - 0.5), Math.min(6, worst + 0.5)],
    confidence: Math.round((shares[grade - 1] as number) * 100) / 100,
  };
}
