import {
  averageGrade,
  isLeader,
  isPartTime,
  summaryGrade,
  tradeOf,
  type Answers,
  type Station,
} from '../letter/answers.ts';
import type { Category, PerformanceCategory } from '../letter/category.ts';
import { categoriesOfStage, stageOf, type Stage } from '../letter/category-order.ts';
import type { NamedGrade } from '../letter/grade.ts';
import type { AreaId } from '../letter/letter.ts';
import type { ClosingPart, ModuleKind } from '../letter/module.ts';
import { hasExam } from '../letter/reasons-for.ts';
import { isHonestyOffered } from './honesty-offered.ts';
import { planClosing } from './plan-closing.ts';
import { traitCategory } from './traits.ts';

/** A place in the letter that one module will fill. */
export interface Place {
  /** Unique and stable, so that a new generation finds the user's work again: „performance/motivation“. */
  readonly key: string;
  readonly area: AreaId;
  readonly kind: ModuleKind;
  readonly category: Category | null;
  readonly grade: NamedGrade | null;
  /** Begins a paragraph. */
  readonly paragraph: boolean;
  readonly trait?: string;
  readonly says?: readonly ClosingPart[];
  readonly station?: Station;
  /** Lemmas for `{Gruppen}`. */
  readonly groups?: readonly string[];
  /** Only needed when what leaders' letters must tell is not told yet. */
  readonly completes?: boolean;
  /** Taken as it is instead of a module. */
  readonly text?: string;
  readonly list?: readonly string[];
  /** Some of the list was suggested by a language model. */
  readonly listAssisted?: boolean;
}

/** Plans the letter: what stands where, in the order that readers expect of this type. */
export function planLetter(answers: Answers): Place[] {
  return [
    ...planFrame(answers),
    ...planPerformance(answers),
    ...planSummary(answers),
    ...planExam(answers),
    ...planBehavior(answers),
    ...planClosing(answers),
  ];
}

const frame = (key: string, area: AreaId, kind: ModuleKind, more: Partial<Place> = {}): Place => ({
  key,
  area,
  kind,
  category: null,
  grade: null,
  paragraph: true,
  ...more,
});

/** Tasks below a block, with the mark of those that a language model suggested. */
const listOf = (
  list: readonly string[],
  assisted: readonly string[],
): Pick<Place, 'list' | 'listAssisted'> =>
  list.some((task) => assisted.includes(task)) ? { list, listAssisted: true } : { list };

function planFrame({ company, occupation, activities, assisted = [] }: Answers): Place[] {
  const stations = occupation.stations.toSorted((a, b) => a.begin.localeCompare(b.begin));
  const description = company.description.trim();
  return [
    frame('introduction', 'introduction', 'introduction'),
    ...(isPartTime(occupation.workload)
      ? [frame('part-time', 'introduction', 'part-time', { paragraph: false })]
      : []),
    ...(description === ''
      ? []
      : [frame('company', 'company', 'company', /[.]$/.test(description) ? { text: description } : {})]),
    ...stations.map((station, at) =>
      frame(`station/${at + 1}`, 'career', 'station', {
        station,
        paragraph: at === 0,
        ...listOf(station.activities ?? [], assisted),
      }),
    ),
    ...(activities.length === 0
      ? []
      : [frame('tasks', 'tasks', 'task-lead-in', listOf(activities, assisted))]),
  ];
}

/** Paragraphs of the performance part: stages that stand together. */
const paragraphs: readonly (readonly Stage[])[] = [
  ['readiness', 'ability'],
  ['knowledge'],
  ['method', 'success', 'special'],
  ['leadership'],
];

function planPerformance(answers: Answers): Place[] {
  const { ratings } = answers.performance;
  const twice = doubled(answers);
  const groups = paragraphs.map((stages) =>
    stages.flatMap((stage) => [
      ...categoriesOfStage(stage).flatMap((category) => rated(category, ratings[category], twice)),
      ...planTraits(answers, stage),
      ...(stage === 'leadership' ? completion(answers) : []),
      ...(stage === 'method' ? planHonesty(answers) : []),
    ]),
  );
  return joinShort(groups).flatMap((places) =>
    places.map((place, at) => ({ ...place, paragraph: at === 0 })),
  );
}

function rated(
  category: PerformanceCategory,
  grade: NamedGrade | undefined,
  twice: ReadonlySet<Category>,
): Place[] {
  if (grade === undefined) return [];
  const place = frame(`performance/${category}`, 'performance', 'performance', { category, grade });
  return twice.has(category) ? [place, { ...place, key: `${place.key}/2` }] : [place];
}

/** A letter on few ratings is short; then the courts' core features get a second sentence each. */
const core = ['motivation', 'expertise', 'working-method', 'working-success', 'comprehension'] as const;
const enoughRatings = 8;

function doubled({ performance: { ratings } }: Answers): ReadonlySet<Category> {
  const count = Object.keys(ratings).filter((category) => category !== 'performance-summary').length;
  const wanted = core.filter((category) => ratings[category] !== undefined);
  return new Set(wanted.slice(0, Math.max(0, enoughRatings - count)));
}

/** Leaders: the team's results and its contentment must both be told (LAG Hamm 4 Sa 1018/99). */
function completion({ performance: { ratings } }: Answers): Place[] {
  const grade = ratings.leadership;
  if (grade === undefined) return [];
  return [
    frame('performance/leadership/2', 'performance', 'performance', {
      category: 'leadership',
      grade,
      completes: true,
    }),
  ];
}

/** A paragraph of one sentence joins the one before; a lonely first one the next. */
function joinShort(groups: readonly Place[][]): Place[][] {
  const joined: Place[][] = [];
  for (const group of groups.filter((places) => places.length > 0)) {
    const last = joined.at(-1);
    if (last !== undefined && (group.length === 1 || last.length === 1)) last.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

/** Traits are praise: they stand with the stage of their category in the mean of the ratings, at worst a 4. */
function planTraits(answers: Answers, stage: Stage): Place[] {
  const { performance } = answers;
  const grade = Math.min(4, averageGrade(performance.ratings) ?? 2) as NamedGrade;
  const kinds = [
    ['trait', performance.positive_traits],
    ...(isLeader(answers) ? [['leadership-trait', performance.leadership_traits] as const] : []),
  ] as const;
  return kinds.flatMap(([kind, traits]) =>
    traits.flatMap((trait) => {
      const category = traitCategory(kind, trait);
      const own = kind === 'leadership-trait' ? 'leadership' : stageOfTrait(category);
      if (own !== stage) return [];
      const area = stage === 'conduct' ? 'behavior' : 'performance';
      return [frame(`${kind}/${trait}`, area, kind, { category, grade, trait, paragraph: false })];
    }),
  );
}

function stageOfTrait(category: Category | null): Stage {
  if (category === 'internal-behavior' || category === 'external-behavior') return 'conduct';
  return (category === null ? null : stageOf(category as PerformanceCategory)) ?? 'special';
}

function planHonesty(answers: Answers): Place[] {
  const { performance } = answers;
  if (!performance.honesty || !isHonestyOffered(tradeOf(answers))) return [];
  const grade = performance.ratings['reliability-honesty'] ?? averageGrade(performance.ratings) ?? 2;
  return [
    frame('honesty', 'performance', 'honesty', { category: 'reliability-honesty', grade, paragraph: false }),
  ];
}

function planSummary({ performance }: Answers): Place[] {
  const grade = summaryGrade(performance.ratings);
  if (grade === null) return [];
  return [frame('summary', 'summary', 'performance', { category: 'performance-summary', grade })];
}

function planExam({ exam, type, ending }: Answers): Place[] {
  if (exam === null || !hasExam(type, ending.termination_reason)) return [];
  return [frame('exam', 'exam', 'exam', { category: 'exam-result', grade: exam.result })];
}

function planBehavior(answers: Answers): Place[] {
  const { ratings } = answers.performance;
  const conduct = categoriesOfStage('conduct').flatMap((category) =>
    rated(category, ratings[category], new Set()).map((place) => ({ ...place, area: 'behavior' as const })),
  );
  const places = [...planFormula(answers), ...conduct, ...planTraits(answers, 'conduct')];
  return places.map((place, at) => ({ ...place, paragraph: at === 0 }));
}

/**
 * The behaviour formula; customers have a sentence of their own when they are rated apart. Partners have no rating of
 * their own: they stay in the first sentence, for those on customers name nobody else.
 */
function planFormula(answers: Answers): Place[] {
  const { internal, customers, customer_contact, partner_contact } = answers.behavior;
  const apart = customers !== null && customer_contact;
  const partners = partner_contact ? ['Geschäftspartner'] : [];
  const outside = [...(customer_contact && !apart ? ['Kunden'] : []), ...partners];
  return [
    ...(internal === null
      ? []
      : [formula('behavior/internal', 'internal-behavior', internal, [...insiders(answers), ...outside])]),
    ...(apart
      ? [
          formula('behavior/external', 'external-behavior', customers, [
            'Kunden',
            ...(internal === null ? partners : []),
          ]),
        ]
      : []),
  ];
}

const formula = (key: string, category: Category, grade: NamedGrade, groups: readonly string[]): Place =>
  frame(key, 'behavior', 'behavior', { category, grade, groups });

/** Superiors first, then colleagues; leaders' staff and trainees' trainers have places of their own. */
function insiders(answers: Answers): string[] {
  if (answers.type === 'ausbildungszeugnis')
    return ['Ausbilder', 'Vorgesetzte', 'Kollegen', 'Mitauszubildende'];
  return ['Vorgesetzte', 'Kollegen', ...(isLeader(answers) ? ['Mitarbeiter'] : [])];
}
