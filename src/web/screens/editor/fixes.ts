import { averageGrade } from '#domain/letter/answers.ts';
import { performanceCategories, type Category } from '#domain/letter/category.ts';
import { blocksOf, canReset, type Letter } from '#domain/letter/letter.ts';
import type { NamedGrade } from '#domain/letter/grade.ts';
import type { Warning } from '#domain/review/warning.ts';
import type { Draft } from '#web/lib/certificate/draft.ts';
import type { MessageKey } from '#web/lib/i18n.ts';
import type { GeneratorStep } from '#web/lib/paths.ts';
import type { LetterActs } from './use-letter.ts';

/** What can be done about a warning with one click. */
export type Fix =
  | { readonly label: MessageKey; readonly run: (acts: LetterActs) => Promise<void> }
  | { readonly label: MessageKey; readonly step: GeneratorStep };

/** The ways to mend what a warning tells, the best first; empty when only the words themselves help. */
export function fixesFor(warning: Warning, letter: Letter, draft: Draft): Fix[] {
  const { ratings } = draft.performance;
  const { category } = warning;
  switch (warning.id) {
    case 'category-below-average':
      return category === undefined
        ? []
        : [
            { label: 'editor.fix-raise', run: async (acts) => acts.gradeCategories([[category, 3]]) },
            { label: 'editor.fix-leave-out', run: async (acts) => hideCategory(acts, letter, category) },
          ];
    case 'overall-below-average':
      return [{ label: 'editor.fix-raise-all', run: async (acts) => acts.gradeCategories(weakOnes(draft)) }];
    case 'too-perfect':
      return [
        { label: 'editor.fix-lower-one', run: async (acts) => acts.gradeCategories(lowerOne(ratings)) },
      ];
    case 'summary-against-average': {
      const mean = averageGrade(ratings);
      return mean === null
        ? []
        : [
            {
              label: 'editor.fix-summary',
              run: async (acts) => acts.gradeCategories([['performance-summary', mean]]),
            },
          ];
    }
    case 'no-wishes':
      return [
        {
          label: 'editor.fix-wishes',
          run: async (acts) => acts.answers((now) => withWishes(now, averageGrade(ratings) ?? 2)),
        },
      ];
    case 'wishes-after-extraordinary':
      return [
        { label: 'editor.fix-no-wishes', run: async (acts) => acts.answers((now) => withWishes(now, null)) },
      ];
    case 'order': {
      const { area = 'performance' } = warning;
      return [{ label: 'editor.fix-order', run: async (acts) => acts.order(area) }];
    }
    case 'honesty-unusual':
      return [{ label: 'editor.fix-honesty', run: async (acts) => acts.answers(withoutHonesty) }];
    case 'task-twice':
    case 'first-person':
      return [{ label: 'editor.fix-step', step: 'taetigkeiten' }];
    case 'many-categories':
      return [{ label: 'editor.fix-step', step: 'leistung' }];
    case 'impossible-date':
      return [{ label: 'editor.fix-step', step: 'beruf' }];
    case 'exam-contradicted':
      return [{ label: 'editor.fix-step', step: 'beendigung' }];
    case 'odd-date':
      return [{ label: 'editor.fix-step', step: warning.area === 'closing' ? 'beruf' : 'beendigung' }];
    case 'missing-part':
      return missingPart(warning, letter);
    case 'other-person':
      return otherPerson(warning, letter);
    case 'said-twice': {
      const { block } = warning;
      return block === undefined
        ? []
        : [{ label: 'editor.fix-take-out', run: async (acts) => takeOut(acts, letter, block) }];
    }
    case 'tense-mix':
      return warning.block === undefined ? [] : resetFix(warning.block, letter);
    default:
      return [];
  }
}

const withWishes = (draft: Draft, grade: NamedGrade | null): Draft => ({
  ...draft,
  ending: { ...draft.ending, future_wishes: grade },
});
const withoutHonesty = (draft: Draft): Draft => ({
  ...draft,
  performance: { ...draft.performance, honesty: false },
});

async function hideCategory(acts: LetterActs, letter: Letter, category: Category): Promise<void> {
  for (const block of blocksOf(letter)) {
    if (block.category === category && !block.hidden) await acts.hide(block.id, true);
  }
}

type Ratings = Draft['performance']['ratings'];

const isWeak = (grade: NamedGrade | null | undefined): boolean => (grade ?? 0) > 3;

/** Everything below the average. */
function weakOnes({ performance: { ratings }, behavior }: Draft): [Category, NamedGrade][] {
  return [
    ...performanceCategories.filter((category) => isWeak(ratings[category])),
    ...(isWeak(behavior.internal) ? (['internal-behavior'] as const) : []),
    ...(isWeak(behavior.customers) ? (['external-behavior'] as const) : []),
  ].map((category) => [category, 3]);
}

/** The single rating that costs least: not the first ones that everybody looks for. */
function lowerOne(ratings: Ratings): [Category, NamedGrade][] {
  const rated = performanceCategories.filter(
    (category) => ratings[category] === 1 && category !== 'performance-summary',
  );
  const chosen = rated.find((category) => category === 'further-education') ?? rated.at(-1);
  return chosen === undefined ? [] : [[chosen, 2]];
}

/** Words that were kept when the person changed: adapted, or left as they are, which somebody has to say. */
function otherPerson({ block: id, better }: Warning, letter: Letter): Fix[] {
  const block = blocksOf(letter).find((one) => one.id === id);
  if (block === undefined) return [];
  return [
    ...(better === undefined
      ? []
      : [{ label: 'editor.fix-adapt', run: async (acts) => acts.edit(block.id, better) } satisfies Fix]),
    ...(block.writtenFor === undefined
      ? []
      : [{ label: 'editor.fix-let-stand', run: async (acts) => acts.letStand(block.id) } satisfies Fix]),
  ];
}

/** The user's own block goes; one of the plan is hidden and can be shown again. */
const takeOut = (acts: LetterActs, letter: Letter, id: string): Promise<void> =>
  blocksOf(letter).some((block) => block.id === id && block.kind === 'own')
    ? acts.remove(id)
    : acts.hide(id, true);

/** A part that was hidden is shown again; what was never answered has its step. */
function missingPart(warning: Warning, letter: Letter): Fix[] {
  const hidden = blocksOf({
    ...letter,
    areas: letter.areas.filter(({ id }) => warning.area === undefined || id === warning.area),
  }).filter(
    (block) => block.hidden && (warning.category === undefined || block.category === warning.category),
  );
  if (hidden.length > 0) {
    const show = async (acts: LetterActs): Promise<void> => {
      for (const { id } of hidden) await acts.hide(id, false);
    };
    return [{ label: 'editor.fix-show', run: show }];
  }
  return [{ label: 'editor.fix-step', step: stepOf(warning) }];
}

function stepOf({ area, category }: Warning): GeneratorStep {
  if (area === 'introduction' || area === 'company') return 'stamm';
  if (area === 'career') return 'beruf';
  if (area === 'tasks') return 'taetigkeiten';
  if (area === 'behavior' || category === 'internal-behavior' || category === 'external-behavior')
    return 'verhalten';
  if (area === 'performance' || area === 'summary') return 'leistung';
  return 'beendigung';
}

function resetFix(id: string, letter: Letter): Fix[] {
  const block = blocksOf(letter).find((one) => one.id === id);
  if (block === undefined || !canReset(block)) return [];
  return [{ label: 'editor.fix-reset', run: async (acts) => acts.reset(id) }];
}
