import type { Answers } from '../letter/answers.ts';
import { categoryLabels, type Category } from '../letter/category.ts';
import { gradeWord, namedGrade, type NamedGrade } from '../letter/grade.ts';
import { blocksOf, isKept, type Letter } from '../letter/letter.ts';
import type { ReadLetter } from './reading-warnings.ts';
import type { Warning } from './warning.ts';

/** A grade that the letter gives a category. */
interface Given {
  readonly category: Category;
  readonly grade: NamedGrade;
}

/** „befriedigend“ is the average; what is worse lies below it. */
const average = 3;
/** From here on the summary and the single ratings tell different things. */
const gapWorthTelling = 0.8;
/** Readers take more categories for exaggeration (categories.md, rule 3). */
const mostCategories = 14;

/**
 * Warnings on how the grades stand to each other.
 * @param read the same letter as a stranger reads it, which tells what words say that were not composed
 */
export function ratingWarnings(letter: Letter, answers: Answers, read?: ReadLetter): Warning[] {
  const given = gradesOf(letter, read);
  const singles = given.filter(({ category }) => isSingle(category));
  return [
    ...overall(given),
    ...perfect(given, singles),
    ...summary(given, singles),
    ...singles.flatMap((one) => below(one)),
    ...tooMany(answers),
  ];
}

const notSingle: ReadonlySet<Category> = new Set<Category>([
  'performance-summary',
  'internal-behavior',
  'external-behavior',
  'future-wishes',
  'ending',
  'exam-result',
]);
const isSingle = (category: Category): boolean => !notSingle.has(category);

/**
 * The grades as the letter has them, each category once; the user may have changed blocks one by one. Where an employer's
 * or the user's own words tell of a category, only reading them tells how they weigh against each other.
 */
function gradesOf(letter: Letter, read?: ReadLetter): Given[] {
  const foreign = new Set(
    blocksOf(letter).flatMap((block) =>
      !block.hidden && block.category !== null && (block.kind === 'own' || isKept(block))
        ? [block.category]
        : [],
    ),
  );
  const asRead = new Map(read?.reading.categories.map((one) => [one.category, namedGrade(one.grade)]));
  const found = new Map<Category, NamedGrade>();
  for (const { category, grade, hidden, id } of blocksOf(letter)) {
    if (hidden || category === null || grade === null || /^(?:trait|leadership-trait|honesty)/.test(id))
      continue;
    if (found.has(category)) continue;
    found.set(category, (foreign.has(category) ? asRead.get(category) : undefined) ?? grade);
  }
  return [...found].map(([category, grade]) => ({ category, grade }));
}

const mean = (given: readonly Given[]): number =>
  given.reduce((sum, { grade }) => sum + grade, 0) / Math.max(1, given.length);

function overall(given: readonly Given[]): Warning[] {
  const rated = given.filter(({ category }) => category !== 'future-wishes' && category !== 'ending');
  // As long as the whole is called „befriedigend“ it does not lie below it.
  if (rated.length === 0 || namedGrade(mean(rated)) <= average) return [];
  return [
    {
      id: 'overall-below-average',
      severity: 'warning',
      title: 'Gesamtnote unter dem Durchschnitt',
      detail:
        'Die Bewertung liegt unter „befriedigend“. Eine unterdurchschnittliche Leistung muss der Arbeitgeber im Streitfall belegen können; für Bewerbungen ist ein solches Zeugnis ein Nachteil. Keine Rechtsberatung.',
      ruling: 'lag-koeln-4-sa-12-23',
    },
  ];
}

function perfect(given: readonly Given[], singles: readonly Given[]): Warning[] {
  if (singles.length < 5 || given.some(({ grade }) => grade > 1)) return [];
  return [
    {
      id: 'too-perfect',
      severity: 'hint',
      title: 'Durchgehend sehr gut',
      detail:
        'Ein Zeugnis ohne jede Abstufung kann unglaubwürdig wirken oder den Eindruck wecken, es sei nach einem Rechtsstreit entstanden. Einzelne Abstufungen und konkrete Erfolge machen es überzeugender.',
    },
  ];
}

function summary(given: readonly Given[], singles: readonly Given[]): Warning[] {
  const whole = given.find(({ category }) => category === 'performance-summary');
  if (whole === undefined || singles.length === 0) return [];
  const gap = whole.grade - mean(singles);
  if (Math.abs(gap) < gapWorthTelling) return [];
  const direction = gap < 0 ? 'besser' : 'schlechter';
  return [
    {
      id: 'summary-against-average',
      severity: 'warning',
      title: 'Leistungszusammenfassung passt nicht zu den Einzelnoten',
      detail: `Die Leistungszusammenfassung („${gradeWord(whole.grade)}“) ist ${direction} als der Durchschnitt der Einzelbewertungen („${gradeWord(mean(singles))}“). Wer das Zeugnis liest, nimmt im Zweifel die schlechtere Note an.`,
      area: 'summary',
      category: 'performance-summary',
    },
  ];
}

function below({ category, grade }: Given): Warning[] {
  if (grade <= average) return [];
  return [
    {
      id: 'category-below-average',
      severity: 'warning',
      title: `${categoryLabels[category]}: unter dem Durchschnitt`,
      detail: `Die Kategorie ist mit „${gradeWord(grade)}“ bewertet. Eine schwache Aussage fällt auf; oft ist es besser, die Kategorie wegzulassen, sofern sie für den Beruf nicht erwartet wird.`,
      category,
    },
  ];
}

function tooMany({ performance: { ratings } }: Answers): Warning[] {
  const count = Object.keys(ratings).length;
  if (count <= mostCategories) return [];
  return [
    {
      id: 'many-categories',
      severity: 'hint',
      title: 'Sehr viele Kategorien bewertet',
      detail: `${count} bewertete Kategorien wirken leicht übertrieben und machen das Zeugnis lang; üblich sind sechs bis neun, bei Führungskräften bis dreizehn.`,
    },
  ];
}
