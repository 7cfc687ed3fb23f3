import { readSentence } from '../decode/read-sentence.ts';
import { employerNouns, type EmployerNoun } from '../german/employer-nouns.ts';
import type { Category } from '../letter/category.ts';
import type { NamedGrade } from '../letter/grade.ts';
import type { ModuleKind } from '../letter/module.ts';
import { expand, type Expansion } from './expand.ts';
import { modulesOfKind, type LibraryModule } from './library.ts';
import { positionFacts } from './setting.ts';

/** Sentences of the library for one grade of a category, as they would stand in a letter. */
export interface GradeExamples {
  readonly grade: NamedGrade;
  readonly sentences: readonly string[];
}

const grades: readonly NamedGrade[] = [1, 2, 3, 4, 5];
const shared = {
  tense: 'past',
  employer: employerNouns[0] as EmployerNoun,
  genderForm: 'pair',
  clients: 'Kunden',
  groups: ['Vorgesetzte', 'Kollegen'],
  data: {
    Fähigkeiten: 'SAP und MS Excel',
    Austritt: '30. September 2025',
    ...positionFacts('arbeitszeugnis'),
  },
  nameFirst: true,
  booster: (_: unknown, word: string) => word,
} satisfies Omit<Expansion, 'person'>;
/** By turns, so that both forms are seen. */
const persons: readonly Expansion['person'][] = [
  { gender: 'f', title: '', first: 'Lena', last: 'Vogt' },
  { gender: 'm', title: '', first: 'Jonas', last: 'Brandt' },
];

function kindOf(category: Category): ModuleKind | null {
  if (category === 'internal-behavior' || category === 'external-behavior') return 'behavior';
  if (category === 'exam-result') return 'exam';
  if (category === 'future-wishes') return 'closing';
  return category === 'ending' || category === 'overall-performance' ? null : 'performance';
}

/** For everybody: no certain occupation, and letters at the end of an employment where there is a choice. */
function isCommon({ occupations, types }: LibraryModule): boolean {
  return occupations === undefined && (types === undefined || types.includes('arbeitszeugnis'));
}

/** On its own a sentence must say what it stands for; some closings do so only by what is missing beside them. */
function readsAs(text: string, grade: NamedGrade): boolean {
  return Math.abs((readSentence(text).grade ?? 9) - grade) <= 0.5;
}

/**
 * Example sentences of a category from very good to poor.
 * @param most sentences per grade
 * @returns grades without a sentence are left out
 */
export function exampleSentences(category: Category, most = 4): GradeExamples[] {
  const kind = kindOf(category);
  if (kind === null) return [];
  const fitting = modulesOfKind(kind).filter((module) => kind === 'closing' || module.category === category);
  return grades.flatMap((grade) => {
    const modules = fitting.filter((module) => module.grade === grade);
    const common = modules.filter(isCommon);
    const sentences = (common.length > 0 ? common : modules)
      .filter(({ says }) => kind !== 'closing' || says?.includes('wishes') === true)
      // Whole closings first: regret, thanks and wishes together.
      .toSorted((a, b) => (b.says?.length ?? 0) - (a.says?.length ?? 0))
      .map(({ template }, at) =>
        expand(template, { ...shared, person: persons[at % 2] as Expansion['person'] }),
      )
      .filter((text) => typeof text === 'string')
      .filter((text) => category === 'exam-result' || readsAs(text, grade))
      .slice(0, most);
    return sentences.length > 0 ? [{ grade, sentences }] : [];
  });
}
